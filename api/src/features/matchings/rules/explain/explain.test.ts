import { expect, test } from 'vitest';
import { applicant, coldChain, firmwareEngineer, founder, read } from '../people.fixture.ts';
import type { Person } from '../read/person.ts';
import { scoreOf } from '../score/score.ts';
import { explain, type Reason, sceneOf } from './explain.ts';

async function explained(viewer: Person, other: Person) {
  const scene = sceneOf(await read(viewer), await read(other));
  return explain(scene, scoreOf(scene.pair));
}

const said = (reasons: readonly Reason[]) => reasons.map(({ text }) => text).join('\n');

test('a good pair: at most three reasons, of both directions, no gap invented', async () => {
  const { reasons, gaps } = await explained(founder(coldChain), applicant(firmwareEngineer));
  expect(reasons.length).toBe(3);
  expect(new Set(reasons.map(({ direction }) => direction)).size).toBe(2);
  expect(said(reasons)).toContain('embedded firmware');
  for (const { text } of gaps) expect(text).toMatch(/“|%|hour/);
});

test('the same pair reads the other way round for the other', async () => {
  const here = await explained(founder(coldChain), applicant(firmwareEngineer));
  const there = await explained(applicant(firmwareEngineer), founder(coldChain));
  const turned = { YOU_LOOK_FOR: 'THEY_LOOK_FOR', THEY_LOOK_FOR: 'YOU_LOOK_FOR' };
  expect(there.reasons.map(({ direction, fields }) => [turned[direction], fields])).toEqual(
    here.reasons.map(({ direction, fields }) => [direction, fields]),
  );
  const needs = '“embedded firmware” and “IoT back end”';
  expect(said(here.reasons)).toContain(`Of the three skills you need, they bring ${needs}.`);
  expect(said(there.reasons)).toContain(`Of the three skills they need, you bring ${needs}.`);
});

test('what its reader could not read is not told, whatever hangs on it', async () => {
  const english = applicant({
    location: 'Leeds, UK',
    wants: {
      joinMotivation: 'I want to build something that the people of my town use every day',
      timeCommitment: '10 hours a week',
    },
  });
  const german = (importance: 'MUST_HAVE' | 'IMPORTANT') =>
    founder({
      location: 'Bonn, Germany',
      company: {
        lookingFor: 'Ich suche eine Person, die mit mir die Werkstatt führt und nicht nur für das Geld kommt',
      },
      wants: {
        coFounderCommitment: '40 Stunden, bei Vollmond mehr als sonst',
        importance: { coFounderCommitment: importance },
      },
    });
  for (const importance of ['MUST_HAVE', 'IMPORTANT'] as const) {
    const { gaps } = await explained(english, german(importance));
    expect(said(gaps)).not.toMatch(/Vollmond|time/);
  }
  const { gaps: own } = await explained(german('IMPORTANT'), english);
  expect(said(own)).toContain('you say “40 Stunden, bei Vollmond mehr als sonst”');
});

test('a gap says both figures', async () => {
  const few = founder({ wants: { equityOffered: '5 %', skillsNeeded: ['embedded firmware'] } });
  const many = applicant({ skills: ['embedded firmware'], wants: { equityExpectation: '20 %' } });
  const { gaps } = await explained(few, many);
  expect(gaps[0]?.text).toBe('On equity, you offer 5%; they hope for 20%.');
  expect(gaps[0]?.fields).toEqual(['founderPreference.equityOffered', 'equityExpectation']);
  const { gaps: theirs } = await explained(many, few);
  expect(theirs[0]?.text).toBe('On equity, they offer 5%; you hope for 20%.');
});

test('nothing is said of what somebody has not written', async () => {
  const { reasons, gaps } = await explained(
    founder({ wants: { equityOffered: '10%', coFounderCommitment: 'full time' } }),
    applicant(),
  );
  expect(reasons).toEqual([]);
  expect(gaps).toEqual([]);
});

test('of a match that no list shows terms are no reason, even if there is nothing else', async () => {
  const asked = { coFounderCommitment: 'full time' };
  const given = { timeCommitment: 'full time' };
  const far = await explained(
    founder({ wants: { ...asked, skillsNeeded: ['puppetry'] } }),
    applicant({ skills: ['welding'], wants: given }),
  );
  expect(said(far.reasons)).toBe('');
  expect(said(far.gaps)).toContain('puppetry');
  const unknown = await explained(founder({ wants: asked }), applicant({ wants: given }));
  expect(unknown).toEqual({ reasons: [], gaps: [] });
  const skills = ['welding', 'metal casting'];
  const company = { industry: 'Agriculture', lookingFor: 'welding and metal casting' };
  const ideaPreferences = ['agriculture'];
  const good = await explained(
    founder({ company, wants: { ...asked, skillsNeeded: skills } }),
    applicant({ skills, wants: { ...given, ideaPreferences } }),
  );
  expect(said(good.reasons)).toContain('full time');
});

