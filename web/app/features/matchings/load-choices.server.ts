import { type Call, loadingFor } from '../../loading.server.ts';
import { attempt } from '../../page/attempt.server.ts';
import { loadTies, tiesWith } from '../invitations/load-ties.server.ts';
import { matchOf } from './load-matches.server.ts';
import { shownIn } from './match-list.ts';

const LARGEST_PAGE = 100;

/** The first `count` of a list that comes in pages, and whether there is more. */
async function load<Entry>(
  loadPage: (query: {
    limit: number;
    cursor?: string;
  }) => Promise<{ data: Entry[]; nextCursor?: string | undefined }>,
  count: number,
): Promise<{ entries: Entry[]; more: boolean }> {
  const entries: Entry[] = [];
  let cursor: string | undefined;
  do {
    const limit = Math.min(count - entries.length, LARGEST_PAGE);
    const page = await loadPage({ limit, ...(cursor !== undefined && { cursor }) });
    entries.push(...page.data);
    cursor = page.nextCursor;
  } while (cursor !== undefined && entries.length < count);
  return { entries, more: cursor !== undefined };
}

export const loadSaved = loadingFor(async ({ call, you, url }) => {
  const [list, ties] = await Promise.all([attempt(savedOf(call, shownIn(url))), loadTies(call)]);
  return { you, list, ties: tiesWith(ties, list.ok ? list.value.items : []) };
});

async function savedOf(call: Call, count: number) {
  const { entries, more } = await load((query) => call('GET /saved', { query }), count);
  const items = entries.map(({ person, ...facts }) => matchOf(person, facts));
  return { items, notes: Object.fromEntries(entries.map(({ person, note }) => [person.id, note])), more };
}

export const loadPassed = loadingFor(async ({ call, you, url }) => {
  const list = await attempt(load((query) => call('GET /passed', { query }), shownIn(url)));
  return { you, list };
});
