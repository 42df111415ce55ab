import { expect, test } from 'vitest';
import { ALL_WEEK, daysAtHome, daysTogether } from './days.ts';
import { readable } from './place-words.ts';

test.each([
  ['at least two days together every week, the other days from anywhere', 2, ALL_WEEK],
  ['can be there two days every second week', 1, 1],
  ['one day each fortnight', 0.5, 0.5],
  ['meet every other week', 0.5, 0.5],
  ['Once a week in Lyon', 1, 1],
  ['once or twice a week, mostly home otherwise', 1, 2],
  ['meet in person once a week at least', 1, ALL_WEEK],
  ['happy to drive there a day or two a week', 1, 2],
  ['a couple of days a week together', 2, 2],
  ['office four days, Fridays from home', 4, 4],
  ['three days on site, two at home', 3, 3],
  ['two days WFH, three in the office', 3, 3],
  ['2-3 days office', 2, 3],
  ['2x/week in the office', 2, 2],
  ['office on Monday and Tuesday, never on Friday', 2, 2],
  ['dreimal die Woche im Büro', 3, 3],
  ['2 veces por semana en la oficina', 2, 2],
  ['on site two days a week, three at a push', 2, 3],
  ['up to 2 days a week is fine by train', 0, 2],
  ['can come up to Brisbane once a week', 1, 1],
  ['3+ days a week', 3, ALL_WEEK],
  ['see each other once a week', 1, 1],
  ['in person on Wednesdays', 1, 1],
  ['come in two days a week, Tuesday and Thursday', 2, 2],
  ['office, all five days', 5, 5],
  ['Office near the port, Sun-Wed. Thursday from home', 4, 4],
  ['prefer 2 days office 3 home', 2, 2],
  ['drei Tage im Büro, zwei Tage mobil', 3, 3],
  ['Zwei Tage in der Woche kann ich pendeln, mehr nicht', 2, 2],
  ['zweimal pro Woche im Büro', 2, 2],
  ['höchstens zwei Tage pro Woche', 0, 2],
  ['alle zwei Wochen zwei Tage', 1, 1],
  ['jede zweite Woche ein Tag', 0.5, 0.5],
  ['un día a la semana en la oficina', 1, 1],
  ['dos o tres días por semana', 2, 3],
  ['dos veces por semana', 2, 2],
  ['cada dos semanas un día', 0.5, 0.5],
  ['tres días presenciales por semana. Los otros dos en casa', 3, 3],
  ['une fois par semaine', 1, 1],
  ['un à deux jours par semaine', 1, 2],
  ['au moins trois jours par semaine', 3, ALL_WEEK],
  ['uma vez por semana', 1, 1],
  ['pelo menos três dias por semana', 3, ALL_WEEK],
  ['até dois dias por semana', 0, 2],
  ['office Tuesday to Thursday, home the other days', 3, 3],
  ['Dienstag bis Donnerstag im Büro', 3, 3],
  ['martes a jueves en la oficina', 3, 3],
  ['du lundi au mercredi au bureau', 3, 3],
  ['terça a quinta no escritório', 3, 3],
  ['max 2 office days per week please', 0, 2],
  ['office days: max 2', 0, 2],
  ['two office days a week at most', 0, 2],
  ['2 days tops in the office', 0, 2],
])('“%s”: %d to %d days of a week', (text, low, high) => {
  expect(daysTogether(text)).toEqual({ low, high });
});

test.each([
  'two days a month in the studio',
  'one week every two months',
  'two video calls a week',
  'we meet online every day',
  'prefer 2 days WFH',
  'home office + on the road 2-3 days a week',
  'Da remoto al massimo due giorni a settimana',
  'Fridays and Saturdays off',
  "two days' notice",
  'Remote',
])('“%s” names no days together', (text) => {
  expect(daysTogether(text)).toBeUndefined();
});

test.each([
  ['office, two days a week from home', 2],
  ['on site with a day at home', 1],
  ['Büro, zwei Tage pro Woche Homeoffice', 2],
  ['2-3 days wfh', 2],
  ['office, at most two days from home', 0],
  ['one day from home would be nice but is no must', 0],
  ['a day at home if possible', 0],
  ['a day a month from home', 0],
  ['two days in the office', 0],
])('“%s”: %d days at home', (text, days) => {
  expect(daysAtHome(text)).toBe(days);
});

test.each([
  ['office 1 day in the week', 'office 1 days a week'],
  ['office 3 days in week', 'office 3 days a week'],
  ['a couple days a week together', '2 days a week together'],
  ['couple of days a week, remote if poss', '2 days a week, remote if possible'],
])('“%s” is read as “%s”', (written, read) => {
  expect(readable(written)).toBe(read);
});
