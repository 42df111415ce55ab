import type { Db } from '../../db/client.ts';
import type { Deps } from '../../http/deps.ts';
import { deleteByKey, insertNotification, markReadByKey, type NewNotification } from './queries.ts';

/**
 * Tells a member something, as part of the transaction of what causes it; open windows know once that commits.
 * @returns whether it is new: with a `dedupeKey` the member had before nothing happens.
 */
export async function notify(
  deps: Pick<Deps, 'bus' | 'now'>,
  tx: Db,
  notification: NewNotification,
): Promise<boolean> {
  const isNew = await insertNotification(tx, notification, deps.now());
  if (isNew) await deps.bus.publish(tx, notification.userId);
  return isNew;
}

/** What a member was told under a key is over: they have dealt with it, or it is no longer true. */
export async function endNews(
  deps: Pick<Deps, 'bus' | 'now'>,
  tx: Db,
  told: { userId: string; dedupeKey: string },
  end: 'read' | 'removed',
): Promise<void> {
  const isNew = end === 'read' ? await markReadByKey(tx, told, deps.now()) : await deleteByKey(tx, told);
  if (isNew) await deps.bus.publish(tx, told.userId);
}
