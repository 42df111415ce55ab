import { loadingFor } from '../../loading.server.ts';
import { attempt } from '../../page/attempt.server.ts';
import { loadMatches } from '../matchings/load-matches.server.ts';

const TOP = 4;

export const loadDashboard = loadingFor(async ({ call, you }) => {
  const [visits, list] = await Promise.all([
    attempt(
      call('GET /logs/profile-count/{userId}', { params: { userId: you.id } }).then(({ data }) => data),
    ),
    attempt(loadMatches(call, you, TOP)),
  ]);
  return { you, visits, list };
});
