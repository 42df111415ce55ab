import { expect, test } from 'vitest';
import { growAtOtherTimes, growsTooLate, missesStart, startsLater } from './starts.ts';

test.each([
  [
    'Full-time, start within 2 months',
    'full time, but from 1 March, because I have notice period 3 months',
    'LATER',
  ],
  ['Full time only, immediate joiners preferred', 'Full time after 60 days notice period', 'LATER'],
  ['Vollzeit ab sofort', 'Vollzeit, drei Monate Kündigungsfrist', 'LATER'],
  ['Tiempo completo de inmediato', 'Tiempo completo, preaviso de dos meses', 'LATER'],
  ['Temps plein immédiatement', 'Temps plein, préavis de trois mois', 'LATER'],
  ['Tempo integral imediato', 'Tempo integral, aviso prévio de 30 dias', 'LATER'],
  ['Full time from January', 'Full time from March', 'LATER'],
  ['Full time from when we start paying, so now', 'Full time, 3 months notice period', 'LATER'],
  ['Vollzeit ab jetzt', 'Vollzeit, drei Monate Kündigungsfrist', 'LATER'],
  ['20 hours now, full time later', 'Full time, 2 months notice', undefined],
  ['Full time asap', 'Full time. Could start mid January', 'MAYBE'],
  ['Full time from September', 'Full time from June', undefined],
  ['Full time, start within 3 months', 'Full time, two months notice', undefined],
  [
    "Full time, and I'd like a start within two months",
    "Full time, but three calendar months' notice",
    'LATER',
  ],
  ['Full time asap, max 2 months notice', 'Full time, notice is 60 days', undefined],
  ['Full time', 'Full time, 2 months notice', undefined],
  [
    'Full time. We can wait up to two months for your notice period',
    'Full time, three months’ notice though',
    'LATER',
  ],
  ['Full time, we can wait up to two months', 'Full time, one month notice', undefined],
  ['Vollzeit, wir können bis zu zwei Monate warten', 'Vollzeit, 3 Monate Kündigungsfrist', 'LATER'],
  ['Temps plein, on peut attendre deux mois', 'Temps plein, préavis de trois mois', 'LATER'],
  ['Full time, we need somebody by March', 'Full time from May', 'LATER'],
  ['Full time, we need somebody by March', 'Full time, three months notice', 'MAYBE'],
] as const)('beside %j the start of %j is %s', (asked, given, later) => {
  expect(startsLater(asked, given)).toBe(later);
});

test('only a start that a founder insists on is missed', () => {
  const given = 'Full time, three months notice';
  expect(missesStart('Full time, start within 2 months', given, true)).toBe(true);
  expect(missesStart('Full time, start within 2 months', given, false)).toBe(false);
  expect(missesStart('Full time, must start within 2 months', given, false)).toBe(true);
  expect(missesStart('Full time only, immediate joiners preferred', given, true)).toBe(false);
});

test.each([
  ['Full time from January', 'Full time from June', 'LATER'],
  ['Full time from January', 'Full time from July', 'MAYBE'],
  ['Full time from January', 'Full time from November', undefined],
  ['Full time, start latest in March', 'Full time, could start after the ploughing in September', 'MAYBE'],
  ['Full time, start latest in March', 'Full time, could start after my exams in June', 'LATER'],
  ['Full time, start latest in March', 'Vollzeit, kann nach dem Studium im Mai anfangen', 'LATER'],
  ['As soon as possible, January at the latest', 'Full time from October', 'MAYBE'],
  ['As soon as possible, January at the latest', 'Full time from May', 'LATER'],
  ['Full time from November', 'Full time from February', 'LATER'],
  ['Full time from March', 'Full time from March', undefined],
  ['Full time, start within 8 weeks', 'Full time, 8 weeks notice', undefined],
  ['Full time, start within 8 weeks', 'Full time, 9 weeks notice', 'LATER'],
  ['Full time, start within 14 days', 'Full time, 2 weeks notice', undefined],
  ['Full time from March', 'Full time, 10 weeks notice', undefined],
  ['Full time from March', 'Full time, 11 weeks notice', 'MAYBE'],
] as const)('months come round: beside %j the start of %j is %s', (asked, given, later) => {
  expect(startsLater(asked, given)).toBe(later);
});

test.each([
  ['Full time from March', '20 hours until May, then full time', true],
  ['Full time from March', '20 hours until Easter, then full time', true],
  ['Full time from May', '20 hours until March, then full time', false],
  ['Full time from March', '20 hours until March, then full time', false],
  ['Full time', '20 hours until May, then full time', false],
  ['Full time from March', 'Full time', false],
])('all of it is asked for by %j, and %j grows too late: %s', (asked, given, is) => {
  expect(growsTooLate(asked, given)).toBe(is);
});

const GROWS = '20 hours a week, full time';
test.each([
  [`${GROWS} from March`, `${GROWS} from May`, true],
  [`${GROWS} from May`, `${GROWS} from March`, false],
  [`${GROWS} after 2 months`, `${GROWS} after 3 months`, true],
  [`${GROWS} after 3 months`, `${GROWS} after 3 months`, false],
  [`${GROWS} after 3 months`, `${GROWS} from May`, true],
  ['Full time', `${GROWS} from May`, false],
])('both begin with less, %j and %j: nobody can tell that they grow together: %s', (asked, given, is) => {
  expect(growAtOtherTimes(asked, given)).toBe(is);
});

test.each([
  ['Full time, must start within 2 months, flexible', false],
  ['Full time, only from someone who can start within 2 months', true],
  ['Vollzeit, muss innerhalb von zwei Monaten anfangen', true],
])('%j insists on its start: %s', (asked, is) => {
  expect(missesStart(asked, 'Full time, three months notice', false)).toBe(is);
});

test('who would buy themselves out may be in time', () => {
  const asked = 'Full time, must start within 2 months';
  expect(missesStart(asked, 'Full time, three months notice, sooner if bought out', true)).toBe(false);
});
