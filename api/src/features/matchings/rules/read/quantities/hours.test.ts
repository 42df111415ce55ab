import { expect, test } from 'vitest';
import { parseHours } from './hours.ts';
import { withoutAmounts } from './time-words.ts';

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
  ['3 days min', 24, 50],
  ['100%, start 1/9', 40, 40],
  ['Daily 4-5 hrs after office, Sunday full day', 28, 33],
  ['10h during the week and most of sunday', 14, 18],
  ['9:30 to 2:30, four days a week. More from September 2027 when the little one starts.', 20, 20],
  ['7am-9pm, two days a week', 28, 28],
  ['Full time. 45 to 50 hours', 45, 50],
  ['zwischen 15 und 20 Stunden, nicht am Wochenende', 15, 20],
  ['Mon–Wed mornings', 12, 15],
  ['Mon–Wed mornings, plus Fridays all day', 16, 20],
  ['two and a half days a week', 20, 20],
])('%s is read as %d to %d hours a week', (text, low, high) => {
  expect(parseHours(text)).toMatchObject({ low, high });
});

test.each(['as needed', 'Flexible', '', 'within 3 hours of Nairobi', '3 hours ahead', null])(
  '%s names no amount of time',
  (text) => {
    expect(parseHours(text)).toBeUndefined();
  },
);

test.each([
  [
    'Full time from February; until then two evenings a week and Saturdays',
    { low: 12, high: 16, later: { low: 38, high: 50 }, when: 'from february' },
  ],
  [
    'Vollzeit ab Mai, bis dahin reichen zwei Tage die Woche',
    { low: 16, high: 16, later: { low: 38 }, when: 'from may' },
  ],
  ['20-ish hrs now. Full time when there is some salary.', { low: 20, high: 20, later: { low: 38 } }],
  ['15hrs a week, but by mid next year full time', { low: 15, high: 15, later: { low: 38 } }],
  ['Three days a week now; five when the fund answers', { low: 24, high: 24, later: { low: 40, high: 40 } }],
  ['36h. Negotiable after the first year', { low: 36, high: 36, flexible: false }],
])('%s: what is now and what is later are told apart', (text, hours) => {
  expect(parseHours(text)).toMatchObject(hours);
});

test.each([
  'not even part time',
  '20 hours unless there is a launch',
  '15 hours, otherwise nothing',
  'full time once you are funded',
  'Vollzeit, wenn das Gehalt stimmt; sonst 10 Stunden',
  '30 hours but not before the summer',
  'tres tardes por semana si hay sueldo',
  '40 hours, I do the other 80',
  'Full time; I do keep one small freelance client, four hours a month',
])('of "%s" no amount is asserted, as a part is not understood', (text) => {
  expect(parseHours(text)).toBeUndefined();
});

test('amounts of time are taken out in other languages too', () => {
  expect(withoutAmounts('erstmal 2 Tage die Woche, ab Mai')).toBe('erstmal  , ab Mai');
});
