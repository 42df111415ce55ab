import { expect, test } from 'vitest';
import { applicant, founder, read } from '../people.fixture.ts';
import type { Person } from '../read/person.ts';
import { equityApart, equityMet } from './equity-sentences.ts';
import { sceneOf } from './explain.ts';
import { hoursApart, hoursMet, hoursMust, startMissed } from './hours-sentences.ts';
import { payLater } from './pay-later.ts';
import { payApart, payMet } from './pay-sentences.ts';

type Two = [Person, Person];
const WRITERS = { equity: [equityMet, equityApart], hours: [hoursMet, hoursApart], pay: [payMet, payApart] };

async function sentences(about: keyof typeof WRITERS, asked: string, given: string) {
  const sides = {
    equity: (): Two => [
      founder({ wants: { equityOffered: asked } }),
      applicant({ wants: { equityExpectation: given } }),
    ],
    hours: (): Two => [
      founder({ wants: { coFounderCommitment: asked } }),
      applicant({ wants: { timeCommitment: given } }),
    ],
    pay: (): Two => [founder({ company: { otherDetails: asked } }), applicant({ salaryExpectations: given })],
  };
  const [one, other] = sides[about]();
  const scene = sceneOf(await read(one), await read(other));
  const [met, apart] = WRITERS[about].map((writer) => writer?.(scene, 'FOUNDER')?.text);
  return { met, apart };
}

test('equity is a reason where more than an end is shared, and not far more is offered than hoped for', async () => {
  expect((await sentences('equity', '10–20 %', '15–25 %')).met).toContain('10–20%');
  expect((await sentences('equity', '25 %', '20–25 %')).met).toContain('25%');
  expect(await sentences('equity', '10–15 %', '15–25 %')).toEqual({});
  expect(await sentences('equity', 'up to 40 %', '0.5–1 %')).toEqual({});
  expect(await sentences('equity', 'up to 40 %', 'an equal share')).toEqual({});
  expect((await sentences('equity', '0.75–1.25 %', '1 %')).met).toContain('0.75–1.25%');
});

test.each([
  ['equity', '10 %', '30 to 45 if unpaid, otherwise 10'],
  ['hours', 'full time', '20 hours unless there is a launch'],
  ['pay', '$4,000 a month once we have raised', '$90k'],
  ['pay', '$60k', '80k if remote, 95k if I have to relocate'],
] as const)(
  'of %s nothing is said where a condition is not understood: %j, %j',
  async (about, asked, given) => {
    expect(await sentences(about, asked, given)).toEqual({});
  },
);

test('a bound is told as one, and scored as no wish beyond it', async () => {
  const { met } = await sentences('pay', 'We pay $95-110k', 'at least 80k EUR');
  expect(met).toContain('“at least 80k EUR” (at least about US$90k)');
  expect((await sentences('hours', 'At least 30 hours', '40 hours')).met).toContain(
    '30 hours a week or more',
  );
  expect((await sentences('hours', 'full time', 'Up to 20 hours')).apart).toContain('up to 20 hours a week');
  expect(await sentences('pay', 'Salary from €60k', '€100k')).not.toHaveProperty('met', expect.any(String));
  expect(await sentences('equity', 'at least 10 %', '40 %')).toEqual({});
});

test('a least that is the most on offer is no reason', async () => {
  expect(await sentences('equity', '10–15 %', '15% minimum')).toEqual({});
  expect(await sentences('equity', '10-15%, open to discussion', '15% plus')).toEqual({});
  expect((await sentences('equity', '15 %', '15% minimum')).met).toContain('at least 15%');
});

test('the pay of a whole position is told as that', async () => {
  expect((await sentences('pay', '$60k a year', '€45,000 pro rata')).met).toContain(
    '(about US$51k for full time)',
  );
});

test('pay after taxes is not set against pay before them', async () => {
  expect(await sentences('pay', '€60k a year', '3.200 € a month after tax')).toEqual({});
  expect((await sentences('pay', '€60k a year', '€3,200 a month')).met).toContain('€3,200');
});

test('a quotation keeps the condition of its figure', async () => {
  const changing =
    'My notice is two months, so 20 hours from February; until then two evenings a week and Saturdays';
  expect((await sentences('hours', '30 hours a week', changing)).apart).toContain('until then');
  expect((await sentences('hours', 'full time', 'Full time from March')).met).toContain('from March');
  const later = 'From our subsidy I can pay 3.200 euro gross a month from January. Before that nothing.';
  expect((await sentences('pay', later, '$60k')).apart).toContain('Before that nothing');
});

test('who can give more time than is asked is no gap, unless a most was named', async () => {
  expect(await sentences('hours', '10–15 hours a week', 'full time')).toEqual({});
  expect(await sentences('hours', '20 hours until we raise, full time afterwards', 'full time')).toEqual({});
  expect((await sentences('hours', 'at most 15 hours', 'full time')).apart).toContain('up to 15 hours');
});

test.each([
  ['Full time', 'Full time from January, half time until then'],
  ['Full time within three months of starting', 'Full time from January, half time until then'],
  [
    'Full time preferred, can be 3 days for the first half year',
    '3 days a week to start... Could be full time from summer',
  ],
])('a later time that meets is no gap: %j, %j', async (asked, given) => {
  expect((await sentences('hours', asked, given)).apart).toBeUndefined();
});

test('who would quit for pay has no gap on time where there is some', async () => {
  const given = applicant({ wants: { timeCommitment: 'Evenings, 10 hours. Would quit for a paycheck' } });
  const at = async (otherDetails: string) => {
    const asking = founder({ company: { otherDetails }, wants: { coFounderCommitment: 'Full time' } });
    return hoursApart(sceneOf(await read(asking), await read(given)), 'FOUNDER')?.text;
  };
  expect(await at('We pay $90k')).toBeUndefined();
  expect(await at('Nobody is paid until we raise')).toContain('full time');
});

