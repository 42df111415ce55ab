import { type Call, loadingFor } from '../../loading.server.ts';
import { attempt } from '../../page/attempt.server.ts';
import { PANE } from '../../page/dialog-param.ts';
import { shownIn } from '../../page/shown.ts';
import { loadEvents } from '../event/load-events.server.ts';
import { loadTies } from '../invitations/load-ties.server.ts';
import { askedIn } from './filter.ts';
import { loadMatches } from './load-matches.server.ts';
import type { MatchList } from './match-list.ts';
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
  const told = list.ok ? { ...list, value: await withTies(call, list.value, pane) } : list;
  return { you, askedForPhoto, list: told, asked, events, pane };
});

/** Whoever is open beside the list need not be in it. */
async function withTies(
  call: Call,
  list: Omit<MatchList, 'ties'>,
  pane: { readonly id: string; readonly loaded: { readonly ok: boolean } } | undefined,
): Promise<MatchList> {
  // Whatever an address has for somebody who cannot be shown is no id of anybody.
  return { ...list, ties: await loadTies(call, pane?.loaded.ok ? [...list.items, pane] : list.items) };
}
