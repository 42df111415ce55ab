import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { founderProfiles, users } from '../../db/schema.ts';
import { attachments } from '../../db/talk.ts';

/** Whether somebody's photo or logo, or the file of a message, is the file of this key. */
export async function isFileNamed(db: Db, key: string): Promise<boolean> {
  return (
    (await db.$count(users, eq(users.photoKey, key))) > 0 ||
    (await db.$count(founderProfiles, eq(founderProfiles.logoKey, key))) > 0 ||
    (await db.$count(attachments, eq(attachments.path, key))) > 0
  );
}

/** Removes what was uploaded for a message that nobody sent. */
export async function deleteUnsent(db: Db, key: string): Promise<void> {
  await db.delete(attachments).where(and(eq(attachments.path, key), isNull(attachments.messageId)));
}
