import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { founderProfiles, users } from '../../db/schema.ts';

/** Whether somebody's photo or logo is the file of this key. */
export async function isFileNamed(db: Db, key: string): Promise<boolean> {
  return (
    (await db.$count(users, eq(users.photoKey, key))) > 0 ||
    (await db.$count(founderProfiles, eq(founderProfiles.logoKey, key))) > 0
  );
}
