import { expect, test } from 'vitest';
import { applicant, founder, read } from '../people.fixture.ts';
import { sceneOf } from './explain.ts';
import { payLater } from './pay-later.ts';
import { payApart, payMet } from './pay-sentences.ts';

async function kindOf(stated: string, asked: string, company = {}) {
  const scene = sceneOf(
    await read(founder({ company: { otherDetails: stated, ...company } })),
    await read(applicant({ salaryExpectations: asked })),
  );
  if (payMet(scene, 'FOUNDER')) return 'met';
  return payApart(scene, 'FOUNDER') || payLater(scene, 'FOUNDER') ? 'apart' : 'neither';
}

test('what is paid for all of the week is no answer to what is asked for a part of it', async () => {
  const kinds = ['1,700 gross a month for the 30 hours', '1,400 gross a month'].map(async (asked) => {
    const scene = sceneOf(
      await read(
        founder({
          company: { otherDetails: 'We pay €1,900 a month' },
          wants: { coFounderCommitment: 'Full time' },
        }),
      ),
      await read(applicant({ salaryExpectations: asked, wants: { timeCommitment: '30 hours a week' } })),
    );
    return payMet(scene, 'FOUNDER') !== undefined;
  });
  expect(await Promise.all(kinds)).toEqual([false, true]);
});

test('a sentence that would trade pay for shares is quoted with the sum', async () => {
  const scene = sceneOf(
    await read(
      founder({ company: { otherDetails: 'Cash: $2,200 per month. We can do a bit more for less equity.' } }),
    ),
    await read(applicant({ salaryExpectations: '$3,000/month' })),
  );
  expect(payApart(scene, 'FOUNDER')?.text).toContain(
    '“Cash: $2,200 per month. We can do a bit more for less equity”',
  );
});

test.each([
  ['Cash: $2,200 per month. We like tea.', undefined],
  ['Cash: $2,200 per month. More pay means 2 % less equity.', undefined],
  ['Cash: $2,200 per month.', 'More equity than salary, to be honest. A baker.'],
])('no other sentence is: “%s”', async (otherDetails, lookingFor) => {
  const company = { otherDetails, ...(lookingFor && { lookingFor }) };
  const scene = sceneOf(
    await read(founder({ company })),
    await read(applicant({ salaryExpectations: '$3,000/month' })),
  );
  expect(payApart(scene, 'FOUNDER')?.text).toMatch(/\$2,200 per month”\.$/);
});

test('a sum of another currency is left unsaid to who does not read that less would do', async () => {
  const prose =
    'We build software for dentists and we are looking for somebody who knows the rules of the field.';
  const told = async (salaryExpectations: string) => {
    const scene = sceneOf(
      await read(founder({ company: { otherDetails: 'We pay €2,800 a month.', companyDescription: prose } })),
      await read(
        applicant({
          salaryExpectations,
          wants: {
            joinMotivation:
              'Ich habe beide Seiten gesehen und möchte mit einem Team etwas von Anfang an richtig aufbauen, für die Praxen und nicht für die Versicherung.',
          },
        }),
      ),
    );
    return payApart(scene, 'FOUNDER')?.text;
  };
  expect(await told('7000 Franken brutto im Monat')).toContain('about €7.4k a month');
  expect(await told('7000 Franken brutto im Monat, auch deutlich weniger')).toBeUndefined();
});

const doubled = '$4,000 a month for the first year, then $8,000 a month';
const raised = '$4,000 a month in the first year, $5,000 in year two';
test.each([
  // The first sum, and seven tenths of the next.
  [5_500, doubled, 'neither'],
  [5_600, doubled, 'met'],
  [8_000, doubled, 'met'],
  // The first sum, where it is more than seven tenths of the next.
  [3_900, raised, 'neither'],
  [4_000, raised, 'met'],
  // No year between the two.
  [5_900, '$4,000 a month at first, $8,000 a month later', 'neither'],
  [5_900, '$4,000 a month for the first 6 months, then $8,000 a month', 'neither'],
  [8_000, '$4,000 a month for the first 6 months, then $8,000 a month', 'met'],
  // A year without, and one sum.
  [2_000, 'None in the first year, then $3,000 a month', 'neither'],
  // A year, and no second sum.
  [3_500, '$4,000 a month for the first year', 'apart'],
  [3_500, '$4,000 a month after the first year, $3,000 if it is part time', 'neither'],
])('$%d a month is to “%s”: %s', async (paid, asked, kind) => {
  expect(await kindOf(`We pay $${paid} a month`, asked)).toBe(kind);
});

