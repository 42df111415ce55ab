import { expect, test } from 'vitest';
import { applicant, coldChain, firmwareEngineer, founder, read } from '../people.fixture.ts';
import type { Person } from '../read/person.ts';
import { scoreOf } from '../score/score.ts';
import { sceneOf } from './explain.ts';
import { wouldChange } from './would-change.ts';

async function advice(viewer: Person, other: Person) {
  const scene = sceneOf(await read(viewer), await read(other));
  return wouldChange(scene, scoreOf(scene.pair)).join('\n');
}

const founderWith = (wants: object, company: object = {}, rest: object = {}) =>
  founder({
    ...coldChain,
    ...rest,
    company: { ...coldChain.company, ...company },
    wants: { ...coldChain.wants, ...wants },
  });
const applicantWith = (wants: object, rest: object = {}) =>
  applicant({ ...firmwareEngineer, ...rest, wants: { ...firmwareEngineer.wants, ...wants } });

test('a founder is asked for the equity that an applicant has hopes of, unless either has said a share', async () => {
  const asked = 'Say how much equity you offer: they hope for 15–20%.';
  const silent = { equityOffered: null };
  const unknown = { equityOffered: null };
  const of = (wants: object, company: object, hope: object = {}) =>
    advice(founderWith(wants, company), applicantWith(hope));
  expect(await of(silent, unknown)).toContain(asked);
  expect(await of({}, unknown)).not.toContain('Say how much equity');
  expect(await of(silent, { equityOffered: 18 })).not.toContain('Say how much equity');
  expect(await of(silent, { equityOffered: 0 })).not.toContain('Say how much equity');
  expect(await of(silent, unknown, { equityExpectation: null })).not.toContain('Say how much equity');
});

test('what the other wrote in words is quoted in the question', async () => {
  const hoping = applicantWith({ equityExpectation: '15%, or more if there is no salary' });
  expect(await advice(founderWith({ equityOffered: null }, { equityOffered: null }), hoping)).toContain(
    'Say how much equity you offer: they say “15%, or more if there is no salary”.',
  );
});

test('a founder is asked for the time they need, unless they have named it', async () => {
  const asked = 'Say how much time you need: they can give full time.';
  expect(await advice(founderWith({ coFounderCommitment: null }), applicantWith({}))).toContain(asked);
  expect(await advice(founderWith({}), applicantWith({}))).not.toContain('Say how much time');
  expect(
    await advice(founderWith({ coFounderCommitment: null }), applicantWith({ timeCommitment: null })),
  ).not.toContain('Say how much time');
});

test('a founder is asked what they can pay where pay is asked for and nothing tells of any', async () => {
  const pays = 'Say what you can pay';
  const of = (company: object, salaryExpectations: string | null = '₹9 LPA') =>
    advice(founderWith({}, company), applicantWith({}, { salaryExpectations }));
  expect(await of({ otherDetails: null })).toContain(pays);
  expect(await of({ otherDetails: 'Dogs welcome.' })).not.toContain(pays);
  expect(await of({ otherDetails: null, compensation: 'EQUITY' })).not.toContain(pays);
  expect(await of({ otherDetails: null }, 'none')).not.toContain(pays);
  expect(await of({ otherDetails: null }, null)).not.toContain(pays);
});

test('a founder is asked for the skills they need where they list none', async () => {
  const list = 'List the skills you need one by one';
  expect(await advice(founderWith({ skillsNeeded: [] }), applicantWith({}))).toContain(list);
  expect(await advice(founderWith({}), applicantWith({}))).not.toContain(list);
});

test('an applicant is asked for what a founder has told', async () => {
  const told = founderWith({});
  expect(await advice(applicantWith({ timeCommitment: null }), told)).toContain(
    'Say how much time you can give: they ask for full time.',
  );
  expect(
    await advice(applicantWith({ timeCommitment: null }), founderWith({ coFounderCommitment: null })),
  ).not.toContain('Say how much time');
  expect(await advice(applicantWith({ ideaPreferences: [] }), told)).toContain('which kinds of ideas');
  expect(await advice(applicantWith({ riskAppetite: null }), told)).toContain('how much risk');
  expect(
    await advice(
      applicantWith({ applicantSkills: [] }, { skills: [], currentJob: null, experiences: [] }),
      told,
    ),
  ).toContain('List your skills');
});

