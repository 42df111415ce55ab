import { profileCount } from '@ampersand/contract/logs';
import type { OwnUser } from '@ampersand/contract/users';
import { call } from '../../api.ts';
import { attempt } from '../../page/attempt.ts';
import { loadMatches } from '../matchings/load-matches.ts';
import type { DashboardData } from './dashboard-page.tsx';

const TOP = 4;

export async function loadDashboard(you: OwnUser, signal: AbortSignal): Promise<DashboardData> {
  const [visits, list] = await Promise.all([
    attempt(call(profileCount, { params: { userId: you.id }, signal }).then(({ data }) => data)),
    attempt(loadMatches(you, { count: TOP, signal })),
  ]);
  return { you, visits, list };
}
