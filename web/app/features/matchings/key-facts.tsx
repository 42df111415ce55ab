import type { KeyFact } from '@ampersand/contract/matchings';
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

const kinds: Record<KeyFact['kind'], { label: string; icon: LucideIcon }> = {
  PLACE: { label: 'Location', icon: MapPin },
  WORK: { label: 'Working together', icon: House },
  HOURS: { label: 'Time', icon: Clock },
  START: { label: 'Start', icon: CalendarClock },
  EQUITY: { label: 'Equity', icon: ChartPie },
  PAY: { label: 'Pay', icon: Wallet },
  ACTIVE: { label: 'Here', icon: CircleDot },
};

/** What somebody has said of place, time, terms and pay, in one row that wraps. */
export function KeyFacts({ facts }: { facts: readonly KeyFact[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className="flex flex-wrap gap-x-5 gap-y-1.5 text-sm">
      {facts.map(({ kind, words }) => {
        const { label, icon: Icon } = kinds[kind];
        return (
          <div key={kind} className="flex min-w-0 items-start gap-1.5">
            <dt title={label}>
              <Icon className="mt-0.5 size-4 shrink-0 text-muted" aria-hidden="true" />
              <span className="sr-only">{label}: </span>
            </dt>
            <dd className="wrap-anywhere min-w-0">
              <bdi>{words}</bdi>
              {kind === 'EQUITY' && !/equity|negotiable/i.test(words) && ' equity'}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