test('pay of three times what is asked, or that waits for a round where none will be, is no reason', async () => {
  expect((await sentences('pay', 'We pay $90k', '$50k')).met).toContain('$50k');
  expect(await sentences('pay', 'We pay $90k', '$30k')).toEqual({});
  const at = async (fundingStage: 'SEED' | 'BOOTSTRAPPED') => {
    const paying = founder({ company: { fundingStage, otherDetails: '', compensation: 'EQUITY' } });
    const asking = applicant({ salaryExpectations: 'None until we raise, after that £55k' });
    return payMet(sceneOf(await read(paying), await read(asking)), 'FOUNDER')?.text;
  };
  expect(await at('SEED')).toContain('equity only');
  expect(await at('BOOTSTRAPPED')).toBeUndefined();
});

test('who writes of money in words that nobody can read pays not in equity only', async () => {
  const otherDetails = 'Revenue share until the publisher advance, then we both take SGD 3,500 monthly.';
  const sharing = await read(founder({ company: { compensation: 'EQUITY', otherDetails } }));
  const unpaid = await read(applicant({ salaryExpectations: 'None until spring' }));
  expect(payMet(sceneOf(sharing, unpaid), 'FOUNDER')).toBeUndefined();
});

test('a later time must be met too, to be a reason', async () => {
  const asked = 'Nights and weekends until then, say 15 hours a week. Full time from March.';
  expect((await sentences('hours', asked, '15 hours until March, full time after that')).met).toContain(
    'March',
  );
  expect(await sentences('hours', asked, '15 hours a week')).toEqual({});
  expect(await sentences('hours', asked, '15 hours, full time once you are funded')).toEqual({});
});

test.each([
  ['hours', 'Around 20 hours a week', '16 hours a week'],
  ['hours', '40 hours', '37.5 hours'],
  ['hours', 'Full time, school hours are fine', 'four days a week'],
  ['hours', '24 hours', '20 hours, more from June'],
  ['equity', '10 %, negotiable', '12 %'],
  ['equity', '10 %', '11 %'],
  ['pay', '$60k', '$65k'],
  ['pay', '$60k', '$80k, less for the first year if equity is right'],
  ['pay', '$60k', '€60k'],
] as const)('of %s what is nearly enough is no gap: %j, %j', async (about, asked, given) => {
  expect(await sentences(about, asked, given)).toEqual({});
});

test('an amount for a part of the year is told in the words of both halves', async () => {
  const { apart } = await sentences('hours', '40 hours', '10-12 hours a week in term, 25 over the summer');
  expect(apart).toContain('they say “10-12 hours a week in term, 25 over the summer”');
});

test('a share that hangs on something is told with it, and only where it meets anyway', async () => {
  const offer = '15% for somebody who joins part-time, up to 30% full-time';
  expect(await sentences('equity', offer, '20% minimum')).toEqual({});
  expect(await sentences('equity', '10%, can be 15% after two years', 'at least 15%')).toEqual({});
  expect((await sentences('equity', offer, '12–20 %')).met).toContain(`“${offer}”`);
  expect(await sentences('equity', '20 %', '15–30 %, 25 if unpaid')).toEqual({});
  expect((await sentences('equity', '15-30 depending on salary', '20 %')).met).toContain(
    'depending on salary',
  );
});

test.each([
  ['We pay $90k', '60k until funding, 150k after'],
  ['We pay $90k', '$5k a month until we raise. Market later.'],
  ['We pay $40k', '$45k, for shares $38k is ok'],
  ['We pay $60k now and market salary when the seed closes', '$80k'],
])('pay in steps meets nobody for sure: %j, %j', async (asked, given) => {
  expect(await sentences('pay', asked, given)).toEqual({});
});

test('pay that is enough at every step is a reason, and a gap where the lowest is out of reach', async () => {
  expect((await sentences('pay', 'We pay $160k', '60k until funding, 150k after')).met).toContain(
    '150k after',
  );
  expect((await sentences('pay', 'We pay $30k', '60k until funding, 150k after')).apart).toContain(
    '150k after',
  );
});

test('pay in one currency is not converted, and pay for part of the time not set against that for all of it', async () => {
  expect((await sentences('pay', 'We pay €60k', '€3.000 a month')).met).toBe(
    'On pay, they say “€3.000 a month”; you say “We pay €60k”.',
  );
  expect(await sentences('pay', 'We pay €60k', '€2,500 a month for three days')).toEqual({});
  expect(await sentences('pay', 'I can pay €1,800 a month for half-time', '€75k')).toEqual({});
  expect((await sentences('pay', '€60k', '€45k pro rata for three days')).met).toContain('pro rata');
});

test.each([
  [
    'I can pay $4k/month from revenue now. Goes to 7k when we close the round.',
    '8k a month minimum',
    'Goes to 7k',
  ],
  ['KES 90,000 a month for six months, thereafter KES 180,000', 'KES 250,000 per month', 'thereafter'],
  ['I can pay €1,200 a month, and €2,000 when we reach 50 shops.', '€2,500 a month', '€2,000'],
  ['can do $3000 a month', 'about $4k a month', '$3000'],
  ['Salary between 68,000 and 78,000 Euro per year', '£110k, negotiable with more options', '78,000'],
] as const)('a plain gap of pay is told with its steps: %j, %j', async (asked, given, told) => {
  expect((await sentences('pay', asked, given)).apart).toContain(told);
});