test.each([
  [{ equityOffered: '10 %' }, { equityExpectation: '8 to 12 %' }],
  [{ coFounderCommitment: '20 hours a week' }, { timeCommitment: '20 hours a week' }],
])('that no more than %j and %j meet is nothing to tell of a poor match', async (asked, given) => {
  expect(await explained(founder({ wants: asked }), applicant({ wants: given }))).toEqual({
    reasons: [],
    gaps: [],
  });
});

test('of a poor match pay that meets is no reason', async () => {
  const paying = founder({ company: { otherDetails: 'We pay €60k a year' } });
  expect(await explained(paying, applicant({ salaryExpectations: '€60k a year' }))).toEqual({
    reasons: [],
    gaps: [],
  });
});

test('skills that are indifferent to who needs them are told behind another gap', async () => {
  const other = applicant({ skills: ['welding'], wants: { equityExpectation: '20 %' } });
  const gaps = async (skillsNeeded: 'NICE' | 'INDIFFERENT') => {
    const needs = { equityOffered: '5 %', skillsNeeded: ['puppetry', 'opera'] };
    const told = await explained(founder({ wants: { ...needs, importance: { skillsNeeded } } }), other);
    return told.gaps.map(({ fields }) => fields.includes('skillsNeeded'));
  };
  expect(await gaps('NICE')).toEqual([true, false]);
  expect(await gaps('INDIFFERENT')).toEqual([false, true]);
});

test('quantities are only told when both are known', async () => {
  const one = await explained(
    founder({
      ...coldChain,
      wants: { ...coldChain.wants, equityOffered: null },
      company: { ...coldChain.company, equityOffered: null },
    }),
    applicant(firmwareEngineer),
  );
  expect(said([...one.reasons, ...one.gaps])).not.toContain('%');
});

test('needs that stay open are neither named beside those that are covered, nor a gap', async () => {
  const { reasons, gaps } = await explained(
    founder({ wants: { skillsNeeded: ['embedded firmware', 'opera singing'] } }),
    applicant({ skills: ['embedded firmware'] }),
  );
  expect(said(reasons)).toContain('Of the two skills you need, they bring “embedded firmware”.');
  expect(gaps).toEqual([]);
});

test('a dislike is a gap in the words of both', async () => {
  const { gaps } = await explained(
    founder({ company: { industry: 'consumer lending' } }),
    applicant({ wants: { ideaPreferences: ['not consumer lending', 'fish farms'] } }),
  );
  expect(said(gaps)).toContain(
    'They do not want to work on “consumer lending”; your field is “consumer lending”.',
  );
});

test('every reason names fields of both people, and long words are clipped', async () => {
  const wordy = applicant({
    ...firmwareEngineer,
    wants: { ...firmwareEngineer.wants, ideaPreferences: [`vaccine cold chain ${'and more '.repeat(9)}`] },
  });
  const { reasons } = await explained(founder(coldChain), wordy);
  for (const { text, fields } of reasons) {
    expect(fields.length).toBeGreaterThanOrEqual(1);
    expect(text.length).toBeLessThanOrEqual(220);
    expect(text).toMatch(/\.$/);
  }
});

test('no sentence tells a gender', async () => {
  const { reasons, gaps } = await explained(founder(coldChain), applicant(firmwareEngineer));
  expect(said([...reasons, ...gaps])).not.toMatch(/\b(?:she|he|her|his|him)\b/i);
});

test('what either marked as must-have stands before what weighs more', async () => {
  const marked = (importance: Record<string, 'MUST_HAVE'>) =>
    explained(
      founder({ ...coldChain, wants: { ...coldChain.wants, equityOffered: '15–20%', importance } }),
      applicant({ ...firmwareEngineer, wants: { ...firmwareEngineer.wants, equityExpectation: '15%' } }),
    );
  expect(said((await marked({})).reasons)).not.toContain('15');
  expect(said((await marked({ equityOffered: 'MUST_HAVE' })).reasons)).toContain('15');
});

test('of a match that no list shows a lesson is no reason', async () => {
  const { reasons } = await explained(
    founder({ wants: { skillsNeeded: ['puppetry'], skillsOffered: ['export sales'] } }),
    applicant({ skills: ['welding'], wants: { applicantGoals: ['learn export sales'] } }),
  );
  expect(reasons).toEqual([]);
});

test('a share that is named for no pay, and is there, is told instead of a pay gap', async () => {
  const company = { ...coldChain.company, otherDetails: 'No salary yet.' };
  const one = founder({ ...coldChain, company, wants: { ...coldChain.wants, equityOffered: '25 %' } });
  const equityExpectation = '20 to 30 % if I am not paid';
  const wants = { ...firmwareEngineer.wants, equityExpectation };
  const other = applicant({ ...firmwareEngineer, salaryExpectations: '€2,300 a month', wants });
  const { reasons, gaps } = await explained(one, other);
  expect(said(reasons)).toContain(`“${equityExpectation}”`);
  expect(said(gaps)).not.toContain('On pay');
});
