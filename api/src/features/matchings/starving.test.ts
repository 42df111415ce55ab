import { founderMatchings } from '@ampersand/contract/matchings';
import { saveApplicantPreference } from '@ampersand/contract/preference';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import { matchIndex } from '../../db/matching.ts';
import { profiles } from '../../db/schema.ts';
import type { Embedder } from '../../lib/embedder/embedder.ts';
import { type Member, makeApplicant, makeFounder } from '../../testing/factories.ts';
import { hashEmbedder } from '../../testing/hash-embedder.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { listMatches } from './lists.ts';
import { memberChanged } from './member-changed.ts';
import { unpackFeatures } from './rules/store/pack.ts';

/** Holds texts about greed back until it is let go, and counts who asked. */
let held: PromiseWithResolvers<void> | undefined;
let greedyRuns = 0;
const embedder: Embedder = {
  ...hashEmbedder(),
  embed: async (texts) => {
    if (texts.some((text) => text.includes('greedy'))) {
      greedyRuns += 1;
      await held?.promise;
    }
    return hashEmbedder().embed(texts);
  },
};
const t = useTestApp({ embedder });

beforeEach(() => {
  held?.resolve();
  held = undefined;
  greedyRuns = 0;
});

const setSkills = ({ id }: Member, skills: string[]) =>
  t.deps.db.update(profiles).set({ skills }).where(eq(profiles.userId, id));
const skillsInIndex = async ({ id }: Member) => {
  const [row] = await t.deps.db.select().from(matchIndex).where(eq(matchIndex.userId, id));
  return row && unpackFeatures(row.features)?.terms.BRING.map(({ text }) => text);
};
const waitingJobs = async ({ id }: Member) =>
  (
    await t.deps.db.execute<{ seconds: number }>(sql`
      select extract(epoch from start_after - created_on)::float8 as seconds from jobs.job
      where name = 'index-later' and data ->> 'userId' = ${id} and state = 'created'`)
  ).rows;

test('forty saves of one member keep no newcomer out of the lists, and the last of them counts', async () => {
  const [founder, greedy] = [await makeFounder(t), await makeApplicant(t)];
  held = Promise.withResolvers();
  const saves = [];
  for (let i = 0; i < 40; i++) {
    await setSkills(greedy, [`greedy ${i}`]);
    saves.push(memberChanged(t.deps, greedy.id));
  }
  const newcomer = await makeApplicant(t);
  const list = await listMatches(t.deps, founder.id, { limit: 10 });
  expect(list?.matches.map(({ person }) => person.id)).toContain(newcomer.id);
  expect(greedyRuns).toBe(1);
  // None of them waits for the model for longer than a save does; one job is left to catch up.
  expect(new Set(await Promise.all(saves))).toEqual(new Set([false]));
  expect((await waitingJobs(greedy)).length).toBeLessThanOrEqual(1);
  await setSkills(greedy, ['greedy at last']);
  const last = memberChanged(t.deps, greedy.id);
  held.resolve();
  expect(await last).toBe(true);
  expect(await skillsInIndex(greedy)).toContain('greedy at last');
  expect(greedyRuns).toBe(2);
});

test('somebody who adds thirty skills one by one is matched at every step; who saves without end is matched every half minute, and refused nothing', async () => {
  const member = await makeApplicant(t);
  const save = (skills: string[]) =>
    member.browser.call(saveApplicantPreference, {
      params: { userId: member.id },
      body: { applicantSkills: skills },
    });
  const deferred = async () => (await waitingJobs(member)).filter(({ seconds }) => seconds > 20);
  for (let count = 1; count <= 30; count++) {
    const { status } = await save(Array.from({ length: count }, (_, i) => `skill ${i}`));
    expect(status).toBe(200);
  }
  expect(await deferred()).toEqual([]);
  for (let i = 0; i < 35; i++) expect((await save([`greedy ${i}`])).status).toBe(200);
  expect(greedyRuns).toBeLessThanOrEqual(29);
  expect(await waitingJobs(member)).toHaveLength(1);
}, 60_000);

test('of fifty lists at once ten are made and the rest told to come back, and somebody else is served in between', async () => {
  const [greedy, other] = [await makeFounder(t), await makeFounder(t)];
  for (let i = 0; i < 3; i++) await makeApplicant(t);
  const ask = (member: Member) =>
    member.browser.call(founderMatchings, { params: { userId: member.id }, query: {} });
  const order: string[] = [];
  const many = Array.from({ length: 50 }, () => ask(greedy).finally(() => order.push('greedy')));
  const one = ask(other).finally(() => order.push('other'));
  const health = t.app.inject({ url: '/healthz' }).then(() => order.push('health'));
  const answers = await Promise.all(many);
  expect((await one).status).toBe(200);
  await health;
  const [made, refused] = [200, 429].map((code) => answers.filter(({ status }) => status === code));
  expect((made?.length ?? 0) + (refused?.length ?? 0)).toBe(50);
  expect(made?.length).toBeGreaterThanOrEqual(10);
  expect(refused?.length).toBeGreaterThan(0);
  expect(refused?.[0]?.headers['retry-after']).toBe('1');
  expect(order.indexOf('health')).toBeLessThan(order.lastIndexOf('greedy'));
});

test('a job that a former release has left is done', async () => {
  const member = await makeApplicant(t);
  await setSkills(member, ['left behind']);
  await t.deps.jobs.send(t.deps.db, 'index-member', { userId: member.id });
  await vi.waitFor(async () => expect(await skillsInIndex(member)).toContain('left behind'), 10_000);
});
