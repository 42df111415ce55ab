import { randomUUIDv7 } from 'node:crypto';
import { founderMatchings } from '@ampersand/contract/matchings';
import { DAY_MS } from '@ampersand/contract/time';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { impressions } from '../../db/matching.ts';
import { users } from '../../db/schema.ts';
import { outcomes } from '../../db/talk.ts';
import { type Member, makeApplicant, makeFounder } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { indexMember } from '../matchings/index-member.ts';
import { BUILT_IN, type Weights, weightsOf } from '../matchings/rules/score/weights.ts';
import { findServingWeights } from '../matchings/serving-weights.ts';
import { learnFromOutcomes } from './learning.ts';
import {
  countAccepted,
  endTrial,
  findShadow,
  findSteps,
  findSwapCounts,
  findVersions,
  insertShadow,
  rollBack,
} from './queries.ts';

const t = useTestApp();
const ago = (days: number) => new Date(t.deps.now().getTime() - days * DAY_MS);
const builtIn = weightsOf(BUILT_IN);

type Kind = (typeof outcomes.$inferInsert)['kind'];
const note = (
  kind: Kind,
  actor: { id: string },
  subject: { id: string },
  more: { days: number; place?: number; reason?: 'IDEA' | 'PLACE' | 'TIMING' },
) =>
  t.deps.db.insert(outcomes).values({
    id: randomUUIDv7(),
    kind,
    actorId: actor.id,
    subjectId: subject.id,
    at: ago(more.days),
    listPosition: more.place ?? null,
    reason: more.reason ?? null,
  });

/** A version with one weight changed, in service. */
async function serve(name: string, weight: number): Promise<Weights> {
  const weights = { ...builtIn, FOUNDER: { ...builtIn.FOUNDER, [name]: weight } };
  await insertShadow(t.deps.db, { weights, figures: {}, now: t.deps.now() });
  const shadow = await findShadow(t.deps.db);
  if (shadow) await endTrial(t.deps.db, shadow.id, { serves: true, figures: {}, now: t.deps.now() });
  return weights;
}

test('every step is asked only of those who took the one before, and nothing of pairs nobody was shown', async () => {
  const founder = await makeFounder(t);
  const [passed, opened, asked, met, unseen] = [
    await makeApplicant(t),
    await makeApplicant(t),
    await makeApplicant(t),
    await makeApplicant(t),
    await makeApplicant(t),
  ];
  for (const [i, each] of [passed, opened, asked, met].entries())
    await note('SHOWN', founder, each, { days: 9, place: i + 1 });
  for (const each of [opened, asked, met]) await note('OPENED', founder, each, { days: 9 });
  // Whoever comes back to somebody on another day was shown them more than once.
  await note('OPENED', founder, passed, { days: 7 });
  for (const each of [asked, met]) await note('INVITED', founder, each, { days: 7 });
  await note('DECLINED', asked, founder, { days: 6, reason: 'IDEA' });
  await note('ACCEPTED', met, founder, { days: 6 });
  await note('MET', founder, met, { days: 1 });
  // The invited come to look because they were asked.
  await note('SHOWN', asked, founder, { days: 9, place: 1 });
  await note('OPENED', asked, founder, { days: 6 });
  const names = new Map([passed, opened, asked, met, unseen].map(({ id }, i) => [id, i]));
  const steps = (await findSteps(t.deps.db, t.deps.now())).map(
    ({ step, actorId, subjectId, taken, place }) =>
      actorId === founder.id
        ? [step, names.get(subjectId), taken, place]
        : [step, 'by', names.get(actorId), taken, place],
  );
  expect(new Set(steps.map((each) => each.join(' ')))).toEqual(
    new Set([
      'LOOKED 0 false 1',
      'LOOKED 1 true 2',
      'LOOKED 2 true 3',
      'LOOKED 3 true 4',
      'ASKED 0 false ',
      'ASKED 1 false ',
      'ASKED 2 true ',
      'ASKED 3 true ',
      'ANSWERED by 2 false ',
      'ANSWERED by 3 true ',
      'MET 3 true ',
    ]),
  );
});

