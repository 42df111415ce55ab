import type { DeskColumn, DeskCard as Entry } from '@ampersand/contract/desk';
import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { You } from '../../page/you.ts';
import { Button } from '../../ui/button.tsx';
import type { Ticks } from '../choices/ticks.tsx';
import { cardId, isWhole, withWhole } from './addresses.ts';
import { DeskCard } from './desk-card.tsx';
import { columns } from './words.ts';

/** Of its heading, which takes the focus of a card that has left. */
export const columnId = (name: DeskColumn) => `column-${name.toLowerCase()}`;

/** How many stand in a column at first; the rest is a press away. */
const FIRST = 25;

interface ColumnProps {
  name: DeskColumn;
  cards: readonly Entry[];
  /** On a narrow screen only one is. */
  isInSight: boolean;
  you: You;
  /** ISO 8601. */
  now: string;
  ticks: Ticks;
  onMoved: (card: Entry) => void;
  onChanged: (card: Entry) => void;
}

/** One column of the board. */
export function Column({ name, cards, isInSight, ...rest }: ColumnProps) {
  const { shown, left, showAll } = useShown(name, cards);
  return (
    <section
      aria-labelledby={columnId(name)}
      className={clsx(
        'min-w-0 rounded-card bg-sunken p-3',
        cards.length === 0 ? 'lg:min-w-28' : 'lg:min-w-68 lg:flex-1',
        !isInSight && 'max-lg:hidden',
      )}
    >
      <h3 id={columnId(name)} tabIndex={-1} className="flex items-baseline gap-2 px-1 text-lg">
        {columns[name]} <span className="text-base font-normal text-muted tabular-nums">{cards.length}</span>
      </h3>
      {cards.length === 0 ? (
        <p className="mt-2 px-1 pb-2 text-sm text-muted">Nobody here.</p>
      ) : (
        <ul className="mt-3 flex flex-col gap-3">
          {shown.map((card) => (
            <li key={card.person.id}>
              <DeskCard card={card} {...rest} />
            </li>
          ))}
        </ul>
      )}
      {left > 0 && (
        <Button variant="quiet" className="mt-2 w-full" onClick={showAll}>
          Show {left} more
          <span className="sr-only"> in {columns[name]}</span>
        </Button>
      )}
    </section>
  );
}

/** Which cards of a column are shown, and how many are not; the address says whether all are. */
function useShown(name: DeskColumn, cards: readonly Entry[]) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  // Links lead to people of whom one wanted to be reminded; who was there stays once that is done.
  const [reminded] = useState(
    () => new Set(cards.filter(({ remindOn }) => remindOn !== null).map(({ person }) => person.id)),
  );
  const whole = isWhole(search, name);
  const next = useRef<string>(undefined);
  // Once all are there the button is not: the focus goes on with the first who was not shown.
  useEffect(() => {
    if (whole && next.current) document.getElementById(cardId(next.current))?.focus();
  }, [whole]);
  const isShown = ({ person }: Entry, at: number) => whole || at < FIRST || reminded.has(person.id);
  const shown = cards.filter(isShown);
  return {
    shown,
    left: cards.length - shown.length,
    showAll() {
      next.current = cards.find((card, at) => !isShown(card, at))?.person.id;
      navigate(withWhole(search, name), { replace: true, preventScrollReset: true });
    },
  };
}
