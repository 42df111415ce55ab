import { loadingFor } from '../../loading.server.ts';

/** How far the two are with their split. */
export const loadEquity = loadingFor(async ({ call, you, params }) => {
  const connectionId = params.id ?? '';
  const { data } = await call('GET /connections/{connectionId}/equity', { params: { connectionId } });
  return { you, connectionId, equity: data };
});
