import { Ban, Ellipsis, Flag } from 'lucide-react';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
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
  const [asked, setAsked] = useState<'block' | 'report'>();
  const { revalidate } = useRevalidator();
  const close = () => setAsked(undefined);
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
        <button type="button" onClick={() => setAsked('report')}>
          <Flag className="size-4.5 text-muted" aria-hidden="true" />
          <span>Report {name}</span>
        </button>
        <button type="button" onClick={() => setAsked('block')}>
          <Ban className="size-4.5 text-muted" aria-hidden="true" />
          <span>Block {name}</span>
        </button>
      </Menu>
      {asked === 'report' && <ReportDialog you={you} person={person} onClose={close} />}
      {asked === 'block' && <BlockDialog open person={person} onClose={close} onBlocked={leave} />}
    </span>
  );
}
