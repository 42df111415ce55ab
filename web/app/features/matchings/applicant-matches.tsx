import { brand } from '@ampersand/contract/brand';
import { requireRole } from '../../session.ts';
import { EventPanel } from '../event/event-panel.tsx';
import { loadEvents } from '../event/load-events.ts';
import { attempt } from '../shell/attempt.ts';
import { unlessOnlyDialog } from '../shell/dialog-param.ts';
import { PageError } from '../shell/page-error.tsx';
import type { Route } from './+types/applicant-matches';
import { loadMatches, shownIn } from './load-matches.ts';
import { MatchesPage } from './matches-page.tsx';

export const shouldRevalidate = unlessOnlyDialog;

export const meta: Route.MetaFunction = () => [{ title: `Matches | ${brand.name}` }];

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const you = await requireRole('APPLICANT', request);
  const [list, events] = await Promise.all([
    attempt(loadMatches(you, { count: shownIn(request.url), signal: request.signal })),
    loadEvents(request.signal),
  ]);
  return { you, list, events };
}

export default function ApplicantMatches({ loaderData: { you, list, events } }: Route.ComponentProps) {
  return (
    <MatchesPage
      you={you}
      list={list}
      intro="Startups that need what you bring and offer what you look for, the best fit first."
      side={<EventPanel events={events} />}
    />
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />;
}
