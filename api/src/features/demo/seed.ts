import { randomUUIDv7 } from 'node:crypto';
import { applicantPreferenceBody, founderPreferenceBody } from '@ampersand/contract/preference';
import type { ApplicantRegistration, FounderRegistration } from '@ampersand/contract/registration';
import { DAY_MS } from '@ampersand/contract/time';
import { ASKED_EMAIL_KINDS } from '@ampersand/contract/values';
import { count, eq, notInArray } from 'drizzle-orm';
import pLimit from 'p-limit';
import type { Db } from '../../db/client.ts';
import { oneServerAtATime } from '../../db/own-connection.ts';
import { events, founderProfiles, profiles, users } from '../../db/schema.ts';
import { adminName } from '../../db/seed/community/demo.ts';
import { languagesAt } from '../../db/seed/community/languages.ts';
import { applicants, founders } from '../../db/seed/community/people.ts';
import type { Applicant, Founder, Person } from '../../db/seed/community/types.ts';
import type { Deps } from '../../http/deps.ts';
import { hashPassword } from '../../lib/password.ts';
import { insertVisit } from '../logs/queries.ts';
import { visitNotification } from '../logs/rules.ts';
import { indexMember } from '../matchings/index-member.ts';
import { insertNotification } from '../notifications/queries.ts';
import { pickForTheDay } from '../picks/pick.ts';
import { upsertApplicantPreference, upsertFounderPreference } from '../preference/queries.ts';
import { insertApplicant, insertFounder, insertRows, type NewAccount } from '../users/queries.ts';
import { ADMIN_EMAIL, DEMO_LOGINS, DEMO_PASSWORD } from './passwords.ts';
import { demoEvents, refreshDemo } from './refresh.ts';
import { storePictures } from './seed-pictures.ts';
import { seedReports } from './seed-reports.ts';
import { seedTalk } from './seed-talk.ts';

/** How many days ago the demo log-ins were looked at, once each; their bells tell of it. */
const VISITS_DAYS_AGO = [0, 1, 1, 2, 4, 5, 8, 12, 15];
/** Who joined in these days, latest first: each fits one of the demo log-ins. */
const NEWCOMERS = [
  'ritika.chaudhary@demo.test',
  'bartosz.wisniewski@demo.test',
  'putri.siregar@demo.test',
  'jana.dvorakova@demo.test',
  'guanyu.chen@demo.test',
];
/** Longer ago than anything in the demo: by then the others had joined, one a day. */
const DAYS_OF_ALL = 75;
const addresses = [...founders, ...applicants].map(({ email }) => email);

/** While the texts of one are embedded, in a thread of its own, others are read and written. */
const READ_AT_ONCE = 4;

/** Any number that nothing else in the database locks. */
const LOCK_KEY = 4_726_002;

/**
 * Fills an empty database with the demo community, one server after the other. Members are written in one transaction, so a broken-off seeding
 * starts anew; `tell` gets a line of progress now and then.
 * @returns false when somebody is there already: then the community, where it is there, is brought up to date only.
 */
export function seedDemo(deps: Deps, tell: (line: string) => void): Promise<boolean> {
  const wait = () => tell('Another server is writing the demo community; waiting for it.');
  return oneServerAtATime(deps.database, { key: LOCK_KEY, wait }, () => seedOrRefresh(deps, tell));
}

async function seedOrRefresh(deps: Deps, tell: (line: string) => void): Promise<boolean> {
  const [existing] = await deps.db.select({ people: count() }).from(users);
  const now = deps.now();
  if (existing && existing.people > 0) {
    await refreshDemo(deps.db, now);
    await pickForTheDay(deps);
    return false;
  }
  // One hash for all: the demo password is public anyway.
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  tell(
    `Writing the demo community: ${founders.length} founders, ${applicants.length} applicants, ${demoEvents(now).length} events …`,
  );
  const pictures = await storePictures(deps);
  const ids = await deps.db.transaction(async (tx) => {
    const account = (role: NewAccount['role'], email: string): NewAccount => ({
      id: randomUUIDv7(),
      role,
      passwordHash,
      photoKey: pictures.faces.get(email) ?? null,
    });
    const founderIds = [];
    for (const founder of founders) {
      const logoKey = pictures.logos.get(founder.email) ?? null;
      founderIds.push(await seedFounder(tx, account('FOUNDER', founder.email), { ...founder, logoKey }, now));
    }
    const applicantIds = [];
    for (const applicant of applicants) {
      applicantIds.push(await seedApplicant(tx, account('APPLICANT', applicant.email), applicant, now));
    }
    const memberIds = [...founderIds, ...applicantIds];
    await tx
      .insert(users)
      .values({ ...account('ADMIN', ADMIN_EMAIL), email: ADMIN_EMAIL, fullName: adminName });
    const firstDay = new Date(now.getTime() - (DAYS_OF_ALL + addresses.length) * DAY_MS);
    await tx
      .update(users)
      .set({ createdAt: firstDay, emailConfirmedAt: firstDay })
      .where(eq(users.email, ADMIN_EMAIL));
    // Nobody reads the inboxes of the others: what comes by itself with time is not sent there.
    await tx
      .update(users)
      .set({ mutedEmails: ['stillLooking', 'invitationExpired', 'quietAsked', ...ASKED_EMAIL_KINDS] })
      .where(notInArray(users.email, [...DEMO_LOGINS]));
    await seedVisits(tx, founderIds, applicantIds, now);
    const idsByEmail = new Map(addresses.map((email, i) => [email, memberIds[i] ?? '']));
    await seedJoined(tx, idsByEmail, now);
    await seedTalk(tx, idsByEmail, now);
    await seedReports(tx, idsByEmail, now);
    await tx.insert(events).values(demoEvents(now).map((event) => ({ ...event, id: randomUUIDv7() })));
    return memberIds;
  });
  let read = 0;
  await pLimit(READ_AT_ONCE).map(ids, async (id) => {
    await indexMember(deps, id);
    read += 1;
    if (read % 20 === 0 || read === ids.length)
      tell(`Reading what they wrote: ${read} of ${ids.length} people`);
  });
  await pickForTheDay(deps);
  return true;
}

