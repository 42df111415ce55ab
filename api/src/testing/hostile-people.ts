import { randomUUIDv7 } from 'node:crypto';
import { DAY_MS, utcDay } from '@ampersand/contract/time';
import { eq, getTableColumns, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import * as tables from '../db/schema.ts';
import { type Member, makeApplicant, makeFounder } from './factories.ts';
import type { TestApp } from './test-app.ts';

/** What somebody writes into a field, told by its name: `profiles.location`, `profiles.skills.2`. */
export type Writing = (field: string) => string;

const IN_A_LIST = [0, 1, 2, 3, 4];
/** Texts that nobody writes by themselves. */
const OURS = /^(mutedEmails|dailyEmails|email|imageUrl)$|(Key|Hash)$/;

/** Something for every column of a table in which people write freely, checked by nothing. */
function everyText<Table extends PgTable>(table: Table, writing: Writing): Partial<Table['$inferInsert']> {
  const written = Object.entries(getTableColumns(table)).flatMap(([name, { columnType, enumValues }]) => {
    const field = `${getTableName(table)}.${name}`;
    if (OURS.test(name) || enumValues?.length) return [];
    if (columnType === 'PgText') return [[name, writing(field)]];
    return columnType === 'PgArray' ? [[name, IN_A_LIST.map((index) => writing(`${field}.${index}`))]] : [];
  });
  // Columns are known by name at run time only.
  return Object.fromEntries(written) as Partial<Table['$inferInsert']>;
}

async function write({ deps: { db } }: TestApp, { id }: Member, writing: Writing): Promise<void> {
  const { users, profiles, sessions, experiences, educations, emailLinks } = tables;
  // One address an account, whatever stands before it.
  const email = `${id}@${writing('users.email')}`;
  await db
    .update(users)
    .set({ ...everyText(users, writing), email })
    .where(eq(users.id, id));
  await db.update(profiles).set(everyText(profiles, writing)).where(eq(profiles.userId, id));
  await db.update(sessions).set(everyText(sessions, writing)).where(eq(sessions.userId, id));
  await db.update(experiences).set(everyText(experiences, writing)).where(eq(experiences.userId, id));
  await db.update(educations).set(everyText(educations, writing)).where(eq(educations.userId, id));
  const link = { purpose: 'change' as const, tokenHash: Buffer.from(id), expiresAt: new Date('2100-01-01') };
  await db.insert(emailLinks).values({ ...link, userId: id, email: writing('email_links.email') });
}

export interface Pair {
  readonly founder: Member;
  readonly applicant: Member;
}

/** A founder and an applicant who wrote into every field there is, looked at each other and revealed their contact. */
export async function makePair(t: TestApp, writing: Writing): Promise<Pair> {
  const founder = await makeFounder(t);
  const applicant = await makeApplicant(t);
  const { db } = t.deps;
  for (const member of [founder, applicant]) await write(t, member, writing);
  const { founderProfiles, founderPreferences, applicantPreferences } = tables;
  const [ofFounder, ofApplicant] = [{ userId: founder.id }, { userId: applicant.id }];
  await db
    .update(founderProfiles)
    .set(everyText(founderProfiles, writing))
    .where(eq(founderProfiles.userId, founder.id));
  await db.insert(founderPreferences).values({ ...everyText(founderPreferences, writing), ...ofFounder });
  await db
    .insert(applicantPreferences)
    .values({ ...everyText(applicantPreferences, writing), ...ofApplicant });
  for (const [one, other] of [[founder, applicant] as const, [applicant, founder] as const]) {
    const day = utcDay(new Date());
    await db.insert(tables.visits).values({ viewerId: one.id, viewedId: other.id, day });
    await db.insert(tables.contactReveals).values({ viewerId: one.id, revealedId: other.id });
    await t.deps.memberChanged(one.id);
  }
  return { founder, applicant };
}

/** The next event tells what somebody wrote. */
export async function writeEvent({ deps: { db } }: TestApp, writing: Writing): Promise<void> {
  const { events } = tables;
  await db.delete(events);
  const texts = { title: '', description: '', location: '', ...everyText(events, writing) };
  await db.insert(events).values({ ...texts, id: randomUUIDv7(), date: new Date(Date.now() + DAY_MS) });
}
