import { type Call, loadingFor } from '../../loading.server.ts';
import { attempt } from '../../page/attempt.server.ts';
import { loadFirst } from '../../page/load-first.server.ts';
import { isClosedShown } from './addresses.ts';
import { MOST_PEOPLE } from './words.ts';

export const loadBoard = loadingFor(async ({ call, you, url }) => {
  const desk = await attempt(loadDesk(call, isClosedShown(url.searchParams)));
  return { you, desk, now: new Date().toISOString() };
});

/** Who is closed is counted in any case. `data` stands around it because tabs that were opened before the call came in pages read it there. */
async function loadDesk(call: Call, withClosed: boolean) {
  const { entries, more } = await loadFirst(
    (page) => call('GET /desk', { query: { ...page, closed: true } }),
    MOST_PEOPLE,
  );
  const open = entries.filter(({ column }) => column !== 'CLOSED');
  return { data: { cards: withClosed ? entries : open, closed: entries.length - open.length, more } };
}
