import { expect, test } from 'vitest';
import type { Person } from '../read/person.ts';
import { termKey } from '../read/terms.ts';
import { quantise } from '../read/vectors.ts';
import { applicant, coldChain, firmwareEngineer, founder, read } from '../sample-people.ts';
import { scoreOf } from '../score/score.ts';
import { excerpt } from './excerpt.ts';
import { explain, sceneOf } from './explain.ts';
import { isSameThing } from './facts.ts';
import { ideaDisliked } from './idea-sentences.ts';
import { whyTopics } from './why.ts';
import { clockWords } from './wording.ts';
import { wouldChange } from './would-change.ts';

/** What was unfair to one of two people when their reasons were read by a person, and is mended. */

async function told(viewer: Person, other: Person) {
  const scene = sceneOf(await read(viewer), await read(other));
  const score = scoreOf(scene.pair);
  const { reasons, gaps } = explain(scene, score);
  return {
    reasons: reasons.map(({ text }) => text).join('\n'),
    gaps: gaps.map(({ text }) => text).join('\n'),
    skills: whyTopics(scene, score).find(({ name }) => name === 'Skills'),
    advice: wouldChange(scene, score).join('\n'),
  };
}

const games = {
  role: 'Programmeuse de jeux',
  startDate: '2019-01-01',
  endDate: null,
  description: 'Trois jeux pour PC, dont un jeu en ligne avec les amis de mon frère, pour les écoles.',
};
const french = {
  skills: ['Réseau pour deux joueurs'],
  experiences: [games],
};

test('what is written in another language is not called missing', async () => {
  const seeking = {
    company: { lookingFor: 'We are looking for somebody who knows the network and would join us.' },
    wants: { skillsNeeded: ['networking for two players', 'sound'] },
  };
  const { gaps, skills } = await told(founder(seeking), applicant(french));
  expect(gaps).not.toContain('networking for two players');
  expect(skills).toMatchObject({
    you: expect.stringContaining('networking for two players'),
    suitsYou: 'OPEN',
  });
  const english = applicant({
    skills: ['pottery'],
    experiences: [
      {
        ...games,
        role: 'Potter',
        description: 'I have made cups and plates for the market of our town.',
      },
    ],
  });
  expect((await told(founder(seeking), english)).gaps).toContain('networking for two players');
});

test('a field in another language is not set against what somebody wishes', async () => {
  const shops = founder({
    company: {
      industry: 'Retail',
      companyDescription:
        'The owners of corner shops order their rice with us and pay when they have sold it.',
    },
  });
  const wishing = (motive: string) =>
    applicant({ wants: { ideaPreferences: ['warung dan pasar'], joinMotivation: motive } });
  const foreign = await told(
    shops,
    wishing('Orang tua saya punya warung, dan saya ingin mereka bisa memesan untuk itu.'),
  );
  expect(foreign.gaps).not.toContain('warung');
  const english = await told(
    shops,
    wishing('My parents have a shop and I want to make that easier for them.'),
  );
  expect(english.gaps).toContain('warung');
});

test('two who share a skill that is looked for do not stand in each other’s way', async () => {
  const both = ['Python', 'selling', 'cooking', 'weaving'];
  const wants = { skillsOffered: both, skillsNeeded: ['Python', 'welding', 'law', 'surgery'] };
  const { gaps } = await told(founder({ wants }), applicant({ skills: both }));
  expect(gaps).not.toContain('you need other skills');
});

test('a skill that is listed is not called missing, wherever it stands in the list', async () => {
  const many = Array.from({ length: 14 }, (_, i) => `craft ${'abcdefghijklmn'.charAt(i)}${i} by hand`);
  const { gaps } = await told(
    founder({ wants: { skillsNeeded: ['Go', 'bookbinding'] } }),
    applicant({ skills: [...many, 'Go'] }),
  );
  expect(gaps).not.toContain('“Go”');
});

test('a language is not a trade in that language', async () => {
  const seeking = founder({ wants: { skillsNeeded: ['writing down what is said in Polish on a stage'] } });
  expect((await told(seeking, applicant({ skills: ['Polish'] }))).reasons).not.toContain('Polish');
  const speaking = founder({ wants: { skillsNeeded: ['Polish'] } });
  expect((await told(speaking, applicant({ skills: ['Polish'] }))).reasons).toContain('Polish');
});

test('pay that is withheld until a round is quoted with that condition, and meets nobody', async () => {
  const otherDetails = 'No salary before the seed round; then KSh 150,000 a month.';
  const { reasons, gaps } = await told(
    founder({ company: { otherDetails, compensation: 'HYBRID' } }),
    applicant({ salaryExpectations: '$2,000 a month' }),
  );
  expect(`${reasons} ${gaps}`).not.toContain('can pay');
  expect(gaps).toContain('“No salary before the seed round; then KSh 150,000 a month”');
});

