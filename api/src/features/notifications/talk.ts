import type { TalkEvent } from '@ampersand/contract/messages';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../http/deps.ts';
import { findTied } from '../users/pairs.ts';

/** What the event streams of a member listen to for news of their conversations. */
export const talkTopic = (userId: string) => `talk ${userId}`;

/** Tells open windows of members what happened in a conversation, once `tx` commits. */
export async function tellTalk(
  deps: Pick<Deps, 'bus'>,
  tx: Db,
  userIds: readonly string[],
  event: TalkEvent,
): Promise<void> {
  await deps.bus.publish(tx, userIds.map(talkTopic), JSON.stringify(event));
}

/** Said on a member's own topic, for whatever shows what stands between them and others. */
export const TIES = 'ties';

/**
 * Tells open windows of members that something else stands between them than before: an invitation, a connection or a block
 * came or went; once `tx` commits. `connectionId`: of their conversation, where that is another one to them now.
 */
export async function tellTies(
  deps: Pick<Deps, 'bus'>,
  tx: Db,
  userIds: readonly string[],
  connectionId?: string,
): Promise<void> {
  await deps.bus.publish(tx, userIds, TIES);
  if (connectionId) await tellTalk(deps, tx, userIds, { kind: 'state', connectionId });
}

/** A member can no longer be reached, or can again: tells their own windows and those of all who have had to do with them. */
export async function tellPresence(deps: Pick<Deps, 'bus'>, tx: Db, userId: string): Promise<void> {
  const tied = await findTied(tx, userId);
  await tellTies(deps, tx, [userId, ...new Set(tied.map(({ otherId }) => otherId))]);
  for (const { otherId, connectionId } of tied)
    if (connectionId) await tellTalk(deps, tx, [userId, otherId], { kind: 'state', connectionId });
}
