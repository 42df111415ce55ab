import { expect, test } from 'vitest';
import { applicant, founder, read } from '../people.fixture.ts';
import { dutyExceeds } from './duties.ts';
import { sceneOf } from './explain.ts';
import { dutyMissed, hoursMet } from './hours-sentences.ts';

test.each([
  ['full time, on-call one week out of three', 'no more than one on-call week a month', true],
  ['on-call every third week', 'on-call once a month at most', true],
  ['on-call every other week', 'at most two on-call weeks a month', true],
  ['on-call one week in five', 'no more than one on-call week a month', false],
  ['on-call twice a month', 'on-call up to 2 weeks a month', false],
  ['some on-call', 'no more than one on-call week a month', 'UNSURE'],
  ['on-call one week out of three', 'on-call is fine', 'UNSURE'],
  ['full time', 'no more than one on-call week a month', undefined],
  ['on-call one week out of three', 'full time', undefined],
])('“%s” is more than “%s” takes on: %s', (wish, hope, is) => {
  expect(dutyExceeds(wish, hope)).toBe(is);
});

async function between(coFounderCommitment: string, timeCommitment: string) {
  const skills = ['opera', 'puppetry'];
  const one = await read(founder({ wants: { coFounderCommitment, skillsNeeded: skills } }));
  return sceneOf(one, await read(applicant({ skills, wants: { timeCommitment } })));
}

test('full time of both is no fit where one has to be on call more often than they would', async () => {
  const exceeding = await between(
    'full time, on-call one week in three',
    'full time, on-call once a month at most',
  );
  expect(hoursMet(exceeding, 'FOUNDER')).toBeUndefined();
  expect(dutyMissed(exceeding, 'FOUNDER')?.text).toBe(
    'On time, you say “full time, on-call one week in three”; they say “full time, on-call once a month at most”.',
  );
  const suiting = await between(
    'full time, on-call one week in six',
    'full time, on-call once a month at most',
  );
  expect(hoursMet(suiting, 'FOUNDER')).toBeDefined();
  expect(dutyMissed(suiting, 'FOUNDER')).toBeUndefined();
});
