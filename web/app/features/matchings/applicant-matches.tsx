import { brand } from '@ampersand/contract/brand';
import { unlessOnlyDialog } from '../../page/dialog-param.ts';
import { PageError } from '../../page/page-error.tsx';
import { EventPanel } from '../event/event-panel.tsx';
import type { Route } from './+types/applicant-matches';
import { loadMatchesPage } from './load-matches-page.server.ts';
import { MatchesPage } from './matches-page.tsx';

export const shouldRevalidate = unlessOnlyDialog;

export const meta: Route.MetaFunction = () => [{ title: `Matches | ${brand.name}` }];

export const loader = loadMatchesPage;

export default function ApplicantMatches({ loaderData }: Route.ComponentProps) {
  const { events, pane: came, ...loaded } = loaderData;
  return (
    <MatchesPage
      {...loaded}
      came={came}
      intro="Startups that need what you bring and offer what you look for."
      side={<EventPanel events={events} />}
    />
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />;
}