test('what two currencies only just meet at is no reason', async () => {
  expect(await sentences('pay', '£52k-£60k', 'at least €70,000')).toEqual({});
  expect((await sentences('pay', '£58k-£70k', 'at least €70,000')).met).toContain('£70k');
});

test('a rate of an hour is not set against a sum of a year', async () => {
  expect(await sentences('pay', 'We pay $90k', '$30 an hour')).toEqual({});
});

test.each([
  'De eerste zes maanden geen salaris. Daarna 2.000 euro per maand.',
  'Przez pierwsze pół roku bez pensji, potem 6000 zł.',
  'Första halvåret ingen lön och sedan 20 000 kronor.',
])('whoever writes of pay in any language does not pay in equity only: %j', async (otherDetails) => {
  const paying = await read(founder({ company: { compensation: 'EQUITY', otherDetails } }));
  const asking = await read(applicant({ salaryExpectations: '€70,000 a year' }));
  expect(payApart(sceneOf(paying, asking), 'FOUNDER')?.text ?? '').not.toContain('only');
});

test('a plan to give all that a must-have asks is no gap', async () => {
  const asking = await read(founder({ wants: { coFounderCommitment: 'Full time only' } }));
  const at = async (timeCommitment: string) =>
    hoursMust(sceneOf(asking, await read(applicant({ wants: { timeCommitment } }))), 'FOUNDER')?.text;
  expect(await at('full time from january, side project evenings until then')).toBeUndefined();
  expect(await at('3 days a week, full time from next September')).toContain('next September');
  expect(await at('30 hours a week, full time once funded')).toContain('once funded');
});

test('who may begin with less is met by all of it', async () => {
  const asked = 'Full time. Can start at 3 days for the first couple of months.';
  expect((await sentences('hours', asked, 'full time')).met).toContain('Can start at 3 days');
});

test.each([
  '€3,000 monthly, or less plus shares',
  '€3,000 monthly, or less for real equity',
  '€3,000 monthly, less if there are shares',
  '€3,000 monthly, lower for equity',
  '€3,000 monthly, part in shares',
  'up to €3,000 monthly',
])('who asks for “%s” is not met by shares alone', async (asked) => {
  expect((await sentences('pay', 'Equity only for now.', asked)).met).toBeUndefined();
});

test('a currency that no word names is that of where its writer lives, said so, and of nowhere they would work', async () => {
  const said = async (location: string | null) => {
    const wants = { workingStyle: 'Berlin, on site', equityExpectation: '3 %' };
    const other = applicant({ location, salaryExpectations: '50k a year plus equity', wants });
    const scene = sceneOf(
      await read(founder({ company: { otherDetails: 'We pay $2k a month' } })),
      await read(other),
    );
    return payApart(scene, 'FOUNDER')?.text;
  };
  expect(await said(null)).toBeUndefined();
  expect(await said('Berlin, Germany')).toContain('(about US$4.7k a month if it is in EUR)');
});

test('pay in two currencies is told in that of its reader too, and not at all where it has steps', async () => {
  expect((await sentences('pay', 'We pay €60k', '£40k')).met).toBe(
    'On pay, they say “£40k” (about €47k); you say “We pay €60k”.',
  );
  expect(await sentences('pay', 'CAD 105,000 a year', 'R40k a month would be enough to start with')).toEqual(
    {},
  );
  expect(await sentences('pay', 'I pay £2k a month now, then £4k', '$100k')).toEqual({});
});

test.each([
  '20 heures par semaine jusqu’à l’été, ensuite temps plein',
  '20 horas por semana por enquanto; integral quando tiver salário',
  '20 horas a la semana, tiempo completo cuando haya sueldo',
  '20 Stunden pro Woche, danach Vollzeit',
])('time that is to change is quoted whole in any language: %j', async (given) => {
  const { met } = await sentences('hours', 'Can begin with 20 hours, full time when we have salary', given);
  expect(met).toContain(`“${given}”`);
});

test('who plans more than is asked for later is no plain reason', async () => {
  const given = 'Evenings and Saturdays (about 18 hours) till my contract ends in February, then full time';
  expect(await sentences('hours', '15–20 hours a week', given)).toEqual({});
});

test.each(['Full time, but 80% is possible for the right person', 'Full time preferred; four days would do'])(
  'a concession is told with what is asked: %j',
  async (asked) => {
    expect((await sentences('hours', asked, '15 hours a week')).apart).toContain(`“${asked}”`);
  },
);

test.each([
  ['20–25 %', 'at least 0.5 %'],
  ['8–12 %', 'Not so important, 1 percent or more would be nice'],
  ['0.5 %', 'Don’t mind. 5-10 %'],
  ['1–2 %', 'Somewhere around 15-25% if I’m the technical cofounder'],
])('a share that hardly matters is neither reason nor gap: %j, %j', async (asked, given) => {
  expect(await sentences('equity', asked, given)).toEqual({});
});

async function where(
  otherDetails: string,
  wants: { timeCommitment: string; equityExpectation: string },
  writer: typeof hoursApart,
) {
  const paying = founder({
    company: { otherDetails },
    wants: { equityOffered: '1–2 %', coFounderCommitment: 'full time' },
  });
  return writer(sceneOf(await read(paying), await read(applicant({ wants }))), 'FOUNDER')?.text;
}

test('what is asked for in place of pay is no gap where there is pay', async () => {
  for (const equityExpectation of [
    '10% at least if salary is below market',
    '20 % if unpaid',
    '30 % minimum sans salaire',
  ]) {
    const wants = { equityExpectation, timeCommitment: 'full time' };
    expect(await where('We pay $90k', wants, equityApart)).toBeUndefined();
    expect(await where('Nobody is paid until we raise', wants, equityApart)).toContain('1–2%');
  }
});

