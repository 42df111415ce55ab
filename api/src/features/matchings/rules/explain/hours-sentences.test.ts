import { expect, test } from 'vitest';
import { applicant, founder, read } from '../people.fixture.ts';
import { sceneOf } from './explain.ts';
import { hoursApart, hoursMet, hoursMust, partOnlyAtFirst, startMissed } from './hours-sentences.ts';

const HALF_AT_FIRST = 'Full time, the first two months can be half time';

test('full time for pay is no gap where both begin in one month', async () => {
  const kind = async (otherDetails: string) =>
    hoursApart(
      sceneOf(
        await read(
          founder({
            company: { otherDetails },
            wants: { coFounderCommitment: 'Full time from January' },
          }),
        ),
        await read(
          applicant({ wants: { timeCommitment: 'Evenings for three months, full time once there is pay' } }),
        ),
      ),
      'FOUNDER',
    );
  expect(await kind('I can pay about €2,800 a month from January, nothing before that')).toBeUndefined();
  expect(await kind('Nobody is paid')).toBeDefined();
});

test('what both say of their time in the same words is said once', async () => {
  const scene = sceneOf(
    await read(founder({ wants: { coFounderCommitment: 'Full time from January' } })),
    await read(applicant({ wants: { timeCommitment: 'Full time from January' } })),
  );
  expect(hoursMet(scene, 'FOUNDER')?.text).toBe('On time, you both say “Full time from January”.');
});

test.each([
  [HALF_AT_FIRST, 'Full time from July, one day a week before that', true],
  [
    'Tiempo completo, aunque los primeros dos meses puede ser medio tiempo',
    'Full time from July, one day a week before that',
    true,
  ],
  [HALF_AT_FIRST, 'One day a week', false],
  [HALF_AT_FIRST, 'One day a week now, full time next year', false],
  ['Half time', 'Full time from July, one day a week before that', false],
])('“%s” and “%s” part only on some weeks at first: %s', async (coFounderCommitment, timeCommitment, is) => {
  const scene = sceneOf(
    await read(founder({ wants: { coFounderCommitment } })),
    await read(applicant({ wants: { timeCommitment } })),
  );
  expect(partOnlyAtFirst(scene)).toBe(is);
  if (is) expect(hoursApart(scene, 'FOUNDER')).toBeDefined();
});

const timesOf = async (coFounderCommitment: string, timeCommitment: string) =>
  sceneOf(
    await read(founder({ wants: { coFounderCommitment, importance: { coFounderCommitment: 'MUST_HAVE' } } })),
    await read(applicant({ wants: { timeCommitment } })),
  );

test('who gives more than is enough is no gap', async () => {
  const gap = async (asked: string) => hoursMust(await timesOf(asked, '80 percent'), 'FOUNDER');
  expect(await gap('20 hours a week is enough, all of us have other jobs')).toBeUndefined();
  expect(await gap('20 hours a week')).toBeDefined();
});

test('who has three months of notice is too late for a must of now', async () => {
  const scene = await timesOf(
    'full time, now',
    'Full time from September, I have to give three months notice',
  );
  expect(startMissed(scene, 'FOUNDER')).toBeDefined();
});
