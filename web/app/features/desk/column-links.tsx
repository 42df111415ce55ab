import type { DeskColumn } from '@ampersand/contract/desk';
import { clsx } from 'clsx';
import { Link, useSearchParams } from 'react-router';
import { withColumn } from './addresses.ts';
import { columns } from './words.ts';

interface ColumnLinksProps {
  shown: readonly DeskColumn[];
  inSight: DeskColumn;
  countOf: (column: DeskColumn) => number;
}

/** Where there is no room for all columns side by side: which one is in sight. */
export function ColumnLinks({ shown, inSight, countOf }: ColumnLinksProps) {
  const [search] = useSearchParams();
  return (
    <nav aria-label="Columns" className="lg:hidden">
      <ul className="-mx-1 flex flex-wrap gap-1">
        {shown.map((name) => (
          <li key={name}>
            <Link
              to={withColumn(search, name)}
              replace
              preventScrollReset
              aria-current={name === inSight ? 'true' : undefined}
              className={clsx(
                'inline-flex min-h-11 items-center gap-1.5 rounded-full px-3 text-sm font-medium transition-colors',
                name === inSight
                  ? 'bg-primary-soft text-primary'
                  : 'text-muted hover:bg-sunken hover:text-ink',
              )}
            >
              {columns[name]}
              <span className="tabular-nums">{countOf(name)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
