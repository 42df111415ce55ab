import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS } from '@ampersand/contract/time';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { impressions, matchIndex, matchPoints, matchPriors } from '../../db/matching.ts';
import { applicantPreferences, profiles, users } from '../../db/schema.ts';
import type { Embedder } from '../../lib/embedder/embedder.ts';
import { makeApplicant, makeFounder } from '../../testing/factories.ts';
import { hashEmbedder } from '../../testing/hash-embedder.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { insertOutcomes } from '../outcomes/queries.ts';
import { indexMember } from './index-member.ts';
import { listMatches } from './lists.ts';
import { updatePrices } from './prices.ts';
import { reindexStale, sweepIndex } from './reindex.ts';
import { exploreBonus, nextPrice, PRIOR_CAPACITY } from './rules/score/price.ts';
import { logActive } from './rules/score/score.ts';
import { READING, unpackFeatures } from './rules/store/pack.ts';

const app = useTestApp();

function counting(embedder: Embedder): Embedder & { calls: number } {
  const counted = {
    ...embedder,
    calls: 0,
    embed: (texts: readonly string[]) => {
      counted.calls += 1;
      return embedder.embed(texts);
    },
  };
  return counted;
}

/** An embedder that says when it is asked, and answers when it is released. */
function holdingEmbedder() {
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const embedder: Embedder = {
    ...hashEmbedder(),
    embed: async (texts) => {
      asked.resolve();
      await released.promise;
      return hashEmbedder().embed(texts);
    },
  };
  return { embedder, isAsked: asked.promise, release: () => released.resolve() };
}

async function rowOf(userId: string) {
  const [row] = await app.deps.db.select().from(matchIndex).where(eq(matchIndex.userId, userId));
  if (!row) throw new Error('a row expected');
  return row;
}

async function pointOf(userId: string) {
  const [point] = await app.deps.db.select().from(matchPoints).where(eq(matchPoints.userId, userId));
  if (!point) throw new Error('a point expected');
  return point;
}

async function latestOf(userId: string) {
  const [latest] = await app.deps.db.select().from(matchPriors).where(eq(matchPriors.userId, userId));
  if (!latest) throw new Error('a latest expected');
  return latest;
}

const priorOf = async (userId: string) => (await latestOf(userId)).prior;
const priceOf = async (userId: string) => (await latestOf(userId)).price;

test('a change that nobody told of is in the index after the nightly look at everybody, and nobody else is embedded', async () => {
  const { id } = await makeApplicant(app);
  await makeFounder(app);
  const before = await rowOf(id);
  await app.deps.db
    .update(profiles)
    .set({ skills: ['glass blowing'] })
    .where(eq(profiles.userId, id));
  const embedder = counting(hashEmbedder());
  const deps = { ...app.deps, embedder };
  expect(await sweepIndex(deps)).toBe(1);
  expect(embedder.calls).toBe(1);
  expect((await rowOf(id)).contentHash).not.toBe(before.contentHash);
  expect(await sweepIndex(deps)).toBe(0);
});

test('a member who changed nothing is not embedded again, one who did is', async () => {
  const { id } = await makeApplicant(app);
  const embedder = counting(hashEmbedder());
  const deps = { ...app.deps, embedder };
  await indexMember(deps, id);
  expect(embedder.calls).toBe(0);
  await app.deps.db
    .update(profiles)
    .set({ skills: ['welding'] })
    .where(eq(profiles.userId, id));
  await indexMember(deps, id);
  expect(embedder.calls).toBe(1);
  const traits = unpackFeatures((await rowOf(id)).features);
  expect(traits?.terms.BRING.map(({ text }) => text)).toContain('welding');
});

test('a corrected answer is in the index as its writer corrected it', async () => {
  const { id } = await makeApplicant(app);
  const readings = { timeCommitment: { of: 'as needed', low: 10, high: 15 } };
  await app.deps.db
    .insert(applicantPreferences)
    .values({ userId: id, timeCommitment: 'as needed', readings });
  await indexMember(app.deps, id);
  const hours = async () => unpackFeatures((await rowOf(id)).features)?.quantities.hours;
  expect(await hours()).toMatchObject({ low: 10, high: 15 });
  await app.deps.db
    .update(applicantPreferences)
    .set({ readings: { timeCommitment: { of: 'as needed', low: 20, high: 20 } } })
    .where(eq(applicantPreferences.userId, id));
  await indexMember(app.deps, id);
  expect(await hours()).toMatchObject({ low: 20, high: 20 });
});

