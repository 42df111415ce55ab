import { compensationSchema, fundingStageSchema, importanceSchema } from '@ampersand/contract/enumerations';
import { expect, test } from 'vitest';
import { applicant, coldChain, firmwareEngineer, founder, read } from '../people.fixture.ts';
import { WILL_MOVE } from '../read/quantities/place-moves.ts';
import { WORK_MODES } from '../read/quantities/place-ways.ts';
import { ASPECTS, TERM_KINDS } from '../read/texts.ts';
import { quantise } from '../read/vectors.ts';
import { pairOf } from '../score/pair.ts';
import { scoreOf } from '../score/score.ts';
import { packFeatures, unpackFeatures } from './pack.ts';
import { written } from './written.fixture.ts';

const marked = {
  ...coldChain,
  wants: {
    ...coldChain.wants,
    importance: { skillsNeeded: 'MUST_HAVE', coreValues: 'INDIFFERENT' } as const,
  },
};

test('what is packed comes back: quantities, marks, terms and texts', async () => {
  for (const person of [founder(marked), applicant(firmwareEngineer), founder(), applicant()]) {
    const { traits } = await read(person);
    const back = unpackFeatures(packFeatures(traits));
    expect(back?.role).toBe(traits.role);
    expect(back?.hasPreferences).toBe(traits.hasPreferences);
    expect(back?.importance).toEqual(traits.importance);
    expect(back?.quantities.place).toEqual(traits.quantities.place);
    expect(back?.quantities.equity).toEqual(traits.quantities.equity);
    expect(back?.quantities.stage).toBe(traits.quantities.stage);
    expect(Object.keys(back?.quantities ?? {}).sort()).toEqual(Object.keys(traits.quantities).sort());
    expect(Object.keys(back?.aspects ?? {})).toEqual(Object.keys(traits.aspects));
    expect(back?.sketch).toEqual(traits.sketch);
    for (const [kind, terms] of Object.entries(traits.terms)) {
      const unpacked = Object.entries(back?.terms ?? {}).find(([other]) => other === kind)?.[1] ?? [];
      expect(
        unpacked.map(({ text, key, concepts, areas, any }) => ({ text, key, concepts, areas, any })),
      ).toEqual(terms.map(({ text, key, concepts, areas, any }) => ({ text, key, concepts, areas, any })));
    }
  }
});

test.each([
  'would move to Sydney',
  'can fly to Sydney twice a year',
  'remote, Texas only',
  'remote within the US',
])('a place comes back whole: %s', async (workingStyle) => {
  const { traits } = await read(applicant({ location: 'Houston, TX', wants: { workingStyle } }));
  const { withinKm: _withinKm, ...place } = traits.quantities.place ?? {};
  expect(unpackFeatures(packFeatures(traits))?.quantities.place).toEqual(place);
});

test('a packed pair scores as it did before', async () => {
  const [one, other] = [
    (await read(founder(marked))).traits,
    (await read(applicant(firmwareEngineer))).traits,
  ];
  const [packed, packedOther] = [unpackFeatures(packFeatures(one)), unpackFeatures(packFeatures(other))];
  if (!packed || !packedOther) throw new Error('two people expected');
  const [before, after] = [scoreOf(pairOf(one, other)), scoreOf(pairOf(packed, packedOther))];
  expect(after.founder.logOdds).toBeCloseTo(before.founder.logOdds, 4);
  expect(after.applicant.logOdds).toBeCloseTo(before.applicant.logOdds, 4);
});

test('a person who wrote the most that is kept stays near twelve kilobytes', async () => {
  const many = (word: string) => Array.from({ length: 50 }, (_, i) => `${word} number ${i} with a long name`);
  const { traits } = await read(
    applicant({
      ...firmwareEngineer,
      skills: many('skill'),
      interests: many('interest'),
      wants: {
        ...firmwareEngineer.wants,
        applicantSkills: many('craft'),
        ideaPreferences: many('idea'),
        applicantGoals: many('learn'),
      },
    }),
  );
  expect(packFeatures(traits).length).toBeLessThan(15_000);
});

test('what is compared by spelling, and what is not understood of a place, comes back', async () => {
  const { traits } = await read(
    founder({
      location: 'Jaipur',
      company: { lookingFor: 'बिना इंटरनेट चलने वाले ऐप' },
      wants: { skillsNeeded: ['शिक्षक प्रशिक्षण'], workingArrangement: 'remote until the school opens' },
    }),
  );
  const back = unpackFeatures(packFeatures(traits));
  expect(back?.spelt).toContain('seek');
  expect(back?.spelt).toEqual(traits.spelt);
  expect(back?.terms.NEED[0]?.spelt).toBe(true);
  expect(back?.quantities.place).toMatchObject({ unsure: true });
  expect(back?.sketch).toEqual(traits.sketch);
});

test('texts of many bytes are shortened, never broken', async () => {
  const { traits } = await read(
    founder({ wants: { skillsNeeded: [`a${'🙂'.repeat(120)}`, 'é'.repeat(200)] } }),
  );
  const back = unpackFeatures(packFeatures(traits));
  expect(back?.terms.NEED[0]?.text).toMatch(/^a🙂+$/u);
  expect(back?.terms.NEED[1]?.text).toMatch(/^é+$/u);
});

