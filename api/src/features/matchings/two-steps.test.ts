import { describe, expect, test } from 'vitest';
import { demoApplicants, demoFounders } from './demo-people.fixture.ts';
import { type CandidateRow, guessRows, type PooledRow, rankLooked } from './rank-rows.ts';
import { applicant, coldChain, firmwareEngineer, founder, read } from './rules/people.fixture.ts';
import type { Person } from './rules/read/person.ts';
import type { Traits } from './rules/read/traits.ts';
import { factsOf } from './rules/score/facts.ts';
import { BUILT_IN } from './rules/score/weights.ts';
import { packGlance } from './rules/store/glance.ts';
import { candidateVector, queryVector } from './rules/store/index-vector.ts';
import { packFeatures } from './rules/store/pack.ts';

const traitsOf = async (person: Person) => (await read(person)).traits;

const inner = (a: readonly number[], b: readonly number[]) =>
  a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0);

/** As a search of the index finds them. */
function pooled(viewer: Traits, people: readonly Traits[]): (CandidateRow & PooledRow)[] {
  const query = queryVector(viewer);
  return people.map((traits, i) => ({
    id: `${i}`,
    model: 'm',
    prior: 0,
    inactive: false,
    features: packFeatures(traits),
    product: inner(query, [...candidateVector(traits, 0), ...factsOf(traits)]),
    glance: packGlance(traits.quantities),
  }));
}

function servedTo(viewer: Traits, pool: readonly (CandidateRow & PooledRow)[]) {
  const row = { id: 'me', features: packFeatures(viewer), model: 'm' };
  const { ids, rest } = guessRows(viewer, pool);
  const looked = pool.filter(({ id }) => ids.includes(id));
  return {
    served: rankLooked(row, { rows: looked, rest }, BUILT_IN),
    exact: rankLooked(row, { rows: pool, rest: [] }, BUILT_IN),
    ids,
  };
}

/** The demo's applicants, and as many again and again with the terms, the place and the answers on work of others. */
async function crowd(): Promise<Traits[]> {
  const others = (shift: number) =>
    demoApplicants.map((person, i) => {
      const other = demoApplicants[(i + shift) % demoApplicants.length];
      return {
        ...person,
        location: other?.location ?? null,
        salaryExpectations: other?.salaryExpectations ?? null,
        applicantPreference: other?.applicantPreference ?? null,
      };
    });
  return Promise.all([...demoApplicants, ...others(7), ...others(23), ...others(41)].map(traitsOf));
}

describe('a pool of hundreds', () => {
  test('is listed as if everybody in it had been looked at', async () => {
    const people = await crowd();
    const kept: number[] = [];
    for (const person of demoFounders.slice(0, 12)) {
      const viewer = await traitsOf(person);
      const { served, exact } = servedTo(viewer, pooled(viewer, people));
      const first = new Set(served.people.slice(0, 20).map(({ id }) => id));
      kept.push(exact.people.slice(0, 20).filter(({ id }) => first.has(id)).length / 20);
      expect(served.people[0]?.id).toBe(exact.people[0]?.id);
    }
    expect(kept.reduce((sum, share) => sum + share, 0) / kept.length).toBeGreaterThan(0.9);
  });

  test('names nobody twice, and those who were not looked at behind the others', async () => {
    const viewer = await traitsOf(founder(coldChain));
    const { served, ids } = servedTo(viewer, pooled(viewer, await crowd()));
    const listed = served.people.map(({ id }) => id);
    expect(new Set(listed).size).toBe(listed.length);
    const looked = listed.map((id) => ids.includes(id));
    expect(looked.lastIndexOf(true)).toBeLessThan(
      looked.indexOf(false) === -1 ? listed.length : looked.indexOf(false),
    );
  });

  test('holds those who meet a must-have, however many others are nearer by their texts', async () => {
    const wants = { ...coldChain.wants, importance: { coFounderCommitment: 'MUST_HAVE' } as const };
    const viewer = await traitsOf(founder({ ...coldChain, wants }));
    const few = applicant({
      ...firmwareEngineer,
      wants: { ...firmwareEngineer.wants, timeCommitment: '5 hours a week' },
    });
    const full = applicant({ skills: ['opera'], wants: { timeCommitment: 'full time, 45 hours a week' } });
    const [short, meeting] = [await traitsOf(few), await traitsOf(full)];
    const people = [
      ...Array.from({ length: 150 }, () => short),
      ...Array.from({ length: 25 }, () => meeting),
    ];
    const { served } = servedTo(viewer, pooled(viewer, people));
    expect(served.relaxed).toEqual([]);
    expect(served.people.map(({ id }) => Number(id)).every((id) => id >= 150)).toBe(true);
    expect(served.people).toHaveLength(20);
  });
});

test('the facts of somebody suit a reader by place, hours and skills, whatever both write', async () => {
  const reader = await traitsOf(founder(coldChain));
  const of = async (own: Parameters<typeof applicant>[0]) =>
    inner(queryVector(reader).slice(769), factsOf(await traitsOf(applicant(own))));
  const near = await of({ ...firmwareEngineer, location: 'Pune, India' });
  const far = await of({ ...firmwareEngineer, location: 'Toronto, Canada' });
  const idle = await of({
    ...firmwareEngineer,
    location: 'Pune, India',
    wants: { ...firmwareEngineer.wants, timeCommitment: '4 hours a week' },
  });
  const unskilled = await of({
    ...firmwareEngineer,
    location: 'Pune, India',
    skills: ['opera singing'],
    wants: { ...firmwareEngineer.wants, applicantSkills: ['opera'] },
  });
  expect(near).toBeGreaterThan(far + 0.2);
  expect(near).toBeGreaterThan(idle + 0.1);
  expect(near).toBeGreaterThan(unskilled);
});
