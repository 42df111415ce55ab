import type { Db } from '../../db/client.ts';
import type { TellDeps } from '../notifications/tell.ts';
import { findAccount, findVisiblePerson } from '../users/queries.ts';
import { countTold, findPlaces } from './counts.ts';
import { lockRoom, takeWaiters } from './queries.ts';
import { tellOfRoom } from './tell.ts';

/**
 * Tells as many of those who wait for a member as can invite them now, each once; as part of whatever made room. Who is told
 * has a place kept for a day.
 */
export async function tellWaiters(deps: TellDeps, tx: Db, wantedId: string): Promise<void> {
  await lockRoom(tx, wantedId);
  const now = deps.now();
  const free = (await findPlaces(tx, wantedId, now)) - (await countTold(tx, wantedId, now));
  if (free <= 0) return;
  for (const waiterId of await takeWaiters(tx, wantedId, free)) {
    const waiter = await findAccount(tx, waiterId);
    // Who is hidden by now cannot be invited; the wait is over all the same.
    if (waiter && (await findVisiblePerson(tx, waiter, wantedId)))
      await tellOfRoom(deps, tx, { readerId: waiterId, personId: wantedId });
  }
}
