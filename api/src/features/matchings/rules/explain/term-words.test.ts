import { expect, test } from 'vitest';
import { applicant, founder, read } from '../people.fixture.ts';
import { parseEquity } from '../read/quantities/equity.ts';
import { parseHours } from '../read/quantities/hours.ts';
import { sceneOf } from './explain.ts';
import { isByTheMonth } from './pay-period.ts';
import {
  currenciesOf,
  equityWords,
  grows,
  hangsOn,
  hasSteps,
  isBase,
  isByTheHour,
  isExchanged,
  isFigureAlone,
  isForFullTime,
  isOfAWhole,
  isOneCurrency,
  isQuote,
  laterHours,
  leastAtFirst,
  namesPart,
  payWritten,
  sumForReader,
  timeWords,
} from './term-words.ts';

const NOTHING = { low: 0, high: 0, flexible: false };
const exactly = (value: number) => ({ low: value, high: value, flexible: false });

function shareOf(text: string, correction?: { of: string }) {
  const equity = parseEquity(text);
  return equity && equityWords(equity, { text, correction });
}

test.each([
  ['10 %', '10%'],
  ['about 15 %', '15%'],
  ['10-15 per cent', '10–15%'],
  ['at least 10%', 'at least 10%'],
  ['20%+', 'at least 20%'],
  ['up to 8 %', 'up to 8%'],
  ['½ %', '0.5%'],
  ['½', '50%'],
  ['१५ %', '15%'],
  ['mindestens ２０ Prozent', 'at least 20%'],
  ['0 %', 'no equity'],
  ['0', 'no equity'],
])('a share of “%s” and no more is told as a figure: %s', (text, told) => {
  expect(shareOf(text)).toBe(told);
});

test.each([
  '10 %, negotiable',
  'Verhandelbar, 10 %',
  '15 % depending on pay',
  '5 % now, 8 % later',
  '10 % or a salary',
  'a third',
  'fifteen percent',
  'equal share',
  'no equity',
  'none',
  'a minimum of about １５ percent or at least around １０ percent',
])('a share of “%s” is told in the words of its writer', (text) => {
  expect(shareOf(text)).toBe(`“${text}”`);
});

test('a long answer with a digit is a figure, and one whose digits are of another script is not', () => {
  const long = 'a minimum of about 15 percent or at least around 10 percent';
  expect(shareOf(long)).toBe('10–15%');
  const within = (of: number) => 'equity shares: about １５ %'.padEnd(of, ' ');
  expect(shareOf(within(45))).toBe('15%');
  expect(shareOf(within(46))).toMatch(/^“/);
});

test('a share that its writer corrected is what they said it is, and one without words its figure', () => {
  const text = '5 % now, 8 % later';
  expect(shareOf(text, { of: text })).toBe('5–8%');
  expect(shareOf(text, { of: 'what they wrote before' })).toBe(`“${text}”`);
  expect(equityWords(exactly(12), { text: null })).toBe('12%');
  expect(equityWords(exactly(12), { text: '' })).toBe('12%');
});

function timeOf(text: string, correction?: { of: string }) {
  const hours = parseHours(text);
  return hours && timeWords(hours, { text, correction });
}

test.each([
  ['full time', 'full time'],
  ['Vollzeit', 'full time'],
  ['40 hours a week', '40 hours a week'],
  ['10-15 h/week', '10–15 hours a week'],
  ['20+ hrs/wk', '20 hours a week or more'],
  ['８ hours a week', '8 hours a week'],
  ['30 Stunden pro Woche', '30 hours a week'],
  ['full time, 60 hours', '60 hours a week'],
  ['20 hours as of June', '20 hours a week as of June'],
  ['tiempo completo desde junio', 'full time from June'],
  ['20 horas por semana desde mayo', '20 hours a week from May'],
])('time of “%s” and no more is told as a figure: %s', (text, told) => {
  expect(timeOf(text)).toBe(told);
});

test.each([
  '20 hours but more is possible',
  'full-time, ideally',
  '20 hours in winter',
  '20 hours, more later',
  '20 hours in two weeks',
  'full time from June',
  'twenty hours',
  '4 days a week',
  'weekends',
  '20 hours until June, then full time',
])('time of “%s” is told in the words of its writer', (text) => {
  expect(timeOf(text)).toBe(`“${text}”`);
});

test.each(['6 hours a day, 5 days a week', '40 hours a month', '3 evenings a week, 2 hours each'])(
  'hours that nobody wrote stand in no sentence: “%s”',
  (text) => {
    const hours = parseHours(text);
    expect(hours && timeWords(hours, { text })).toBe(`“${text}”`);
  },
);

test('time that its writer corrected is what they said it is, and one without words its figure', () => {
  expect(timeOf('weekends', { of: 'weekends' })).toBe('6–16 hours a week');
  expect(timeOf('weekends', { of: 'evenings' })).toBe('“weekends”');
  expect(timeWords(exactly(20), { text: undefined })).toBe('20 hours a week');
});

