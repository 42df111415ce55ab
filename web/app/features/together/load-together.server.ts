import { loadingFor } from '../../loading.server.ts';

/** With whom something is decided. */
export const loadTogether = loadingFor(async ({ call, you, params }) => {
  const { data } = await call('GET /connections/{connectionId}', {
    params: { connectionId: params.id ?? '' },
  });
  return { you, conversation: data };
});
