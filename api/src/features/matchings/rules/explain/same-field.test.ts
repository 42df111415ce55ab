import { expect, test } from 'vitest';
import { covers, endsInField, isOneField, namesAbroad } from './same-field.ts';

test.each([
  ['insurtech', 'Insurance'],
  ['proptech', 'Real estate'],
  ['energia', 'Energy'],
  ['climate tech', 'Klimatechnologie'],
  ['Bildung', 'EdTech'],
  ['el sector salud', 'Healthcare'],
  ['legal tech startups', 'Law'],
  ['educação', 'Education / languages'],
])('%s and %s are one field', (one, other) => {
  expect(isOneField(one, other)).toBe(true);
});

test.each([
  ['health insurance', 'Health'],
  ['mental health', 'Health'],
  ['biotech', 'fintech'],
  ['climate tech', 'Biotechnologie'],
  ['tech', 'Technology'],
  ['fast fashion', 'Fashion'],
])('%s and %s are not told to be', (one, other) => {
  expect(isOneField(one, other)).toBe(false);
});

test.each([
  ['industrial robotics', 'Robotik', true],
  ['slow fashion', 'Mode', true],
  ['mental health', 'Gesundheit', false],
  ['health insurance', 'Gesundheit', false],
  ['robotics law', 'Robotik', false],
])('%s ends in the name of %s: %s', (text, field, does) => {
  expect(endsInField(text, field)).toBe(does);
});

test('a field covers its parts in any language, and no part the field', () => {
  expect(covers('salud', 'Mental health')).toBe(true);
  expect(covers('education', 'sprachenlernen')).toBe(true);
  expect(covers('Mental health', 'salud')).toBe(false);
  expect(covers('salud', 'Education')).toBe(false);
});

test('a name that is English too is none of another language', () => {
  expect(namesAbroad('salud')).toBe(true);
  expect(namesAbroad('el sector salud')).toBe(true);
  for (const name of ['éducation', 'education', 'health', 'Agro']) expect(namesAbroad(name)).toBe(false);
});
