import { expect, test } from 'vitest';
import { FROM_THEN_ON, sharesLater, tellsOfRaise } from './pay-raises.ts';

test.each([
  ['Nothing now. Then we split profits evenly.', true],
  ['Nothing now. Then 5 of us share.', true],
  ['No pay yet. Once we raise, salaries.', true],
  ['No pay yet. After that a salary for all 3.', true],
  ['Nada por ahora. Después repartimos.', true],
  ['Noch kein Gehalt. Danach teilen wir.', true],
  ['Then we split profits.', false],
  ['Nothing now. Then we pay 2,000.', false],
  ['Nothing now. Then we pay 2k.', false],
  ['Nothing now. Then we pay 20 each.', false],
  ['Nothing. Later maybe.', false],
  ['We split profits. Nothing else.', false],
  ['', false],
])('“%s” ends with pay that follows and has no figure: %s', (stated, shares) => {
  expect(sharesLater(stated)).toBe(shares);
});

test.each([
  ['Goes to 7k when we close the round.', true],
  ['Rising to 4k.', true],
  ['Full salary once funded', true],
  ['Market rate after the seed round', true],
  ['If we raise, market', true],
  ['From March we pay both of us', true],
  ['When the contract starts (July) it becomes £2,600', true],
  ['ab Juli werden es 2.600 €', true],
  ['From 60 restaurants, €2,000.', true],
  ['Then £2,000 a month for both of us', true],
  ['ensuite 2 800 € brut par mois pour chacun', true],
  ['Then we split profits', true],
  ['We pay 3k a month.', false],
  ['Goes up to 12 people', false],
  ['From 60 restaurants, 2000', false],
  ['Then 30 people', false],
  ['Then 2,000 of them', false],
  ['Then lunch.', false],
  ['From May', false],
])('“%s” beside what is paid today tells of a rise: %s', (sentence, tells) => {
  expect(tellsOfRaise(sentence)).toBe(tells);
});

test.each([
  ['3k now, then market rate', '3k now'],
  ['3k, after the seed round maybe 30 million', '3k'],
  ['3k a month, rising to 5k', '3k a month'],
  ['3k a month, more once funded', '3k a month'],
  ['3k a month, 5k when we raise', '3k a month'],
  ['3k a month, it will be 5k', '3k a month'],
  ['3k. From June 5k', '3k'],
  ['3k, then nothing', '3k, then nothing'],
  ['3k a month and lunch', '3k a month and lunch'],
])('of “%s” is paid today: “%s”', (stated, today) => {
  expect(stated.replace(FROM_THEN_ON, '')).toBe(today);
});
