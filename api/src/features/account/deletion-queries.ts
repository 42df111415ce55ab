import { and, eq, inArray, lte, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import {
  accountExports,
  contactMessages,
  emailLinks,
  founderProfiles,
  mails,
  newsletterSubscribers,
  profiles,
  rateLimits,
  secondFactors,
  users,
  waitlistEntries,
} from '../../db/schema.ts';
import { forgetJobs } from '../../lib/jobs.ts';

const BATCH = 50;
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
      emailConfirmedAt: users.emailConfirmedAt,
    });
  return account;
}

export async function findDueAccounts(db: Db, now: Date): Promise<string[]> {
  const due = await db
    .select({ id: users.id })
    .from(users)
    .where(lte(users.deletionDueAt, now))
    .orderBy(users.deletionDueAt)
    .limit(BATCH);
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
 * Removes what no foreign key leads to: letters to and about the person, counters of limits, jobs, wishes of others for
 * the address. Subjects of letters that name the person, to others, are emptied.
 */
export async function forgetTraces(
  tx: Db,
  { id, email, fullName, emailConfirmedAt }: NonNullable<Awaited<ReturnType<typeof lockDueAccount>>>,
): Promise<void> {
  const ofLists = sql`(${mails.kind} like 'newsletter%' or ${mails.kind} like 'waitlist%')`;
  await tx
    .delete(mails)
    .where(and(eq(mails.recipient, email), emailConfirmedAt ? undefined : sql`not ${ofLists}`));
  await forgetAwaitedEmail(tx, id);
  await tx
    .delete(mails)
    .where(
      sql`${mails.sentAt} is null and (position(${id} in ${mails.textBody}) > 0 or ${mails.replyTo} ->> 'address' = ${email})`,
    );
  await tx.update(mails).set({ subject: '' }).where(sql`position(${fullName} in ${mails.subject}) > 0`);
  await tx.delete(emailLinks).where(eq(emailLinks.email, email));
  await tx.delete(rateLimits).where(or(counts(email), counts(id)));
  await forgetJobs(tx, { userId: id, email });
}

/** A counter's key reads `name:key`, and the key may hold an address or an account among other words. */
const counts = (word: string) =>
  sql`position(${` ${word} `} in ' ' || substr(${rateLimits.key}, position(':' in ${rateLimits.key}) + 1) || ' ') > 0`;

/** What was sent to, and counted of, an address the person wanted to have; it may be another member's. */
async function forgetAwaitedEmail(tx: Db, userId: string): Promise<void> {
  const [link] = await tx
    .select({ email: emailLinks.email })
    .from(emailLinks)
    .where(and(eq(emailLinks.userId, userId), eq(emailLinks.purpose, 'change')));
  if (!link) return;
  const ofChange = inArray(mails.kind, ['email_change_confirm', 'email_taken']);
  await tx.delete(mails).where(and(eq(mails.recipient, link.email), ofChange));
  await tx.delete(rateLimits).where(eq(rateLimits.key, `wantedEmail:${link.email}`));
}

/** Takes an address off the lists and removes what was written from it. One that is never to be written to stays known as that. */
export async function forgetAddress(tx: Db, email: string): Promise<void> {
  await tx
    .delete(newsletterSubscribers)
    .where(and(eq(newsletterSubscribers.email, email), ne(newsletterSubscribers.status, 'blocked')));
  await tx
    .delete(waitlistEntries)
    .where(and(eq(waitlistEntries.email, email), ne(waitlistEntries.status, 'blocked')));
  await tx.delete(contactMessages).where(eq(contactMessages.email, email));
}

/** Everything that belongs to the person goes with the row: profile, preferences, vectors, visits, reveals, sessions. */
export async function deleteUser(tx: Db, userId: string): Promise<void> {
  await tx.delete(users).where(eq(users.id, userId));
}
