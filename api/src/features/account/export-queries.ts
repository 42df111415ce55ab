import { randomUUIDv7 } from 'node:crypto';
import { and, asc, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import {
  accountExports,
  applicantPreferences,
  contactMessages,
  contactReveals,
  educations,
  emailLinks,
  experiences,
  founderPreferences,
  founderProfiles,
  mails,
  matchIndex,
  matchServes,
  newsletterSubscribers,
  notifications,
  oneTimeCodes,
  profiles,
  profileViews,
  recoveryCodes,
  secondFactors,
  sessions,
  users,
  waitlistEntries,
} from '../../db/schema.ts';
import { hashToken } from '../../http/session.ts';
import { isMailOfNobody } from './deletion-queries.ts';
import { exportDeadline } from './rules.ts';

/** Notes that an archive is wanted. Its storage key is known from the start, so that no file is ever without a row. */
export async function insertExport(db: Db, userId: string, now: Date): Promise<string> {
  const id = randomUUIDv7();
  const expiresAt = exportDeadline(now);
  await db.insert(accountExports).values({ id, userId, fileKey: `${id}.zip`, expiresAt, createdAt: now });
  return id;
}

/** An archive that is still to be made, with the person it is for; undefined when it is made, or nobody wants it any more. */
export async function findWantedExport(db: Db, exportId: string) {
  const [wanted] = await db
    .select({
      fileKey: accountExports.fileKey,
      userId: users.id,
      email: users.email,
      fullName: users.fullName,
      emailConfirmedAt: users.emailConfirmedAt,
      photoKey: users.photoKey,
    })
    .from(accountExports)
    .innerJoin(users, eq(users.id, accountExports.userId))
    .where(and(eq(accountExports.id, exportId), isNull(accountExports.tokenHash)));
  return wanted;
}

/** Opens an archive to a token, for seven days. @returns false when that has happened already, or nobody wants it any more. */
export async function openExport(db: Db, exportId: string, token: string, now: Date): Promise<boolean> {
  const opened = await db
    .update(accountExports)
    .set({ tokenHash: hashToken(token), expiresAt: exportDeadline(now) })
    .where(and(eq(accountExports.id, exportId), isNull(accountExports.tokenHash)))
    .returning({ id: accountExports.id });
  return opened.length > 0;
}

/** Whether the archive is still known at all. */
export async function hasExport(db: Db, exportId: string): Promise<boolean> {
  return (await db.$count(accountExports, eq(accountExports.id, exportId))) > 0;
}

/** The archive a link leads to, or undefined. */
export async function findExport(db: Db, token: string, now: Date) {
  const [found] = await db
    .select({ fileKey: accountExports.fileKey, userId: accountExports.userId })
    .from(accountExports)
    .where(and(eq(accountExports.tokenHash, hashToken(token)), gt(accountExports.expiresAt, now)));
  return found;
}

export function findExpiredExports(db: Db, now: Date) {
  return db
    .select({ id: accountExports.id, fileKey: accountExports.fileKey })
    .from(accountExports)
    .where(lte(accountExports.expiresAt, now));
}

export async function deleteExport(db: Db, exportId: string): Promise<void> {
  await db.delete(accountExports).where(eq(accountExports.id, exportId));
}

/**
 * Everything held about a person with a confirmed address, by table. Left out is what would let a finder of the archive
 * into the account (hashes and secrets), and who looked at the person: those are others' facts, of which the days are given.
 */
export async function findEverything(db: Db, { userId, email }: { userId: string; email: string }) {
  const own = { userId, email };
  return {
    ...(await findProfileTables(db, userId)),
    ...(await findSecurityTables(db, userId)),
    ...(await findTrails(db, userId)),
    ...(await findLetters(db, own)),
  };
}

async function findProfileTables(db: Db, userId: string) {
  const account = await db.select().from(users).where(eq(users.id, userId));
  return {
    users: account.map(({ passwordHash, ...row }) => row),
    profiles: await db.select().from(profiles).where(eq(profiles.userId, userId)),
    experiences: await db.select().from(experiences).where(eq(experiences.userId, userId)),
    educations: await db.select().from(educations).where(eq(educations.userId, userId)),
    founder_profiles: await db.select().from(founderProfiles).where(eq(founderProfiles.userId, userId)),
    founder_preferences: await db
      .select()
      .from(founderPreferences)
      .where(eq(founderPreferences.userId, userId)),
    applicant_preferences: await db
      .select()
      .from(applicantPreferences)
      .where(eq(applicantPreferences.userId, userId)),
  };
}

async function findSecurityTables(db: Db, userId: string) {
  const ownSessions = await db.select().from(sessions).where(eq(sessions.userId, userId));
  const factors = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId));
  const links = await db.select().from(emailLinks).where(eq(emailLinks.userId, userId));
  return {
    sessions: ownSessions.map(({ tokenHash, ...row }) => row),
    email_links: links.map(({ tokenHash, ...row }) => row),
    one_time_codes: await db
      .select({ createdAt: oneTimeCodes.createdAt, expiresAt: oneTimeCodes.expiresAt })
      .from(oneTimeCodes)
      .where(eq(oneTimeCodes.userId, userId)),
    second_factors: factors.map(({ secret, ...row }) => row),
    recovery_codes: { left: await db.$count(recoveryCodes, eq(recoveryCodes.userId, userId)) },
    account_exports: await db
      .select({ createdAt: accountExports.createdAt, expiresAt: accountExports.expiresAt })
      .from(accountExports)
      .where(eq(accountExports.userId, userId)),
  };
}

