import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { users } from '../../db/schema.ts';
import { AppError } from '../../lib/app-error.ts';

export const loggedOut = () => new AppError('unauthenticated', 'Please log in first');

/** The logged-in person's own row. @throws {AppError} `unauthenticated` when they were deleted a moment ago. */
export async function ownAccount(db: Db, userId: string) {
  const [account] = await db.select().from(users).where(eq(users.id, userId));
  if (!account) throw loggedOut();
  return account;
}