/** Registration fields that are not kept, or differ by side. */
const passwords = { password: DEMO_PASSWORD, confirmPassword: DEMO_PASSWORD };

function accountFields({ email, fullName, phone, age, gender, location }: Person) {
  return { email, fullName, phone, age, gender, location, ...passwords };
}

async function seedApplicant(tx: Db, account: NewAccount, person: Applicant, now: Date): Promise<string> {
  const { skills, experiences, educations, currentJob, availability, salaryExpectations } = person;
  const form: ApplicantRegistration = {
    ...accountFields(person),
    skills,
    experiences,
    educations,
    currentJob,
    availability,
    salaryExpectations,
  };
  await insertApplicant(tx, account, form);
  await fillProfile(tx, account.id, person);
  if (person.preference) {
    const answers = applicantPreferenceBody.parse({ ...person.preference, importance: person.importance });
    await upsertApplicantPreference(tx, account.id, answers, undefined, now);
  }
  return account.id;
}

interface SeededFounder extends Founder {
  readonly logoKey: string | null;
}

async function seedFounder(tx: Db, account: NewAccount, person: SeededFounder, now: Date): Promise<string> {
  const { goals, shareStructure, currentRevenue, otherDetails, ...company } = person.company;
  const form: FounderRegistration = { ...accountFields(person), ...company };
  await insertFounder(tx, account, form);
  await fillProfile(tx, account.id, person);
  await insertRows(tx, account.id, person);
  await tx
    .update(founderProfiles)
    .set({
      logoKey: person.logoKey,
      goals: goals ?? null,
      shareStructure: shareStructure ?? null,
      currentRevenue: currentRevenue ?? null,
      otherDetails: otherDetails ?? null,
    })
    .where(eq(founderProfiles.userId, account.id));
  if (person.preference) {
    const answers = founderPreferenceBody.parse({ ...person.preference, importance: person.importance });
    await upsertFounderPreference(tx, account.id, answers, undefined, now);
  }
  return account.id;
}

/** What registration does not ask for. */
async function fillProfile(
  tx: Db,
  userId: string,
  { habits, hobbies, interests, skills, firstLine, question, location }: Person,
): Promise<void> {
  await tx
    .update(profiles)
    .set({ habits, hobbies, interests, skills, firstLine, question, languages: languagesAt(location) })
    .where(eq(profiles.userId, userId));
}

async function seedJoined(tx: Db, ids: ReadonlyMap<string, string>, now: Date): Promise<void> {
  const others = addresses.filter((email) => !NEWCOMERS.includes(email));
  const daysAgo = [
    ...NEWCOMERS.map((email, place) => [email, place + 0.5] as const),
    ...others.map((email, place) => [email, DAYS_OF_ALL + others.length - place] as const),
  ];
  for (const [email, days] of daysAgo) {
    const createdAt = new Date(now.getTime() - days * DAY_MS);
    await tx
      .update(users)
      .set({ createdAt, emailConfirmedAt: createdAt })
      .where(eq(users.id, ids.get(email) ?? ''));
  }
}

async function seedVisits(tx: Db, founderIds: string[], applicantIds: string[], now: Date): Promise<void> {
  const pairs = [
    { viewed: founderIds[0], role: 'FOUNDER', viewers: applicants, ids: applicantIds },
    { viewed: applicantIds[0], role: 'APPLICANT', viewers: founders, ids: founderIds },
  ] as const;
  for (const { viewed, role, viewers, ids } of pairs) {
    for (const [index, daysAgo] of VISITS_DAYS_AGO.entries()) {
      const [viewer, id] = [viewers[1 + index * 3], ids[1 + index * 3]];
      if (!viewer || !id || !viewed) continue;
      const at = new Date(now.getTime() - daysAgo * DAY_MS);
      await insertVisit(tx, id, viewed, at);
      await insertNotification(tx, visitNotification({ id: viewed, role }, { id, ...viewer }, at), at);
    }
  }
}
