import { brand } from '@ampersand/contract/brand';
import { useNavigate } from 'react-router';
import { call } from '../../api.ts';
import { loadingForAdmin } from '../../loading.server.ts';
import { DetailFrame } from '../../page/detail-frame.tsx';
import { PageError } from '../../page/page-error.tsx';
import { paths } from '../../paths.ts';
import { toast } from '../../ui/toast.ts';
import type { Route } from './+types/new-issue';
import { IssueForm } from './issue-form.tsx';

export const meta: Route.MetaFunction = () => [{ title: `New issue | ${brand.name}` }];

export const loader = loadingForAdmin(async () => null);

export default function NewIssue() {
  const navigate = useNavigate();
  return (
    <DetailFrame all={paths.admin.newsletter} allLabel="All issues" title="New issue">
      <IssueForm
        save={async (body) => {
          const { data } = await call('POST /newsletter/issues', { body });
          return data.id;
        }}
        onSaved={(id) => {
          toast.success('The draft is saved.');
          return navigate(paths.admin.issue(id), { replace: true });
        }}
      />
    </DetailFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />;
}
