import { expect, test } from 'vitest';
import { applicant, founder, read } from '../people.fixture.ts';
import { sceneOf } from './explain.ts';
import { hoursMet } from './hours-sentences.ts';

async function isMet(coFounderCommitment: string, timeCommitment: string) {
  const one = await read(founder({ wants: { coFounderCommitment } }));
  return !!hoursMet(sceneOf(one, await read(applicant({ wants: { timeCommitment } }))), 'FOUNDER');
}

test.each([
  // The first stages differ.
  ['Nights are fine until the grant comes, some 12 hours. After that full time', 'Full time', false],
  ['Weekends are ok till we have a contract, then full time', 'Full time, one month notice', false],
  ['Abends ist ok, bis die Finanzierung steht, etwa 15 Stunden, danach Vollzeit', 'Vollzeit', false],
  // An “if” and a plan.
  ['Saturdays to begin with, full time if the pilot works', 'Saturdays until March, then full time', false],
  ['Saturdays to begin with, full time from April', 'Saturdays until March, then full time', true],
  // Nobody knows what follows.
  ['Full time preferred, the first month can be weekends', 'Weekends until Easter, then we will see', false],
  ['Two days a week', 'Dos días por semana hasta el verano, luego ya veremos', false],
  ['16 Stunden pro Woche', '16 Stunden pro Woche bis zum Sommer, dann sehen wir weiter', false],
  ['Two days a week', 'Dos días por semana', true],
  ['Around 20 hours a week', 'bis zu 20 Stunden pro Woche', true],
  // Which of the two it is.
  [
    '20 hours a week',
    'Full time for the right mission, or evenings (about 15 hours) for a side project',
    false,
  ],
  ['Full time', 'Full time for the right mission', true],
  [
    'At least 10 hours a week',
    'Full time for the right mission, or evenings (about 15 hours) for a side project',
    true,
  ],
  // Less for a start is only allowed.
  ['Full time. You can start with 20 hours in the first month', 'Full time', true],
  ['Full time', 'Full time, free until 1 March', true],
])('“%s” is met by “%s”: %s', async (asked, given, met) => {
  expect(await isMet(asked, given)).toBe(met);
});

test.each([
  ['Full time, no side projects', 'Full time. My sister and I own a bakery shop', false],
  ['Full time, nothing on the side', 'Full time, I run a small agency with a friend', false],
  ['Vollzeit, keine Nebenjobs', 'Vollzeit. Ich habe noch einen kleinen Laden', false],
  ['Full time, no side projects', 'Full time from March', true],
  ['Full time', 'Full time. My sister and I own a bakery shop', true],
])('of work beside, “%s” is met by “%s”: %s', async (asked, given, met) => {
  expect(await isMet(asked, given)).toBe(met);
});