test('time that waits for pay is no gap where as much is paid', async () => {
  for (const timeCommitment of [
    '3 days a week, full time once there’s a wage',
    '20 horas por semana; integral quando tiver salário',
    '20 hours, and full time when the pay is up to $2k a month',
    'evenings, 15 hours a week, can leave my job when there is at least some salary',
  ]) {
    const wants = { timeCommitment, equityExpectation: '1 %' };
    expect(await where('We pay $90k', wants, hoursApart)).toBeUndefined();
    expect(await where('We pay $90k', wants, hoursMust)).toBeUndefined();
    expect(await where('Nobody is paid until we raise', wants, hoursApart)).toContain('full time');
  }
  const wants = { timeCommitment: '20 hours, full time when the pay is $9k a month', equityExpectation: '' };
  expect(await where('We pay $50k', wants, hoursApart)).toContain('$9k');
});

test('no pay at first is no reason where the sum that follows falls short', async () => {
  const stated = 'No salary yet. Once the first shop signs we can pay $500 a month each.';
  expect(await sentences('pay', stated, 'nothing for 6-9 months is ok, then 90k')).toEqual({});
});

test.each([
  ['$90k base + commission, uncapped', '$100k base minimum, $180k OTE'],
  ['We pay $5,500 a month', '$6,000 a month is the least I can manage'],
  ['We pay NGN 270,000 a month', 'at least NGN 300,000 a month'],
])('of a firm least hardly anything may be missing: %j, %j', async (asked, given) => {
  expect((await sentences('pay', asked, given)).apart).toContain(given);
});

test('no pay is no gap for who says elsewhere that they would go without', async () => {
  const one = await read(founder({ company: { otherDetails: 'No salary yet.' } }));
  const gap = async (wants: { riskAppetite?: string; equityExpectation?: string }) =>
    payApart(sceneOf(one, await read(applicant({ salaryExpectations: '$1,200 a month', wants }))), 'FOUNDER');
  expect(
    await gap({ riskAppetite: 'I can go six months without pay if the share is serious' }),
  ).toBeUndefined();
  expect(await gap({ equityExpectation: '5-10%, more if there is no salary' })).toBeUndefined();
  expect(await gap({ riskAppetite: "I can't go without a salary" })).toBeDefined();
  expect(await gap({ riskAppetite: 'I can live on a low salary for a year, not on zero' })).toBeDefined();
});

test('"im ersten Jahr auch weniger" concedes some of a pay', async () => {
  const offer = 'We pay 2.500 Euro a month';
  expect((await sentences('pay', offer, '3.000 Euro im Monat')).apart).toBeDefined();
  expect(await sentences('pay', offer, '3.000 Euro im Monat, im ersten Jahr auch weniger')).toEqual({});
});

test('a share that can be talked about is quoted', async () => {
  const { apart } = await sentences('equity', '15 to 20 percent, happy to talk', '40 %');
  expect(apart).toContain('“15 to 20 percent, happy to talk”');
});

test('a share asked of a company without money is neither for nor against one that has raised', async () => {
  const given = await read(applicant({ wants: { equityExpectation: "30%+ if I'm in before the money" } }));
  const offer = async (fundingStage: 'SEED' | 'BOOTSTRAPPED', equityOffered: string) => {
    const scene = sceneOf(
      await read(founder({ company: { fundingStage }, wants: { equityOffered } })),
      given,
    );
    return equityApart(scene, 'FOUNDER') ?? equityMet(scene, 'FOUNDER');
  };
  expect(await offer('SEED', '1 to 2%')).toBeUndefined();
  expect(await offer('SEED', '30 to 40%')).toBeUndefined();
  expect(await offer('BOOTSTRAPPED', '1 to 2%')).toBeDefined();
});

test('who asks for half of the time to begin with has no quarrel with all of it', async () => {
  const asked = 'Medio tiempo para arrancar, unas 20 horas por semana';
  const scene = sceneOf(
    await read(founder({ wants: { coFounderCommitment: asked } })),
    await read(applicant({ wants: { timeCommitment: 'Full time' } })),
  );
  expect(hoursMust(scene, 'FOUNDER')).toBeUndefined();
});

test('words in a language that their reader does not write are followed by what is read in them', async () => {
  const german =
    'Ich habe acht Jahre lang Maschinen verkauft und möchte nicht mehr für andere auf der Straße sein.';
  const english = {
    lookingFor:
      'Somebody who has sold machines to bakeries and knows that the first year is hard for all of us',
  };
  const given = await read(
    applicant({ wants: { joinMotivation: german, timeCommitment: 'Vollzeit ab 1. Februar' } }),
  );
  const asked = { coFounderCommitment: 'full time' };
  const told = hoursMet(
    sceneOf(await read(founder({ company: english, wants: asked })), given),
    'FOUNDER',
  )?.text;
  expect(told).toContain('“Vollzeit ab 1. Februar” (full time from 1 February)');
});

test('whoever names an alternative to a share is not told of a gap, nor who has a share of sales beside it', async () => {
  expect(await sentences('equity', '25%', '30% or rev share that is the same thing')).toEqual({});
  expect((await sentences('equity', '30%', '30% or rev share')).met).toContain('“30% or rev share”');
  expect((await sentences('equity', '20%', '30%')).apart).toBe(
    'On equity, you offer 20%; they hope for 30%.',
  );
  const scene = sceneOf(
    await read(founder({ company: { otherDetails: 'Rev share on top' }, wants: { equityOffered: '20%' } })),
    await read(applicant({ wants: { equityExpectation: '30%' } })),
  );
  expect(equityApart(scene, 'FOUNDER')).toBeUndefined();
});

