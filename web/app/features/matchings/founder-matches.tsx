import { brand } from '@ampersand/contract/brand';
import { requireRole } from '../../session.ts';
import { EventPanel } from '../event/event-panel.tsx';
import { Highlights } from '../event/highlights.tsx';
import { loadEvents } from '../event/load-events.ts';
import { attempt } from '../shell/attempt.ts';
import { unlessOnlyDialog } from '../shell/dialog-param.ts';
import { PageError } from '../shell/page-error.tsx';
import type { Route } from './+types/founder-matches';
import { loadMatches, shownIn } from './load-matches.ts';
import { MatchesPage } from './matches-page.tsx';

export const shouldRevalidate = unlessOnlyDialog;

export const meta: Route.MetaFunction = () => [{ title: `Matches | ${brand.name}` }];

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const you = await requireRole('FOUNDER', request);
  const [list, events] = await Promise.all([
    attempt(loadMatches(you, { count: shownIn(request.url), signal: request.signal })),
    loadEvents(request.signal),
  ]);
  return { you, list, events };
}

export default function FounderMatches({ loaderData: { you, list, events } }: Route.ComponentProps) {
  return (
    <MatchesPage
      you={you}
      list={list}
      intro="People who bring what you need and look for what you offer, the best fit first."
      side={
        <>
          <EventPanel events={events} />
          <Highlights />
        </>
      }
    />
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />;
}
