import { expect, test } from 'vitest';
import { applicant, founder, read } from '../people.fixture.ts';
import { equityApart, equityMet, equityMust } from './equity-sentences.ts';
import { sceneOf } from './explain.ts';

type Founding = NonNullable<Parameters<typeof founder>[0]>;

interface Two {
  readonly offer: string;
  readonly hope: string;
  readonly company?: NonNullable<Founding['company']>;
  readonly time?: string;
}

async function sceneWith({ offer, hope, company = {}, time }: Two) {
  return sceneOf(
    await read(founder({ company, wants: { equityOffered: offer } })),
    await read(applicant({ wants: { equityExpectation: hope, timeCommitment: time ?? null } })),
  );
}

async function kindOf(two: Two) {
  const scene = await sceneWith(two);
  if (equityMet(scene, 'FOUNDER')) return 'met';
  return equityApart(scene, 'FOUNDER') ? 'apart' : 'neither';
}

const paid = { otherDetails: 'We pay €3,000 a month' };
const unpaid = { otherDetails: 'Nobody is paid until we raise' };
const onTop = { otherDetails: 'Revenue share on top.' };

test.each<[Two, 'met' | 'apart' | 'neither']>([
  [{ offer: '15 %', hope: '15 %' }, 'met'],
  [{ offer: '5 %', hope: '15 %' }, 'apart'],
  // Something else would do as well.
  [{ offer: '5 %', hope: '15 % or a salary' }, 'neither'],
  [{ offer: '5 % or rev share', hope: '15 %' }, 'neither'],
  // A part of the sales on top, of what is not far.
  [{ offer: '5 %', hope: '15 %', company: onTop }, 'apart'],
  [{ offer: '8 %', hope: '15 %', company: onTop }, 'neither'],
  [{ offer: '8 %', hope: '15 %' }, 'apart'],
  // Asked for in place of a pay.
  [{ offer: '5 %', hope: '15 % if unpaid', company: paid }, 'neither'],
  [{ offer: '5 %', hope: '15 % if unpaid', company: unpaid }, 'apart'],
  [
    {
      offer: '5 %',
      hope: '15 % if unpaid',
      company: { otherDetails: 'Nothing before February, then 3,000' },
    },
    'neither',
  ],
  [{ offer: '5 %', hope: "15 %, with salary I don't need any", company: paid }, 'neither'],
  [{ offer: '5 %', hope: "15 %, with salary I don't need any", company: unpaid }, 'apart'],
  [
    { offer: '2 %', hope: "At least 15 % if there's no salary, much less if there is", company: paid },
    'neither',
  ],
  [{ offer: '5 %', hope: '15 %, with a salary on top', company: paid }, 'apart'],
  [{ offer: '15 %', hope: '15 % if unpaid', company: paid }, 'neither'],
  [{ offer: '15 %', hope: '15 % if unpaid', company: unpaid }, 'met'],
  [{ offer: '15 %', hope: '15 %, more if unpaid', company: paid }, 'met'],
  [{ offer: '5 %', hope: '15 %, more if unpaid', company: paid }, 'apart'],
  ...[
    '15% no mínimo, já que não tem salário',
    '15% ou mais, se entrar sem ordenado',
    '15 % statt eines Gehalts',
    '15 %, falls das Gehalt wegfällt',
    '15% en lugar de un sueldo',
    "15 % au lieu d'un salaire",
    'mindestens 15 %, da es kein Gehalt gibt',
    "15 %, puisqu'il n'y a pas de salaire",
  ].map((hope): [Two, 'neither'] => [{ offer: '5 %', hope, company: paid }, 'neither']),
  // Ranges that touch.
  [{ offer: '2–3 %, vesting over four years', hope: '3-5% within two years' }, 'neither'],
  // In whatever words there is none.
  ...[
    '10 à 15 % si je ne suis pas payée',
    "10-15 % if I don't get paid",
    '10-15 % ohne Gehalt',
    '10-15 % bei keinem Gehalt',
    '10-15 %, wenn es kein Gehalt gibt',
    '10 a 15 % sin sueldo',
    '10 a 15 % si no cobro',
    '10-15 % without a salary',
    '10-15 % wenn ich nicht bezahlt werde',
    '10 a 15 % se não for pago',
    '10-15 % se non vengo pagata',
  ].flatMap((hope): [Two, 'met' | 'apart' | 'neither'][] => [
    [{ offer: '5 %', hope, company: paid }, 'neither'],
    [{ offer: '13 %', hope, company: unpaid }, 'met'],
    [{ offer: '3 %', hope, company: unpaid }, 'apart'],
  ]),
  [{ offer: '13 %', hope: '15 % if unpaid, 5 % with a salary', company: unpaid }, 'neither'],
  // Enough beside a pay.
  [{ offer: '15 %', hope: '15 % with a small salary', company: paid }, 'met'],
  [{ offer: '15 %', hope: '15 % with a small salary', company: unpaid }, 'neither'],
  [{ offer: '15 %', hope: '15 % with a small salary', company: { compensation: 'EQUITY' } }, 'neither'],
  [{ offer: '15 %', hope: '15 % with a small salary', company: { compensation: 'SALARY' } }, 'met'],
  // For a part that nobody has agreed on.
  [{ offer: '5 %', hope: '15 % if I come in as a cofounder' }, 'neither'],
  [{ offer: '5 %', hope: '15 % as an engineer' }, 'apart'],
  // Of a company that has raised nothing yet.
  [{ offer: '10 %', hope: "30 % if I'm in before the money", company: { fundingStage: 'SEED' } }, 'neither'],
  [{ offer: '30 %', hope: "30 % if I'm in before the money", company: { fundingStage: 'SEED' } }, 'neither'],
  [{ offer: '30 %', hope: "30 % if I'm in before the money", company: { fundingStage: 'PRE_SEED' } }, 'met'],
  [
    { offer: '10 %', hope: "30 % if I'm in before the money", company: { fundingStage: 'PRE_SEED' } },
    'apart',
  ],
  // For full time.
  [{ offer: '15-25% depending on when you go full time', hope: '15 %', time: '34 hours' }, 'neither'],
  [{ offer: '15-25% depending on when you go full time', hope: '15 %', time: '35 hours' }, 'met'],
  [{ offer: '25 %', hope: '15-25% depending on when I go full time', time: '20 hours' }, 'neither'],
  [
    {
      offer: '25 %',
      hope: '15-25% depending on when I go full time',
      time: '20 hours until June, then full time',
    },
    'met',
  ],
  // An equal share is met by an equal share alone.
  [{ offer: 'equal split', hope: 'equal share' }, 'met'],
  [{ offer: 'equal split', hope: '40 %' }, 'neither'],
  // Steps.
  [{ offer: '5 % now, 8 % later', hope: '6 %' }, 'neither'],
  [{ offer: '10 % now, 15 % later', hope: '10 %' }, 'met'],
  [{ offer: '5 % now, 8 % later', hope: '20 %' }, 'apart'],
  // Of no weight to its writer.
  [{ offer: '5 %', hope: '15 %, but equity does not matter to me' }, 'neither'],
])('%j: %s', async (two, kind) => {
  expect(await kindOf(two)).toBe(kind);
});

