import { type Call, loadingFor } from '../../loading.server.ts';
import { attempt } from '../../page/attempt.server.ts';
import { loadFirst } from '../../page/load-first.server.ts';
import { shownIn } from '../../page/shown.ts';
import { loadTies } from '../invitations/load-ties.server.ts';
import { matchOf } from './load-matches.server.ts';

export const loadSaved = loadingFor(async ({ call, you, url }) => {
  const list = await attempt(savedOf(call, shownIn(url)));
  return { you, list, ties: await loadTies(call, list.ok ? list.value.items : []) };
});

async function savedOf(call: Call, count: number) {
  const { entries, more } = await loadFirst((query) => call('GET /saved', { query }), count);
  const items = entries.map(({ person, ...facts }) => matchOf(person, facts));
  return { items, notes: Object.fromEntries(entries.map(({ person, note }) => [person.id, note])), more };
}

export const loadPassed = loadingFor(async ({ call, you, url }) => {
  const list = await attempt(passedOf(call, shownIn(url)));
  return { you, list };
});

async function passedOf(call: Call, count: number) {
  const { entries, more } = await loadFirst((query) => call('GET /passed', { query }), count);
  return { entries, more };
}
