import { expect, test } from 'vitest';
import { applicant, coldChain, firmwareEngineer, founder, pair, read } from '../people.fixture.ts';
import * as features from './features.ts';
import { pairOf } from './pair.ts';

test('when one of the two has not said, no feature guesses', async () => {
  const blankApplicant = await pair(coldChain, {});
  const blankFounder = await pair({ company: { lookingFor: '' } }, firmwareEngineer);
  const ofOneAlone = [
    'applicantCompleteness',
    'founderCompleteness',
    'traction',
    'risk',
    'experience',
    'needsOpen',
    'bestLesson',
  ];
  for (const [name, feature] of Object.entries(features)) {
    if (ofOneAlone.includes(name)) continue;
    expect(feature(blankApplicant), name).toBeUndefined();
    expect(feature(blankFounder), name).toBeUndefined();
  }
});

test('texts in two scripts are not compared, whatever they say', async () => {
  const school = {
    company: {
      industry: 'शिक्षा',
      companyDescription: 'गाँव के स्कूलों के लिए पढ़ाई का ऐप।',
      lookingFor: 'ऐप बनाने वाला।',
    },
    wants: { skillsNeeded: ['शिक्षक प्रशिक्षण'] },
  };
  const teacher = { skills: ['teacher training'], wants: { ideaPreferences: ['education'] } };
  const { brief, wish, whole, idea, needs, wanted } = features;
  const both = await pair(school, teacher);
  for (const feature of [brief, wish, whole, idea, needs, wanted]) expect(feature(both)).toBeUndefined();
  expect(features.needs(await pair(school, { skills: ['शिक्षक प्रशिक्षण'] }))).toBeGreaterThan(0.5);
});

test('who may keep their job takes no risk of the stage', async () => {
  const careful = { wants: { riskAppetite: 'low, I keep the day job' } };
  const asking = (coFounderCommitment: string) =>
    pair({ company: { fundingStage: 'BOOTSTRAPPED' }, wants: { coFounderCommitment } }, careful);
  expect(features.risk(await asking('15-20 hours a week'))).toBeUndefined();
  expect(features.risk(await asking('full time'))).toBeLessThan(0);
});

test('every feature stays between -1 and 1', async () => {
  const pairs = [
    await pair(coldChain, firmwareEngineer),
    await pair(
      { ...coldChain, wants: { ...coldChain.wants, equityOffered: '0.1%', coFounderCommitment: '90 hours' } },
      firmwareEngineer,
    ),
    await pair(coldChain, {
      ...firmwareEngineer,
      location: 'Auckland',
      salaryExpectations: '$400k',
      wants: { timeCommitment: '2 hours a week', equityExpectation: '90%', ideaPreferences: ['gambling'] },
    }),
  ];
  for (const each of pairs) {
    for (const [name, feature] of Object.entries(features)) {
      if (name === 'needsOpen' || name === 'bestLesson') continue;
      const value = feature(each);
      if (value === undefined) continue;
      expect(value, name).toBeGreaterThanOrEqual(-1);
      expect(value, name).toBeLessThanOrEqual(1);
    }
  }
});

const needing = (skillsNeeded: string[]) => ({ wants: { skillsNeeded } });

test('needs: covered, half covered, not covered', async () => {
  const skilled = { skills: ['Golang', 'Terraform'] };
  expect(features.needs(await pair(needing(['Go', 'infrastructure']), skilled))).toBeGreaterThan(0.8);
  const half = features.needs(await pair(needing(['Golang', 'pastry']), skilled));
  expect(half).toBeGreaterThan(-0.2);
  expect(half).toBeLessThan(0.5);
  expect(features.needs(await pair(needing(['pastry', 'opera']), skilled))).toBeLessThan(-0.8);
});

test('needs: what everybody claims tells less than a trade', async () => {
  const talker = { skills: ['communication'] };
  expect(features.needs(await pair(needing(['communication', 'embedded firmware']), talker))).toBeLessThan(
    -0.2,
  );
});

test('needs are read out of the text when none are listed', async () => {
  const asked = { company: { lookingFor: 'Somebody for firmware, sensors and an Android app.' } };
  expect(
    features.needs(await pair(asked, { skills: ['embedded firmware', 'sensors', 'Kotlin'] })),
  ).toBeGreaterThan(0.8);
});

