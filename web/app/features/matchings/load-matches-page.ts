import type { OwnUser } from '@ampersand/contract/users';
import { attempt } from '../../page/attempt.ts';
import { loadEvents } from '../event/load-events.ts';
import { loadMatches, shownIn } from './load-matches.ts';

export async function loadMatchesPage(you: OwnUser, { url, signal }: Request) {
  const [list, events] = await Promise.all([
    attempt(loadMatches(you, { count: shownIn(url), signal })),
    loadEvents(signal),
  ]);
  return { you, list, events };
}
