import { lt } from 'drizzle-orm';
import { deleteInBatches } from '../../db/batches.ts';
import type { Db } from '../../db/client.ts';
import { contactMessages } from '../../db/schema.ts';

export async function insertContactMessage(
  tx: Db,
  message: typeof contactMessages.$inferInsert,
): Promise<void> {
  await tx.insert(contactMessages).values(message);
}

export async function deleteOldContactMessages(db: Db, before: Date): Promise<void> {
  await deleteInBatches(db, contactMessages, lt(contactMessages.createdAt, before));
}
