import { brand } from '@ampersand/contract/brand';
import { unlessOnlyDialog } from '../../page/dialog-param.ts';
import { PageError } from '../../page/page-error.tsx';
import type { Route } from './+types/applicant';
import { DashboardPage } from './dashboard-page.tsx';
import { loadDashboard } from './load-dashboard.server.ts';

export const shouldRevalidate = unlessOnlyDialog;

export const meta: Route.MetaFunction = () => [{ title: `Dashboard | ${brand.name}` }];

export const loader = loadDashboard;

const tile = {
  title: 'Find A Startup',
  text: 'Say what you would leave a job for. We show you who is building it, and who needs what you bring.',
};

export default function ApplicantDashboard({ loaderData }: Route.ComponentProps) {
  return <DashboardPage {...loaderData} tile={tile} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />;
}
