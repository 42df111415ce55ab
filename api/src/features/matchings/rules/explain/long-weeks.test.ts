import { expect, test } from 'vitest';
import { applicant, founder, read } from '../people.fixture.ts';
import { sceneOf } from './explain.ts';
import { hoursMet } from './hours-sentences.ts';

const LONG = [
  '70 hour weeks for now',
  'Six days in harvest time',
  'Intense, many weekends',
  'Seis días en temporada',
];
const CALM = ['Steady', 'No long weeks here', 'We never work weekends', 'Fast, but no 60 hour weeks'];
const REGULAR = [
  'Full time, normal hours',
  'Full time, home for dinner with the children',
  'Vollzeit, geregelte Arbeitszeiten',
  'Full time, my weekends are for my family',
  'Full time, 40 hours at most',
];

async function isMet(wants: object, timeCommitment: string) {
  const one = await read(founder({ wants }));
  return !!hoursMet(sceneOf(one, await read(applicant({ wants: { timeCommitment } }))), 'FOUNDER');
}

test.each(LONG)('who asks for “%s” is not met by full time of regular hours', async (startupPace) => {
  for (const given of REGULAR) {
    expect(await isMet({ coFounderCommitment: 'Full time', startupPace }, given)).toBe(false);
    expect(await isMet({ coFounderCommitment: 'Full time', startupPace }, 'Full time')).toBe(true);
  }
});

test.each(CALM)('who writes “%s” is met by it', async (startupPace) => {
  for (const given of REGULAR)
    expect(await isMet({ coFounderCommitment: 'Full time', startupPace }, given)).toBe(true);
});

test('six days in the answer on time count as well', async () => {
  expect(await isMet({ coFounderCommitment: 'Full time, 6 days in season' }, 'Full time, office hours')).toBe(
    false,
  );
});
