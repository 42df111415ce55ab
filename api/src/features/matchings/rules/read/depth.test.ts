import { expect, test } from 'vitest';
import { applicant, founder, read } from '../people.fixture.ts';
import { pairOf } from '../score/pair.ts';
import { scoreOf, shownScore } from '../score/score.ts';
import { depthOf } from './depth.ts';

const CLAIMS = Array.from({ length: 49 }, (_, at) => `Trade number ${at}`);
const needs = (skill: string) => founder({ wants: { skillsNeeded: [skill] } });

async function shown(skills: string[], more: object = {}): Promise<number> {
  const [reader, other] = [await read(needs('Cheese making')), await read(applicant({ skills, ...more }))];
  return shownScore(scoreOf(pairOf(reader.traits, other.traits)));
}

test('of fifty skills each counts less than of fifteen, unless the work tells of it', async () => {
  const few = await shown(['Cheese making', ...CLAIMS.slice(0, 14)]);
  const many = await shown(['Cheese making', ...CLAIMS]);
  const told = await shown(['Cheese making', ...CLAIMS], { currentJob: 'Head of cheese making' });
  expect(many).toBeLessThan(few);
  expect(told).toBeGreaterThan(many);
});

const weightOf = (parts: Parameters<typeof applicant>[0], skill: string) => depthOf(applicant(parts))(skill);

/** Of twice as many as count in full. */
const OF_THIRTY = 0.5 ** 1.5;

test('up to fifteen skills count in full, of more each counts the less the more there are', () => {
  expect(weightOf({ skills: CLAIMS.slice(0, 15) }, 'Trade number 3')).toBe(1);
  expect(weightOf({ skills: CLAIMS.slice(0, 30) }, 'Trade number 3')).toBeCloseTo(OF_THIRTY);
});

test('skills of both lists are counted, each once', () => {
  const [some, others] = [CLAIMS.slice(0, 15), CLAIMS.slice(15, 30)];
  expect(weightOf({ skills: some, wants: { applicantSkills: others } }, 'Trade number 3')).toBeCloseTo(
    OF_THIRTY,
  );
  expect(weightOf({ skills: some, wants: { applicantSkills: some } }, 'Trade number 3')).toBe(1);
});

test('work tells of a skill by all of its words, or by a known skill under another name', () => {
  const many = { skills: CLAIMS.slice(0, 30), currentJob: 'Head of cheese making, k8s' };
  expect(weightOf(many, 'cheese making')).toBe(1);
  expect(weightOf(many, 'cheese tasting')).toBeCloseTo(OF_THIRTY);
  expect(weightOf(many, 'Kubernetes')).toBe(1);
  expect(weightOf(many, 'Kubernetes and PostgreSQL')).toBe(1);
  expect(weightOf(many, 'PostgreSQL')).toBeCloseTo(OF_THIRTY);
});