test('complement: the same trade speaks against only while the needs stay open', async () => {
  const same = await pair(
    { wants: { skillsOffered: ['reinsurance'], skillsNeeded: ['Android'] } },
    { skills: ['reinsurance'] },
  );
  const other = await pair(
    { wants: { skillsOffered: ['reinsurance'], skillsNeeded: ['Android'] } },
    { skills: ['Android'] },
  );
  expect(features.complement(same)).toBeLessThan(-0.3);
  expect(features.complement(other)).toBeGreaterThan(0);
});

const time = (asked: string, given: string) =>
  pair({ wants: { coFounderCommitment: asked } }, { wants: { timeCommitment: given } });

test('hours: enough, half of it, far too little', async () => {
  expect(features.hoursGiven(await time('30+ hrs/wk', 'full time'))).toBe(1);
  const some = features.hoursGiven(await time('30 hours a week', '20 hours a week'));
  expect(some).toBeLessThan(0);
  expect(some).toBeGreaterThan(-0.5);
  expect(features.hoursGiven(await time('full time', 'weekends only'))).toBe(-1);
});

test('hours: a job smaller than hoped for counts for the applicant, not for the founder', async () => {
  const small = await time('two days a week', 'full time');
  expect(features.hoursGiven(small)).toBe(1);
  expect(features.hoursAsked(small)).toBeLessThan(0);
});

const shares = (offered: string, hoped: string) =>
  pair({ wants: { equityOffered: offered } }, { wants: { equityExpectation: hoped } });

test('equity: ranges that meet, a small gap, out of reach', async () => {
  expect(features.equity(await shares('15–22 %', '20-25%'))).toBe(1);
  expect(features.equity(await shares('20%', '5%'))).toBe(1);
  const near = features.equity(await shares('10%', '12-15%')) ?? 0;
  expect(near).toBeLessThan(1);
  expect(near).toBeGreaterThan(0);
  expect(features.equity(await shares('5 %', '20 %'))).toBe(-1);
});

test('equity: room for talks softens a gap', async () => {
  const firm = features.equity(await shares('10%', '15%')) ?? 0;
  const open = features.equity(await shares('10%, negotiable', '15%')) ?? 0;
  expect(open).toBeGreaterThan(firm);
});

test('equity: the figure of the profile counts when the preference has none', async () => {
  expect(
    features.equity(
      await pair({ company: { equityOffered: 18 } }, { wants: { equityExpectation: '15-20%' } }),
    ),
  ).toBe(1);
});

const paid = (
  otherDetails: string | null,
  needed: string,
  compensation: 'SALARY' | 'EQUITY' | 'HYBRID' = 'HYBRID',
) => pair({ company: { otherDetails, compensation } }, { salaryExpectations: needed });

test('pay: enough, half, nothing', async () => {
  expect(features.pay(await paid('We pay €3,000 a month.', '€2,500 a month'))).toBe(1);
  expect(features.pay(await paid('We pay €2,000 a month.', '€4,000 a month'))).toBeCloseTo(0);
  expect(features.pay(await paid(null, '€4,000 a month', 'EQUITY'))).toBe(-1);
  expect(features.pay(await paid(null, 'no salary until seed', 'EQUITY'))).toBeGreaterThan(0.5);
  expect(features.pay(await paid(null, '€4,000 a month'))).toBeUndefined();
});

const risky = (fundingStage: 'PRE_SEED' | 'SERIES_C', riskAppetite: string) =>
  pair({ company: { fundingStage } }, { wants: { riskAppetite } });

test('risk: up to the appetite is fine, beyond it is not', async () => {
  expect(features.risk(await risky('PRE_SEED', 'High'))).toBeGreaterThan(0.5);
  expect(features.risk(await risky('PRE_SEED', 'Low'))).toBe(-1);
  expect(features.risk(await risky('SERIES_C', 'Low'))).toBeGreaterThan(0.5);
});

const paces = (startupPace: string, workingStyle: string) =>
  pair({ wants: { startupPace } }, { wants: { workingStyle } });

test('pace: alike and opposite', async () => {
  expect(features.pace(await paces('steady', 'calm and steady'))).toBeGreaterThan(0.5);
  expect(features.pace(await paces('fast, ship daily', 'slow and careful'))).toBe(-1);
});

test('experience: the first job and ten years', async () => {
  const since = (startDate: string, priorStartupExp: string | null = null) =>
    pair(
      {},
      {
        experiences: [{ role: 'Engineer', startDate, endDate: null, description: null }],
        wants: { priorStartupExp },
      },
    );
  expect(features.experience(await since('2026-01-01'))).toBeLessThan(0);
  expect(features.experience(await since('2012-01-01', 'founded two'))).toBe(1);
});

