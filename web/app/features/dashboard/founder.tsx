import { brand } from '@ampersand/contract/brand';
import { unlessOnlyDialog } from '../../page/dialog-param.ts';
import { PageError } from '../../page/page-error.tsx';
import type { Route } from './+types/founder';
import { DashboardPage } from './dashboard-page.tsx';
import { loadDashboard } from './load-dashboard.server.ts';

export const shouldRevalidate = unlessOnlyDialog;

export const meta: Route.MetaFunction = () => [{ title: `Dashboard | ${brand.name}` }];

export const loader = loadDashboard;

const tile = {
  title: 'Find A Cofounder',
  text: 'Say what you need in a co-founder. We show you who brings it, and who wants to build what you are building.',
};

export default function FounderDashboard({ loaderData }: Route.ComponentProps) {
  return <DashboardPage {...loaderData} tile={tile} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />;
}
