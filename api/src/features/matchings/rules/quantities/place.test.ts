import { expect, test } from 'vitest';
import { clockGap, parsePlace } from './place.ts';

test.each([
  ['Bengaluru or remote', { country: 'IN', city: 'bengaluru', offset: 330, mode: 'REMOTE' }],
  ['Lisbon', { country: 'PT', city: 'lisbon', offset: 0 }],
  ['Pune, India (GMT+5:30)', { country: 'IN', city: 'pune', offset: 330, currency: 'INR' }],
  ['Nairobi, Kenya (GMT+3) or remote', { country: 'KE', city: 'nairobi', offset: 180, mode: 'REMOTE' }],
  ['GMT+5:30', { offset: 330 }],
  ['UTC-3', { offset: -180 }],
  ['UTC −4', { offset: -240 }],
  ['São Paulo, Brasil', { country: 'BR', city: 'sao paulo', offset: -180 }],
  ['Zürich', { country: 'CH', city: 'zurich', offset: 60, currency: 'CHF' }],
  ['Perth, Australia', { country: 'AU', city: 'perth', offset: 480 }],
  ['San Francisco Bay Area', { country: 'US', offset: -480 }],
  ['Brooklyn, New York', { country: 'US', city: 'brooklyn', offset: -300 }],
  ['Singapore', { country: 'SG', city: 'sg', offset: 480 }],
  ['Ho Chi Minh City, Vietnam', { country: 'VN', city: 'ho chi minh city', offset: 420 }],
  ['Tbilisi, Georgia', { country: 'GE', city: 'tbilisi', offset: 240 }],
  ["Abidjan, Côte d'Ivoire", { country: 'CI', city: 'abidjan', offset: 0 }],
  ['Rural Kenya', { country: 'KE', offset: 180 }],
  ['anywhere with a decent line', { mode: 'REMOTE' }],
  ['On site in Cairo, six days a week', { country: 'EG', city: 'cairo', mode: 'ON_SITE' }],
  ['On site in Indore, in the warehouse', { country: 'IN', city: 'indore', mode: 'ON_SITE' }],
  ['Not remote. Berlin.', { country: 'DE', city: 'berlin', mode: 'ON_SITE' }],
  ['We sit in the same room in Accra', { country: 'GH', city: 'accra', mode: 'ON_SITE' }],
  [
    'Two days a week at the office in Leeds, otherwise remote',
    { country: 'GB', city: 'leeds', mode: 'HYBRID' },
  ],
  ['Remote within three hours of Nairobi', { country: 'KE', offset: 180, mode: 'REMOTE', maxGap: 180 }],
  ['remote in or near GMT+5:30', { offset: 330, mode: 'REMOTE', maxGap: 180 }],
  ['Lagos, would relocate', { country: 'NG', city: 'lagos', moves: true }],
  ['Hanoi, I cannot move', { country: 'VN', city: 'hanoi', moves: false }],
  ['CET ± 2h', { offset: 60, maxGap: 120 }],
])('%s', (text, expected) => {
  expect(parsePlace(text)).toMatchObject(expected);
});

test.each(['', 'somewhere warm', 'The shop', null])('%s says nothing of a place', (text) => {
  expect(parsePlace(text)).toBeUndefined();
});

test('the home comes from the first text, the way of working from the last that says it', () => {
  expect(
    parsePlace(
      'Pune, India (GMT+5:30)',
      'Pune for a few days each month, otherwise remote in or near GMT+5:30',
    ),
  ).toMatchObject({ city: 'pune', offset: 330, mode: 'HYBRID', maxGap: 180 });
  expect(
    parsePlace('Nairobi or remote', 'Remote is good within three hours of Nairobi; I will come for launches'),
  ).toMatchObject({
    city: 'nairobi',
    mode: 'REMOTE',
    maxGap: 180,
    moves: true,
  });
});

test('clocks differ the short way round', () => {
  expect(clockGap(330, 180)).toBe(150);
  expect(clockGap(-600, 720)).toBe(120);
  expect(clockGap(-300, 540)).toBe(600);
});
