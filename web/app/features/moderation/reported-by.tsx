import type { Report } from '@ampersand/contract/moderation';
import { marks } from './words.ts';

/** Who noticed, in a few words. */
export function ReportedBy({ report: { source, reporter } }: { report: Report }) {
  if (source !== 'MEMBER') return <>Marked by {marks[source]}</>;
  if (!reporter) return <>Reported by a former member</>;
  return (
    <span className="wrap-anywhere">
      Reported by <bdi>{reporter.fullName}</bdi>
    </span>
  );
}
