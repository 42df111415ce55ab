import { randomUUIDv7 } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { logVisit } from '@ampersand/contract/logs';
import { applicantMatchings, founderMatchings } from '@ampersand/contract/matchings';
import { saveFounderPreference } from '@ampersand/contract/preference';
import { DAY_MS, utcDay } from '@ampersand/contract/time';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { impressions, matchPriors } from '../../db/matching.ts';
import { users } from '../../db/schema.ts';
import { invitations } from '../../db/talk.ts';
import { API_BASE } from '../../http/route.ts';
import { type Member, makeAdmin, makeApplicant, makeFounder } from '../../testing/factories.ts';
import { invite } from '../../testing/invitations.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { deleteOldImpressions, impressionLog, insertImpressions } from './impressions.ts';
import { updatePrices } from './prices.ts';

const app = useTestApp();

const look = (member: Member, query: Record<string, string | number> = {}) =>
  member.browser.call(founderMatchings, { params: { userId: member.id }, query });
const stored = () => app.deps.db.select().from(impressions).orderBy(impressions.day, impressions.position);
const shown = (id: string) => ({ id, rank: 0, shown: 0.5, probability: 0.6, inactive: false });
const ago = (days: number) => new Date(app.deps.now().getTime() - days * DAY_MS);

test('is written down with place and chance, behind the reply', async () => {
  const founder = await makeFounder(app);
  for (let i = 0; i < 3; i++) await makeApplicant(app);
  const first = await look(founder, { limit: 2 });
  await expect.poll(stored).toHaveLength(2);
  await look(founder, { limit: 2, cursor: first.reply.nextCursor ?? '' });
  await expect.poll(stored).toHaveLength(3);
  const rows = await stored();
  expect(rows.map(({ position }) => position)).toEqual([1, 2, 3]);
  expect(rows.slice(0, 2).map(({ candidateId }) => candidateId)).toEqual(
    first.reply.data.map(({ applicantId }) => applicantId),
  );
  for (const { viewerId, probability, propensity, day } of rows) {
    expect(viewerId).toBe(founder.id);
    expect(probability).toBeGreaterThan(0);
    expect(probability).toBeLessThan(1);
    expect(propensity).toBe(1);
    expect(day).toBe(utcDay(app.deps.now()));
  }
});

test('a person counts once for a viewer and a day, at the best place of that day, however often the list is asked for', async () => {
  const founder = await makeFounder(app);
  const [one, other] = [await makeApplicant(app), await makeApplicant(app)];
  const note = (ids: string[], firstPlace: number, now: Date) =>
    insertImpressions(app.deps.db, { viewerId: founder.id, people: ids.map(shown), firstPlace }, now);
  const noon = new Date('2026-03-01T12:00:00Z');
  await note([one.id, other.id], 3, noon);
  await Promise.all([
    note([other.id, one.id], 1, noon),
    note([one.id, other.id], 4, noon),
    note([other.id, one.id], 1, new Date('2026-03-01T23:59:59Z')),
  ]);
  await note([one.id], 5, new Date('2026-03-02T00:00:00Z'));
  const rows = await stored();
  expect(rows.map(({ candidateId, position, day }) => [candidateId, position, day])).toEqual([
    [other.id, 1, '2026-03-01'],
    [one.id, 2, '2026-03-01'],
    [one.id, 5, '2026-03-02'],
  ]);
});

test('a viewer who asks again and again makes nobody dearer than one who asks once a day', async () => {
  const [keen, calm] = [await makeFounder(app), await makeFounder(app)];
  const [chased, met] = [await makeApplicant(app), await makeApplicant(app)];
  const priceOf = async ({ id }: Member) =>
    (await app.deps.db.select().from(matchPriors).where(eq(matchPriors.userId, id)))[0]?.price;
  for (let refresh = 0; refresh < 300; refresh++)
    await insertImpressions(
      app.deps.db,
      { viewerId: keen.id, people: [shown(chased.id)], firstPlace: 1 },
      ago(0),
    );
  await insertImpressions(app.deps.db, { viewerId: calm.id, people: [shown(met.id)], firstPlace: 1 }, ago(0));
  await app.deps.db.update(matchPriors).set({ price: 0 });
  await updatePrices(app.deps.db, app.deps.now());
  expect(await priceOf(chased)).toBe(await priceOf(met));
});

