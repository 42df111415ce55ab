import { brand } from '@ampersand/contract/brand';
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
  const params = { issueId: issue.id };
  return (
    <DetailFrame all={paths.admin.newsletter} allLabel="All issues" title={<bdi>{issue.subject}</bdi>}>
      {issue.startedAt ? (
        <>
          <Sending issue={issue} />
          <IssuePreview {...issue} />
        </>
      ) : (
        <IssueForm
          key={issue.id}
          issue={issue}
          save={(body) => call('PUT /newsletter/issues/{issueId}', { params, body })}
          onSaved={() => toast.success('The draft is saved.')}
        >
          {(isSaved) => <IssueActs issue={issue} count={readers[issue.audience]} isSaved={isSaved} />}
        </IssueForm>
      )}
    </DetailFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} all={paths.admin.newsletter} allLabel="All issues" />;
}
