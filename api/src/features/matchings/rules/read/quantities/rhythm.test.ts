import { expect, test } from 'vitest';
import { rhythmOf } from './rhythm.ts';

test.each([
  ['we meet every 2 weeks', 14, 14],
  ['fortnightly in person', 14, 14],
  ['every other month', 60, 60],
  ['every 3 or 4 weeks', 21, 28],
  ['a trip every month or 2', 30, 60],
  ['i fly over once or twice a month', 15, 30],
  ['a couple times a month', 15, 15],
  ['a week per quarter', 91, 91],
  ['2 veces al mes', 15, 15],
  ['3 mal im jahr', 122, 122],
  ['a few times a year', 91, 91],
  ['2- bis dreimal im monat', 10, 15],
])('“%s” leaves %d to %d days between visits', (text, least, most) => {
  const rhythm = rhythmOf(text);
  expect([rhythm?.least, rhythm?.most].map((days) => Math.round(days ?? 0))).toEqual([least, most]);
});

test.each(['for a week or 2', 'a fortnight in april', 'a month at a time', 'when needed', 'a year ago'])(
  '“%s” names no rhythm',
  (text) => {
    expect(rhythmOf(text)).toBeUndefined();
  },
);