test.each([
  ['at least 20 hours, then full time', 20],
  ['can start part time, then full time', 12],
  ['20 hours until June, then full time', undefined],
  ['at least 20 hours', undefined],
  ['full time', undefined],
])('“%s” is at least so many hours at first: %s', (text, hours) => {
  expect(leastAtFirst({ text })).toBe(hours);
  expect(leastAtFirst({ text, correction: { of: text } })).toBeUndefined();
});

test.each([
  ['20 hours until June, then full time', true],
  ['20 hours, full time after the summer', true],
  ['20 hours, full time once we are funded', false],
  ['20 hours, full time after the raise', false],
  ['20 hours, full time after the next seed round', false],
  ['20 hours now, full time when I quit', false],
  ['20 hours', false],
])('“%s” has a plan for later: %s', (text, has) => {
  expect(laterHours({ text }) !== undefined).toBe(has);
  expect(laterHours({ text, correction: { of: text } })).toBeUndefined();
});

test.each([
  ['at least 15 %', true],
  ['10-15 h/week', true],
  ['mindestens 20 Stunden pro Woche', true],
  ['al menos 15 por ciento', true],
  ['au moins 20 heures par semaine', true],
  ['full time from September', true],
  ['tempo integral', true],
  ['', true],
  ['15 % after a year', false],
  ['weekends', false],
  ['20 hours, evenings', false],
])('“%s” names a figure and nothing besides: %s', (text, is) => {
  expect(isFigureAlone(text)).toBe(is);
});

test('own words are told from figures by their quotation marks', () => {
  expect(isQuote('“weekends”')).toBe(true);
  expect(isQuote('full “time”')).toBe(false);
});

test.each([
  ['20 hours now', true],
  ['anfangs 20 Stunden', true],
  ['20 heures au début', true],
  ['20 horas para empezar', true],
  ['अभी 20 घंटे', true],
  ['20 hours from 3 May', true],
  ['20 hours, as long as I study', true],
  ['20 Stunden bis Juni', true],
  ['20 Stunden bis 30. Juni', true],
  ['25 bis 30 Stunden die Woche', false],
  ['20 hours a week', false],
  ['full time', false],
  [null, false],
])('the time of “%s” is to change: %s', (text, is) => {
  expect(grows(text)).toBe(is);
});

test.each([
  ['5 %, 8 % if we raise', true, true],
  ['5 % after vesting', true, true],
  ['part-time 5 %', true, true],
  ['otherwise 5 %', true, true],
  ['rising to 10', true, true],
  ['5 % depending on pay', false, true],
  ['je nach Gehalt 5 %', false, true],
  ['selon le salaire', false, true],
  ['5 % after tax', false, false],
  ['15 %', false, false],
  [null, false, false],
])('“%s” has steps: %s, hangs on something: %s', (text, steps, hangs) => {
  expect(hasSteps({ text })).toBe(steps);
  expect(hangsOn({ text })).toBe(hangs);
});

test('steps that their writer corrected to a figure are none', () => {
  const text = '5 %, 8 % if we raise';
  expect(hasSteps({ text, correction: { of: text } })).toBe(false);
  expect(hasSteps({ text, correction: { of: '5 %' } })).toBe(true);
});

test.each([
  ['£45k pro rata', true, true],
  ['60k FTE', true, true],
  ['€50k Vollzeitäquivalent', true, true],
  ['60k when I go full time', true, true],
  ['$60k for 3 days a week', false, true],
  ['$60k part time', false, true],
  ['half time, 30k', false, true],
  ['$40 an hour', false, true],
  ['1.000 € por dos días', false, true],
  ['€3,000 while I study', false, true],
  ['€3,000 beside my job', false, true],
  ['5 days a week', false, false],
  ['$60k, 2 days off a week', false, false],
  ['$60k', false, false],
])('“%s” is of a whole position: %s, says of what part it is: %s', (text, whole, part) => {
  expect(isOfAWhole(text)).toBe(whole);
  expect(namesPart(text)).toBe(part);
});

test.each([
  ['$60k', undefined, true],
  ['$60k', 30, true],
  ['$60k', 29, false],
  ['$60k part time', 40, false],
  ['£45k pro rata', 10, true],
])('“%s” of who gives %s hours is for full time: %s', (text, hours, is) => {
  expect(isForFullTime(text, hours === undefined ? undefined : exactly(hours))).toBe(is);
});

test.each([
  ['$40 an hour', true, false],
  ['$40/h', true, false],
  ['300 per day', true, false],
  ['€300 Tagessatz', true, false],
  ['20 € la hora', true, false],
  ['3k a month', false, true],
  ['3.000 € im Monat', false, true],
  ['700 € mensuales', false, true],
  ['3.000 al mes el primer año', false, true],
  ['3k a month for the first year', false, true],
  ['3k a month, year long', false, true],
  ['3k a month, 40k a year', false, false],
  ['1k a week', false, false],
  ['36k a year', false, false],
  ['36k', false, false],
])('“%s” is by the hour: %s, by the month: %s', (text, hour, month) => {
  expect(isByTheHour(text)).toBe(hour);
  expect(isByTheMonth(text)).toBe(month);
});

