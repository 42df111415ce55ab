import { expect, test } from 'vitest';
import { splitWishes, takeRefusals } from './refusals.ts';

test('what somebody does not want is told apart from what they do', () => {
  expect(
    splitWishes(['farming and grain', 'not gambling, not consumer lending', 'clinics, no hospitals']),
  ).toEqual({
    liked: ['farming and grain', 'clinics'],
    disliked: ['gambling', 'consumer lending', 'hospitals'],
  });
  expect(splitWishes(['Nothing with crypto or ads'])).toEqual({ liked: [], disliked: ['crypto', 'ads'] });
  expect(splitWishes(['note-taking tools', 'northern markets'])).toEqual({
    liked: ['note-taking tools', 'northern markets'],
    disliked: [],
  });
});

test('running text keeps its wording but for the clauses that refuse', () => {
  expect(takeRefusals('Health moves me; keep me away from insurance. I never give up!')).toEqual({
    text: 'Health moves me. I never give up',
    refused: ['insurance'],
  });
  const untouched = 'I never give up, and I am not afraid of paperwork.';
  expect(takeRefusals(untouched)).toEqual({ text: untouched, refused: [] });
});

test.each([
  ['No defence work, no gambling.', ['defence work', 'gambling']],
  ['Something small. no gambling no NFTs pls', ['gambling', 'NFTs']],
  ['I will not do gaming or real money games.', ['gaming', 'real money games']],
  [
    "What I won't do: dentists, door-to-door, or anything multi-level.",
    ['dentists', 'door-to-door', 'multi-level'],
  ],
  [
    "I don't do crypto, surveillance, or anything that lives off people in trouble.",
    ['crypto', 'surveillance'],
  ],
  ['We are not hiring consultants or gurus.', ['consultants', 'gurus']],
  ['No recruiters, no MBAs, no consultants', ['recruiters', 'MBAs', 'consultants']],
  ['Ich will nicht mehr auf die Leiter, das Wissen soll bleiben.', []],
  ['I have no degree, no car, just drive.', []],
])('%s', (text, refused) => {
  expect(takeRefusals(text).refused).toEqual(refused);
});

test('what everybody wants to be rid of is a purpose, not a refusal', () => {
  expect(splitWishes(['avoid food waste', 'no more queues at clinics'])).toEqual({
    liked: ['avoid food waste', 'no more queues at clinics'],
    disliked: [],
  });
});

test('a list goes on after a no, and ends with the sentence', () => {
  expect(splitWishes(['No crypto, gambling or ads. Health, water or schools'])).toEqual({
    liked: ['Health', 'water or schools'],
    disliked: ['crypto', 'gambling', 'ads'],
  });
  expect(splitWishes(['no crypto, health tech']).liked).toEqual(['health tech']);
  expect(splitWishes(['Avoid: gambling; adtech. Climate']).disliked).toEqual(['gambling', 'adtech']);
});

test('who has no preference likes nothing in particular', () => {
  expect(splitWishes(['no preference', 'anything', 'nothing against crypto'])).toEqual({
    liked: [],
    disliked: [],
  });
});