test('of two runs at once the later reading wins, however late the earlier one ends', async () => {
  const { id } = await makeApplicant(app, { skills: ['first'] });
  const held = holdingEmbedder();
  const set = (skills: string[]) =>
    app.deps.db.update(profiles).set({ skills }).where(eq(profiles.userId, id));
  await set(['second']);
  const late = indexMember({ ...app.deps, embedder: held.embedder }, id);
  await held.isAsked;
  await set(['third']);
  await indexMember(app.deps, id);
  held.release();
  await late;
  const skills = async () => unpackFeatures((await rowOf(id)).features)?.terms.BRING.map(({ text }) => text);
  expect(await skills()).toContain('third');
  expect(await skills()).not.toContain('second');
});

test('a change that is taken back while an earlier run is under way stays taken back', async () => {
  const { id } = await makeApplicant(app, { skills: ['first'] });
  const held = holdingEmbedder();
  const set = (skills: string[]) =>
    app.deps.db.update(profiles).set({ skills }).where(eq(profiles.userId, id));
  await set(['second']);
  const late = indexMember({ ...app.deps, embedder: held.embedder }, id);
  await held.isAsked;
  await set(['first']);
  await indexMember(app.deps, id);
  held.release();
  await late;
  const brought = unpackFeatures((await rowOf(id)).features)?.terms.BRING.map(({ text }) => text);
  expect(brought).toContain('first');
  expect(brought).not.toContain('second');
});

test('unknown ids and administrators are passed over', async () => {
  await indexMember(app.deps, '018f0000-0000-7000-8000-000000000000');
  expect(await app.deps.db.select().from(matchIndex)).toEqual([]);
});

test('a new model takes over in batches while the old rows stay in service', async () => {
  const founder = await makeFounder(app);
  for (let i = 0; i < 3; i++) await makeApplicant(app);
  const turned: Embedder = {
    ...hashEmbedder(),
    model: 'turned',
    embed: async (texts) => (await hashEmbedder().embed(texts)).map((vector) => vector.toReversed()),
  };
  const deps = { ...app.deps, embedder: turned };
  const served = async () => (await listMatches(deps, founder.id, { limit: 20 }))?.matches.length;
  expect(await served()).toBe(3);
  expect(await reindexStale(deps, 2)).toBe(2);
  expect(await served()).toBe(3);
  expect(await reindexStale(deps, 10)).toBe(2);
  expect(await reindexStale(deps, 10)).toBe(0);
  expect(await served()).toBe(3);
  expect((await rowOf(founder.id)).model).toContain('turned');
});

test('rows of the former release serve as they are until they are made anew, whoever was here last first', async () => {
  const founder = await makeFounder(app);
  const people = [await makeApplicant(app), await makeApplicant(app), await makeApplicant(app)];
  const listed = async () =>
    (await listMatches(app.deps, founder.id, { limit: 20 }))?.matches
      // Years of work grow while the test runs: by what comes after six places, the three are in any order.
      .map(({ person, score }) => ({ id: person.id, score: score.toFixed(6) }))
      .sort((one, other) => one.id.localeCompare(other.id));
  const before = await listed();
  expect(before).toHaveLength(3);
  const asBefore = {
    features: sql`set_byte(features, 0, 1)`,
    model: 'hash-384#1',
    contentHash: sql`user_id`,
  };
  await app.deps.db.update(matchIndex).set(asBefore);
  expect(await listed()).toEqual(before);
  await app.deps.db
    .update(users)
    .set({ lastActiveAt: new Date(Date.now() - DAY_MS) })
    .where(eq(users.id, people[2]?.id ?? ''));
  await app.deps.db
    .update(users)
    .set({ lastActiveAt: new Date() })
    .where(eq(users.id, people[1]?.id ?? ''));
  expect(await reindexStale(app.deps, 1)).toBe(1);
  expect((await rowOf(people[1]?.id ?? '')).model).not.toBe('hash-384#1');
  expect(await listed()).toEqual(before);
  expect(await reindexStale(app.deps, 10)).toBe(3);
  expect(await listed()).toEqual(before);
});

test('a row that a later release has made is left to it, until the member saves something here', async () => {
  const { id } = await makeApplicant(app);
  await app.deps.db.update(matchIndex).set({ model: `hash-384#${READING + 1}`, contentHash: 'theirs' });
  expect(await reindexStale(app.deps, 10)).toBe(0);
  expect(await sweepIndex(app.deps)).toBe(0);
  expect((await rowOf(id)).contentHash).toBe('theirs');
  expect(await indexMember(app.deps, id)).toBe(true);
});

