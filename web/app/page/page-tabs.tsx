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

/** Links to the pages of one subject, side by side. */
export function PageTabs({ label, tabs, current, className }: PageTabsProps) {
  return (
    <nav aria-label={label} className={clsx('border-b border-line', className)}>
      <ul className="flex flex-wrap gap-x-1">
        {tabs.map(({ to, label: text, count = 0, countOf }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={to === current ? 'page' : undefined}
              className={clsx(
                '-mb-px inline-flex min-h-11 items-center gap-2 rounded-t-control border-b-2 px-2 font-medium transition-colors sm:px-4',
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
