import { brand } from '@ampersand/contract/brand';
import type { Audience } from '@ampersand/contract/enumerations';
import type { WholeIssue } from '@ampersand/contract/issues';
import { ifMatch } from '@ampersand/contract/path';
import { useState } from 'react';
import { call } from '../../api.ts';
import { type ForMember, loadingForAdmin } from '../../loading.server.ts';
import { DetailFrame } from '../../page/detail-frame.tsx';
import { PageError } from '../../page/page-error.tsx';
import { paths } from '../../paths.ts';
import { toast } from '../../ui/toast.ts';
import type { Route } from './+types/issue';
import { IssueActs } from './issue-acts.tsx';
import { IssueForm } from './issue-form.tsx';
import { IssuePreview } from './issue-preview.tsx';
import { Sending } from './sending.tsx';

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: `${loaderData?.data.subject ?? 'Issue'} | ${brand.name}` },
];

export const loader = loadingForAdmin(({ call, params }: ForMember<Route.LoaderArgs>) =>
  call('GET /newsletter/issues/{issueId}', { params: { issueId: params.id } }),
);

/** An issue: a draft to be written and sent, or how far it has come. */
export default function IssuePage({ loaderData: { data: issue, readers } }: Route.ComponentProps) {
  return (
    <DetailFrame all={paths.admin.newsletter} allLabel="All issues" title={<bdi>{issue.subject}</bdi>}>
      {issue.startedAt ? (
        <>
          <Sending issue={issue} />
          <IssuePreview {...issue} />
        </>
      ) : (
        <Draft key={issue.id} issue={issue} readers={readers} />
      )}
    </DetailFrame>
  );
}

function Draft({ issue, readers }: { issue: WholeIssue; readers: Record<Audience, number> }) {
  // As the form shows it, whatever has been loaded since.
  const [saved, setSaved] = useState(issue);
  const { id, version, audience } = saved;
  return (
    <IssueForm
      issue={issue}
      save={(body) =>
        call('PUT /newsletter/issues/{issueId}', { params: { issueId: id }, headers: ifMatch(version), body })
      }
      onSaved={({ data }) => {
        setSaved(data);
        toast.success('The draft is saved.');
      }}
    >
      {(isSaved) => <IssueActs issue={saved} count={readers[audience]} isSaved={isSaved} />}
    </IssueForm>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} all={paths.admin.newsletter} allLabel="All issues" />;
}
