import { clsx } from 'clsx';
import { Link } from 'react-router';

interface PageTab {
  to: string;
  label: string;
  /** Shown where it is not 0; `countOf` says what is counted. */
  count?: number;
  countOf?: string;
}

interface PageTabsProps {
  label: string;
  tabs: readonly PageTab[];
  /** The address of the page one is on. */
  current: string;
  className?: string;
}

/** Links to the pages of one subject, side by side in one line: where that is wider than the screen it scrolls by itself. */
export function PageTabs({ label, tabs, current, className }: PageTabsProps) {
  return (
    <nav aria-label={label} className={className}>
      <ul className="relative flex overflow-x-auto shadow-[inset_0_-1px_var(--color-line)] sm:gap-x-1">
        {tabs.map(({ to, label: text, count = 0, countOf }) => (
          <li key={to} className="shrink-0">
            <Link
              to={to}
              ref={to === current ? bringIntoView : undefined}
              aria-current={to === current ? 'page' : undefined}
              className={clsx(
                'inline-flex min-h-11 items-center gap-2 rounded-t-control border-b-2 px-2 font-medium -outline-offset-2 transition-colors max-[26rem]:text-sm sm:px-4',
                to === current
                  ? 'border-primary text-primary'
                  : 'border-transparent text-muted hover:text-ink',
              )}
            >
              {text}
              {count > 0 && (
                <span className="rounded-full bg-primary-soft px-2 text-sm text-primary tabular-nums">
                  {count}
                  <span className="sr-only"> {countOf}</span>
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Shows the page one is on in the middle of its line; the screen stays where it is. */
function bringIntoView(link: HTMLAnchorElement | null) {
  const line = link?.closest('ul');
  if (link && line) line.scrollLeft = link.offsetLeft - (line.clientWidth - link.offsetWidth) / 2;
}