test('a share asked for in place of a pay is no gap where pay is to come', async () => {
  const scene = async (otherDetails: string) =>
    sceneOf(
      await read(founder({ company: { otherDetails }, wants: { equityOffered: '10%' } })),
      await read(applicant({ wants: { equityExpectation: '30% if I work without salary' } })),
    );
  expect(equityApart(await scene('No pay.'), 'FOUNDER')?.text).toContain('10%');
  const later = await scene('We can pay €4,000 a month starting in February. Nothing before that.');
  expect(equityApart(later, 'FOUNDER')).toBeUndefined();
});

test('when somebody begins is told in other languages too', async () => {
  expect((await sentences('hours', 'full time', 'Tiempo completo desde marzo')).met).toBe(
    'You ask for full time; they can give full time from March.',
  );
});

test.each([
  ['I can pay £2,500 a month from day one, rising to £4,500 after the raise.', '£4,000 a month'],
  ['We pay €2k a month. Would go up to 4k after the round.', '€3,500 a month'],
  ['$4,000 a month from February. Nothing before that. Would go up to 6k after the raise.', '$5,000 a month'],
  ['We pay $4,000 a month', '$6,000 a month, could do less for the first half year'],
  ['We pay $4,000 a month', '$6,000 a month, lower ok at the start'],
  [
    'No salary for now, only commission. Later maybe $2k a month',
    '$3,000 a month, commission is ok for the first months',
  ],
  [
    '$4,000 from February. Nothing before that. Would go up to 6k after the raise.',
    'at least $3,500 a month',
  ],
])('pay that is to rise as far, or of which less would do, is no gap: %j, %j', async (stated, asked) => {
  expect(await sentences('pay', stated, asked)).toEqual({});
});

test.each([
  ['I can pay £2,500 a month from day one, rising to £3,000 after the raise.', '£5,000 a month', '£3,000'],
  ['Nothing is paid yet', '$6,000 a month, lower ok at the start', 'lower ok at the start'],
  ['We pay $4,000 a month', '$6,000 a month, no lower', 'no lower'],
  ['We pay $110k', '$150k, could go to $145k', '$145k'],
])('a gap of pay quotes what turns it: %j, %j', async (stated, asked, told) => {
  expect((await sentences('pay', stated, asked)).apart).toContain(told);
});

test('two pays by the month are compared by it, and a sum in dollars is told once', async () => {
  expect((await sentences('pay', 'We pay $4,000 a month', '€3,000 a month')).met).toBe(
    'On pay, they say “€3,000 a month” (about US$3.4k a month); you say “We pay $4,000 a month”.',
  );
  expect((await sentences('pay', 'We pay $60-70k', '€40k')).met).toBe(
    'On pay, they say “€40k” (about US$45k); you say “We pay $60-70k”.',
  );
});

test('a sum is told in the currency of its reader, whether or not that has a sign', async () => {
  const paying = founder({ location: 'Lagos', company: { otherDetails: 'Salary 650k naira monthly' } });
  const asking = applicant({ location: 'Haifa', salaryExpectations: '22,000 NIS per month' });
  const scene = async (viewer: Person, other: Person) => sceneOf(await read(viewer), await read(other));
  expect(payApart(await scene(paying, asking), 'APPLICANT')?.text).toContain(
    ' (about NGN 9.8m a month); you',
  );
  expect(payApart(await scene(asking, paying), 'APPLICANT')?.text).toContain('can pay about ₪1.5k a month');
});

test('two kinds of dollars are told apart, and nobody’s own sum is told to them in another', async () => {
  const paying = founder({ location: 'Melbourne', company: { otherDetails: 'We pay $135k plus super' } });
  const asking = applicant({ location: 'Austin', salaryExpectations: '$70k' });
  const scene = async (viewer: Person, other: Person) => sceneOf(await read(viewer), await read(other));
  expect(payMet(await scene(paying, asking), 'FOUNDER')?.text).toBe(
    'On pay, they say “$70k” (about A$109k); you say “We pay $135k plus super”.',
  );
  expect(payMet(await scene(asking, paying), 'APPLICANT')?.text).toBe(
    'On pay, you say “$70k”; they can pay about US$86k: “We pay $135k plus super”.',
  );
  const more = founder({ company: { otherDetails: 'SGD 8,500 to 10,000 per month, plus 13th month' } });
  expect(payMet(await scene(asking, more), 'APPLICANT')?.text).toBe(
    'On pay, you say “$70k”; they say “SGD 8,500 to 10,000 per month, plus 13th month”.',
  );
});

test('who wants a sum after some time is met neither by equity only nor by pay without a date', async () => {
  const asking = await read(applicant({ salaryExpectations: '€1,500 a month, could wait 6 months for it' }));
  const told = async (otherDetails: string) => {
    const paying = await read(founder({ company: { compensation: 'EQUITY', otherDetails } }));
    return payMet(sceneOf(paying, asking), 'FOUNDER')?.text;
  };
  expect(await told('')).toBeUndefined();
  expect(await told('no money in it yet, just being honest! equity only until we raise')).toBeUndefined();
});

test.each([
  'ok with zero for the first 4-5 months',
  'No salary needed until June',
  'Ich brauche die ersten sechs Monate kein Gehalt',
  'Sans salaire pendant les six premiers mois',
])('going without for a time is no reason where pay has no date: %s', async (asked) => {
  const undated = 'There is no salary right now. Once we raise, we both take $6k a month';
  expect((await sentences('pay', undated, asked)).met).toBeUndefined();
  expect((await sentences('pay', 'No salary yet. From May we pay $5k a month', asked)).met).toContain(asked);
});

