import { expect, test } from 'vitest';
import { applicant, founder, read } from '../sample-people.ts';
import { pairOf } from '../score/pair.ts';
import { scoreOf, shownScore } from '../score/score.ts';
import { depthOf } from './depth.ts';

const CLAIMS = Array.from({ length: 49 }, (_, at) => `Trade number ${at}`);
const needs = (skill: string) => founder({ wants: { skillsNeeded: [skill] } });

async function shown(skills: string[], more: object = {}): Promise<number> {
  const [reader, other] = [await read(needs('Cheese making')), await read(applicant({ skills, ...more }))];
  return shownScore(scoreOf(pairOf(reader.traits, other.traits)));
}

test('of fifty skills each counts less than of twelve, unless the work tells of it', async () => {
  const few = await shown(['Cheese making', ...CLAIMS.slice(0, 11)]);
  const many = await shown(['Cheese making', ...CLAIMS]);
  const told = await shown(['Cheese making', ...CLAIMS], { currentJob: 'Head of cheese making' });
  expect(many).toBeLessThan(few);
  expect(told).toBeGreaterThan(many);
});

const weightOf = (parts: Parameters<typeof applicant>[0], skill: string) => depthOf(applicant(parts))(skill);

test('up to twelve skills count in full, of more each shares the weight of twelve', () => {
  expect(weightOf({ skills: CLAIMS.slice(0, 12) }, 'Trade number 3')).toBe(1);
  expect(weightOf({ skills: CLAIMS.slice(0, 24) }, 'Trade number 3')).toBe(0.5);
});

test('skills of both lists are counted, each once', () => {
  const [some, others] = [CLAIMS.slice(0, 12), CLAIMS.slice(12, 24)];
  expect(weightOf({ skills: some, wants: { applicantSkills: others } }, 'Trade number 3')).toBe(0.5);
  expect(weightOf({ skills: some, wants: { applicantSkills: some } }, 'Trade number 3')).toBe(1);
});

test('work tells of a skill by all of its words, or by a known skill under another name', () => {
  const many = { skills: CLAIMS.slice(0, 24), currentJob: 'Head of cheese making, k8s' };
  expect(weightOf(many, 'cheese making')).toBe(1);
  expect(weightOf(many, 'cheese tasting')).toBe(0.5);
  expect(weightOf(many, 'Kubernetes')).toBe(1);
  expect(weightOf(many, 'Kubernetes and PostgreSQL')).toBe(1);
  expect(weightOf(many, 'PostgreSQL')).toBe(0.5);
});
