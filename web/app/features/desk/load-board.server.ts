import { loadingFor } from '../../loading.server.ts';
import { attempt } from '../../page/attempt.server.ts';
import { isClosedShown } from './addresses.ts';

export const loadBoard = loadingFor(async ({ call, you, url }) => {
  const closed = isClosedShown(url.searchParams);
  const desk = await attempt(call('GET /desk', { query: { closed } }));
  return { you, desk, now: new Date().toISOString() };
});
