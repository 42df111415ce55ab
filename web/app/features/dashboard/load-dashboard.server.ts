import { loadingFor } from '../../loading.server.ts';
import { attempt } from '../../page/attempt.server.ts';
import type { Attempt } from '../../page/attempt.ts';
import { loadMatches, matchOf } from '../matchings/load-matches.server.ts';
import type { Match, MatchList } from '../matchings/match-list.ts';

const TOP = 3;

export const loadDashboard = loadingFor(async ({ call, you }) => {
  const [open, visits, pick, list] = await Promise.all([
    attempt(
      call('GET /invitations', { query: { box: 'received', status: 'PENDING', limit: 1 } }).then(
        (requests) => requests.open,
      ),
    ),
    attempt(
      call('GET /logs/profile-count/{userId}', { params: { userId: you.id } }).then(({ data }) => data),
    ),
    attempt(call('GET /picks/today').then(({ data }) => (data ? matchOf(data.person, data) : undefined))),
    // One more, where one of the best is today's pick.
    attempt(loadMatches(call, you, TOP + 1)),
  ]);
  return { you, open, visits, pick, list: list.ok ? { ...list, value: best(list.value, pick) } : list };
});

/** The best of a list beside the pick. */
function best(list: MatchList, pick: Attempt<Match | undefined>): MatchList {
  const id = pick.ok ? pick.value?.id : undefined;
  return { ...list, items: list.items.filter((match) => match.id !== id).slice(0, TOP) };
}
