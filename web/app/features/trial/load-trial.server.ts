import { loadingFor } from '../../loading.server.ts';

/** How far the two are with their trial. */
export const loadTrial = loadingFor(async ({ call, you, params }) => {
  const connectionId = params.id ?? '';
  const { data } = await call('GET /connections/{connectionId}/trial', { params: { connectionId } });
  return { you, connectionId, trial: data };
});