test('a firm least is a gap where only a sum that hangs on something would reach it', async () => {
  const stated = '250,000 yen a month in first year, and 400,000 yen after we have 500 subscribers';
  expect((await sentences('pay', stated, 'At least 280,000 yen a month')).apart).toContain('280,000');
  const german = '2.500 € im Monat, 4.000 € nachdem wir 500 Kunden haben';
  expect((await sentences('pay', german, 'mindestens 3.000 € im Monat')).met).toBeUndefined();
});

test.each([
  'Around 10% would feel fair next to a small salary',
  '10% is enough with a decent salary',
  '10% if I get paid',
  '10 % neben einem kleinen Gehalt',
  '10 % avec un petit salaire',
  '10% com um salário pequeno',
])(
  'a share that is enough beside pay is a reason only where there is some: %s',
  async (equityExpectation) => {
    const asking = await read(applicant({ wants: { equityExpectation } }));
    const told = async (otherDetails: string) => {
      const paying = founder({ company: { otherDetails }, wants: { equityOffered: '10-20%' } });
      return equityMet(sceneOf(await read(paying), asking), 'FOUNDER')?.text;
    };
    expect(await told('No salary until the round')).toBeUndefined();
    expect(await told('$3,000 a month')).toContain('10–20%');
  },
);

test('full time that is asked for later is met by no fixed part of the week', async () => {
  const wish = 'At least 20 hours a week now, full time when the round closes';
  expect((await sentences('hours', wish, 'Four days a week; Fridays I teach')).met).toBeUndefined();
  expect((await sentences('hours', wish, '25 hours a week, full time from June')).met).toContain('June');
  const maybe = '3 or 4 days a week, could be full time from next summer';
  expect((await sentences('hours', maybe, 'Full time')).met).toBeUndefined();
});

test('a rise of which nobody knows when or how high it is silences no firm least', async () => {
  const offer = '60,000 to 80,000 rupees per month till funding, after that market salary';
  expect((await sentences('pay', offer, 'Minimum 1 lakh rupees per month')).apart).toContain('till funding');
});

test('less time for the first months is no answer to less until a day', async () => {
  const asked = { coFounderCommitment: 'Full time, but nights and weekends is ok for the first 3 months' };
  const at = async (timeCommitment: string) =>
    hoursMet(
      sceneOf(await read(founder({ wants: asked })), await read(applicant({ wants: { timeCommitment } }))),
      'FOUNDER',
    );
  expect(await at('2-3 days a week until mid 2027, then full time')).toBeUndefined();
  expect(await at('Full time')).toBeDefined();
});

test('half the week, at first or at least, is no fit for who gives all of it', async () => {
  const asked = 'Mi-temps au début, au moins 20 heures par semaine, plein temps en haute saison';
  expect(await sentences('hours', asked, 'Full time, after one month notice')).toEqual({});
  expect((await sentences('hours', asked, '24 to 40 hours a week')).met).toContain('Mi-temps');
});

test('more time from after the start that is asked for is a gap', async () => {
  const given = 'Three days a week until Easter, after that I can go up to full time';
  expect((await sentences('hours', 'At least 4 days a week from February', given)).apart).toContain('Easter');
  expect((await sentences('hours', 'At least 4 days a week from June', given)).apart).toBeUndefined();
});

test('a share whose condition is plainly not met is no reason', async () => {
  const met = async (equityOffered: string, otherDetails: string, wants: object) => {
    const paying = await read(founder({ company: { otherDetails }, wants: { equityOffered } }));
    return equityMet(sceneOf(paying, await read(applicant({ wants }))), 'FOUNDER')?.text;
  };
  const part = { timeCommitment: '8 to 12 hours a week', equityExpectation: '15 %' };
  const full = { ...part, timeCommitment: 'Full time' };
  const offer = '15-25% depending on when you go full time';
  expect(await met(offer, '', part)).toBeUndefined();
  expect(await met(offer, '', full)).toContain('15-25%');
  const unpaid = { equityExpectation: '10% or more if there’s no pay' };
  expect(await met('15-25%', 'We pay $3,000 a month', unpaid)).toBeUndefined();
  expect(await met('15-25%', 'Nobody is paid until we raise', unpaid)).toContain('10% or more');
});

test('a share asked for where pay is low is compared with no good pay, and one asked anyway is', async () => {
  const paying = await read(
    founder({ company: { otherDetails: 'We pay €4,500 a month' }, wants: { equityOffered: '1 %' } }),
  );
  const apart = async (equityExpectation: string) =>
    equityApart(sceneOf(paying, await read(applicant({ wants: { equityExpectation } }))), 'FOUNDER');
  expect(await apart('Dal 10% in su se lo stipendio è basso')).toBeUndefined();
  expect(await apart('10 % if the salary is low')).toBeUndefined();
  expect(await apart('5% anyway, more if the salary is poor')).toBeDefined();
});

test.each([
  ['Stipend of GHS 9,000 a month for now', 'GHS 12,000 monthly, I can start at 10,000'],
  ['In the beginning 1.200 euro per month, when we have 25 laundries 2.000.', 'Almeno 1.500 euro al mese'],
  ['34.000 € fixed plus commissions', '50.000 € al año fijos'],
])('a concession that is not met is a gap: %j, %j', async (asked, given) => {
  expect((await sentences('pay', asked, given)).apart).toContain(given);
});

