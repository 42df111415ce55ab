import { and, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { attachments } from '../../db/talk.ts';
import { readableBy } from '../connections/own.ts';

const { id, messageId, connectionId, uploaderId } = attachments;

export type AttachmentRow = typeof attachments.$inferSelect;

/** Of a row that is not sent yet. */
type NewAttachment = Omit<AttachmentRow, 'messageId'>;

export async function insertAttachment(db: Db, row: NewAttachment): Promise<void> {
  await db.insert(attachments).values(row);
}

/** A file that a member may have now: of a conversation that they can read, or their own that waits to be sent there. */
export async function findReadable(
  db: Db,
  userId: string,
  attachmentId: string,
): Promise<AttachmentRow | undefined> {
  const [row] = await db
    .select()
    .from(attachments)
    .where(
      and(
        eq(id, attachmentId),
        inArray(connectionId, readableBy(db, userId)),
        or(isNotNull(messageId), eq(uploaderId, userId)),
      ),
    );
  return row;
}

interface Claim {
  readonly attachmentId: string;
  readonly messageId: string;
  readonly connectionId: string;
  readonly userId: string;
}

/** Gives a member's waiting file to a message. @returns false where there is none, of theirs, for that conversation. */
export async function claimAttachment(tx: Db, claim: Claim): Promise<boolean> {
  const claimed = await tx
    .update(attachments)
    .set({ messageId: claim.messageId })
    .where(
      and(
        eq(id, claim.attachmentId),
        isNull(messageId),
        eq(uploaderId, claim.userId),
        eq(connectionId, claim.connectionId),
      ),
    )
    .returning({ id });
  return claimed.length > 0;
}

/** @returns the storage keys. */
export async function deleteAttachmentsOf(tx: Db, ofMessage: string): Promise<string[]> {
  const gone = await tx
    .delete(attachments)
    .where(eq(messageId, ofMessage))
    .returning({ path: attachments.path });
  return gone.map(({ path }) => path);
}
