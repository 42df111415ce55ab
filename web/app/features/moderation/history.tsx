import type { Act } from '@ampersand/contract/moderation';
import { Link } from 'react-router';
import { momentOf } from '../../page/dates.ts';
import { useZone } from '../../page/zone.ts';
import { paths } from '../../paths.ts';
import { acts as words } from './words.ts';

/** What was decided about a member, latest first. */
export function History({ acts }: { acts: Act[] }) {
  const zone = useZone();
  if (acts.length === 0) return <p className="text-muted">Nothing was decided about them yet.</p>;
  return (
    <ol className="flex flex-col gap-4">
      {acts.map(({ id, kind, by, reason, reportId, createdAt }) => (
        <li key={id} className="border-s-3 border-line ps-3.5">
          <p className="font-semibold">
            {reportId ? (
              <Link to={paths.admin.report(reportId)} className="text-link">
                {words[kind]}
              </Link>
            ) : (
              words[kind]
            )}
          </p>
          {reason && (
            <p dir="auto" className="text-start wrap-anywhere">
              {reason}
            </p>
          )}
          <p className="text-sm text-muted wrap-anywhere">
            {by && (
              <>
                <bdi>{by}</bdi>,{' '}
              </>
            )}
            {momentOf(createdAt, zone)}
          </p>
        </li>
      ))}
    </ol>
  );
}
