import { loadingFor } from '../../loading.server.ts';
import { attempt } from '../../page/attempt.server.ts';
import { loadEvents } from '../event/load-events.server.ts';
import { askedIn } from './filter.ts';
import { loadMatches } from './load-matches.server.ts';
import { shownIn } from './match-list.ts';

export const loadMatchesPage = loadingFor(async ({ call, you, url }) => {
  const asked = askedIn(url.searchParams);
  const [list, events] = await Promise.all([
    attempt(loadMatches(call, you, shownIn(url), asked)),
    loadEvents(call),
  ]);
  return { you, list, asked, events };
});