test('a gap is told where a founder has no company yet', async () => {
  const alone = { ...founder({ wants: { equityOffered: '5 %' } }), company: null };
  const scene = sceneOf(await read(alone), await read(applicant({ wants: { equityExpectation: '15 %' } })));
  expect(equityApart(scene, 'FOUNDER')).toEqual({
    text: 'On equity, you offer 5%; they hope for 15%.',
    fields: ['founderPreference.equityOffered', 'equityExpectation'],
  });
});

test('a share that its reader has marked as indifferent is no gap', async () => {
  const one = await read(founder({ wants: { equityOffered: 'None, we are a non-profit' } }));
  const wants = { equityExpectation: '3 %', importance: { equityExpectation: 'INDIFFERENT' } } as const;
  const scene = sceneOf(one, await read(applicant({ wants })));
  expect(equityApart(scene, 'APPLICANT')).toBeUndefined();
});

test('whoever looks speaks first, and the share on the company is its own field', async () => {
  const one = await read(founder({ company: { equityOffered: 5 } }));
  const scene = sceneOf(one, await read(applicant({ wants: { equityExpectation: '15 %' } })));
  expect(equityApart(scene, 'FOUNDER')).toEqual({
    text: 'On equity, you offer 5%; they hope for 15%.',
    fields: ['equityOffered', 'equityExpectation'],
  });
  expect(equityApart(scene, 'APPLICANT')?.text).toMatch(/^On equity, they hope for 15%; /);
});

test.each<[Two, string | undefined]>([
  [{ offer: '15 %', hope: '15 %' }, 'On equity, you offer 15%; they hope for 15%.'],
  [
    { offer: '5 % now, 8 % later', hope: '6 %' },
    'On equity, you say “5 % now, 8 % later”; they hope for 6%.',
  ],
  [{ offer: '5 %', hope: '15 % or a salary' }, undefined],
])('a must-have of equity is told of %j as %s', async (two, told) => {
  expect(equityMust(await sceneWith(two), 'FOUNDER')?.text).toBe(told);
});