test.each([
  // A sum for sums: a least may miss three per cent, another a tenth or so.
  ['We pay $58,000 a year', 'at least $60k', 'apart'],
  ['We pay $58,300 a year', 'at least $60k', 'neither'],
  ['We pay $60,000 a year', 'at least $60k', 'met'],
  ['We pay $30,000 a year', '$60k', 'apart'],
  ['We pay $58,000 a year', '$60k', 'neither'],
  // So much more is no answer.
  ['We pay $179,000 a year', '$60k', 'met'],
  ['We pay $180,000 a year', '$60k', 'neither'],
  // Before taxes and after them.
  ['We pay €3,000 a month', '€3,000 net a month', 'neither'],
  ['We pay €3,000 net a month', '€3,000 net a month', 'met'],
  ['We pay €3,000 net a month', '€4,000 a month', 'neither'],
  // Of an hour nobody knows how many there are.
  ['We pay $40 an hour', '$90k', 'neither'],
  // A sum in words, and none.
  ['We pay a fair salary', '$60k', 'neither'],
  ['We pay $30,000 a year', 'a fair salary', 'neither'],
  // Nothing is less than some.
  ['Nobody is paid until we raise', 'at least $3,000 a month', 'apart'],
  ['Nobody is paid until we raise', 'no salary needed', 'met'],
  // What comes on top counts where it is asked for.
  ['34.000 € fixed plus commissions', '40.000 € al año entre fijo y variable', 'neither'],
  ['34.000 € fixed plus commissions', '50.000 € al año fijos', 'apart'],
  // A sum named for another part of the world.
  ['We pay €30,000 a year', '€60k a year in Brazil', 'apart'],
])('“%s” is to “%s”: %s', async (stated, asked, kind) => {
  expect(await kindOf(stated, asked)).toBe(kind);
});

test.each([
  [{ compensation: 'EQUITY' as const, otherDetails: null }, 'at least $3,000 a month', 'apart'],
  [{ compensation: 'SALARY' as const, otherDetails: null }, 'at least $3,000 a month', 'neither'],
])('a company with %j is to “%s”: %s', async (company, asked, kind) => {
  expect(await kindOf('', asked, company)).toBe(kind);
});

const LATER = 'No salary for first 6 months is ok, later 3,000 EUR a month minimum';
test.each([
  ['No salary for now. Then 2.000 EUR a month.', LATER, 'apart'],
  ['No salary this year. Then 2.800 EUR a month.', LATER, 'neither'],
  ['No salary for now. Then 3.000 EUR a month.', LATER, 'met'],
  ['No salary before 500 houses.', LATER, 'apart'],
  ['No salary yet. Then we split profits.', LATER, 'neither'],
  ['No salary until May.', LATER, 'neither'],
  ['No salary before 500 houses.', 'None in the first year, then 3,000 EUR', 'neither'],
])('of who waits, “%s” is to “%s”: %s', async (stated, asked, kind) => {
  expect(await kindOf(stated, asked)).toBe(kind);
});

test.each([
  // Of what is asked only the least is there, at the end of what is paid.
  ['Pay is €40-50k depending on experience', '55k € a year, 50k is the floor', 'apart'],
  ['Pay is €40-50k', 'Between 50 and 60k € a year', 'apart'],
  ['Pay is €40-50k', 'at least 50k € a year', 'neither'],
  ['Pay is €40-50k', 'Between 48 and 60k € a year', 'met'],
  ['Pay is €40-50k', '50k € a year', 'met'],
])('a range that ends where another begins: “%s” is to “%s”: %s', async (stated, asked, kind) => {
  expect(await kindOf(stated, asked)).toBe(kind);
});

test.each([
  ['£40k pro rata', '£38k a year', '3 days a week', 'full time', 'neither'],
  ['We pay £40k FTE', '£38k a year', 'two days a week', 'two days a week', 'neither'],
  ['We pay £40k pro rata', '£38k a year', 'full time', 'full time', 'met'],
  ['We pay £40k pro rata', '£38k pro rata', '3 days a week', '3 days a week', 'met'],
])(
  '“%s” is to “%s” at %s and %s: %s',
  async (otherDetails, asked, coFounderCommitment, timeCommitment, kind) => {
    const scene = sceneOf(
      await read(founder({ company: { otherDetails }, wants: { coFounderCommitment } })),
      await read(applicant({ salaryExpectations: asked, wants: { timeCommitment } })),
    );
    expect(payMet(scene, 'FOUNDER') ? 'met' : 'neither').toBe(kind);
  },
);