interface Pays {
  readonly stated: string;
  readonly asked: string;
  readonly at?: string | null;
  readonly from?: string | null;
}

async function sceneOfPay({ stated, asked, at = 'Bonn, Germany', from = 'Denver, USA' }: Pays) {
  return sceneOf(
    await read(founder({ location: at, company: { otherDetails: stated } })),
    await read(applicant({ location: from, salaryExpectations: asked })),
  );
}

test.each<[Pays, string[], boolean, boolean]>([
  [{ stated: 'We pay €3,000 a month', asked: '$60k' }, ['USD', 'EUR'], false, true],
  [{ stated: 'We pay 3,000 a month', asked: '60k' }, ['USD', 'EUR'], false, true],
  [{ stated: 'We pay €40 an hour', asked: '$60k' }, ['USD', 'EUR'], false, false],
  [{ stated: 'We pay €60k', asked: '$40 an hour' }, ['USD', 'EUR'], false, false],
  [{ stated: 'We pay €3,000 a month', asked: '€60k' }, ['EUR', 'EUR'], true, false],
  [{ stated: 'We pay $60k', asked: '60k' }, ['USD', 'USD'], true, false],
])('%j is in %j: in one currency %s, told in the other too %s', async (pays, found, isOne, isTwo) => {
  const scene = await sceneOfPay(pays);
  expect(currenciesOf(scene)).toEqual(found);
  expect(isOneCurrency(scene)).toBe(isOne);
  expect(isExchanged(scene)).toBe(isTwo);
});

test('of pay that nobody named there is no currency', async () => {
  const scene = sceneOf(await read(founder()), await read(applicant()));
  expect(currenciesOf(scene)).toEqual([undefined, undefined]);
  expect(isOneCurrency(scene)).toBe(false);
  expect(isExchanged(scene)).toBe(false);
  expect(payWritten(scene)).toEqual({ asked: undefined, stated: undefined });
});

test.each<[Pays, string | undefined]>([
  [{ stated: 'We pay €60k a year', asked: '$60k a year' }, 'about €53k a year'],
  [{ stated: 'We pay €3,000 a month', asked: '$60k a year' }, 'about €4.4k a month'],
  [{ stated: 'We pay €60k a year', asked: '60k' }, 'about €53k if it is in USD'],
  [{ stated: 'We pay €60k a year', asked: '$60k pro rata' }, 'about €53k for full time'],
  [{ stated: 'We pay €60k a year', asked: '$5k a month' }, 'about €53k a year'],
  [{ stated: 'We pay €60k', asked: '$5k a month' }, 'about €53k a year'],
  [{ stated: 'We pay €60k', asked: '$5,000' }, 'about €4.4k'],
  [{ stated: 'We pay €60k a year', asked: '$5k a month, 13 months' }, undefined],
  [{ stated: 'We pay €60k a year', asked: '$1k a week' }, undefined],
  [{ stated: 'We pay €60k a year', asked: '€60k' }, undefined],
])('in %j a founder reads what is asked for as %s', async (pays, told) => {
  const scene = await sceneOfPay(pays);
  expect(sumForReader(scene, 'APPLICANT', { ...NOTHING, low: 60_000, high: 60_000 }, pays.asked)).toBe(told);
  expect(sumForReader(scene, 'FOUNDER', exactly(60_000), pays.stated)).toBeUndefined();
});

test.each([
  ['40 mil pesos al mes más comisiones', true],
  ['€30k plus bonus', true],
  ['3.000 € im Monat und Provision', true],
  ['€30k', false],
  ['€40k including commission', false],
  ['€45k OTE', false],
  ['30 mil al mes, o 25 mil más comisiones', false],
])('“%s” is a base with more on top: %s', (text, is) => {
  expect(isBase(text)).toBe(is);
});

test('a sum is told by the month beside one that is read as that of a month', async () => {
  const paying = await read(founder({ company: { otherDetails: 'We pay $60,000 a year plus bonus' } }));
  const told = async (salaryExpectations: string) => {
    const asking = await read(applicant({ location: 'Curitiba, Brazil', salaryExpectations }));
    const scene = sceneOf(asking, paying);
    const pay = scene.pair.founder.quantities.pay;
    return pay && sumForReader(scene, 'FOUNDER', pay, 'We pay $60,000 a year');
  };
  expect(await told('Uns R$ 12 mil')).toBe('about R$28k a month');
  expect(await told('R$ 12 mil por mês')).toBe('about R$28k a month');
  expect(await told('R$ 144 mil por ano')).toBe('about R$333k a year');
});
