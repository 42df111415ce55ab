import { brand } from '@ampersand/contract/brand';
import { useNavigate } from 'react-router';
import { call } from '../../api.ts';
import { loadingForAdmin } from '../../loading.server.ts';
import { PageError } from '../../page/page-error.tsx';
import { paths } from '../../paths.ts';
import { toast } from '../../ui/toast.ts';
import type { Route } from './+types/new-issue';
import { IssueForm } from './issue-form.tsx';
import { IssueFrame } from './issue-frame.tsx';

export const meta: Route.MetaFunction = () => [{ title: `New issue | ${brand.name}` }];

export const loader = loadingForAdmin(async () => null);

export default function NewIssue() {
  const navigate = useNavigate();
  return (
    <IssueFrame title="New issue">
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
    </IssueFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />;
}
