import { Columns3, X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';

import { Button, buttonClass } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { comparedAt, MOST_COMPARED } from './compared.ts';

interface Person {
  readonly id: string;
  readonly fullName: string;
}

/** Whom a member has ticked to see them side by side. */
export function useTicks() {
  const [ids, setIds] = useState<readonly string[]>([]);
  return {
    ids,
    toggle: (id: string) => setIds(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]),
    clear: () => setIds([]),
  };
}
export type Ticks = ReturnType<typeof useTicks>;

interface TickProps {
  person: Person;
  ticks: Ticks;
  /** Beside small buttons. */
  small?: boolean;
}

export function Tick({ person, ticks, small = false }: TickProps) {
  const isTicked = ticks.ids.includes(person.id);
  return (
    <Checkbox
      label={
        <span className={small ? 'text-sm' : undefined}>
          Compare<span className="sr-only"> {person.fullName}</span>
        </span>
      }
      checked={isTicked}
      disabled={!isTicked && ticks.ids.length >= MOST_COMPARED}
      onChange={() => ticks.toggle(person.id)}
    />
  );
}

/** Where those who are ticked are seen side by side; nothing while nobody is. */
export function CompareBar({ ticks: { ids, clear }, page }: { ticks: Ticks; page: string }) {
  const isReady = ids.length > 1;
  return (
    <div className={ids.length > 0 ? 'sticky bottom-20 z-10 lg:bottom-4' : 'contents'}>
      <p role="status" className="sr-only">
        {ids.length > 0 && `${ids.length} ticked${ids.length >= MOST_COMPARED ? ', which is the most' : ''}`}
      </p>
      {ids.length > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-line bg-surface p-3 shadow-soft">
          <p className="min-w-0 flex-1 ps-1 leading-snug">
            {isReady ? `${ids.length} people ticked` : 'Tick one or two more people'}
          </p>
          <div className="flex items-center gap-2">
            {isReady && (
              <Link to={comparedAt(page, ids)} className={buttonClass({ variant: 'primary' })}>
                <Columns3 className="size-5" aria-hidden="true" />
                Compare
              </Link>
            )}
            <Button icon variant="quiet" aria-label="Tick nobody" onClick={clear}>
              <X className="size-5" aria-hidden="true" />
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
