import { expect, test } from 'vitest';
import { applicant, founder, read } from '../sample-people.ts';
import { pairOf } from '../score/pair.ts';
import { scoreOf, shownScore } from '../score/score.ts';

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
