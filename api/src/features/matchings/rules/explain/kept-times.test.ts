import { expect, test } from 'vitest';
import { applicant, founder, read } from '../people.fixture.ts';
import { sceneOf } from './explain.ts';
import { hoursMet } from './hours-sentences.ts';
import { keepsWhatIsNeeded, keepsWhatTheWayNeeds } from './kept-times.ts';
import { placeMet } from './place-sentences.ts';

async function sceneWith(
  wish: { workingArrangement?: string; startupPace?: string; coFounderCommitment?: string },
  hope: { workingStyle?: string; timeCommitment?: string },
  lookingFor = 'A designer',
) {
  const one = await read(founder({ location: 'Leeds, UK', company: { lookingFor }, wants: wish }));
  const other = await read(applicant({ location: 'Leeds, UK', wants: hope }));
  return sceneOf(one, other);
}

test.each([
  ['Remote, workshops are on Saturdays', 'From home. No weekends, please.'],
  ['Remote, calls with Asia in the early morning', 'From home, mornings are hard because of school'],
  ['Im Büro, abends kommen die Kunden', 'Im Büro, abends geht es nicht'],
  ['Remote. Demos happen at night', "Remote. I can't do nights"],
  ['Presencial, los sábados hay feria', 'Presencial, los fines de semana son para mi familia'],
])('a way of “%s” and “%s” needs a time that is kept', async (workingArrangement, workingStyle) => {
  const scene = await sceneWith(
    { workingArrangement, coFounderCommitment: 'Full time' },
    { workingStyle, timeCommitment: 'Full time' },
  );
  expect(keepsWhatTheWayNeeds(scene)).toBe(true);
  expect(hoursMet(scene, 'FOUNDER')).toBeUndefined();
  expect(placeMet(scene, 'FOUNDER')).toBeUndefined();
});

test('a time that is needed may stand in any answer', async () => {
  const hope = { timeCommitment: 'Full time, evenings belong to my kids' };
  const byPace = await sceneWith({ startupPace: 'Fast, launches are in the evening' }, hope);
  const byWish = await sceneWith({}, hope, 'Somebody who runs our classes every evening');
  expect([byPace, byWish].map(keepsWhatIsNeeded)).toEqual([true, true]);
  expect([byPace, byWish].map(keepsWhatTheWayNeeds)).toEqual([false, false]);
});

test.each([
  ['Remote, workshops are on Saturdays', 'From home, no nights'],
  ['Remote, workshops are on Saturdays', 'From home, Sunday is for church'],
  ['Remote, evenings are fine too', 'From home, evenings are difficult'],
  ['Remote, calls in the evening', 'From home, evenings are no problem'],
  ['Remote, calls in the evening', 'From home, I am free in the evening'],
  ['Remote, no meetings in the morning', 'From home, mornings are difficult'],
])('of “%s” and “%s” neither keeps what the other needs', async (workingArrangement, workingStyle) => {
  const scene = await sceneWith(
    { workingArrangement, coFounderCommitment: 'Full time' },
    { workingStyle, timeCommitment: 'Full time' },
  );
  expect(keepsWhatIsNeeded(scene)).toBe(false);
  expect(hoursMet(scene, 'FOUNDER')).toBeDefined();
});