test('idea: the nearest wish decides; an interest counts less than a stated wish', async () => {
  const company = { industry: 'music royalties' };
  const wished =
    features.idea(await pair({ company }, { wants: { ideaPreferences: ['music royalties', 'opera'] } })) ?? 0;
  const interested = features.idea(await pair({ company }, { interests: ['music royalties'] })) ?? 0;
  const far = features.idea(await pair({ company }, { wants: { ideaPreferences: ['fish farms'] } })) ?? 0;
  expect(wished).toBeGreaterThan(interested);
  expect(interested).toBeGreaterThan(far);
  expect(far).toBeLessThan(-0.5);
});

test('avoid: only what is plainly disliked, never a bonus', async () => {
  const against = { wants: { ideaPreferences: ['not consumer lending'] } };
  expect(features.avoid(await pair({ company: { industry: 'consumer lending' } }, against))).toBeLessThan(
    -0.9,
  );
  expect(features.avoid(await pair({ company: { industry: 'fish farms' } }, against)) === 0).toBe(true);
});

test('wanted: what the applicant can do best is needed, or is not', async () => {
  expect(
    features.wanted(await pair(needing(['Android', 'pastry', 'opera']), { skills: ['Android', 'Kotlin'] })),
  ).toBeGreaterThan(0);
  expect(features.wanted(await pair(needing(['pastry', 'opera']), { skills: ['Android'] }))).toBe(-1);
});

test('learn: a founder who knows it', async () => {
  const curious = { wants: { applicantGoals: ['learn selling', 'be rich'] } };
  expect(features.learn(await pair({ skills: ['B2B sales'] }, curious))).toBeGreaterThan(0.5);
  expect(features.learn(await pair({ skills: ['pharmacy'] }, curious))).toBeLessThanOrEqual(0);
  expect(
    features.learn(await pair({ skills: ['B2B sales'] }, { wants: { applicantGoals: ['be rich'] } })),
  ).toBeUndefined();
});

test('traction: an idea, a company that earns', async () => {
  expect(features.traction(await pair({}, {}))).toBeLessThan(0);
  expect(
    features.traction(await pair({ company: { fundingStage: 'SERIES_A', currentRevenue: '>$1M' } }, {})),
  ).toBe(1);
});

test('texts: the same words are near, others are not', async () => {
  const near = await pair(coldChain, firmwareEngineer);
  const far = await pair(coldChain, {
    ...firmwareEngineer,
    skills: ['opera'],
    experiences: [],
    interests: [],
    currentJob: 'Singer',
    wants: {
      joinMotivation: 'Applause',
      workingStyle: 'Loud',
      conflictHandling: 'Shout',
      ideaPreferences: ['opera houses'],
    },
  });
  const { brief, motive, values, whole, conflict, style } = features;
  for (const [name, feature] of Object.entries({ brief, motive, values, whole, conflict, style }))
    expect(feature(near), name).toBeGreaterThan(feature(far) ?? 0);
});

test('completeness: who told more scores higher', async () => {
  const told = await pair(coldChain, firmwareEngineer);
  const blank = await pair({}, {});
  expect(features.applicantCompleteness(told)).toBeGreaterThan(0.8);
  expect(features.founderCompleteness(told)).toBeGreaterThan(0.8);
  expect(features.applicantCompleteness(blank)).toBe(-1);
});

test('the order in which two people are put together does not matter', async () => {
  const [one, other] = [await read(founder(coldChain)), await read(applicant(firmwareEngineer))];
  const [here, there] = [pairOf(one.traits, other.traits), pairOf(other.traits, one.traits)];
  expect(features.needs(here)).toBe(features.needs(there));
  expect(features.idea(here)).toBe(features.idea(there));
});

test('unwanted: only who plainly is of a kind that is refused, never a bonus', async () => {
  const refusing = {
    company: { lookingFor: 'A nurse who has run a ward. No interim management consultants.' },
  };
  const as = (role: string) => ({
    experiences: [{ role, startDate: '2019-01-01', endDate: null, description: null }],
  });
  expect(features.unwanted(await pair(refusing, as('interim management consultants')))).toBeLessThan(-0.9);
  expect(features.unwanted(await pair(refusing, as('Ward nurse'))) === 0).toBe(true);
  expect(features.unwanted(await pair({}, as('interim management consultants')))).toBeUndefined();
});
