import { loadingFor } from '../../loading.server.ts';
import { attempt } from '../../page/attempt.server.ts';

/** With whom something is decided. */
export const loadTogether = loadingFor(async ({ call, you, params }) => {
  const { data } = await call('GET /connections/{connectionId}', {
    params: { connectionId: params.id ?? '' },
  });
  return { you, conversation: data };
});

/** How far the two are with each part. */
export const loadOverview = loadingFor(async ({ call, you, params }) => {
  const connectionId = params.id ?? '';
  const of = { params: { connectionId } };
  const [calls, alignment, trial, equity] = await Promise.all([
    attempt(call('GET /connections/{connectionId}/calls', of)),
    attempt(call('GET /connections/{connectionId}/alignment', of)),
    attempt(call('GET /connections/{connectionId}/trial', of)),
    attempt(call('GET /connections/{connectionId}/equity', of)),
  ]);
  return { you, connectionId, calls, alignment, trial, equity };
});
