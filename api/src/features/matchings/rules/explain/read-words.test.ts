import { expect, test } from 'vitest';
import { parsePlace } from '../read/quantities/place.ts';
import { placeWords } from './read-words.ts';

test.each([
  [
    'Brisbane, Australia',
    'Remote from Brisbane or New Zealand',
    'Brisbane, Australia · New Zealand · remote',
  ],
  ['Lisbon', 'can relocate to Spain', 'Lisbon, Portugal · Spain · may move'],
  ['Berlin', 'remote within Europe', 'Berlin, Germany · remote within Europe'],
])('who is in %s and writes “%s” is said to be there: %s', (home, way, words) => {
  const place = parsePlace(home, way);
  expect(place && placeWords(place)).toBe(words);
});
