import { and, asc, count, eq, getTableColumns, or, sql } from 'drizzle-orm';
import { newsletterIssues } from '../../../db/administration.ts';
import type { Db } from '../../../db/client.ts';
import { deskCards, deskCriteria, deskPoints, deskReminders, deskWeeks } from '../../../db/desk.ts';
import {
  choices,
  filterFinds,
  impressions,
  matchIndex,
  matchPoints,
  matchPriors,
  picks,
  savedFilters,
  searchIndex,
} from '../../../db/matching.ts';
import {
  accountExports,
  applicantPreferences,
  contactMessages,
  contactReveals,
  educations,
  emailLinks,
  emails,
  experiences,
  founderPreferences,
  founderProfiles,
  inactivityQuestions,
  knownBrowsers,
  newsletterSubscribers,
  notifications,
  oneTimeCodes,
  profiles,
  recoveryCodes,
  secondFactors,
  sessions,
  users,
  visits,
  waitlistEntries,
} from '../../../db/schema.ts';
import { findOwnActs } from '../../moderation/list-queries.ts';
import { isEmailOfNobody } from '../deletion/queries.ts';
import { findCallTables } from './calls.ts';
import { findEquity } from './equity.ts';
import { behind, inPages, mapped, PAGE } from './pages.ts';
import { findTalk } from './talk.ts';
import { findTogether } from './together.ts';
import { findTrialTables } from './trial.ts';

/**
 * Everything held about a person with a confirmed address, by table; what grows without bound comes page by page. Left
 * out is what would let a finder of the archive into the account (hashes and secrets), and who looked at the person:
 * those are others' facts, of which the days are given.
 */
export async function findEverything(
  db: Db,
  { userId, email }: { userId: string; email: string },
  now: Date,
) {
  const own = { userId, email };
  return {
    ...(await findProfileTables(db, userId)),
    ...(await findSecurityTables(db, userId)),
    ...(await findTrails(db, userId)),
    ...(await findTalk(db, userId, now)),
    ...(await findTogether(db, userId)),
    ...(await findEquity(db, userId)),
    ...(await findTrialTables(db, userId)),
    ...(await findCallTables(db, userId)),
    ...(await findEmails(db, own)),
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
    choices: await db.select().from(choices).where(eq(choices.memberId, userId)),
    picks: await db
      .select()
      .from(picks)
      .where(or(eq(picks.founderId, userId), eq(picks.applicantId, userId))),
    moderation_acts: await findOwnActs(db, userId),
    newsletter_issues: await db
      .select({ subject: newsletterIssues.subject, createdAt: newsletterIssues.createdAt })
      .from(newsletterIssues)
      .where(eq(newsletterIssues.authorId, userId)),
    desk_cards: await db.select().from(deskCards).where(eq(deskCards.memberId, userId)),
    desk_reminders: await db.select().from(deskReminders).where(eq(deskReminders.memberId, userId)),
    desk_criteria: await db.select().from(deskCriteria).where(eq(deskCriteria.memberId, userId)),
    desk_points: await db
      .select(getTableColumns(deskPoints))
      .from(deskPoints)
      .innerJoin(deskCriteria, eq(deskCriteria.id, deskPoints.criterionId))
      .where(eq(deskCriteria.memberId, userId)),
    desk_weeks: await db.select().from(deskWeeks).where(eq(deskWeeks.memberId, userId)),
    saved_filters: await db.select().from(savedFilters).where(eq(savedFilters.userId, userId)),
    filter_finds: await db
      .select({ filterId: filterFinds.filterId, personId: filterFinds.personId })
      .from(filterFinds)
      .innerJoin(savedFilters, eq(savedFilters.id, filterFinds.filterId))
      .where(eq(savedFilters.userId, userId)),
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
    known_browsers: await db
      .select({ createdAt: knownBrowsers.createdAt, lastUsedAt: knownBrowsers.lastUsedAt })
      .from(knownBrowsers)
      .where(eq(knownBrowsers.userId, userId)),
    one_time_codes: await db
      .select({ createdAt: oneTimeCodes.createdAt, expiresAt: oneTimeCodes.expiresAt })
      .from(oneTimeCodes)
      .where(eq(oneTimeCodes.userId, userId)),
    second_factors: factors.map(({ secret, ...row }) => row),
    recovery_codes: { left: await db.$count(recoveryCodes, eq(recoveryCodes.userId, userId)) },
    inactivity_questions: await db
      .select({ askedAt: inactivityQuestions.askedAt })
      .from(inactivityQuestions)
      .where(eq(inactivityQuestions.userId, userId)),
    account_exports: await db
      .select({ createdAt: accountExports.createdAt, expiresAt: accountExports.expiresAt })
      .from(accountExports)
      .where(eq(accountExports.userId, userId)),
  };
}

