import { expect, test } from 'vitest';
import { endsInField, isOneField } from './same-field.ts';

test.each([
  ['insurtech', 'Insurance'],
  ['proptech', 'Real estate'],
  ['energia', 'Energy'],
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