test('HEAD, a page fetched ahead, an administrator and a save that compares leave no trace', async () => {
  const [founder, applicant] = [await makeFounder(app), await makeApplicant(app)];
  const admin = await makeAdmin(app);
  const url = `${API_BASE}/matchings/founder/${founder.id}`;
  const cookies = Object.fromEntries(founder.browser.cookies);
  const ask = (method: 'HEAD' | 'GET', headers: Record<string, string> = {}) =>
    app.app.inject({ method, url, cookies, headers });
  for (const answer of [
    await ask('HEAD'),
    await ask('GET', { 'sec-purpose': 'prefetch;prerender' }),
    await ask('GET', { purpose: 'prefetch' }),
  ])
    expect(answer.statusCode).toBe(200);
  await admin.browser.call(founderMatchings, { params: { userId: founder.id } });
  await applicant.browser.call(applicantMatchings, { params: { userId: applicant.id } });
  await expect.poll(stored).toHaveLength(1);
  expect((await stored())[0]?.viewerId).toBe(applicant.id);
});

test('what could not be written down is said in the log and keeps nobody from the list', async () => {
  const errors: unknown[] = [];
  const log = { ...app.deps.log, error: (facts: unknown) => void errors.push(facts) };
  const impressionsOf = impressionLog({ ...app.deps, log } as typeof app.deps);
  impressionsOf.note({ viewerId: 'nobody', people: [shown('nobody')], firstPlace: 1 });
  await impressionsOf.settled();
  expect(errors).toHaveLength(1);
});

test('impressions have a retention of 90 days', async () => {
  const founder = await makeFounder(app);
  const { id } = await makeApplicant(app);
  for (const days of [0, 89, 91, 200])
    await insertImpressions(
      app.deps.db,
      { viewerId: founder.id, people: [shown(id)], firstPlace: 1 },
      ago(days),
    );
  await app.deps.db.execute(sql`
    insert into match_serves (viewer_id, candidate_id, position, probability, propensity, served_at)
    select ${founder.id}, ${id}, 1, .5, 1, ${ago(300)}::timestamptz - n * interval '1 day'
    from generate_series(1, 6000) as n`);
  await deleteOldImpressions(app.deps.db, app.deps.now());
  expect((await stored()).map(({ day }) => day)).toEqual([89, 0].map((days) => utcDay(ago(days))));
});

test('rows of a former release are merged and pruned when it is upgraded', async () => {
  const founder = await makeFounder(app);
  const { id } = await makeApplicant(app);
  const folder = join(import.meta.dirname, '../../db/migrations');
  const file = (await readdir(folder)).find((name) => name.endsWith('_impressions.sql')) ?? '';
  const upgrade = (await readFile(join(folder, file), 'utf8')).split('--> statement-breakpoint');
  await app.deps.db.execute(sql`drop index match_serves_viewer_id_candidate_id_day_key`);
  await app.deps.db.execute(sql`drop index match_serves_served_at_idx`);
  await app.deps.db.execute(sql`alter table match_serves drop column day`);
  await app.deps.db.execute(sql`create index match_serves_viewer_id_idx on match_serves (viewer_id)`);
  const noon = new Date(`${utcDay(ago(3))}T12:00:00Z`);
  await app.deps.db.execute(sql`
    insert into match_serves (viewer_id, candidate_id, position, probability, propensity, served_at)
    select ${founder.id}::uuid, ${id}::uuid, 2 + n % 7, .5, 1, ${noon}::timestamptz + n * interval '1 second' - (n % 2) * interval '1 day'
    from generate_series(1, 1000) as n
    union all select ${founder.id}::uuid, ${id}::uuid, 1, .5, 1, ${ago(120)}::timestamptz`);
  await app.deps.db.transaction(async (tx) => {
    for (const statement of upgrade) await tx.execute(sql.raw(statement));
  });
  expect((await stored()).map(({ position }) => position)).toEqual([2, 2]);
});

