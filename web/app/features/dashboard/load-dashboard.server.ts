import { loadingFor } from '../../loading.server.ts';
import { attempt } from '../../page/attempt.server.ts';
import { loadMatches } from '../matchings/load-matches.server.ts';

const TOP = 3;

export const loadDashboard = loadingFor(async ({ call, you }) => {
  const [open, visits, list] = await Promise.all([
    attempt(
      call('GET /invitations', { query: { box: 'received', status: 'PENDING', limit: 1 } }).then(
        (requests) => requests.open,
      ),
    ),
    attempt(
      call('GET /logs/profile-count/{userId}', { params: { userId: you.id } }).then(({ data }) => data),
    ),
    attempt(loadMatches(call, you, TOP)),
  ]);
  return { you, open, visits, list };
});
