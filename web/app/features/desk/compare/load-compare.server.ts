import { loadingFor } from '../../../loading.server.ts';
import { MOST_COMPARED } from '../../choices/compared.ts';

const ID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** Whom the address names, three at most, and one's own score card. */
export const loadCompare = loadingFor(async ({ call, you, url }) => {
  const named = (url.searchParams.get('with') ?? '').split(',').filter((id) => ID.test(id));
  const ids = [...new Set(named)].slice(0, MOST_COMPARED);
  const { data } = await call('GET /desk/compare', { query: { with: ids.join(',') } });
  return { you, compared: data };
});