test.each([
  ['Todavía no podemos pagar un sueldo.', 'at least $3,000 a month', 'apart'],
  ['Ainda não consigo pagar salário.', 'at least $3,000 a month', 'apart'],
  ['On ne peut pas encore payer de salaire.', 'at least $3,000 a month', 'apart'],
  ['Podemos pagar un sueldo de 3.000 € al mes', '$3,000 a month', 'met'],
])('who cannot pay yet is no answer to a need: “%s” is to “%s”: %s', async (stated, asked, kind) => {
  expect(await kindOf(stated, asked, { compensation: 'EQUITY' })).toBe(kind);
});

async function unpaidTo(company: object, equityOffered: string | null = null) {
  const one = founder({ company: { compensation: 'EQUITY', ...company }, wants: { equityOffered } });
  const scene = sceneOf(
    await read(one),
    await read(applicant({ salaryExpectations: 'at least $3,000 a month' })),
  );
  return payApart(scene, 'FOUNDER');
}

test.each([
  [
    'Lohn kann ich in den ersten Monaten keinen zahlen. Kaffee schon.',
    'Lohn kann ich in den ersten Monaten keinen zahlen',
  ],
  ['El primer año no podemos pagar ningún sueldo', 'El primer año no podemos pagar ningún sueldo'],
  [
    'La première année, je ne pourrai pas vous verser de salaire',
    'La première année, je ne pourrai pas vous verser de salaire',
  ],
  ['Nos primeiros meses não posso pagar salários', 'Nos primeiros meses não posso pagar salários'],
  ['No wages in year one', 'No wages in year one'],
  ['There are four of us. Wages after the seed round', 'Wages after the seed round'],
])('who chose equity alone and writes “%s” is quoted', async (otherDetails, words) => {
  expect(await unpaidTo({ otherDetails })).toEqual({
    text: `On pay, they say “at least $3,000 a month”; you say “${words}”.`,
    fields: ['salaryExpectations', 'otherDetails'],
  });
});

test('what is written of pay elsewhere is quoted, of no time left out, and where it may be paid nothing is told', async () => {
  const elsewhere = await unpaidTo({ otherDetails: null }, '20 %, no wages for now');
  expect(elsewhere?.text).toContain('you say “20 %, no wages for now”');
  expect(elsewhere?.fields).toContain('founderPreference.equityOffered');
  for (const otherDetails of [
    null,
    'Nobody draws a wage here',
    'Lohn zahle ich keinen',
    'First year was hard',
  ])
    expect((await unpaidTo({ otherDetails }))?.text).toContain('you pay in equity only');
  expect((await unpaidTo({ otherDetails: 'Nobody draws a salary this year' }))?.text).toContain(
    'you say “Nobody draws a salary this year”',
  );
  const shared = await unpaidTo({}, 'A quarter of the revenue share');
  expect(shared?.text).toContain('you say “A quarter of the revenue share”');
  expect(await unpaidTo({ otherDetails: 'Wages as we agree' })).toBeUndefined();
});

test.each([
  ['Bonn, Germany', '€3,000 a month in Germany', true],
  ['Bonn, Germany', '€3,000 a month in Europe', true],
  ['Denver, USA', '€3,000 a month in Germany', false],
  ['Denver, USA', '€3,000 a month in Europe', false],
])('in %s “%s” is set against what is paid there: %s', async (location, salaryExpectations, isTold) => {
  const scene = sceneOf(
    await read(founder({ location, company: { otherDetails: 'We pay €2,000 a month' } })),
    await read(applicant({ salaryExpectations })),
  );
  expect(payApart(scene, 'FOUNDER') !== undefined).toBe(isTold);
});

test('pay that is named beside the equity is told from there', async () => {
  const scene = sceneOf(
    await read(founder({ company: { otherDetails: 'We pay $2,000 a month' } })),
    await read(applicant({ wants: { equityExpectation: '5 % and $3,000 a month' } })),
  );
  expect(payApart(scene, 'FOUNDER')).toEqual({
    text: 'On pay, they say “5 % and $3,000 a month”; you say “We pay $2,000 a month”.',
    fields: ['equityExpectation', 'otherDetails'],
  });
});

test('where nothing is paid, a share that is named for that is no gap once it is there', async () => {
  const between = async (equityOffered: string, equityExpectation: string) => {
    const company = { otherDetails: 'No salary yet.' };
    const scene = sceneOf(
      await read(founder({ company, wants: { equityOffered } })),
      await read(applicant({ salaryExpectations: '€2,300 a month', wants: { equityExpectation } })),
    );
    return payApart(scene, 'FOUNDER');
  };
  expect(await between('25 %', '20 to 30 % if I am not paid')).toBeUndefined();
  expect(await between('10 %', '20 to 30 % if I am not paid')).toBeDefined();
  expect(await between('25 %', '20 to 30 %')).toBeDefined();
});