test('who is saved was looked at, who is passed on was seen and refused, unless only the moment was wrong', async () => {
  const founder = await makeFounder(t);
  const [saved, passed, later] = [await makeApplicant(t), await makeApplicant(t), await makeApplicant(t)];
  for (const [i, each] of [saved, passed, later].entries())
    await note('SHOWN', founder, each, { days: 5, place: i + 1 });
  await note('SAVED', founder, saved, { days: 5 });
  await note('PASSED', founder, passed, { days: 3, reason: 'PLACE' });
  await note('PASSED', founder, later, { days: 3, reason: 'TIMING' });
  const steps = await findSteps(t.deps.db, t.deps.now());
  const of = ({ id }: Member) => steps.filter(({ subjectId }) => subjectId === id);
  expect([saved, passed, later].map(of)).toMatchObject([
    [{ step: 'LOOKED', taken: true, place: 1 }],
    [{ step: 'LOOKED', taken: false, place: null }],
    [{ step: 'LOOKED', taken: false, place: 3 }],
  ]);
});

test('a no that has to do with the moment teaches nothing', async () => {
  const [founder, applicant] = [await makeFounder(t), await makeApplicant(t)];
  await note('DECLINED', founder, applicant, { days: 3, reason: 'TIMING' });
  expect(await findSteps(t.deps.db, t.deps.now())).toEqual([]);
});

test('who deletes their account leaves nothing to learn from', async () => {
  const [founder, applicant] = [await makeFounder(t), await makeApplicant(t)];
  await note('SHOWN', founder, applicant, { days: 9, place: 1 });
  await note('ACCEPTED', applicant, founder, { days: 3 });
  expect(await findSteps(t.deps.db, t.deps.now())).toHaveLength(2);
  await t.deps.db.delete(users).where(eq(users.id, applicant.id));
  expect(await findSteps(t.deps.db, t.deps.now())).toEqual([]);
  expect(await countAccepted(t.deps.db)).toBe(0);
});

test('openings are counted by place where chance set the order', async () => {
  const founder = await makeFounder(t);
  const people = await Promise.all([1, 2, 3, 4].map(() => makeApplicant(t)));
  const shownAt = new Date('2026-03-02T12:00:00Z');
  const opened = [true, false, true, true];
  for (const [i, person] of people.entries()) {
    await t.deps.db.insert(impressions).values({
      viewerId: founder.id,
      candidateId: person.id,
      position: i + 1,
      probability: 0.5,
      propensity: i < 3 ? 0.5 : 1,
      shownAt,
    });
    if (opened[i])
      await t.deps.db.insert(outcomes).values({
        id: randomUUIDv7(),
        kind: 'OPENED',
        actorId: founder.id,
        subjectId: person.id,
        at: shownAt,
      });
  }
  const odd = Math.floor(shownAt.getTime() / DAY_MS) % 2;
  const counts = (await findSwapCounts(t.deps.db)).toSorted((a, b) => a.place - b.place);
  expect(counts).toEqual(
    odd
      ? [
          { place: 0, upper: 0, lower: 1 },
          { place: 2, upper: 0, lower: 1 },
        ]
      : [
          { place: 1, upper: 1, lower: 0 },
          { place: 3, upper: 1, lower: 0 },
        ],
  );
});

/** Some founders and applicants, and what founders who care for nothing but hours did about them, 500 accepts in all. */
async function liveThrough(days: number): Promise<void> {
  const founders: Member[] = [];
  const applicants: Member[] = [];
  for (let i = 0; i < 8; i++) {
    founders.push(await makeFounder(t));
    applicants.push(await makeApplicant(t));
  }
  for (const { id } of [...founders, ...applicants]) await indexMember(t.deps, id);
  const rows = founders.flatMap((founder) =>
    applicants.flatMap((applicant) =>
      Array.from({ length: 10 }, (_, i) => ({
        id: randomUUIDv7(),
        kind: i < 9 ? ('ACCEPTED' as const) : ('DECLINED' as const),
        actorId: i % 2 ? founder.id : applicant.id,
        subjectId: i % 2 ? applicant.id : founder.id,
        at: ago(days),
      })),
    ),
  );
  await t.deps.db.insert(outcomes).values(rows);
}

