import { listEvents } from '@ampersand/contract/event';
import { DAY_MS, WEEK_MS } from '@ampersand/contract/time';
import { eq, gt, isNull, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { notifications, users, visits } from '../../db/schema.ts';
import { demoApplicant, demoFounder } from '../../db/seed/community/demo.ts';
import { applicants, founders } from '../../db/seed/community/people.ts';
import { makeApplicant } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { listMatches } from '../matchings/lists.ts';
import { updatePrices } from '../matchings/prices.ts';
import { findOpenReports } from '../moderation/queries.ts';
import { seedDemo } from './seed.ts';
import { storePictures } from './seed-pictures.ts';

const t = useTestApp();

async function inactiveInListOf(email: string) {
  const [viewer] = await t.deps.db.select({ id: users.id }).from(users).where(eq(users.email, email));
  const list = await listMatches(t.deps, viewer?.id ?? '', { limit: 100 });
  return { total: list?.total, inactive: list?.matches.filter(({ person }) => person.lastHere).length };
}
const upcoming = async () =>
  (await t.browser().call(listEvents, { query: { limit: 100 } })).reply.data.length;

/** The bells tell of the visits that the dashboards count; nobody was here before they joined, and some are new. */
async function expectBells(): Promise<void> {
  const early = await t.deps.db.execute(sql`
    select email from users where created_at > least(
      (select min(asked.created_at) from invitations asked where users.id in (sender_id, recipient_id)),
      (select min(told.created_at) from reports told where users.id in (reporter_id, reported_id)),
      (select min(joined.created_at) from connections joined where users.id in (member_a, member_b)),
      (select min(seen.created_at) from profile_views seen where viewer_id = users.id))`);
  expect(early.rows).toEqual([]);
  const weekAgo = new Date(t.deps.now().getTime() - WEEK_MS);
  expect(await t.deps.db.$count(users, gt(users.createdAt, weekAgo))).toBe(5);
  for (const { email } of [demoFounder, demoApplicant]) {
    const [user] = await t.deps.db.select({ id: users.id }).from(users).where(eq(users.email, email));
    const news = await t.deps.db
      .select({ title: notifications.title, at: notifications.createdAt })
      .from(notifications)
      .where(eq(notifications.userId, user?.id ?? ''));
    expect(await t.deps.db.$count(visits, eq(visits.viewedId, user?.id ?? ''))).toBe(9);
    expect(news.filter(({ title }) => title.endsWith('looked at your profile'))).toHaveLength(9);
    expect(new Set(news.map(({ at }) => at.toDateString())).size).toBeGreaterThan(5);
  }
}

test('the bells of the demo community tell of its visits; started again a hundred days later, it is here and has events ahead of it; other people stay inactive', async () => {
  await seedDemo(t.deps, () => {});
  await expectBells();
  expect(await t.deps.db.$count(users, isNull(users.photoKey))).toBe(4);
  expect((await findOpenReports(t.deps.db)).map(({ source }) => source)).toEqual(['SAME_NOTE', 'MEMBER']);
  const stranger = await makeApplicant(t);
  const [events, founders, applicants] = [
    await upcoming(),
    await inactiveInListOf(demoFounder.email),
    await inactiveInListOf(demoApplicant.email),
  ];
  expect([founders.inactive, applicants.inactive]).toEqual([0, 0]);
  expect(Math.min(events, founders.total ?? 0, applicants.total ?? 0)).toBeGreaterThan(5);
  t.advance(40 * DAY_MS);
  await updatePrices(t.deps.db, t.deps.now());
  // A server that runs on: nobody was here, and still nobody's list is empty.
  expect((await inactiveInListOf(demoFounder.email)).inactive).toBeGreaterThan(9);
  expect((await inactiveInListOf(demoApplicant.email)).inactive).toBeGreaterThan(9);
  t.advance(60 * DAY_MS);
  expect(await seedDemo(t.deps, () => {})).toBe(false);
  for (const { email } of [demoFounder, demoApplicant]) {
    const { total, inactive } = await inactiveInListOf(email);
    expect(total).toBeGreaterThan(10);
    expect(inactive).toBe(0);
  }
  expect(await upcoming()).toBe(events);
  const [row] = await t.deps.db.select().from(users).where(eq(users.id, stranger.id));
  expect(row?.lastActiveAt.getTime()).toBeLessThan(t.deps.now().getTime() - 99 * DAY_MS);
}, 120_000);

test('the demo community has faces and logos, stored as uploads are; three people have not got round to a photo', async () => {
  const { faces, logos } = await storePictures(t.deps);
  const emailsOf = (people: readonly { email: string }[]) => people.map(({ email }) => email).sort();
  expect([...logos.keys()].sort()).toEqual(emailsOf(founders));
  const everybody = emailsOf([...founders, ...applicants]);
  expect(everybody.filter((email) => !faces.has(email))).toHaveLength(3);
  expect([...faces.keys()].filter((email) => !everybody.includes(email))).toEqual([]);
  const { browser } = await makeApplicant(t);
  for (const key of [faces.get(demoFounder.email), logos.get(demoFounder.email)]) {
    const { headers, statusCode, rawPayload } = await t.app.inject({
      url: `/uploads/${key}`,
      cookies: Object.fromEntries(browser.cookies),
    });
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp']);
    expect(rawPayload.length).toBeLessThan(20_000);
  }
});

test.skipIf(!process.env.TEST_DATABASE_URL)(
  'of servers that start together one writes the demo community, and the others wait for it',
  async () => {
    const told: string[] = [];
    const starts = Array.from({ length: 3 }, () => seedDemo(t.deps, (line) => void told.push(line)));
    expect((await Promise.all(starts)).sort()).toEqual([false, false, true]);
    expect(told.filter((line) => line.startsWith('Another server is writing'))).toHaveLength(2);
    expect(await t.deps.db.$count(users)).toBe(founders.length + applicants.length + 1);
  },
  120_000,
);