test('somebody whose row is missing is put in', async () => {
  const { id } = await makeApplicant(app);
  await app.deps.db.delete(matchIndex);
  expect(await reindexStale(app.deps, 10)).toBe(1);
  expect((await rowOf(id)).active).toBe(true);
});

test('one member who cannot be read does not keep the others waiting', async () => {
  const bad = await makeApplicant(app, { skills: ['unreadable'] });
  const good = await makeApplicant(app);
  await app.deps.db.delete(matchIndex);
  const picky: Embedder = {
    ...hashEmbedder(),
    embed: async (texts) => {
      if (texts.includes('unreadable')) throw new Error('no');
      return hashEmbedder().embed(texts);
    },
  };
  await expect(reindexStale({ ...app.deps, embedder: picky }, 10)).rejects.toThrow('1 of 2');
  expect((await rowOf(good.id)).active).toBe(true);
  await expect(rowOf(bad.id)).rejects.toThrow();
});

test('somebody who was long inactive and is back is listed again from their first look at the list', async () => {
  const [founder, applicant] = [await makeFounder(app), await makeApplicant(app)];
  const set = (lastActiveAt: Date) =>
    app.deps.db.update(users).set({ lastActiveAt }).where(eq(users.id, applicant.id));
  await set(new Date(Date.now() - 40 * DAY_MS));
  await updatePrices(app.deps.db, app.deps.now());
  expect((await rowOf(applicant.id)).active).toBe(false);
  await set(new Date());
  await listMatches(app.deps, applicant.id, { limit: 1 });
  expect((await rowOf(applicant.id)).active).toBe(true);
  expect((await listMatches(app.deps, founder.id, { limit: 5 }))?.total).toBe(1);
});

/** Each of `actors` has asked somebody to connect. */
const ask = (subject: { id: string }, actors: readonly { id: string }[], at: Date) =>
  insertOutcomes(
    app.deps.db,
    actors.map(({ id }) => ({ kind: 'INVITED', actorId: id, subjectId: subject.id, at })),
  );

test('the daily round computes what the rules say: price, prior, who is listed', async () => {
  const founders = await Promise.all(Array.from({ length: 4 }, () => makeFounder(app)));
  const [busy, quiet, gone] = [await makeApplicant(app), await makeApplicant(app), await makeApplicant(app)];
  const now = app.deps.now();
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await app.deps.db
    .update(users)
    .set({ lastActiveAt: daysAgo(10) })
    .where(eq(users.id, busy.id));
  await app.deps.db
    .update(users)
    .set({ lastActiveAt: daysAgo(45) })
    .where(eq(users.id, gone.id));
  await app.deps.db.update(matchPriors).set({ price: 0.2 });
  const shown = Array.from({ length: 40 }, (_, i) => ({ position: 1 + (i % 3), shownAt: daysAgo(i % 10) }));
  await app.deps.db.insert(impressions).values(
    shown.map((impression, i) => ({
      ...impression,
      viewerId: founders[Math.floor(i / 10)]?.id ?? '',
      candidateId: busy.id,
      probability: 0.6,
      propensity: 1,
    })),
  );
  await ask(busy, [...founders, ...founders], daysAgo(6));
  await ask(busy, founders, daysAgo(8));
  await updatePrices(app.deps.db, now);
  const price = nextPrice(0.2, 8, PRIOR_CAPACITY);
  const told = (await rowOf(busy.id)).completeness / 100;
  expect(await priceOf(busy.id)).toBeCloseTo(price, 4);
  expect(await priorOf(busy.id)).toBeCloseTo(
    logActive(daysAgo(10).getTime(), now.getTime()) - price + exploreBonus(40, told),
    2,
  );
  expect(await priceOf(quiet.id)).toBeCloseTo(nextPrice(0.2, 0, PRIOR_CAPACITY), 4);
  expect(await priceOf(busy.id)).toBeGreaterThan(await priceOf(quiet.id));
  for (const { id, active } of [
    { ...gone, active: false },
    { ...quiet, active: true },
  ]) {
    expect((await rowOf(id)).active).toBe(active);
    expect((await pointOf(id)).active).toBe(active);
  }
});

test('a price stands where as many come as can be answered, and never falls below its floor', async () => {
  const founders = await Promise.all(Array.from({ length: 5 }, () => makeFounder(app)));
  const [sought, forgotten] = [await makeApplicant(app), await makeApplicant(app)];
  await app.deps.db.update(matchPriors).set({ price: -0.9 });
  await ask(sought, founders, app.deps.now());
  await updatePrices(app.deps.db, app.deps.now());
  expect(await priceOf(sought.id)).toBeCloseTo(-0.9, 4);
  expect(await priceOf(forgotten.id)).toBe(-1);
});

