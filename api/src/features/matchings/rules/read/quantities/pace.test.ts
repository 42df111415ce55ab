import { expect, test } from 'vitest';
import { parsePace } from './pace.ts';

test.each([
  ['Fast. We ship every week.', 0.8, 1],
  ['relentless, weekends too', 0.9, 1],
  ['Steady. Hospitals are slow; the weeks before a tender are not.', 0.15, 0.45],
  ['steady', 0.3, 0.5],
  ['slow and careful', 0, 0.25],
  ['not fast', 0, 0.3],
  ['no rush', 0, 0.3],
  ['daily releases', 0.7, 1],
  ['quality over speed', 0, 0.3],
])('%s lies between %d and %d', (text, low, high) => {
  const pace = parsePace(text);
  expect(pace).toBeGreaterThanOrEqual(low);
  expect(pace).toBeLessThanOrEqual(high);
});

test.each([
  '',
  'as it comes',
  'a few intense days together each month',
  'two hours by high-speed rail',
  'remote and quiet, with a fast train when wanted',
  "In the lab every day, that's where the work is",
  'Evenings and weekends too, daily at eight',
  '60 hours a week',
  'I work with patient data at regular hours',
  'relaxed in term time, flat out in the holidays',
  null,
])('%s names no pace', (text) => {
  expect(parsePace(text)).toBeUndefined();
});
