import { expect, test } from 'vitest';
import { weekdaysIn } from './weekdays.ts';

test.each([
  ['mon-wed', 3],
  ['sun to tue', 3],
  ['tuesdays and thursdays', 2],
  ['mon-wed and tuesday', 3],
  ['mon to fri, but not on friday', 5],
  ['monday, tuesday, no fridays', 2],
  ['monday and tuesday, friday off', 2],
  ['no fridays, monday', 1],
  ['whenever you like', 0],
])('“%s” names %d days of the week', (text, days) => {
  expect(weekdaysIn(text)).toBe(days);
});