test('where chance set the order, the propensity is written down with the place', async () => {
  const founder = await makeFounder(app);
  const { id } = await makeApplicant(app);
  const people = [{ ...shown(id), propensity: 0.5 }];
  await insertImpressions(app.deps.db, { viewerId: founder.id, people, firstPlace: 1 }, ago(0));
  expect((await stored()).map(({ propensity }) => propensity)).toEqual([0.5]);
});

test('who was shown for days and not looked at makes room for others; who was looked at does not', async () => {
  const founder = await makeFounder(app);
  const skillsNeeded = ['Kubernetes', 'PostgreSQL', 'TypeScript'];
  const [first, second] = [
    await makeApplicant(app, { skills: skillsNeeded }),
    // Fits less, but does fit: whoever fills a short list from below the floor stays behind.
    await makeApplicant(app, { skills: ['TypeScript', 'PostgreSQL'] }),
  ];
  const body = { skillsNeeded } as never;
  await founder.browser.call(saveFounderPreference, { params: { userId: founder.id }, body });
  const list = async () => (await look(founder)).reply.data;
  const order = async () => (await list()).map(({ applicantId }) => applicantId);
  const moved = async () => (await list()).map(({ movedUp }) => movedUp);
  const [better, other] = (await order()) as [string, string];
  expect(await moved()).toEqual([undefined, undefined]);
  expect([better, other].sort()).toEqual([first.id, second.id].sort());
  for (let day = 1; day <= 9; day++)
    await insertImpressions(
      app.deps.db,
      { viewerId: founder.id, people: [shown(better)], firstPlace: 1 },
      ago(day),
    );
  expect(await order()).toEqual([other, better]);
  expect(await moved()).toEqual(['OTHERS_SEEN', undefined]);
  await founder.browser.call(logVisit, { body: { viewerId: founder.id, viewedUserId: better } });
  expect(await order()).toEqual([better, other]);
});

test('whom one has asked, or answered, stands behind the others of their group while it is under way and for 90 days', async () => {
  const founder = await makeFounder(app);
  await makeApplicant(app);
  await makeApplicant(app, { skills: ['TypeScript'] });
  const order = async () => (await look(founder)).reply.data.map(({ applicantId }) => applicantId);
  const [better, other] = (await order()) as [string, string];
  const invite = async (sent: boolean, set: Partial<typeof invitations.$inferInsert>) => {
    const [senderId, recipientId] = sent ? [founder.id, better] : [better, founder.id];
    await app.deps.db.delete(invitations);
    await app.deps.db.insert(invitations).values({
      ...{ id: randomUUIDv7(), senderId, recipientId, note: 'Let us talk.' },
      ...{ createdAt: ago(1), expiresAt: ago(-6), ...set },
    });
    return order();
  };
  const behind = [other, better];
  const asBefore = [better, other];
  expect(await invite(true, {})).toEqual(behind);
  expect(await invite(true, { status: 'ACCEPTED', createdAt: ago(400) })).toEqual(behind);
  expect(await invite(true, { status: 'DECLINED', createdAt: ago(89) })).toEqual(behind);
  expect(await invite(true, { status: 'EXPIRED', createdAt: ago(91) })).toEqual(asBefore);
  expect(await invite(false, {})).toEqual(asBefore);
  expect(await invite(false, { status: 'ACCEPTED', createdAt: ago(400) })).toEqual(behind);
  expect(await invite(false, { status: 'DECLINED', createdAt: ago(95), answeredAt: ago(89) })).toEqual(
    behind,
  );
  expect(await invite(false, { status: 'DECLINED', createdAt: ago(95), answeredAt: ago(91) })).toEqual(
    asBefore,
  );
});

test('whom others have asked this week makes room at once for who fits as well', async () => {
  const founder = await makeFounder(app);
  for (let i = 0; i < 2; i++) await makeApplicant(app);
  const order = async () => (await look(founder)).reply.data.map(({ applicantId }) => applicantId);
  const [first = '', second = ''] = await order();
  await invite(await makeFounder(app), { id: first });
  expect(await order()).toEqual([second, first]);
  app.advance(8 * DAY_MS);
  await app.deps.db.update(users).set({ lastActiveAt: app.deps.now() });
  expect(await order()).toEqual([first, second]);
});