test('a sum that counts what is paid on top is no gap where something is', async () => {
  const offer = '34.000 € fixed plus commissions, usually 10-12k more';
  expect(await sentences('pay', offer, '40.000 € al año entre fijo y variable')).toEqual({});
  expect((await sentences('pay', offer, '90.000 € al año entre fijo y variable')).apart).toBeDefined();
});

test('two sums for later that differ are told, whatever each waits for', async () => {
  const later = async (salaryExpectations: string) => {
    const stated = 'No pay until we have 50 paying stalls, after that maybe S$2.5k each.';
    const one = await read(founder({ company: { otherDetails: stated } }));
    return payLater(sceneOf(one, await read(applicant({ salaryExpectations }))), 'FOUNDER')?.text;
  };
  expect(await later('none while part time; S$4k if i go full time')).toContain('S$2.5k');
  expect(await later('none while part time; S$2.5k if i go full time')).toBeUndefined();
});

test('pay that follows on some months, and on sales, is waited for by who can go without for as long', async () => {
  const stated = 'No salary for the first six months. After that about €3,000 a month if the plans sell.';
  const one = await read(founder({ company: { otherDetails: stated } }));
  const told = async (salaryExpectations: string) =>
    payLater(sceneOf(one, await read(applicant({ salaryExpectations }))), 'FOUNDER')?.text;
  expect(await told('I can live without pay for half a year. Later 2,800 to 3,400 euros')).toBeUndefined();
  expect(await told('I can live without pay for half a year. Later 6,000 euros')).toContain('6,000');
});

test('hours around the one figure that is asked for meet it', async () => {
  expect((await sentences('hours', '15 hours a week', '12 to 16 hours a week')).met).toContain('12–16');
  expect(await sentences('hours', 'at least 25 hours', '20-25 hours')).toEqual({});
});

test('a sum named for a part of the world is compared only there', async () => {
  const given = await read(applicant({ salaryExpectations: '3.000 euros brutos al mes en Europa' }));
  const at = async (location: string) => {
    const paying = founder({ location, company: { otherDetails: 'We pay 60.000 euros a year' } });
    return payMet(sceneOf(await read(paying), given), 'FOUNDER')?.text;
  };
  expect(await at('Galway, Ireland')).toContain('en Europa');
  expect(await at('Denver, USA')).toBeUndefined();
});

test('pay that is wanted after a time is a gap where nothing as high is to follow', async () => {
  const later = 'No salary for first 6 months is ok, later 3,000 EUR a month minimum';
  const gap = async (otherDetails: string, asked = later) => {
    const scene = sceneOf(
      await read(founder({ company: { otherDetails } })),
      await read(applicant({ salaryExpectations: asked })),
    );
    return payLater(scene, 'FOUNDER')?.text;
  };
  expect(await gap('No salary for now, MRR is 2,300 EUR. From 8k MRR we pay both of us.')).toContain(
    '8k MRR',
  );
  expect(await gap('No salary this year. Then 2.800 EUR a month.')).toBeUndefined();
  expect(await gap('No salary before 500 houses.', 'None in the first year, then 3,000 EUR')).toBeUndefined();
  expect(await gap('No salary until we sell 200.', 'None until we raise, then 3,000 EUR')).toBeUndefined();
});

test('ranges that only touch are neither reason nor gap', async () => {
  expect(await sentences('equity', '10 %', '10–15 %')).toEqual({});
  expect(await sentences('equity', '1–2 %', '2–5 %')).toEqual({});
  expect((await sentences('equity', '10–15 %', 'at least 10 %')).met).toContain('10–15%');
  expect(await sentences('hours', 'at least 25 hours a week', '20–25 hours a week')).toEqual({});
  expect((await sentences('hours', '20 hours a week', '15–25 hours a week')).met).toContain('15–25 hours');
  expect((await sentences('hours', 'full time', '35–40 hours a week')).met).toContain('full time');
});

test.each([
  ['Full time, I could live with 30 hours for the first three months', '10 hours until May, then full time'],
  ['Part time is fine at first, minimum 20 hours. Then full time.', '15 hours until June, then full time'],
  ['At least 25 hours, full time once funded', '20 hours now, full time once there is a salary'],
  ['full time', '15 hours a week, full time in eight months'],
])('a plan silences no gap where a least is named until then, or for long: %j, %j', async (asked, given) => {
  const { apart } = await sentences('hours', asked, given);
  expect(apart).toContain(asked.replace(/\.$/, ''));
  expect(apart).toContain(given);
});

test('a plan with an if is no reason where more is asked later', async () => {
  const asked = 'Full time from October, you can start at 2 or 3 days a week';
  const given = '3 days a week to begin with, full time from September';
  expect((await sentences('hours', asked, given)).met).toContain(given);
  expect((await sentences('hours', asked, `${given} if it goes well`)).met).toBeUndefined();
});

test('pay that is asked for in steps a year apart is met by enough for today that is near to what comes', async () => {
  const asked = 'CAD 5.5k a month at the beginning is enough, 8k in year two';
  const offer = 'The grant covers a salary of CAD 6,000 a month for the first year.';
  expect((await sentences('pay', offer, asked)).met).toBe(
    `On pay, they say “${asked}”; you say “${offer.slice(0, -1)}”.`,
  );
  expect(await sentences('pay', 'We pay $4,000 a month', asked)).toEqual({});
});

test('no pay now is no gap for who needs none now', async () => {
  const stated = 'No salary till we raise. After that $700 per month.';
  expect(
    (await sentences('pay', stated, '800 USD per month when full time, now not need')).apart,
  ).toBeUndefined();
});