test('values that are stored by their place keep it: new ones go to the end', () => {
  const stored = [
    [importanceSchema.options, 'MUST_HAVE IMPORTANT NICE INDIFFERENT'],
    [compensationSchema.options, 'SALARY EQUITY PROFIT_SHARING HYBRID OTHER'],
    [fundingStageSchema.options, 'PRE_SEED SEED SERIES_A SERIES_B SERIES_C BOOTSTRAPPED REVENUE_GENERATING'],
    [WORK_MODES, 'ON_SITE HYBRID REMOTE'],
    [WILL_MOVE, 'YES VISITS NO MAYBE'],
    [ASPECTS, 'whole offer seek craft motive style conflict values'],
    [TERM_KINDS, 'NEED BRING IDEA WISH INTEREST AVOID LEARN'],
  ] as const;
  for (const [values, places] of stored)
    expect(values.slice(0, places.split(' ').length).join(' ')).toBe(places);
});

test('what this release writes is what the release before reads, byte for byte', () => {
  for (const text of [written[2].founder, written[2].applicant]) {
    const bytes = Buffer.from(text, 'base64');
    const traits = unpackFeatures(bytes);
    expect(traits && Buffer.from(packFeatures(traits)).equals(bytes)).toBe(true);
  }
});

test.each(Object.entries(written))('what a release wrote in layout %s is read', (layout, people) => {
  const [one, other] = [people.founder, people.applicant].map((text) => Buffer.from(text, 'base64'));
  expect(one?.[0]).toBe(Number(layout));
  const founderTraits = one && unpackFeatures(one);
  const applicantTraits = other && unpackFeatures(other);
  if (!founderTraits || !applicantTraits) throw new Error('two people expected');
  expect(founderTraits.terms.NEED.map(({ text }) => text)).toEqual([
    'embedded firmware',
    'IoT back end',
    'offline Android app',
  ]);
  expect(founderTraits.quantities.equity).toMatchObject({ low: 15, high: 22 });
  expect(founderTraits.quantities.stage).toBe('PRE_SEED');
  expect(founderTraits.importance).toEqual(marked.wants.importance);
  expect(applicantTraits.role).toBe('APPLICANT');
  expect(applicantTraits.quantities.place?.cities).toEqual(['pune']);
  expect(scoreOf(pairOf(founderTraits, applicantTraits)).founder.logOdds).toBeCloseTo(people.logOdds, 2);
});

test('bytes of another layout are not read, vectors of different lengths not packed', async () => {
  const { traits } = await read(founder(coldChain));
  const bytes = packFeatures(traits);
  bytes[0] = 255;
  expect(unpackFeatures(bytes)).toBeUndefined();
  const mixed = { ...traits, aspects: { ...traits.aspects, whole: quantise(new Float32Array(16)) } };
  expect(() => packFeatures(mixed)).toThrow(RangeError);
});

test('a place comes back as it was read, whatever of it is known', async () => {
  const places = [
    { location: 'Bonn, Germany', wants: { workingArrangement: 'remote within Germany' } },
    { location: 'Pune or remote', wants: { workingArrangement: 'within three hours of Pune' } },
    { location: 'GMT+5:30' },
    { location: 'Lagos', wants: { workingArrangement: 'on site' } },
  ];
  for (const parts of places) {
    const { place } = (await read(founder(parts))).traits.quantities;
    const back = unpackFeatures(packFeatures((await read(founder(parts))).traits));
    expect(place).toBeDefined();
    expect(back?.quantities.place).toEqual(place);
  }
});

test('the smallest parts of a row come back: who would move, no more than is known, and what a skill says of itself', async () => {
  const { traits } = await read(applicant(firmwareEngineer));
  const packed = (quantities: object, term = {}) => {
    const [first] = traits.terms.BRING;
    if (!first) throw new Error('a skill expected');
    const terms = { ...traits.terms, BRING: [{ ...first, ...term }] };
    return unpackFeatures(
      packFeatures({ ...traits, quantities: { completeness: 0.5, ...quantities }, terms }),
    );
  };
  for (const place of [
    { country: 'IN', cities: ['pune', 'nashik'] },
    { country: 'GB', cities: ['london'], region: 'Europe' },
    { country: 'MX', region: 'Latin America', mode: 'REMOTE' as const },
    { moves: 'NO' as const },
    { moves: 'YES' as const, offset: 0, maxGap: 60 },
  ])
    expect(packed({ place })?.quantities.place).toEqual(place);
  expect(packed({ hours: { low: 0, high: 0, flexible: true } })?.quantities.hours).toEqual({
    ...{ low: 0, high: 0, flexible: true },
  });
  for (const available of [true, false]) expect(packed({ available })?.quantities.available).toBe(available);
  for (const flags of [
    { any: true, more: false },
    { any: false, more: true },
    { any: false, more: false },
  ])
    expect(packed({}, flags)?.terms.BRING[0]).toMatchObject(flags);
  expect(packed({}, { weight: 0.5 })?.terms.BRING[0]?.weight).toBeCloseTo(0.5);
});
