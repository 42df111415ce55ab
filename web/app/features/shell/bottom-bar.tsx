import { clsx } from 'clsx';
import { Link } from 'react-router';
import { Count } from '../../ui/count.tsx';
import type { Ways } from './nav-links.ts';
import { useCurrent } from './pending.tsx';

/** The way around on narrow screens, within reach of the thumb. Logout is in the account menu. */
export function BottomBar({ ways }: { ways: Ways }) {
  const isCurrent = useCurrent(ways);
  return (
    <nav
      aria-label="Main"
      className="@container fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      {/* What the words leave is shared out evenly, so that both ends keep the same margin. */}
      <ul className="mx-auto flex max-w-xl">
        {ways.links.map(({ to, label, icon: Icon, count = 0, countOf }) => (
          <li key={to} className="flex-auto">
            <Link
              to={to}
              aria-current={isCurrent(to) ? 'page' : undefined}
              className={clsx(
                'relative flex min-h-16 flex-col items-center justify-center gap-0.5 text-sm font-medium tracking-tight @max-[26rem]:text-[0.75rem] @max-[22rem]:tracking-tighter',
                isCurrent(to) ? 'text-primary' : 'text-muted',
              )}
            >
              {isCurrent(to) && <span className="absolute inset-x-4 top-0 h-0.75 rounded-full bg-accent" />}
              <span className="relative">
                <Icon className="size-5.5" aria-hidden="true" />
                {count > 0 && <Count>{count}</Count>}
              </span>
              {/* With very large text on a phone the words would run into each other. */}
              <span className="@max-[18rem]:sr-only">{label}</span>
              {count > 0 && (
                <span className="sr-only">
                  {count} {countOf}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