test('a start that is too late is no reason, and a gap where the founder insists on it', async () => {
  const given = 'Full time, notice period 3 months';
  expect(await sentences('hours', 'Full-time, start within 2 months', given)).toEqual({});
  const strict = founder({ wants: { coFounderCommitment: 'Full time, must start within 2 months' } });
  const scene = sceneOf(await read(strict), await read(applicant({ wants: { timeCommitment: given } })));
  expect(startMissed(scene, 'FOUNDER')?.text).toContain(given);
});

test('pay for a part of the week is set against that for the same part alone', async () => {
  expect(await sentences('pay', 'We pay 3,000 € a month', '1.000 € por mês pelos dois dias')).toEqual({});
  expect(await sentences('pay', 'We pay 3,000 € a month', '1.000 € im Monat für zwei Tage')).toEqual({});
  const waits = '1.000 euros por mês pelos dois dias; posso esperar meio ano';
  expect(await sentences('pay', 'No salary yet. From May we pay 4.000 € a month.', waits)).toEqual({});
});

test('a least that is named is firm, also in words of going down to it', async () => {
  const asked = "£1,800 a month, though for the right thing I'd come down to 1,500";
  expect((await sentences('pay', 'We pay £1,400 a month', asked)).apart).toContain('1,500');
  expect(await sentences('pay', 'We pay £1,490 a month', asked)).toEqual({});
});

test('today tells enough where both leave a later pay to the market', async () => {
  const offer = 'I can pay $4,000 a month, market salary once we raise';
  const asked = '$5k a month is enough for the first year, then market';
  expect((await sentences('pay', offer, asked)).apart).toContain(offer);
  expect(await sentences('pay', offer, '$5k a month')).toEqual({});
});

test('pay that is shared later without a figure is no gap for who needs none at first', async () => {
  const scene = sceneOf(
    await read(founder({ company: { otherDetails: 'No pay for 8 months. Then we split profits evenly.' } })),
    await read(applicant({ salaryExpectations: 'Nothing for eight months, then $2,000 a month' })),
  );
  expect(payLater(scene, 'FOUNDER')).toBeUndefined();
});

test('the pay of a part is a gap where it would fall short of what is asked pro rata', async () => {
  const at = async (otherDetails: string) => {
    const asking = founder({ company: { otherDetails }, wants: { coFounderCommitment: '3 days a week' } });
    const given = applicant({
      salaryExpectations: '£45k pro rata for the 30 hours',
      wants: { timeCommitment: '30 hours a week' },
    });
    return payApart(sceneOf(await read(asking), await read(given)), 'FOUNDER')?.text;
  };
  expect(await at('£1,400 a month for three days a week')).toContain('pro rata');
  expect(await at('£2,300 a month for three days a week')).toBeUndefined();
});

test('who could go without for a while has a gap where what follows falls short of a least', async () => {
  const given = applicant({
    salaryExpectations: 'at least €3,000 a month',
    wants: { riskAppetite: 'I can be 2 months without salary, not longer' },
  });
  const at = async (otherDetails: string) =>
    payApart(sceneOf(await read(founder({ company: { otherDetails } })), await read(given)), 'FOUNDER')?.text;
  expect(await at('Pay is €2,000 a month from February. Before that nothing.')).toContain('2,000');
  expect(await at('Pay is €3,000 a month from February. Before that nothing.')).toBeUndefined();
});

test.each([
  '€2,500 a month now, €4,500 once the seed round closes (hopefully June)',
  'I can pay €2,500 a month from January, rising to about 4k when we hit ten agencies',
  'We pay €2,500 a month. From 60 restaurants, €4,000',
])('a rise that hangs on something is no answer to a least, and is told whole: "%s"', async (stated) => {
  const { apart } = await sentences('pay', stated, 'at least 3k € a month');
  expect(apart).toContain(stated);
  const sure = await sentences('pay', '€2,500 a month now, €4,000 from March', 'at least 3k € a month');
  expect(sure).toEqual({});
});

test.each([
  ['Half time until May, then full time', 'full time, can start in one month'],
  [
    'Full time within 3 months. Until then 20 hrs/week is fine',
    'Medio tiempo hasta junio, después tiempo completo',
  ],
  ['Full time within 3 months. Until then 20 hrs/week is fine', '20 hours until June, then full time'],
])('hours that grow at other times are no reason: “%s” and “%s”', async (asked, given) => {
  expect((await sentences('hours', asked, given)).met).toBeUndefined();
});

test.each([
  ['5-10% after one year', '10% at least within the first year'],
  ['12 to 18 percent, four years vesting', '10% at least within the first year'],
  ['10% after a year', '10% within the first year'],
  ['10%, four years vesting', '10% within 6 months'],
  ['0.2-0.4% options', '0.5%+'],
])(
  'a share that is smaller, or comes later than it is wanted, is a gap: “%s” and “%s”',
  async (offered, hoped) => {
    expect(await sentences('equity', offered, hoped)).toMatchObject({ apart: expect.any(String) });
  },
);

test('time that is asked for among other things is told from there', async () => {
  const scene = sceneOf(
    await read(founder({ company: { lookingFor: 'Somebody who sells, full time.' } })),
    await read(applicant({ wants: { timeCommitment: '10 hours a week' } })),
  );
  expect(hoursApart(scene, 'FOUNDER')).toEqual({
    text: 'You ask for full time; they can give 10 hours a week.',
    fields: ['lookingFor', 'timeCommitment'],
  });
});

test('pay after taxes that even more before them does not reach is a gap', async () => {
  const { apart } = await sentences('pay', 'We pay €2,000 a month', '€3,000 net a month');
  expect(apart).toContain('net a month');
});
