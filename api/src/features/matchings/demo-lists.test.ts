import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { matchIndex, matchPoints } from '../../db/matching.ts';
import { demoApplicant, demoFounder, planted } from '../../db/seed/community/demo.ts';
import { localEmbedder } from '../../lib/embedder/local-embedder.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { seedDemo } from '../demo/seed.ts';
import { queryAxes } from './axes/axes.ts';
import { listMatches } from './lists.ts';
import { queryVector } from './rules/store/index-vector.ts';
import { unpackFeatures } from './rules/store/pack.ts';

// The one test with the real model: whether lists read true is a matter of meaning.
const embedder = localEmbedder({
  cacheDir: join(fileURLToPath(new URL('../../../../node_modules/.cache/ampersand', import.meta.url))),
});
const app = useTestApp({ embedder });

beforeAll(() => embedder.ready(), 120_000);
afterAll(() => embedder.close());

async function listOf(email: string) {
  const users = await app.deps.db.query.users.findMany({ columns: { id: true, email: true } });
  const emailOf = new Map(users.map((user) => [user.id, user.email]));
  const viewer = users.find((user) => user.email === email);
  const list = viewer && (await listMatches(app.deps, viewer.id, { limit: 100 }));
  if (!list) throw new Error(`${email} has no list`);
  const sent = await app.deps.db.query.invitations.findMany();
  const underWay = sent.flatMap(({ senderId, recipientId, status }) => {
    if (senderId === viewer.id) return recipientId;
    return recipientId === viewer.id && status === 'ACCEPTED' ? senderId : [];
  });
  return list.matches.map(({ person, ...match }) => ({
    ...match,
    isUnderWay: underWay.includes(person.id),
    email: emailOf.get(person.id) ?? '',
  }));
}

type Planted = (typeof planted)['founder' | 'applicant'];

function expectPlanted(list: Awaited<ReturnType<typeof listOf>>, people: Planted): void {
  const strong: readonly string[] = people.strong;
  const asked = list.filter(({ isUnderWay }) => isUnderWay).map(({ email }) => email);
  const free = strong.filter((email) => !asked.includes(email));
  expect(free.length).toBeGreaterThan(1);
  expect(
    list
      .slice(0, free.length)
      .map(({ email }) => email)
      .sort(),
  ).toEqual([...free].sort());
  const best = list.filter(({ group }) => group === 'STRONG').map(({ isUnderWay }) => isUnderWay);
  expect(best).toEqual([...best].sort());
  for (const { email, score, reasons, gaps } of list) {
    if (strong.includes(email)) {
      expect(score, email).toBeGreaterThanOrEqual(0.8);
      expect(score, email).toBeLessThanOrEqual(0.95);
      expect(new Set(reasons.map(({ direction }) => direction)).size, email).toBe(2);
      expect(gaps, email).toEqual([]);
    }
    if (people.middling.some((other) => other === email)) expect(score, email).toBeLessThan(0.8);
  }
  const places = new Map(list.map(({ email }, place) => [email, place + 1]));
  for (const email of people.surprising) {
    if (!asked.includes(email)) expect(places.get(email), email).toBeLessThanOrEqual(12);
    expect(list.find((match) => match.email === email)?.score, email).toBeGreaterThan(0.5);
  }
}

test('the demo log-ins see the people planted for them where they belong, for the reasons they were planted', async () => {
  await seedDemo(app.deps, () => {});
  const applicants = await listOf(demoFounder.email);
  expectPlanted(applicants, planted.founder);
  const gapOf = (name: string) =>
    applicants
      .find(({ email }) => email.startsWith(name))
      ?.gaps.map(({ text }) => text)
      .join(' ');
  expect(gapOf('karthik')).toContain('they hope for 40–50%');
  expect(gapOf('sneha')).toContain('weekends only, 8-10 hrs');
  expect(gapOf('diego')).toContain('11.5 hours apart');
  expect(gapOf('prakash')).toContain('₹45 LPA');
  expect(gapOf('khoi')).toContain('Ho Chi Minh City');
  const founders = await listOf(demoApplicant.email);
  expectPlanted(founders, planted.applicant);
  expect(await keptByAxes()).toBeGreaterThan(0.9);
}, 240_000);

/** Share of the ten applicants of the largest inner product, by vector and facts, who are among the ten of the largest by axes; mean of all founders. */
async function keptByAxes(): Promise<number> {
  const people = await app.deps.db
    .select()
    .from(matchIndex)
    .innerJoin(matchPoints, eq(matchPoints.userId, matchIndex.userId));
  const candidates = people.filter(({ match_index: { role } }) => role === 'APPLICANT');
  const shares = people.flatMap(({ match_index: { role, features } }) => {
    const traits = role === 'FOUNDER' && unpackFeatures(features);
    if (!traits) return [];
    const query = queryVector(traits);
    const axes = queryAxes(query);
    const rated = candidates.map(({ match_index: row, match_points: point }) => ({
      exactly: dot(query, [...row.vector.slice(0, -1), 0, ...row.facts]),
      byAxes: dot(axes, point.axes),
    }));
    const best = new Set(rated.toSorted((a, b) => b.exactly - a.exactly).slice(0, 10));
    const found = rated.toSorted((a, b) => b.byAxes - a.byAxes).slice(0, 10);
    return found.filter((one) => best.has(one)).length / 10;
  });
  return shares.reduce((sum, share) => sum + share, 0) / shares.length;
}

const dot = (a: readonly number[], b: readonly number[]) =>
  a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0);
