import type { Report } from '@ampersand/contract/moderation';
import { referenceOf } from '@ampersand/contract/reference';
import { Link } from 'react-router';
import { reportReasons } from '../../labels.ts';
import { momentOf } from '../../page/dates.ts';
import { useZone } from '../../page/zone.ts';
import { paths } from '../../paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { ReportedBy } from './reported-by.tsx';

/** A report in a list; `aboutWhom`: the list is of several members. */
export function ReportRow({ report, aboutWhom = false }: { report: Report; aboutWhom?: boolean }) {
  const { id, reported, reason, sentence, messages, namesInvitation, createdAt, closedAt } = report;
  const zone = useZone();
  return (
    <li className="flex flex-col gap-2 py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <Link to={paths.admin.report(id)} className="text-link min-w-0 font-semibold wrap-anywhere">
          {reportReasons[reason]}
          {aboutWhom && (
            <>
              : <bdi>{reported.fullName}</bdi>
            </>
          )}
        </Link>
        {!closedAt && !aboutWhom && <Badge tone="accent">Open</Badge>}
        {reported.suspended && aboutWhom && <Badge tone="danger">Suspended</Badge>}
        {messages > 0 && <Badge>{messages === 1 ? '1 message' : `${messages} messages`}</Badge>}
        {namesInvitation && <Badge>An invitation</Badge>}
      </div>
      {sentence && (
        <p dir="auto" className="line-clamp-2 text-start wrap-anywhere">
          {sentence}
        </p>
      )}
      <p className="text-sm text-muted">
        <ReportedBy report={report} />, {momentOf(createdAt, zone)}
        {closedAt && <>. Closed {momentOf(closedAt, zone)}</>}. Reference {referenceOf(id)}
      </p>
    </li>
  );
}
