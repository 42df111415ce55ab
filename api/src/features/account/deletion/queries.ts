import { and, eq, gt, isNull, lte, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import {
  accountExports,
  contactMessages,
  emails,
  founderProfiles,
  newsletterSubscribers,
  profiles,
  secondFactors,
  users,
  waitlistEntries,
} from '../../../db/schema.ts';
import { attachments } from '../../../db/talk.ts';
import { forgetJobs } from '../../../lib/jobs.ts';
import type { RoundPage } from '../../../lib/rounds.ts';
import { deleteLastHeldBy } from '../../connections/queries.ts';
import { DELETION_DAYS } from '../rules.ts';

const LOCKED_FIRST = [
  { table: profiles, owner: profiles.userId },
  { table: secondFactors, owner: secondFactors.userId },
] as const;

/** Whether others administer while this one goes. Holds all of them until the transaction ends: of two who go at once one stays. */
export async function hasOtherAdministrator(tx: Db, userId: string): Promise<boolean> {
  const administrators = await tx
    .select({ id: users.id, deletionDueAt: users.deletionDueAt, suspendedAt: users.suspendedAt })
    .from(users)
    .where(eq(users.role, 'ADMIN'))
    .orderBy(users.id)
    .for('no key update');
  return administrators.some(
    ({ id, deletionDueAt, suspendedAt }) => id !== userId && !deletionDueAt && !suspendedAt,
  );
}

/** Sets the date of deletion where there is none, or with null takes it away where there is one; undefined: nothing to do. */
export async function setDeletion(db: Db, userId: string, date: Date | null) {
  const [account] = await db
    .update(users)
    .set({ deletionDueAt: date })
    .where(and(eq(users.id, userId), sql`(${users.deletionDueAt} is null) = ${date !== null}`))
    .returning({
      email: users.email,
      fullName: users.fullName,
      calledName: users.calledName,
      emailConfirmedAt: users.emailConfirmedAt,
    });
  return account;
}

export async function findDueAccounts(
  db: Db,
  now: Date,
  { after, limit }: RoundPage<string>,
): Promise<string[]> {
  const due = await db
    .select({ id: users.id })
    .from(users)
    .where(and(lte(users.deletionDueAt, now), after === undefined ? undefined : gt(users.id, after)))
    .orderBy(users.id)
    .limit(limit);
  return due.map(({ id }) => id);
}

/**
 * The account, locked until the transaction ends; undefined when its owner has called the deletion off. Profile and
 * second factor first, as in the writes of members, which touch the account after them: the other way round both wait.
 */
export async function lockDueAccount(tx: Db, userId: string, now: Date) {
  for (const { table, owner } of LOCKED_FIRST)
    await tx.select({ owner }).from(table).where(eq(owner, userId)).for('update');
  const [account] = await tx
    .select({
      id: users.id,
      email: users.email,
      fullName: users.fullName,
      calledName: users.calledName,
      emailConfirmedAt: users.emailConfirmedAt,
    })
    .from(users)
    .where(and(eq(users.id, userId), lte(users.deletionDueAt, now)))
    .for('update');
  return account;
}

/** Storage keys of everything the person has in the storage. */
export async function findFiles(db: Db, userId: string): Promise<string[]> {
  const [photo] = await db.select({ key: users.photoKey }).from(users).where(eq(users.id, userId));
  const [logo] = await db
    .select({ key: founderProfiles.logoKey })
    .from(founderProfiles)
    .where(eq(founderProfiles.userId, userId));
  const archives = await db
    .select({ key: accountExports.fileKey })
    .from(accountExports)
    .where(eq(accountExports.userId, userId));
  return [photo, logo, ...archives].flatMap((row) => row?.key ?? []);
}

/**
 * Removes what does not go with the row: emails about the person that were never sent, and jobs. Emails
 * about the person that others have got stay without their subject, which may name the person.
 */
export async function forgetTraces(tx: Db, { id, email }: { id: string; email: string }): Promise<void> {
  await tx.delete(emails).where(and(eq(emails.aboutId, id), isNull(emails.sentAt)));
  await tx.update(emails).set({ subject: '' }).where(eq(emails.aboutId, id));
  await forgetJobs(tx, { userId: id, email });
}

/**
 * Takes a confirmed address off the lists, and removes what was written from it, and to it by the lists or by a version
 * that did not note whose an email is. An address that is never to be written to stays known as that.
 */
export async function forgetAddress(tx: Db, email: string): Promise<void> {
  await tx
    .delete(newsletterSubscribers)
    .where(and(eq(newsletterSubscribers.email, email), ne(newsletterSubscribers.status, 'blocked')));
  await tx
    .delete(waitlistEntries)
    .where(and(eq(waitlistEntries.email, email), ne(waitlistEntries.status, 'blocked')));
  await tx.delete(contactMessages).where(eq(contactMessages.email, email));
  await tx.delete(emails).where(isEmailOfNobody(email));
}

/** Emails to an address of which it is not noted whose they are; what the contact form sends belongs to who wrote it. */
export const isEmailOfNobody = (email: string) =>
  and(eq(emails.recipient, email), isNull(emails.userId), ne(emails.kind, 'contact'));

/**
 * Everything that belongs to the person goes with the row: profile, preferences, vectors, visits, reveals, sessions. A
 * conversation stays with the other one, as with a former member, and goes where there is no other one.
 * @returns the keys of the files that no row names any more.
 */
export async function deleteUser(tx: Db, userId: string): Promise<string[]> {
  const files = await deleteLastHeldBy(tx, userId);
  const unsent = await tx
    .delete(attachments)
    .where(and(eq(attachments.uploaderId, userId), isNull(attachments.messageId)))
    .returning({ path: attachments.path });
  await leaveConnections(tx, userId);
  await tx.delete(users).where(eq(users.id, userId));
  return [...files, ...unsent.map(({ path }) => path)];
}

/**
 * Takes the person out of connections, which ended when they asked to leave, in one statement. Left to the foreign keys each column is a change of its own, and
 * PostgreSQL checks the others again for a row that was changed before: an invitation that goes too is not there any more.
 */
async function leaveConnections(tx: Db, userId: string): Promise<void> {
  await tx.execute(sql`
    update connections set
      member_a = nullif(member_a, ${userId}),
      member_b = nullif(member_b, ${userId}),
      ended_at = coalesce(ended_at, (
        select deletion_due_at - make_interval(days => ${DELETION_DAYS}) from users where id = ${userId})),
      ended_by = nullif(ended_by, ${userId}),
      invitation_id = case when invitation_id in (
        select id from invitations where ${userId}::uuid in (sender_id, recipient_id)) then null else invitation_id end
    where ${userId}::uuid in (member_a, member_b)`);
}
