import { brand } from '@ampersand/contract/brand';
import type { Report as ReportFacts } from '@ampersand/contract/moderation';
import { referenceOf } from '@ampersand/contract/reference';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../api.ts';
import { reportReasons } from '../../labels.ts';
import { type ForMember, loadingForAdmin } from '../../loading.server.ts';
import { momentOf } from '../../page/dates.ts';
import { DetailFrame } from '../../page/detail-frame.tsx';
import { PageError } from '../../page/page-error.tsx';
import { useZone } from '../../page/zone.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { focusAfterDialog } from '../../ui/focus-after-dialog.ts';
import type { Route } from './+types/report';
import { ConversationPart } from './conversation-part.tsx';
import { DecideDialog } from './decide-dialog.tsx';
import { History } from './history.tsx';
import { MemberActs } from './member-acts.tsx';
import { MemberCard } from './member-card.tsx';
import { ReportRow } from './report-row.tsx';
import { ReportedBy } from './reported-by.tsx';

export const meta: Route.MetaFunction = () => [{ title: `Report | ${brand.name}` }];

export const loader = loadingForAdmin(async ({ call, params }: ForMember<Route.LoaderArgs>) => {
  const { data } = await call('GET /moderation/reports/{reportId}', { params: { reportId: params.id } });
  return data;
});

/** One report, whom it is about, and what can be done. */
export default function Report({ loaderData: { report, member, reports, acts } }: Route.ComponentProps) {
  const { id, messages, namesInvitation, reported } = report;
  return (
    <DetailFrame
      key={id}
      all={paths.admin.reports}
      allLabel="All reports"
      title={reportReasons[report.reason]}
    >
      <Card as="section" aria-label="The report" className="flex flex-col gap-5 p-5 sm:p-6">
        <What report={report} />
        {(messages > 0 || namesInvitation) && <ConversationPart reportId={id} name={reported.fullName} />}
        <CloseButton report={report} />
      </Card>
      <Card as="section" aria-labelledby="about-whom" className="flex flex-col gap-5 p-5 sm:p-6">
        <MemberCard
          member={member}
          name={
            <h2 id="about-whom" className="text-xl wrap-anywhere">
              <Link to={paths.admin.member(member.id)} className="text-link">
                <bdi>{member.fullName}</bdi>
              </Link>
            </h2>
          }
        />
        <MemberActs member={member} />
      </Card>
      {reports.length > 0 && (
        <Card as="section" aria-labelledby="others">
          <h2 id="others" className="mb-4 text-xl">
            Other reports about them
          </h2>
          <ul className="flex flex-col divide-y divide-line">
            {reports.map((each) => (
              <ReportRow key={each.id} report={each} />
            ))}
          </ul>
        </Card>
      )}
      <Card as="section" aria-labelledby="decided">
        <h2 id="decided" className="mb-4 text-xl">
          What was decided
        </h2>
        <History acts={acts} />
      </Card>
    </DetailFrame>
  );
}

function What({ report }: { report: ReportFacts }) {
  const { id, sentence, reporter, copiedFrom, createdAt, closedAt } = report;
  const zone = useZone();
  return (
    <div className="flex flex-col gap-3">
      {sentence && (
        <blockquote dir="auto" className="border-s-3 border-accent ps-3.5 text-start text-lg wrap-anywhere">
          {sentence}
        </blockquote>
      )}
      <p className="text-muted">
        <ReportedBy report={report} />, {momentOf(createdAt, zone)}
        {closedAt && <>. Closed {momentOf(closedAt, zone)}</>}. Reference {referenceOf(id)}
      </p>
      {reporter && (
        <Link to={paths.admin.member(reporter.id)} className="text-link self-start wrap-anywhere">
          See who reported: <bdi>{reporter.fullName}</bdi>
        </Link>
      )}
      {copiedFrom && (
        <Link to={paths.admin.member(copiedFrom.id)} className="text-link self-start wrap-anywhere">
          Who wrote it before: <bdi>{copiedFrom.fullName}</bdi>
        </Link>
      )}
    </div>
  );
}

function CloseButton({ report: { id, closedAt } }: { report: ReportFacts }) {
  const [asked, setAsked] = useState(false);
  return (
    <>
      {!closedAt && (
        <Button className="self-start" aria-haspopup="dialog" onClick={() => setAsked(true)}>
          Close the report
        </Button>
      )}
      {asked && (
        <DecideDialog
          asked={{
            title: 'Close this report?',
            about: 'It leaves the list of what is open. Nothing changes for the member, and nobody is told.',
            action: 'Close the report',
            busyAction: 'Closing...',
            decide: (body) =>
              call('POST /moderation/reports/{reportId}/close', { params: { reportId: id }, body }),
          }}
          name={`close:${id}`}
          onClose={() => setAsked(false)}
          onDone={() => focusAfterDialog(() => document.getElementById('main'))}
        />
      )}
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} all={paths.admin.reports} allLabel="All reports" />;
}