test('below 500 accepted invitations nothing is learned, and what tells nothing new does not go on trial', async () => {
  await learnFromOutcomes(t.deps);
  expect(await findVersions(t.deps.db)).toEqual([]);
  await liveThrough(5);
  expect(await countAccepted(t.deps.db)).toBeGreaterThanOrEqual(500);
  await learnFromOutcomes(t.deps);
  expect(await findVersions(t.deps.db)).toEqual([]);
});

test('a version on trial serves nobody, waits for later events, and is put away after four weeks without them', async () => {
  await liveThrough(5);
  const weights = { ...builtIn, FOUNDER: { ...builtIn.FOUNDER, needs: 3 } };
  const verdict = { learnedFrom: 9, judgedOn: 9, lossBefore: 1, loss: 0.9, certainty: 3 };
  await insertShadow(t.deps.db, { weights, figures: { FOUNDER: verdict }, now: t.deps.now() });
  expect((await findServingWeights(t.deps.db)).tables).toBe(BUILT_IN);
  await learnFromOutcomes(t.deps);
  expect((await findShadow(t.deps.db))?.weights).toEqual(weights);
  t.advance(29 * DAY_MS);
  await learnFromOutcomes(t.deps);
  expect((await findVersions(t.deps.db)).map(({ status }) => status)).toEqual(['RETIRED']);
});

test('of two processes that learn at once one puts a version on trial, and it begins to serve once', async () => {
  const trial = { weights: builtIn, figures: {}, now: t.deps.now() };
  await Promise.all([insertShadow(t.deps.db, trial), insertShadow(t.deps.db, trial)]);
  expect(await findVersions(t.deps.db)).toHaveLength(1);
  const shadow = await findShadow(t.deps.db);
  const serve = () => endTrial(t.deps.db, shadow?.id ?? 0, { serves: true, figures: {}, now: t.deps.now() });
  await Promise.all([serve(), serve()]);
  expect((await findVersions(t.deps.db)).map(({ status }) => status)).toEqual(['SERVING']);
});

test('one roll-back puts the version before in its place, for every process at once', async () => {
  const other = await t.anotherApp();
  const founder = await makeFounder(t);
  await makeApplicant(t);
  const shown = async (app = t.app) => {
    const { cookies } = founder.browser;
    const reply = await app.inject({
      url: `/api/v1${founderMatchings.path.replace('{userId}', founder.id)}`,
      headers: { host: t.deps.config.publicUrl.host },
      cookies: Object.fromEntries(cookies),
    });
    return reply.json().data[0]?.score;
  };
  const before = await shown();
  const first = await serve('completeness', 2);
  const middle = await shown();
  await serve('completeness', 4);
  const after = await shown();
  expect(new Set([before, middle, after]).size).toBe(3);
  expect(await shown(other)).toBe(after);
  const { from, to } = await rollBack(t.deps.db, t.deps.now());
  expect([from, to]).toEqual((await findVersions(t.deps.db)).map(({ id }) => id).toSorted((a, b) => b - a));
  expect(weightsOf((await findServingWeights(t.deps.db)).tables)).toEqual(first);
  expect([await shown(), await shown(other)]).toEqual([middle, middle]);
  expect(await rollBack(t.deps.db, t.deps.now())).toEqual({ from: to, to: null });
  expect([await shown(), await shown(other)]).toEqual([before, before]);
  expect(await rollBack(t.deps.db, t.deps.now())).toEqual({ from: null, to: null });
});

test('versions of a release with other built-in weights are passed over', async () => {
  await serve('needs', 2);
  await t.deps.db.execute(sql`update weight_versions set basis = 'of another release'`);
  expect((await findServingWeights(t.deps.db)).tables).toBe(BUILT_IN);
  expect(await rollBack(t.deps.db, t.deps.now())).toEqual({ from: null, to: null });
});
