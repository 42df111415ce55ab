import { type Call, loadingFor } from '../../loading.server.ts';
import { attempt } from '../../page/attempt.server.ts';
import type { Attempt } from '../../page/attempt.ts';
import { loadTies } from '../invitations/load-ties.server.ts';
import { loadMatches, matchOf } from '../matchings/load-matches.server.ts';
import type { Match, MatchList } from '../matchings/match-list.ts';

const TOP = 3;
const NEWEST = 3;

export const loadDashboard = loadingFor(async ({ call, you, user }) => {
  const [waiting, visits, pick, newcomers, list] = await Promise.all([
    attempt(call('GET /desk/waiting').then(({ data }) => data)),
    attempt(
      call('GET /logs/profile-count/{userId}', { params: { userId: you.id } }).then(({ data }) => data),
    ),
    attempt(call('GET /picks/today').then(({ data }) => (data ? matchOf(data.person, data) : undefined))),
    // More, where some stand on the page already.
    attempt(
      call('GET /matchings/new', { query: { limit: NEWEST + TOP + 1 } }).then(({ data }) =>
        data.map((match) => matchOf(match.person, match)),
      ),
    ),
    // One more, where one of the best is today's pick.
    attempt(loadMatches(call, you, TOP + 1)),
  ]);
  const best = list.ok ? { ...list, value: await bestOf(call, list.value, pick) } : list;
  return {
    you,
    askedForPhoto: user.askForPhoto ? user : undefined,
    waiting,
    visits,
    pick,
    newcomers: newcomers.ok ? unseen(newcomers.value, pick, best) : [],
    list: best,
  };
});

type Pick = Attempt<Match | undefined>;
const picked = (pick: Pick) => (pick.ok ? pick.value : undefined);

/** The best of a list beside the pick. */
async function bestOf(call: Call, list: Omit<MatchList, 'ties'>, pick: Pick): Promise<MatchList> {
  const today = picked(pick);
  const items = list.items.filter(({ id }) => id !== today?.id).slice(0, TOP);
  return { ...list, items, ties: await loadTies(call, today ? [...items, today] : items) };
}

/** Newcomers who stand nowhere else on the page. */
function unseen(newcomers: readonly Match[], pick: Pick, list: Attempt<MatchList>): Match[] {
  const seen = new Set([picked(pick)?.id, ...(list.ok ? list.value.items.map(({ id }) => id) : [])]);
  return newcomers.filter(({ id }) => !seen.has(id)).slice(0, NEWEST);
}