async function findTrails(db: Db, userId: string) {
  return {
    visits: {
      made: visitsMade(db, userId),
      received: await db
        .select({ day: visits.day, visits: count() })
        .from(visits)
        .where(eq(visits.viewedId, userId))
        .groupBy(visits.day)
        .orderBy(asc(visits.day)),
    },
    contact_reveals: {
      made: await db.select().from(contactReveals).where(eq(contactReveals.viewerId, userId)),
      // These people were named to the person by email when it happened.
      received: await db.select().from(contactReveals).where(eq(contactReveals.revealedId, userId)),
    },
    notifications: ownNotifications(db, userId),
    search_index: await db.select().from(searchIndex).where(eq(searchIndex.userId, userId)),
    match_points: await db.select().from(matchPoints).where(eq(matchPoints.userId, userId)),
    match_priors: await db.select().from(matchPriors).where(eq(matchPriors.userId, userId)),
    match_index: (await db.select().from(matchIndex).where(eq(matchIndex.userId, userId))).map(
      ({ features, ...row }) => ({ ...row, features: Buffer.from(features).toString('base64') }),
    ),
    impressions: { shownToMe: shownToMe(db, userId), shownToOthers: shownToOthers(db, userId) },
  };
}

function visitsMade(db: Db, userId: string) {
  const { viewedId, day } = visits;
  return inPages<typeof visits.$inferSelect>((last) =>
    db
      .select()
      .from(visits)
      .where(
        and(
          eq(visits.viewerId, userId),
          behind(sql`${viewedId}, ${day}`, last && sql`${last.viewedId}::uuid, ${last.day}::date`),
        ),
      )
      .orderBy(asc(viewedId), asc(day))
      .limit(PAGE),
  );
}

interface Shown {
  readonly candidateId: string;
  readonly day: string;
  readonly position: number;
  readonly shownAt: Date;
}

function shownToMe(db: Db, userId: string) {
  const { candidateId, day, position, shownAt } = impressions;
  const pages = inPages<Shown>((last) =>
    db
      .select({ candidateId, day, position, shownAt })
      .from(impressions)
      .where(
        and(
          eq(impressions.viewerId, userId),
          behind(sql`${candidateId}, ${day}`, last && sql`${last.candidateId}::uuid, ${last.day}::date`),
        ),
      )
      .orderBy(asc(candidateId), asc(day))
      .limit(PAGE),
  );
  return mapped(pages, ({ day: _, ...row }) => row);
}

/** A moment as text has all the digits the database keeps; a `Date` has not. */
type Timed<Row> = Row & { readonly id: bigint | string; readonly moment: string };

function shownToOthers(db: Db, userId: string) {
  const { id, position, shownAt } = impressions;
  const pages = inPages<Timed<{ position: number; shownAt: Date }>>((last) =>
    db
      .select({ id, position, shownAt, moment: sql<string>`${shownAt}::text` })
      .from(impressions)
      .where(
        and(
          eq(impressions.candidateId, userId),
          behind(sql`${shownAt}, ${id}`, last && sql`${last.moment}::timestamptz, ${last.id}::bigint`),
        ),
      )
      .orderBy(asc(shownAt), asc(id))
      .limit(PAGE),
  );
  return mapped(pages, ({ id: _, moment: __, ...row }) => row);
}

/** What names another member is given without its text, as are the visits it tells of. */
function ownNotifications(db: Db, userId: string) {
  const { id, createdAt } = notifications;
  const pages = inPages<Timed<typeof notifications.$inferSelect>>((last) =>
    db
      .select({ ...getTableColumns(notifications), moment: sql<string>`${createdAt}::text` })
      .from(notifications)
      .where(
        and(
          eq(notifications.userId, userId),
          behind(sql`${createdAt}, ${id}`, last && sql`${last.moment}::timestamptz, ${last.id}::uuid`),
        ),
      )
      .orderBy(asc(createdAt), asc(id))
      .limit(PAGE),
  );
  return mapped(pages, ({ kind, title, text, aboutId, createdAt: at, readAt }) => ({
    kind,
    createdAt: at,
    readAt,
    ...(aboutId ? {} : { title, text }),
  }));
}

async function findEmails(db: Db, { userId, email }: { userId: string; email: string }) {
  const subscriptions = await db
    .select()
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.email, email));
  const waiting = await db.select().from(waitlistEntries).where(eq(waitlistEntries.email, email));
  const sent = await db
    .select()
    .from(emails)
    .where(or(eq(emails.userId, userId), isEmailOfNobody(email)))
    .orderBy(asc(emails.createdAt), asc(emails.id));
  return {
    emails: sent.map(({ kind, subject, aboutId, createdAt, sentAt }) => ({
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
