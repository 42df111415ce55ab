import { loadingFor } from '../../loading.server.ts';
import { attempt } from '../../page/attempt.server.ts';
import { PANE } from '../../page/dialog-param.ts';
import { loadEvents } from '../event/load-events.server.ts';
import { askedIn } from './filter.ts';
import { loadMatches } from './load-matches.server.ts';
import { shownIn } from './match-list.ts';
import { loadPerson } from './person/load-person.server.ts';

export const loadMatchesPage = loadingFor(async ({ call, you, user, url }) => {
  const asked = askedIn(url.searchParams);
  const id = url.searchParams.get(PANE);
  const [list, events, loaded] = await Promise.all([
    attempt(loadMatches(call, you, shownIn(url), asked)),
    loadEvents(call),
    id === null ? undefined : attempt(loadPerson(call, you, id)),
  ]);
  const askedForPhoto = user.askForPhoto ? user : undefined;
  const pane = id !== null && loaded ? { id, loaded } : undefined;
  return { you, askedForPhoto, list, asked, events, pane };
});