async function findTrails(db: Db, userId: string) {
  return {
    profile_views: {
      made: await db.select().from(profileViews).where(eq(profileViews.viewerId, userId)),
      received: await db
        .select({ day: profileViews.day })
        .from(profileViews)
        .where(eq(profileViews.viewedId, userId))
        .orderBy(asc(profileViews.day)),
    },
    contact_reveals: {
      made: await db.select().from(contactReveals).where(eq(contactReveals.viewerId, userId)),
      // These people were named to the person by mail when it happened.
      received: await db.select().from(contactReveals).where(eq(contactReveals.revealedId, userId)),
    },
    notifications: await findOwnNotifications(db, userId),
    match_index: (await db.select().from(matchIndex).where(eq(matchIndex.userId, userId))).map(
      ({ features, ...row }) => ({ ...row, features: Buffer.from(features).toString('base64') }),
    ),
    match_serves: {
      shownToMe: await db
        .select({
          candidateId: matchServes.candidateId,
          position: matchServes.position,
          servedAt: matchServes.servedAt,
        })
        .from(matchServes)
        .where(eq(matchServes.viewerId, userId)),
      shownToOthers: await db
        .select({ position: matchServes.position, servedAt: matchServes.servedAt })
        .from(matchServes)
        .where(eq(matchServes.candidateId, userId)),
    },
  };
}

/** What names another member is given without its text, as are the visits it tells of. */
async function findOwnNotifications(db: Db, userId: string) {
  const rows = await db
    .select()
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(asc(notifications.createdAt));
  return rows.map(({ kind, title, text, aboutId, createdAt, readAt }) => ({
    kind,
    createdAt,
    readAt,
    ...(aboutId ? {} : { title, text }),
  }));
}

async function findLetters(db: Db, { userId, email }: { userId: string; email: string }) {
  const subscriptions = await db
    .select()
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.email, email));
  const waiting = await db.select().from(waitlistEntries).where(eq(waitlistEntries.email, email));
  const letters = await db
    .select()
    .from(mails)
    .where(or(eq(mails.userId, userId), isMailOfNobody(email)))
    .orderBy(asc(mails.createdAt), asc(mails.id));
  return {
    mails: letters.map(({ kind, subject, aboutId, createdAt, sentAt }) => ({
      kind,
      createdAt,
      sentAt,
      ...(aboutId ? {} : { subject }),
    })),
    newsletter_subscribers: subscriptions.map(({ confirmTokenHash, ...row }) => row),
    waitlist_entries: waiting.map(({ confirmTokenHash, ...row }) => row),
    contact_messages: await db.select().from(contactMessages).where(eq(contactMessages.email, email)),
  };
}
