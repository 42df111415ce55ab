import { randomUUIDv7 } from 'node:crypto';
import { DAY_MS } from '@ampersand/contract/time';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { impressions, matchIndex } from '../../db/matching.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { insertImpressions } from '../matchings/impressions.ts';
import { listMatches } from '../matchings/lists.ts';
import { placeMissing } from '../matchings/reindex.ts';
import { applicant, founder, read } from '../matchings/rules/people.fixture.ts';
import { withSwaps } from '../matchings/rules/score/swaps.ts';
import { BUILT_IN, weightsOf } from '../matchings/rules/score/weights.ts';
import { candidateVector } from '../matchings/rules/store/index-vector.ts';
import { packFeatures } from '../matchings/rules/store/pack.ts';
import { findServingWeights } from '../matchings/serving-weights.ts';
import { learnFromOutcomes } from './learning.ts';
import { findVersions } from './queries.ts';

const t = useTestApp();
const EACH = 40;
const HOURS = [10, 20, 30, 40];
const EQUITY = ['2 %', '10 %', '25 %', '40 %'];

/** Forty founders and forty applicants who differ in hours and equity alone; the first founder has the id that is given. */
async function settle(first: string = randomUUIDv7()): Promise<void> {
  for (let i = 0; i < 2 * EACH; i++) {
    const hours = `${HOURS[i % 4]} hours a week`;
    const share = EQUITY[Math.floor(i / 4) % 4] ?? '';
    const person =
      i < EACH
        ? founder({ wants: { coFounderCommitment: hours, equityOffered: share } })
        : applicant({ wants: { timeCommitment: hours, equityExpectation: share } });
    const { traits } = await read(person);
    const { rows } = await t.deps.db.execute<{ id: string }>(sql`
      insert into users (id, email, password_hash, role, full_name)
      values (${i === 0 ? first : randomUUIDv7()}, ${`m${i}@example.com`}, '', ${person.role}, 'M') returning id`);
    await t.deps.db.insert(matchIndex).values({
      userId: rows[0]?.id ?? '',
      role: person.role,
      active: true,
      vector: candidateVector(traits, 0),
      features: packFeatures(traits),
      model: 'hash',
      contentHash: String(i),
      completeness: 50,
      price: 0,
    });
  }
  await placeMissing(t.deps.db);
}

/**
 * What founders did `days` ago about all applicants: `cares` says who is opened, invited and accepted: whoever gives the hours
 * they ask for, or anybody, one of three.
 */
async function live(days: number, cares: 'HOURS' | 'NOTHING'): Promise<void> {
  const at = new Date(t.deps.now().getTime() - days * DAY_MS);
  const hoursMet = sql`a.content_hash::int % 4 >= f.content_hash::int % 4`;
  const likes =
    cares === 'HOURS' ? hoursMet : sql`(a.content_hash::int * 7 + f.content_hash::int * 13) % 3 = 0`;
  const pairs = sql`
    from match_index f, match_index a
    where f.role = 'FOUNDER' and a.role = 'APPLICANT'`;
  await t.deps.db.execute(sql`
    insert into outcomes (id, kind, actor_id, subject_id, at, list_position)
    select gen_random_uuid(), 'SHOWN', f.user_id, a.user_id, ${at}, 1 ${pairs} on conflict do nothing`);
  await t.deps.db.execute(sql`
    insert into outcomes (id, kind, actor_id, subject_id, at)
    select gen_random_uuid(), 'OPENED', f.user_id, a.user_id, ${at}::timestamptz ${pairs} and ${likes}
    on conflict do nothing`);
  await t.deps.db.execute(sql`
    insert into outcomes (id, kind, actor_id, subject_id, at)
    select gen_random_uuid(), case when ${likes} then 'ACCEPTED' else 'DECLINED' end, f.user_id, a.user_id, ${at} ${pairs}`);
}

test('a list that is left to chance today is served and noted as such, on every page', async () => {
  const nobody = { shown: 0.5, probability: 0.5, inactive: false, rank: 0 };
  const people = Array.from({ length: 20 }, (_, i) => ({ ...nobody, id: String(i) }));
  const isLeftToChance = (id: string) =>
    withSwaps({ people, relaxed: [], leftOut: [] }, id, t.deps.now()).people.some(
      ({ propensity }) => propensity,
    );
  const ids = Array.from({ length: 500 }, () => randomUUIDv7());
  for (const id of [ids.find(isLeftToChance), ids.find((each) => !isLeftToChance(each))]) {
    await t.deps.db.execute(sql`delete from users`);
    await settle(id);
    const first = await listMatches(t.deps, id ?? '', { limit: 10 });
    const second = await listMatches(t.deps, id ?? '', { limit: 10, after: first?.next });
    const shown = [...(first?.shown ?? []), ...(second?.shown ?? [])];
    expect(new Set(shown.map((each) => each.id)).size).toBe(20);
    const chances = shown.map(({ propensity }) => propensity ?? 1);
    expect(chances.includes(0.5)).toBe(isLeftToChance(id ?? ''));
    await insertImpressions(t.deps.db, { viewerId: id ?? '', people: shown, firstPlace: 1 }, t.deps.now());
    const noted = await t.deps.db.select().from(impressions).orderBy(impressions.position);
    expect(noted.map(({ propensity }) => propensity)).toEqual(chances);
  }
});

test('what members do night after night first goes on trial, then serves, and only for the side that did it', async () => {
  await settle();
  await live(10, 'HOURS');
  await learnFromOutcomes(t.deps);
  const [shadow] = await findVersions(t.deps.db);
  expect(shadow).toMatchObject({ status: 'SHADOW', weights: { APPLICANT: { hours: 0.3 } } });
  expect(shadow?.weights.FOUNDER.hours).toBeGreaterThan(1);
  expect(Object.keys(shadow?.figures ?? {})).toEqual(['FOUNDER']);
  // No night without new events ends the trial.
  await learnFromOutcomes(t.deps);
  expect((await findServingWeights(t.deps.db)).tables).toBe(BUILT_IN);
  t.advance(12 * DAY_MS);
  await live(5, 'HOURS');
  await learnFromOutcomes(t.deps);
  expect((await findVersions(t.deps.db)).map(({ status }) => status)).toEqual(['SERVING']);
  expect(weightsOf((await findServingWeights(t.deps.db)).tables).FOUNDER.hours).toBe(
    shadow?.weights.FOUNDER.hours,
  );
});

test('a version on trial is put away when members do something else from then on', async () => {
  await settle();
  await live(10, 'HOURS');
  await learnFromOutcomes(t.deps);
  expect((await findVersions(t.deps.db)).map(({ status }) => status)).toEqual(['SHADOW']);
  t.advance(12 * DAY_MS);
  await live(5, 'NOTHING');
  await learnFromOutcomes(t.deps);
  expect((await findVersions(t.deps.db)).map(({ status }) => status)).toEqual(['RETIRED']);
  expect((await findServingWeights(t.deps.db)).tables).toBe(BUILT_IN);
});
