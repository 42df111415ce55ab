import type { KeyFact } from '@ampersand/contract/matchings';
import { clsx } from 'clsx';
import {
  CalendarClock,
  ChartPie,
  CircleDot,
  Clock,
  House,
  type LucideIcon,
  MapPin,
  Wallet,
} from 'lucide-react';

type Shown = Exclude<KeyFact['kind'], 'WISH'>;
/** In the order shown: short ones first, so that several share a line. Why somebody would join is a line of its own. */
const kinds: Record<Shown, { label: string; icon: LucideIcon }> = {
  PLACE: { label: 'Location', icon: MapPin },
  HOURS: { label: 'Time', icon: Clock },
  START: { label: 'Start', icon: CalendarClock },
  EQUITY: { label: 'Equity', icon: ChartPie },
  ACTIVE: { label: 'Here', icon: CircleDot },
  WORK: { label: 'Working together', icon: House },
  PAY: { label: 'Pay', icon: Wallet },
};
const order = Object.keys(kinds);
const byOrder = (one: KeyFact, other: KeyFact) => order.indexOf(one.kind) - order.indexOf(other.kind);

/** What somebody has said of place, time, terms and pay, in one row that wraps. `short`: one line each on a phone. */
export function KeyFacts({ facts, short }: { facts: readonly KeyFact[]; short?: true }) {
  const shown = facts
    .toSorted(byOrder)
    .flatMap(({ kind, words }) => (kind === 'WISH' ? [] : { kind, words }));
  if (shown.length === 0) return null;
  return (
    <dl className="flex flex-wrap gap-x-5 gap-y-1.5 text-sm">
      {shown.map(({ kind, words }) => {
        const { label, icon: Icon } = kinds[kind];
        const isBareShare = kind === 'EQUITY' && !/equity|negotiable/i.test(words);
        const isQuote = words.startsWith('“');
        return (
          <div key={kind} className="flex min-w-0 items-start gap-1.5">
            <dt title={label} className="flex gap-1.5">
              <Icon className="mt-0.5 size-4 shrink-0 text-muted" aria-hidden="true" />
              <span className={isBareShare && isQuote ? undefined : 'sr-only'}>{label}: </span>
            </dt>
            <dd className={clsx('wrap-anywhere min-w-0', short && 'max-sm:line-clamp-1')}>
              <bdi>{words}</bdi>
              {isBareShare && !isQuote && ' equity'}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
