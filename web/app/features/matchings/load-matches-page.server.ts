import { loadingFor } from '../../loading.server.ts';
import { attempt } from '../../page/attempt.server.ts';
import { PANE } from '../../page/dialog-param.ts';
import { shownIn } from '../../page/shown.ts';
import { loadEvents } from '../event/load-events.server.ts';
import { loadTies, tiesWith } from '../invitations/load-ties.server.ts';
import type { Ties } from '../invitations/ties.ts';
import { askedIn } from './filter.ts';
import { loadMatches } from './load-matches.server.ts';
import type { MatchList } from './match-list.ts';
import { loadPerson } from './person/load-person.server.ts';

export const loadMatchesPage = loadingFor(async ({ call, you, user, url }) => {
  const asked = askedIn(url.searchParams);
  const id = url.searchParams.get(PANE);
  const [list, ties, events, loaded] = await Promise.all([
    attempt(loadMatches(call, you, shownIn(url), asked)),
    loadTies(call),
    loadEvents(call),
    id === null ? undefined : attempt(loadPerson(call, you, id)),
  ]);
  const askedForPhoto = user.askForPhoto ? user : undefined;
  const pane = id !== null && loaded ? { id, loaded } : undefined;
  const told = list.ok ? { ...list, value: toldWith(list.value, ties, pane) } : list;
  return { you, askedForPhoto, list: told, asked, events, pane };
});

/** Whoever is open beside the list need not be in it. */
function toldWith(list: Omit<MatchList, 'ties'>, ties: Ties, pane: { id: string } | undefined): MatchList {
  return { ...list, ties: tiesWith(ties, pane ? [...list.items, pane] : list.items) };
}