test('no pay for a while is no pay at first', async () => {
  const asking = (salaryExpectations: string) =>
    told(founder({ company: { compensation: 'EQUITY' } }), applicant({ salaryExpectations }));
  expect((await asking('None until spring')).reasons).toContain(
    'They ask for no pay at first: “None until spring”.',
  );
  expect((await asking('none')).reasons).toContain('They ask for no pay: “none”.');
});

test('a field as wide as “Technology” is nobody’s wish come true', async () => {
  const wide = { company: { industry: 'Technology' } };
  const { reasons } = await told(founder(wide), applicant({ interests: ['Technology'] }));
  expect(reasons).toBe('');
});

test('nobody is advised to give what they ruled out, or to give way for a match that stays poor', async () => {
  const hoping = applicant({
    ...firmwareEngineer,
    wants: { ...firmwareEngineer.wants, equityExpectation: '20%' },
  });
  const offering = (equityOffered: string) =>
    founder({ ...coldChain, wants: { ...coldChain.wants, equityOffered } });
  expect((await told(offering('5%'), hoping)).advice).toContain('If you could offer 20%');
  expect((await told(offering('None, it is a trust'), hoping)).advice).not.toContain('If you could offer');
  const stranger = applicant({ skills: ['opera singing'], wants: { equityExpectation: '20%' } });
  expect((await told(offering('5%'), stranger)).advice).not.toContain('If you could offer');
});

test('hours that are to grow are told in their writer’s words', async () => {
  const giving = (timeCommitment: string) =>
    told(founder({ wants: { coFounderCommitment: 'full time' } }), applicant({ wants: { timeCommitment } }));
  expect((await giving('25 Stunden pro Woche, ab Sommer mehr')).gaps).toContain('ab Sommer mehr');
  expect((await giving('25 Stunden pro Woche')).gaps).toContain('they can give 25 hours a week');
});

const near = { ...coldChain, location: 'Pune, India' };
const places = (arrangement: string, location: string, workingStyle: string | null = null) =>
  told(
    founder({ ...near, wants: { ...coldChain.wants, workingArrangement: arrangement } }),
    applicant({ skills: ['opera singing'], location, wants: { workingStyle } }),
  );

test.each([
  ['Remote in Asia', 'Hanoi, Vietnam', null],
  ['Remote within India', 'Kolkata, India', null],
  ['Remote', 'Kolkata, India', 'remote'],
  ['Pune', 'Lima, Peru', 'I would relocate to Pune'],
  ['On site in Pune', 'Pune, India', 'hybrid'],
])('%s suits somebody in %s', async (arrangement, location, style) => {
  expect((await places(arrangement, location, style)).reasons).toContain('Pune');
});

test.each([
  ['Remote in Europe', 'Hanoi, Vietnam', null],
  ['Remote in Asia', 'Sydney, Australia', null],
  ['Remote', 'Colombo, Sri Lanka', 'hybrid in Colombo'],
  ['Remote near my time zone', 'Manila, Philippines', null],
  ['The laboratory in Pune; the design side from anywhere', 'Kolkata, India', null],
  ['Pune', 'Lima, Peru', 'I would move north'],
])('%s is no reason for somebody in %s', async (arrangement, location, style) => {
  expect((await places(arrangement, location, style)).reasons).not.toContain('are in');
});

test('neighbours are told how near they are, and a town that shares its name what it stands in', async () => {
  const meeting = founder({
    location: 'Manchester, UK',
    wants: { workingArrangement: 'one day a week in Manchester' },
  });
  const { reasons } = await told(
    meeting,
    applicant({ location: 'Leeds', wants: { workingStyle: 'hybrid' } }),
  );
  expect(reasons).toContain('they in Leeds, some 60 km from each other');
  const far = await told(meeting, applicant({ location: 'Dublin, OH', wants: { workingStyle: 'hybrid' } }));
  expect(far.gaps).toContain('they in Dublin, OH, 5 hours apart');
});

test('where nothing is for or against, what both wrote is set side by side', async () => {
  const { reasons, gaps } = await told(
    founder({ location: 'Rotterdam', wants: { workingArrangement: 'remote until summer' } }),
    applicant({ location: 'Halifax, NS' }),
  );
  expect(reasons).toBe('');
  expect(gaps).toContain('You are in Rotterdam, they in Halifax, 5 hours apart');
});

test('what is near a known skill is met in part, and never missing', async () => {
  const { skills } = await told(
    founder({
      wants: { skillsNeeded: ['M-Pesa integration', 'API development', 'edge deployment', 'puppetry'] },
    }),
    applicant({ skills: ['Mobile Money', 'FastAPI', 'TensorRT on Jetson'] }),
  );
  expect(skills?.note).toContain('Missing: puppetry.');
});

test('a skill of several words is met by another that means the same, one word only by the very skill', () => {
  const vector = quantise(new Float32Array(16).fill(0.25));
  const term = (text: string) => ({ ...termKey(text), text, vector });
  expect(isSameThing(term('computer vision'), term('object detection'))).toBe(true);
  expect(isSameThing(term('rust'), term('corrosion'))).toBe(false);
});