test('a daily round that runs again on its day leaves prices where they are; the next day takes its step', async () => {
  const founders = await Promise.all(Array.from({ length: 8 }, () => makeFounder(app)));
  const [sought, late] = [await makeApplicant(app), await makeApplicant(app)];
  await app.deps.db.update(matchPriors).set({ price: 0.2 });
  await ask(sought, founders, new Date('2026-03-01T12:00:00Z'));
  const first = nextPrice(0.2, 8, PRIOR_CAPACITY);
  await updatePrices(app.deps.db, new Date('2026-03-02T00:00:00Z'));
  expect(await priceOf(sought.id)).toBeCloseTo(first, 4);
  // Whom a round that was cut short had not reached.
  await app.deps.db
    .update(matchPriors)
    .set({ price: 0.2, steppedOn: '2026-03-01' })
    .where(eq(matchPriors.userId, late.id));
  await updatePrices(app.deps.db, new Date('2026-03-02T23:59:59Z'));
  expect(await priceOf(sought.id)).toBeCloseTo(first, 4);
  expect(await priceOf(late.id)).toBeCloseTo(nextPrice(0.2, 0, PRIOR_CAPACITY), 4);
  await updatePrices(app.deps.db, new Date('2026-03-03T00:00:00Z'));
  expect(await priceOf(sought.id)).toBeCloseTo(nextPrice(first, 8, PRIOR_CAPACITY), 4);
});

test('only who has told half of their side gets the bonus of the rarely shown', async () => {
  const [half, less] = [await makeApplicant(app), await makeApplicant(app)];
  const tell = (id: string, completeness: number) =>
    app.deps.db.update(matchIndex).set({ completeness }).where(eq(matchIndex.userId, id));
  await tell(half.id, 50);
  await tell(less.id, 49);
  await updatePrices(app.deps.db, app.deps.now());
  const priorAndPrice = async (id: string) => (await priorOf(id)) + (await priceOf(id));
  expect(await priorAndPrice(half.id)).toBeCloseTo(exploreBonus(0, 0.5), 2);
  expect(await priorAndPrice(less.id)).toBeCloseTo(0, 2);
});

test('how much a member has told stands in their row, and follows what they save', async () => {
  const { id } = await makeApplicant(app);
  const told = async () => (await rowOf(id)).completeness;
  const before = await told();
  expect(before).toBe(
    Math.round(100 * (unpackFeatures((await rowOf(id)).features)?.quantities.completeness ?? 0)),
  );
  await app.deps.db.update(profiles).set({ skills: [], interests: [] }).where(eq(profiles.userId, id));
  await indexMember(app.deps, id);
  expect(await told()).toBeLessThan(before);
});

test('what a server of the release before writes without it is told in full by the next morning', async () => {
  const { id } = await makeApplicant(app);
  const { vector, features, completeness: told, ...row } = await rowOf(id);
  await app.deps.db.delete(matchIndex).where(eq(matchIndex.userId, id));
  await app.deps.db.execute(sql`
    insert into match_index (user_id, role, active, vector, features, model, content_hash, price)
    values (${id}, ${row.role}, true, ${JSON.stringify(vector)}::halfvec, ${Buffer.from(features)}, ${row.model}, ${row.contentHash}, 0)`);
  expect((await rowOf(id)).completeness).toBe(0);
  expect(await sweepIndex(app.deps)).toBe(1);
  expect((await rowOf(id)).completeness).toBe(told);
  expect(await sweepIndex(app.deps)).toBe(0);
});

test('rows of the release before are found and ranked as others are until they are made anew', async () => {
  const founder = await makeFounder(app);
  const [old, fresh] = [await makeApplicant(app), await makeApplicant(app)];
  const listed = async () => (await listMatches(app.deps, founder.id, { limit: 5 }))?.matches ?? [];
  const before = await listed();
  await app.deps.db.execute(sql`
    update match_index set facts = default, prior = null, glance = null where user_id = ${old.id}`);
  expect(await listed()).toEqual(before);
  expect(before.map(({ person }) => person.id).sort()).toEqual([old.id, fresh.id].sort());
});

