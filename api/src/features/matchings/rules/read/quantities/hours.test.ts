import { expect, test } from 'vitest';
import { parseHours } from './hours.ts';

test.each([
  ['nights and weekends', 8, 20],
  ['Evenings and Saturdays', 8, 20],
  ['20 hrs/wk', 20, 20],
  ['20h/week', 20, 20],
  ['about 25 hours per week', 25, 25],
  ['10-15 hours a week', 10, 15],
  ['30+ hrs/wk', 30, 50],
  ['at least 30 hours a week', 30, 50],
  ['up to 20 hours', 10, 20],
  ['full time', 38, 50],
  ['Full-time from March', 38, 50],
  ['Full time after one month of notice', 38, 50],
  ['Full time; 30+ hrs/wk is fine for the first three months', 30, 50],
  ['2 days a week', 16, 16],
  ['two days a week', 16, 16],
  ['3-4 days per week', 24, 32],
  ['part-time', 12, 24],
  ['eighty hours a week', 80, 80],
  ['2 hours a day', 10, 10],
  ['evenings only until next year', 5, 15],
  ['weekends only', 6, 16],
  ['Weekends only, I have a job I like', 6, 16],
  ['three evenings a week', 6, 12],
  ['15 hours now, full time once we are funded', 15, 15],
  ['Vollzeit ab Januar', 38, 50],
  ['a few hours', 4, 10],
  ['All in, no weekends', 38, 50],
  ['Full time soon; begin with 25 hours if you must', 25, 50],
  ['20 hrs/wk now, full time once the grant is in', 20, 20],
  ['At least 20 hrs/wk, full time from June', 20, 50],
  ['Full time or four long days', 38, 50],
  ['4 or 5 days a week', 32, 40],
  ['32-40 h a week', 32, 40],
  ['Half time outside season, full time in spring and autumn', 12, 50],
  ['80 hours. Not joking.', 80, 80],
  ['40+ hours, notice period 60 days', 40, 50],
  ['4 days', 32, 32],
])('%s is read as %d to %d hours a week', (text, low, high) => {
  expect(parseHours(text)).toMatchObject({ low, high });
});

test.each(['as needed', 'Flexible', '', 'within 3 hours of Nairobi', '3 hours ahead', null])(
  '%s names no amount of time',
  (text) => {
    expect(parseHours(text)).toBeUndefined();
  },
);