test.each([
  ['20%', '10%', 'If you could offer 20%'],
  ['20%', '9%', undefined],
  ['20%', '10%, not more', undefined],
  ['20%', '10% to start, more later', undefined],
])('who hopes for %s of %s: a founder is advised %s', async (equityExpectation, equityOffered, told) => {
  const said = await advice(founderWith({ equityOffered }), applicantWith({ equityExpectation }));
  if (told) expect(said).toContain(told);
  else expect(said).not.toContain('If you could offer');
});

test.each([
  ['10%', '20%', 'If 10% were enough for you'],
  ['10%', '21%', undefined],
  ['10%', 'at least 20%', undefined],
])('who is offered %s and hopes for %s is advised %s', async (equityOffered, equityExpectation, told) => {
  const said = await advice(applicantWith({ equityExpectation }), founderWith({ equityOffered }));
  if (told) expect(said).toContain(told);
  else expect(said).not.toContain('were enough for you');
});

test('nobody is advised to give way on what they made a must-have', async () => {
  const hoping = applicantWith({ equityExpectation: '20%' });
  const of = (importance: object) => advice(founderWith({ equityOffered: '10%', importance }), hoping);
  expect(await of({ equityOffered: 'IMPORTANT' })).toContain('If you could offer');
  expect(await of({ equityOffered: 'MUST_HAVE' })).not.toContain('If you could offer');
});

test('nor to give way for a match that misses another must-have, or every skill', async () => {
  const poor = { equityOffered: '10%' };
  const hoping = { equityExpectation: '20%' };
  const short = { ...hoping, timeCommitment: '10 hours a week' };
  const time = { ...poor, importance: { coFounderCommitment: 'MUST_HAVE' } };
  expect(await advice(founderWith(time), applicantWith(hoping))).toContain('If you could offer');
  expect(await advice(founderWith(time), applicantWith(short))).not.toContain('If you could offer');
  const singing = { ...poor, skillsNeeded: ['opera singing'] };
  expect(await advice(founderWith(singing), applicantWith(hoping))).not.toContain('If you could offer');
});

test('an applicant who could give more time is told how much is asked for', async () => {
  const asking = (coFounderCommitment: string) => founderWith({ coFounderCommitment });
  const giving = applicantWith({ timeCommitment: '20 hours a week' });
  expect(await advice(giving, asking('40 hours a week'))).toContain('If you could give 40 hours a week');
  expect(await advice(giving, asking('50 hours a week'))).not.toContain('If you could give');
  expect(await advice(giving, asking('20 hours a week'))).not.toContain('If you could give');
});

const office = { workingArrangement: 'On site in Pune, every day' };
const far = { location: 'Chennai, India' };
test('a founder with an office is advised to work remotely with who is far and could', async () => {
  const remotely = 'If you could work with them remotely';
  const of = (workingStyle: string, company: object = {}, rest: object = far) =>
    advice(founderWith(office, company), applicantWith({ workingStyle }, rest));
  expect(await of('Remote from Chennai')).toContain(remotely);
  expect(await of('On site in Chennai')).not.toContain(remotely);
  expect(
    await of('Remote from Chennai', { lookingFor: 'Remote is possible for the right person.' }),
  ).not.toContain(remotely);
  expect(await of('Remote', {}, { location: 'Lima, Peru' })).not.toContain(remotely);
});

test('an applicant who says nothing of moving is advised to be where an office is', async () => {
  const there = 'If you could be where they are';
  const of = (workingStyle: string) => advice(applicantWith({ workingStyle }, far), founderWith(office));
  expect(await of('Steady, data first')).toContain(there);
  expect(await of('Remote from Chennai')).not.toContain(there);
  expect(await of('I will not move')).not.toContain(there);
});

test.each([
  ['On site in Chennai', 'Chennai, India', true],
  ['Hybrid', 'Lima, Peru', false],
  ['Steady, data first', 'Lima, Peru', true],
])('who writes “%s” in %s is advised to be there: %s', async (workingStyle, location, isAdvised) => {
  const said = await advice(applicantWith({ workingStyle }, { location }), founderWith(office));
  expect(said.includes('If you could be where they are')).toBe(isAdvised);
});

test('at most three things are told, what would lift the match most first', async () => {
  const silent = {
    equityExpectation: null,
    timeCommitment: null,
    riskAppetite: null,
    ideaPreferences: [],
  };
  const lines = (await advice(applicantWith(silent, { location: null }), founderWith({}))).split('\n');
  expect(lines.length).toBe(3);
});
