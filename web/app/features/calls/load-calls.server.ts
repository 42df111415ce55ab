import { loadingFor } from '../../loading.server.ts';

/** What the two have suggested and agreed on. */
export const loadCalls = loadingFor(async ({ call, you, params }) => {
  const connectionId = params.id ?? '';
  const { data } = await call('GET /connections/{connectionId}/calls', { params: { connectionId } });
  return { you, connectionId, calls: data };
});