test('a small step of a prior orders lists and leaves the point where it is; a large one moves it', async () => {
  const { id } = await makeApplicant(app);
  const { axes } = await pointOf(id);
  const active = (days: number) =>
    app.deps.db
      .update(users)
      .set({ lastActiveAt: new Date(app.deps.now().getTime() - days * DAY_MS) })
      .where(eq(users.id, id));
  await app.deps.db.update(matchPriors).set({ price: -1 });
  await updatePrices(app.deps.db, app.deps.now());
  const before = await priorOf(id);
  const settled = await pointOf(id);
  await active(4);
  await updatePrices(app.deps.db, app.deps.now());
  expect(await priorOf(id)).toBeCloseTo(before - (3 / 21) * Math.LN2, 3);
  expect(await pointOf(id)).toEqual(settled);
  await active(20);
  await updatePrices(app.deps.db, app.deps.now());
  expect(await pointOf(id)).toEqual({ ...settled, axes, prior: await priorOf(id) });
  // The round of a server of the release before says who is active in the match index alone.
  await app.deps.db.update(matchPoints).set({ active: false });
  await updatePrices(app.deps.db, app.deps.now());
  expect((await pointOf(id)).active).toBe(true);
});

test('rows of the release before get their completeness when the database is upgraded', async () => {
  const { id } = await makeApplicant(app);
  const { completeness: told } = await rowOf(id);
  const folder = join(import.meta.dirname, '../../db/migrations');
  const file = (await readdir(folder)).find((name) => name.endsWith('_completeness.sql')) ?? '';
  const upgrade = (await readFile(join(folder, file), 'utf8')).split('--> statement-breakpoint');
  await app.deps.db.execute(sql`alter table match_index drop column completeness`);
  for (const statement of upgrade) await app.deps.db.execute(sql.raw(statement));
  expect(told).toBeGreaterThan(0);
  expect((await rowOf(id)).completeness).toBe(told);
  expect(await sweepIndex(app.deps)).toBe(0);
});

test('the daily round reaches everybody, also beyond one batch, and leaves what they wrote as it was read', async () => {
  const founder = await makeFounder(app);
  const before = (await rowOf(founder.id)).vector;
  await app.deps.db.execute(sql`
    insert into users (id, email, password_hash, role, full_name)
    select gen_random_uuid(), 'm' || n || '@example.com', '', 'FOUNDER', 'M' from generate_series(1, 120) as n`);
  await app.deps.db.execute(sql`
    insert into match_index (user_id, role, active, vector, features, model, content_hash, price)
    select u.id, 'FOUNDER', true, m.vector, m.features, m.model, '', 0.5
    from users u, match_index m where m.user_id = ${founder.id} and u.email like 'm%@example.com'`);
  await updatePrices(app.deps.db, app.deps.now());
  const { rows } = await app.deps.db.execute<{ prices: number }>(
    sql`select count(distinct price)::int as prices from match_priors where user_id <> ${founder.id}`,
  );
  expect(rows[0]?.prices).toBe(1);
  const after = (await rowOf(founder.id)).vector;
  expect(after).toEqual(before);
});

test('a save keeps what a member costs, and the bonus of who was seldom shown', async () => {
  const [founder, seldom, often] = [
    await makeFounder(app),
    await makeApplicant(app),
    await makeApplicant(app),
  ];
  const now = app.deps.now();
  await app.deps.db.update(matchPriors).set({ price: 0.7 });
  await app.deps.db.update(matchIndex).set({ completeness: 90 });
  const shownAt = (day: number) => new Date(now.getTime() - day * DAY_MS);
  await app.deps.db.insert(impressions).values(
    Array.from({ length: 12 }, (_, day) => ({
      viewerId: founder.id,
      candidateId: often.id,
      position: 1,
      probability: 0.5,
      propensity: 1,
      shownAt: shownAt(day),
    })),
  );
  for (const { id } of [seldom, often]) {
    await app.deps.db.insert(applicantPreferences).values({
      userId: id,
      joinMotivation: 'To build what lasts',
      applicantSkills: ['rowing'],
      ideaPreferences: ['boats'],
      timeCommitment: 'full time',
      riskAppetite: 'medium',
      equityExpectation: '10 %',
      workingStyle: 'remote',
      applicantGoals: ['to row'],
    });
    expect(await indexMember(app.deps, id)).toBe(true);
    const { vector, completeness } = await rowOf(id);
    expect(await priceOf(id)).toBeCloseTo(0.7, 5);
    const bonus = exploreBonus(id === often.id ? 12 : 0, completeness / 100);
    expect(bonus).toBeGreaterThan(0);
    expect(await priorOf(id)).toBeCloseTo(bonus - 0.7, 2);
    expect(vector.at(-1)).toBeCloseTo(bonus - 0.7, 2);
  }
});