test('the table sets goals against goals, and a place against no manner', async () => {
  const scene = sceneOf(
    await read(
      founder({
        company: { goals: 'Five towns', mission: 'Clean water' },
        wants: { decisionMakingStyle: 'We vote', workingArrangement: 'hybrid' },
      }),
    ),
    await read(
      applicant({ wants: { applicantGoals: ['own a product'], workingStyle: 'Hybrid; three days at home' } }),
    ),
  );
  const topics = whyTopics(scene, scoreOf(scene.pair));
  expect(topics.find(({ name }) => name === 'Goals')?.you).toBe('Five towns');
  expect(topics.map(({ name }) => name)).not.toContain('Ways of working');
});

test('a quotation ends before the sentence whose condition it would lose', () => {
  const text =
    'Hybrid in Chicago, two days at the office on Wacker. Remote work possible if you can drive in once a month.';
  expect(excerpt(text, 75, (word) => /hybrid|days|office|remote|work/i.test(word))).toBe(
    'Hybrid in Chicago, two days at the office on Wacker',
  );
});

test('whole days are not mornings, however many hours they are', async () => {
  const asking = founder({ wants: { coFounderCommitment: 'mornings' } });
  const giving = (timeCommitment: string) => told(asking, applicant({ wants: { timeCommitment } }));
  expect((await giving('Wed Thu Fri')).reasons).not.toContain('mornings');
  expect((await giving('mornings')).reasons).toContain('mornings');
});

test('a word that half of all companies use is no common field', async () => {
  const { reasons } = await told(
    founder({ company: { industry: 'Digital health' } }),
    applicant({ wants: { ideaPreferences: ['crafts digital'] } }),
  );
  expect(reasons).toBe('');
});

test('an appetite for risk is quoted with its condition', async () => {
  const { gaps } = await told(
    founder({ company: { fundingStage: 'BOOTSTRAPPED' } }),
    applicant({ wants: { riskAppetite: 'Medium. Series A or later please.' } }),
  );
  expect(gaps).toContain('“Medium. Series A or later please”');
});

test('who writes “Remote” for a place is not in a place of that name', async () => {
  const { gaps } = await places('On site in Pune', 'Remote', 'remote, anywhere');
  expect(gaps).not.toContain('in Remote');
});

test('clocks are told to the minute where that matters', () => {
  expect(clockWords(165)).toBe('2 hours and 45 minutes apart');
  expect(clockWords(150)).toBe('2.5 hours apart');
  expect(clockWords(60)).toBe('one hour apart');
  expect(clockWords(105)).toBe('one hour and 45 minutes apart');
});

test('who is of a kind that a founder refuses is told so, in the words of both', async () => {
  const refusing = founder({
    company: { lookingFor: 'A nurse who has run a ward. No interim management consultants.' },
  });
  const as = (role: string) => applicant({ experiences: [{ ...games, role, description: null }] });
  expect((await told(refusing, as('interim management consultants'))).gaps).toContain(
    'You would rather not have “interim management consultants”; their work so far: “interim management consultants”.',
  );
  expect((await told(as('interim management consultants'), refusing)).gaps).toContain(
    'They would rather not have “interim management consultants”',
  );
  expect((await told(refusing, as('Ward nurse'))).gaps).not.toContain('rather not');
});

test('a quotation does not begin behind its number', () => {
  const text =
    'I’m happiest with two or three days in an office with other humans, and I live twenty minutes by bike from Temple Meads';
  expect(excerpt(text, 80, (word) => /^(?:days|office|bike|from)$/.test(word))).not.toMatch(/^…days/);
});

test('a level of risk that is bounded praises no early stage', async () => {
  const early = founder({ company: { fundingStage: 'BOOTSTRAPPED' } });
  const taking = (riskAppetite: string) => told(early, applicant({ wants: { riskAppetite } }));
  expect((await taking('Moderate: I need a salary')).reasons).not.toContain('On risk');
  expect((await taking('High')).reasons).toContain('On risk');
});

test('what is refused of one kind is not refused of another', async () => {
  const refusing = async (wish: string) => {
    const scene = sceneOf(
      await read(founder({ company: { industry: 'Medical devices' } })),
      await read(applicant({ wants: { ideaPreferences: [wish] } })),
    );
    const near = scene.pair.dislikes.map((each) => ({ ...each, value: 0.6 }));
    return ideaDisliked({ ...scene, pair: { ...scene.pair, dislikes: near } }, 'FOUNDER');
  };
  expect(await refusing('not cosmetic devices')).toBeUndefined();
  expect(await refusing('not medical devices')).toBeDefined();
});

test('who would come to a town does not live there', async () => {
  const { reasons } = await told(
    founder({ location: 'Lucknow, India', wants: { workingArrangement: 'some days together' } }),
    applicant({ location: 'कानपुर', wants: { workingStyle: 'can come to Lucknow a few days a month' } }),
  );
  expect(reasons).not.toContain('You are both in');
});
