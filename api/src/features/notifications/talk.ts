import type { TalkEvent } from '@ampersand/contract/messages';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../http/deps.ts';

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
