import type { DeskColumn, DeskCard as Entry } from '@ampersand/contract/desk';
import { clsx } from 'clsx';
import type { You } from '../../page/you.ts';
import type { Ticks } from '../choices/ticks.tsx';
import { DeskCard } from './desk-card.tsx';
import { columns } from './words.ts';

/** Of its heading, which takes the focus of a card that has left. */
export const columnId = (name: DeskColumn) => `column-${name.toLowerCase()}`;

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
          {cards.map((card) => (
            <li key={card.person.id}>
              <DeskCard card={card} {...rest} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
