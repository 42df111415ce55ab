import { Ban, Ellipsis, Flag } from 'lucide-react';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useDialogParam } from '../../page/dialog-param.ts';
import type { You } from '../../page/you.ts';
import { besideInList } from '../../ui/focus-after-dialog.ts';
import { Menu } from '../../ui/menu.tsx';
import { ReportDialog } from '../reports/report-dialog.tsx';
import { BlockDialog } from './block-dialog.tsx';

interface PersonMenuProps {
  you: You;
  person: { id: string; fullName: string; calledName: string };
}

/** What one can do about somebody in a list, where there is no room for buttons. */
export function PersonMenu({ you, person }: PersonMenuProps) {
  const [isBlocking, setBlocking] = useState(false);
  const report = useDialogParam('report');
  // Beside the list another button may report the same person.
  const reported = `menu-${person.id}`;
  const { revalidate } = useRevalidator();
  const name = <bdi>{person.calledName}</bdi>;
  const place = useRef<HTMLSpanElement>(null);

  async function leave() {
    const goOn = besideInList(place.current?.closest('li'));
    await revalidate();
    goOn();
  }

  return (
    <span ref={place} className="contents">
      <Menu
        label={`More about ${person.fullName}`}
        className="justify-center"
        button={<Ellipsis className="size-5 text-muted" aria-hidden="true" />}
      >
        <button type="button" onClick={() => report.open(reported)}>
          <Flag className="size-4.5 text-muted" aria-hidden="true" />
          <span>Report {name}</span>
        </button>
        <button type="button" onClick={() => setBlocking(true)}>
          <Ban className="size-4.5 text-muted" aria-hidden="true" />
          <span>Block {name}</span>
        </button>
      </Menu>
      {report.value === reported && <ReportDialog you={you} person={person} onClose={report.close} />}
      {isBlocking && (
        <BlockDialog open person={person} onClose={() => setBlocking(false)} onBlocked={leave} />
      )}
    </span>
  );
}
