import { applicantMatchings, founderMatchings, type Reason } from '@ampersand/contract/matchings';
import type { OwnUser, PublicUser } from '@ampersand/contract/users';
import { call } from '../../api.ts';

/** A match of either side, told alike. */
export interface Match {
  id: string;
  person: PublicUser;
  match: string;
  score: number;
  uncertainty: number;
  reasons: Reason[];
  gaps: Reason[];
}

export interface MatchList {
  items: Match[];
  /** How many people the whole list holds. */
  total: number;
  basis: 'PREFERENCES' | 'PROFILE';
  relaxed: string[];
  more: boolean;
}

interface Wanted {
  count: number;
  signal: AbortSignal;
}

const LARGEST_PAGE = 100;

/** The person's list from the best on, `count` of it or all there is. */
export async function loadMatches(user: OwnUser, { count, signal }: Wanted): Promise<MatchList> {
  const items: Match[] = [];
  let cursor: string | undefined;
  for (;;) {
    const limit = Math.min(count - items.length, LARGEST_PAGE);
    const page = await loadPage(user, { limit, ...(cursor !== undefined && { cursor }) }, signal);
    items.push(...page.data);
    cursor = page.nextCursor;
    if (cursor === undefined || items.length >= count) {
      const { total, basis, relaxed } = page;
      return { items, total, basis, relaxed, more: cursor !== undefined };
    }
  }
}

async function loadPage(user: OwnUser, query: { limit: number; cursor?: string }, signal: AbortSignal) {
  const input = { params: { userId: user.id }, query, signal };
  if (user.role === 'FOUNDER') {
    const page = await call(founderMatchings, input);
    return {
      ...page,
      data: page.data.map(({ applicantId: id, applicant: person, ...facts }) => ({ id, person, ...facts })),
    };
  }
  const page = await call(applicantMatchings, input);
  return {
    ...page,
    data: page.data.map(({ founderId: id, founder: person, ...facts }) => ({ id, person, ...facts })),
  };
}

const STEP = 20;
const SHOW = 'show';

/** How many matches an address asks for: `?show=40`; at least one step. */
export function shownIn(url: string): number {
  const asked = Number(new URL(url, 'http://localhost').searchParams.get(SHOW));
  return Number.isInteger(asked) ? Math.min(Math.max(asked, STEP), 1000) : STEP;
}

/** The search part of the address with one step more. */
export function showMore(search: string, shown: number): string {
  const params = new URLSearchParams(search);
  params.set(SHOW, String(shown + STEP));
  return `?${params}`;
}
