import type { OwnUser } from '@ampersand/contract/users';
import type { Call } from '../../loading.server.ts';
import type { Match, MatchList } from './match-list.ts';

const LARGEST_PAGE = 100;

/** The person's list from the best on, `count` of it or all there is. */
export async function loadMatches(call: Call, user: OwnUser, count: number): Promise<MatchList> {
  const items: Match[] = [];
  let cursor: string | undefined;
  for (;;) {
    const limit = Math.min(count - items.length, LARGEST_PAGE);
    const page = await loadPage(call, user, { limit, ...(cursor !== undefined && { cursor }) });
    items.push(...page.data);
    cursor = page.nextCursor;
    if (cursor === undefined || items.length >= count) {
      const { total, basis, relaxed } = page;
      return { items, total, basis, relaxed, more: cursor !== undefined };
    }
  }
}

async function loadPage(call: Call, user: OwnUser, query: { limit: number; cursor?: string }) {
  const input = { params: { userId: user.id }, query };
  if (user.role === 'FOUNDER') {
    const page = await call('GET /matchings/founder/{userId}', input);
    return {
      ...page,
      data: page.data.map(({ applicantId: id, applicant: person, ...facts }) => ({ id, person, ...facts })),
    };
  }
  const page = await call('GET /matchings/applicant/{userId}', input);
  return {
    ...page,
    data: page.data.map(({ founderId: id, founder: person, ...facts }) => ({ id, person, ...facts })),
  };
}
