import { describe, expect, test } from 'vitest';
import { applicant, coldChain, firmwareEngineer, founder, read } from '../people.fixture.ts';
import type { Person } from '../read/person.ts';
import { termKey } from '../read/terms.ts';
import { quantise } from '../read/vectors.ts';
import { type Score, scoreOf } from '../score/score.ts';
import { excerpt } from './excerpt.ts';
import { explain, sceneOf } from './explain.ts';
import { ideaDisliked, ideaFar, ideaMet } from './idea-sentences.ts';
import { isSameThing } from './same-thing.ts';
import { sameWords } from './same-words.ts';
import { whyTopics } from './why.ts';
import { clockWords } from './wording.ts';
import { wouldChange } from './would-change.ts';

/** What was unfair to one of two people when their reasons were read by a person, and is mended. */

/** As of a match that lists would show: of others no terms are told as reasons. */
const listed = ({ founder, applicant }: Score): Score => ({
  founder: { ...founder, logOdds: Math.max(founder.logOdds, 1) },
  applicant: { ...applicant, logOdds: Math.max(applicant.logOdds, 1) },
});

async function told(viewer: Person, other: Person) {
  const scene = sceneOf(await read(viewer), await read(other));
  const score = listed(scoreOf(scene.pair));
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

const near = { ...coldChain, location: 'Pune, India' };

const places = (arrangement: string, location: string, workingStyle: string | null = null) =>
  told(
    founder({ ...near, wants: { ...coldChain.wants, workingArrangement: arrangement } }),
    applicant({ skills: ['opera singing'], location, wants: { workingStyle } }),
  );

describe('other languages', () => {
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
});

describe('what somebody can do', () => {
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

  test.each([
    ['account management', 'Account Executive', false],
    ['design for manufacture', 'design system', false],
    ['design for manufacture', 'DFM', true],
    ['system design', 'design system', false],
    ['food photography', 'food science', false],
    ['hardware', 'hardware store', false],
    ['sales', 'sales tax', false],
    ['B2B sales', 'enterprise sales', true],
    ['Go or Java', 'Go', true],
    ['multiplayer networking', 'netcode (Mirror, Photon)', true],
    ['Python', 'Python basics', true],
  ])('%s and %s: the same is %s', (wanted, other, isSame) => {
    // As near as the model puts names that share a word.
    const term = (text: string) => ({
      ...termKey(text),
      text,
      vector: quantise(new Float32Array(16).fill(0.2)),
    });
    expect(isSameThing(term(wanted), term(other))).toBe(isSame);
  });

  test('a job title is told as work', async () => {
    const needing = (...skillsNeeded: string[]) => founder({ wants: { skillsNeeded } });
    const engineer = applicant({
      skills: ['PostgreSQL'],
      experiences: [{ ...games, role: 'backend engineer', description: null }],
    });
    expect((await told(needing('backend engineer'), engineer)).reasons).toContain(
      'have worked as “backend engineer”',
    );
    const others = (await told(needing('backend engineer', 'PostgreSQL', 'puppetry'), engineer)).reasons;
    expect(others).toMatch(/You need “PostgreSQL”, which they bring\./);
  });

  test('of several needed skills it is told which are there; where none is, that comes first', async () => {
    const needing = {
      wants: { skillsNeeded: ['puppetry', 'opera singing', 'pastry', 'weaving'] },
      location: 'Pune, India',
    };
    const some = await told(founder(needing), applicant({ skills: ['puppetry', 'pastry', 'Figma'] }));
    expect(some.reasons).toMatch('Of the four skills you need, they bring “puppetry” and “pastry”.');
    expect(some.gaps).not.toContain('“weaving”');
    const none = await told(founder(needing), applicant({ ...firmwareEngineer, location: 'Lima, Peru' }));
    expect(none.gaps).toContain(
      'You need “puppetry”, “opera singing”, “pastry” and “weaving”; they list “embedded firmware”, “IoT back end” and “PCB design”.',
    );
  });

  test('a language is not met in part by another', async () => {
    const { skills } = await told(
      founder({ wants: { skillsNeeded: ['French'] } }),
      applicant({ skills: ['Hindi'] }),
    );
    expect(skills?.suitsYou).toBe('DOES_NOT_FIT');
  });

  test('a goal of learning is told as it was written', async () => {
    const { reasons } = await told(
      founder({ wants: { skillsOffered: ['government tenders'] } }),
      applicant({ wants: { applicantGoals: ['learn government tenders'] } }),
    );
    expect(reasons).toMatch(/(?:Their goals include|Among their goals:) “learn government tenders”/);
  });

  test('the same specific thing is told in the words of both, and nothing that one denies', async () => {
    const selling = founder({
      company: { lookingFor: "To sell to housing associations. Who isn't too proud to call." },
    });
    const telling = async (description: string) => {
      const scene = sceneOf(
        await read(selling),
        await read(applicant({ experiences: [{ ...games, role: 'Sales', description }] })),
      );
      return sameWords(scene, 'FOUNDER')?.text;
    };
    expect(await telling('Boilers for installers and housing associations.')).toBe(
      'You write “To sell to housing associations”; they write “Boilers for installers and housing associations”.',
    );
    expect(await telling('I will not work for housing associations.')).toBeUndefined();
    expect(await telling('I sold for four years.')).toBeUndefined();
    expect(await telling('Boilers (for housing associations, no agencies).')).toContain(
      'they write “Boilers (for housing associations, no agencies)”.',
    );
  });

  test('a name that somebody lists is told beside the sentence that asks for it, unless it is told as a skill', async () => {
    const telling = async (skillsNeeded: string[], ...skills: string[]) => {
      const asking = founder({
        company: { lookingFor: 'You must have integrated M-Pesa.' },
        wants: { skillsNeeded },
      });
      return sameWords(sceneOf(await read(asking), await read(applicant({ skills }))), 'FOUNDER')?.text;
    };
    expect(await telling([], 'M-Pesa Daraja API')).toBe(
      'You write “You must have integrated M-Pesa”; they list “M-Pesa Daraja API”.',
    );
    expect(await telling([], 'M-PESA basics')).toBeUndefined();
    expect(await telling(['payments'], 'M-Pesa')).toBeUndefined();
  });
});

describe('what somebody would like to work on', () => {
  test('a field as wide as “Technology” is nobody’s wish come true', async () => {
    const wide = { company: { industry: 'Technology' } };
    const { reasons } = await told(founder(wide), applicant({ interests: ['Technology'] }));
    expect(reasons).toBe('');
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
        applicant({
          wants: { applicantGoals: ['own a product'], workingStyle: 'Hybrid; three days at home' },
        }),
      ),
    );
    const topics = whyTopics(scene, scoreOf(scene.pair));
    expect(topics.find(({ name }) => name === 'Goals')?.you).toBe('Five towns');
    expect(topics.map(({ name }) => name)).not.toContain('Ways of working');
  });

  test('a word that half of all companies use is no common field', async () => {
    const { reasons } = await told(
      founder({ company: { industry: 'Digital health' } }),
      applicant({ wants: { ideaPreferences: ['crafts digital'] } }),
    );
    expect(reasons).toBe('');
  });

  test('a pastime is told of the field alone, and as an interest', async () => {
    const reader = applicant({ interests: ['reading'] });
    const tutoring = {
      mission: 'Turn parents into reading partners',
      companyDescription: 'Lessons in reading.',
    };
    expect((await told(founder({ company: tutoring }), reader)).reasons).toBe('');
    expect((await told(founder({ company: { industry: 'Reading' } }), reader)).reasons).toContain(
      'Their interests include “reading”',
    );
    const singer = applicant({ interests: ['gospel music'] });
    expect((await told(founder({ company: { industry: 'Music' } }), singer)).reasons).toBe('');
  });

  test('a wish that names the field by another of its names is told', async () => {
    const wishing = applicant({ wants: { ideaPreferences: ['insurtech'] } });
    const scene = sceneOf(await read(founder({ company: { industry: 'Insurance' } })), await read(wishing));
    expect(ideaMet(scene, 'APPLICANT')?.text).toMatch(/“insurtech”; your field is “Insurance”\.$/);
    expect(ideaFar(scene, 'APPLICANT')).toBeUndefined();
  });

  test('a field near to the wished one is told only where the company names that too', async () => {
    const wishing = applicant({ wants: { ideaPreferences: ['supply chain'] } });
    const met = async (companyDescription: string) => {
      const needing = founder({ company: { industry: 'Logistics', companyDescription } });
      const scene = sceneOf(await read(needing), await read(wishing));
      const wishes = scene.pair.wishes.map((each) => ({
        ...each,
        part: scene.pair.founder.terms.IDEA[0] ?? each.part,
        value: 0.7,
      }));
      return ideaMet({ ...scene, pair: { ...scene.pair, wishes } }, 'APPLICANT')?.text;
    };
    expect(await met('Maintenance software for fleets of trucks')).toBeUndefined();
    expect(await met('We plan the supply chains of bakeries')).toContain('“supply chain”');
  });

  test('of several wishes the one that is the field is told', async () => {
    const { reasons } = await told(
      founder({ company: { industry: 'Fitness' } }),
      applicant({ wants: { ideaPreferences: ['sport', 'fitness'] } }),
    );
    expect(reasons).toContain('“fitness”, which is your field');
  });

  test('what a company does is quoted, and not how far it has come', async () => {
    const companyDescription =
      'We build a robot which refills supermarket shelves at night. Two pilot stores with a retail chain in Bavaria.';
    const scene = sceneOf(
      await read(founder({ company: { industry: 'Robotics', companyDescription } })),
      await read(applicant({ wants: { ideaPreferences: ['retail tech'] } })),
    );
    const wishes = scene.pair.wishes.map((wish) => ({
      ...wish,
      part: scene.pair.founder.terms.IDEA.find(({ text }) => text === companyDescription) ?? wish.part,
      value: 0.5,
    }));
    expect(ideaMet({ ...scene, pair: { ...scene.pair, wishes } }, 'APPLICANT')?.text).toContain(
      '“We build a robot which refills supermarket shelves at night”',
    );
  });

  test('a word of any business makes no idea of two, and one that tells goes before it', async () => {
    const met = async (...ideaPreferences: string[]) => {
      const scene = sceneOf(
        await read(
          founder({
            company: { industry: 'Consumer app', companyDescription: 'Clothes for kids of parents' },
          }),
        ),
        await read(applicant({ wants: { ideaPreferences } })),
      );
      const [field, company] = ['Consumer app', 'Clothes for kids of parents'].map((own) =>
        scene.pair.founder.terms.IDEA.find(({ text }) => text === own),
      );
      const wishes = scene.pair.wishes.map((wish) => ({
        ...wish,
        part: (wish.wish.text.includes('parents') ? company : field) ?? wish.part,
        value: 0.95,
      }));
      return ideaMet({ ...scene, pair: { ...scene.pair, wishes } }, 'APPLICANT')?.text;
    };
    expect(await met('consumer brands')).toBeUndefined();
    expect(await met('consumer brands', 'parents')).toContain('“parents”');
  });

  test('a pastime is near no field for a word that begins alike, and who wishes for nothing is far from none', async () => {
    const scene = sceneOf(
      await read(founder({ company: { industry: 'Tourism' } })),
      await read(applicant({ interests: ['ski touring'], wants: { joinMotivation: 'A team of my own.' } })),
    );
    const wishes = scene.pair.wishes.map((wish) => ({ ...wish, value: 0.7 }));
    expect(ideaMet({ ...scene, pair: { ...scene.pair, wishes } }, 'APPLICANT')).toBeUndefined();
    expect(ideaFar(scene, 'APPLICANT')).toBeUndefined();
  });

  test('wishes are far from a field only where all are, and none is of any field', async () => {
    const far = async (...ideaPreferences: string[]) =>
      ideaFar(
        sceneOf(
          await read(founder({ company: { industry: 'Legal tech' } })),
          await read(applicant({ wants: { ideaPreferences } })),
        ),
        'APPLICANT',
      )?.text;
    expect(await far('farming', 'music', 'wood')).toBe(
      'They hope to work on “farming”, “music” and “wood”; your field is “Legal tech”.',
    );
    expect(await far('farming', 'music', 'wood', 'glass', 'paper')).toContain('“glass”, among others;');
    expect(await far('I want to work with farmers')).toContain('They write “I want to work with farmers”;');
    for (const open of [
      'SaaS',
      'tools for frontline workers',
      'sustainability',
      'marketplaces',
      'B2B',
      'law for farmers',
    ])
      expect(await far('farming', 'music', open)).toBeUndefined();
  });

  test('a wish of two words is no field of one for its ring alone', async () => {
    const scene = sceneOf(
      await read(founder({ company: { industry: 'Fintech' } })),
      await read(applicant({ wants: { ideaPreferences: ['industrial biotech'] } })),
    );
    const wishes = scene.pair.wishes.map((wish) => ({ ...wish, value: 0.95 }));
    expect(ideaMet({ ...scene, pair: { ...scene.pair, wishes } }, 'APPLICANT')).toBeUndefined();
  });

  test('a kind of a field that nothing of the company names is not met by the name of the field', async () => {
    const met = async (wish: string, companyDescription: string) => {
      const scene = sceneOf(
        await read(founder({ company: { industry: 'Energy', companyDescription } })),
        await read(applicant({ wants: { ideaPreferences: [wish] } })),
      );
      const wishes = scene.pair.wishes.map((each) => ({
        ...each,
        part: scene.pair.founder.terms.IDEA.find(({ text }) => text === 'Energy') ?? each.part,
        value: 0.95,
      }));
      return ideaMet({ ...scene, pair: { ...scene.pair, wishes } }, 'APPLICANT')?.text;
    };
    expect(await met('off-grid energy', 'District heating for flats')).toBeUndefined();
    expect(await met('off-grid energy', 'A small grid for villages')).toContain('“Energy”');
    expect(await met('energy', 'District heating for flats')).toContain('“energy”, which is your field');
  });
});

describe('what somebody refuses', () => {
  test('who is of a kind that a founder refuses is told so, in the words of both', async () => {
    const refusing = founder({
      company: { lookingFor: 'A nurse who has run a ward. No interim management consultants.' },
    });
    const as = (role: string) => applicant({ experiences: [{ ...games, role, description: null }] });
    expect((await told(refusing, as('interim management consultants'))).gaps).toContain(
      'You do not want “interim management consultants”; their work so far: “interim management consultants”.',
    );
    expect((await told(as('interim management consultants'), refusing)).gaps).toContain(
      'They do not want “interim management consultants”',
    );
    expect((await told(refusing, as('Ward nurse'))).gaps).not.toContain('not want');
  });

  test('what somebody rules out is told before a skill that is missing', async () => {
    const beer = founder({
      company: { industry: 'Food', companyDescription: 'Beer and biscuits made of leftover bread.' },
      wants: { skillsNeeded: ['sales', 'branding'] },
    });
    const refusing = applicant({ skills: ['opera'], wants: { ideaPreferences: ['no alcohol'] } });
    expect((await told(beer, refusing)).gaps.split('\n')[0]).toBe(
      'They do not want to work on “alcohol”; your company: “Beer and biscuits made of leftover bread”.',
    );
  });

  test('what is refused of one kind is not refused of another', async () => {
    const refusing = async (wish: string, industry = 'Medical devices') => {
      const scene = sceneOf(
        await read(founder({ company: { industry } })),
        await read(applicant({ wants: { ideaPreferences: [wish] } })),
      );
      const [part] = scene.pair.founder.terms.IDEA;
      const refused = scene.pair.applicant.terms.AVOID;
      const near = refused.flatMap((each) => (part ? { wish: each, part, value: 1, interest: false } : []));
      return ideaDisliked({ ...scene, pair: { ...scene.pair, dislikes: near } }, 'FOUNDER');
    };
    expect(await refusing('not cosmetic devices')).toBeUndefined();
    expect(await refusing('not fintech', 'Biotech')).toBeUndefined();
    expect(await refusing('not fintech', 'Financial services')).toBeDefined();
    expect(await refusing('not medical devices')).toBeDefined();
  });

  test('what is refused softly is told so', async () => {
    const insurer = founder({ company: { industry: 'Insurance' } });
    const gaps = async (joinMotivation: string) =>
      (await told(insurer, applicant({ wants: { joinMotivation } }))).gaps;
    expect(await gaps("I'd rather not work in insurance.")).toContain(
      'They would rather not work on “insurance”',
    );
    expect(await gaps('I will not work in insurance.')).toContain('They do not want to work on “insurance”');
  });
});

describe('pay, hours and risk', () => {
  test('pay that is withheld until a round is quoted with that condition, and meets nobody', async () => {
    const otherDetails = 'No salary before the seed round; then KSh 150,000 a month.';
    const { reasons, gaps } = await told(
      founder({ company: { otherDetails, compensation: 'HYBRID' } }),
      applicant({ salaryExpectations: '$2,000 a month' }),
    );
    expect(`${reasons} ${gaps}`).not.toContain('can pay');
    expect(gaps).toContain('“No salary before the seed round; then KSh 150,000 a month”');
  });

  test('who asks for no pay suits those who pay none, in the words of both', async () => {
    const asking = (company: NonNullable<Parameters<typeof founder>[0]>['company'] & object) =>
      told(founder({ company }), applicant({ salaryExpectations: 'None until you raise' }));
    expect((await asking({ compensation: 'EQUITY' })).reasons).toContain(
      'On pay, they say “None until you raise”; you pay in equity only.',
    );
    const unpaid = { compensation: 'HYBRID', otherDetails: 'No salary until launch.' } as const;
    expect((await asking(unpaid)).reasons).toContain(
      '“None until you raise”; you say “No salary until launch”.',
    );
    expect((await asking({ compensation: 'SALARY' })).reasons).not.toContain('On pay');
    expect((await asking({ otherDetails: 'We pay $60k a year.' })).reasons).not.toContain('On pay');
  });

  test('figures that do not quite meet are a gap, unless within a tenth', async () => {
    const asking = (salaryExpectations: string, timeCommitment: string) =>
      told(
        founder({
          company: { otherDetails: 'We pay £40k.' },
          wants: { coFounderCommitment: '36 hours a week' },
        }),
        applicant({ salaryExpectations, wants: { timeCommitment } }),
      );
    const { gaps } = await asking('£45k', '30 hours a week');
    expect(gaps).toContain('30 hours');
    expect(gaps).toContain('£45k');
    expect((await asking('£43k', '34 hours a week')).gaps).toBe('');
  });

  test('hours that are to grow are told in their writer’s words', async () => {
    const giving = (timeCommitment: string) =>
      told(
        founder({ wants: { coFounderCommitment: 'full time' } }),
        applicant({ wants: { timeCommitment } }),
      );
    expect((await giving('25 Stunden pro Woche, ab Sommer mehr')).gaps).toContain('ab Sommer mehr');
    expect((await giving('25 Stunden pro Woche')).gaps).toContain('they can give 25 hours a week');
  });

  test('whole days are not mornings, however many hours they are', async () => {
    const asking = founder({ wants: { coFounderCommitment: 'mornings' } });
    const giving = (timeCommitment: string) => told(asking, applicant({ wants: { timeCommitment } }));
    expect((await giving('Wed Thu Fri')).reasons).not.toContain('mornings');
    expect((await giving('mornings')).reasons).toContain('mornings');
  });

  test('an appetite for risk is quoted with its condition', async () => {
    const { gaps } = await told(
      founder({ company: { fundingStage: 'BOOTSTRAPPED' } }),
      applicant({
        wants: {
          riskAppetite: 'Medium. Series A or later please.',
          importance: { riskAppetite: 'MUST_HAVE' },
        },
      }),
    );
    expect(gaps).toContain('“Medium. Series A or later please”');
  });

  test('risk is told for a must-have alone', async () => {
    const at = (fundingStage: 'BOOTSTRAPPED' | 'SERIES_B', importance = {}) =>
      told(founder({ company: { fundingStage } }), applicant({ wants: { riskAppetite: 'Low', importance } }));
    expect((await at('SERIES_B')).reasons).not.toContain('On risk');
    expect((await at('BOOTSTRAPPED')).gaps).not.toContain('On risk');
    expect((await at('BOOTSTRAPPED', { riskAppetite: 'MUST_HAVE' })).gaps).toContain('On risk');
  });

  test('hours are no reason where one keeps free a time that the other names', async () => {
    const asking = (coFounderCommitment: string) =>
      told(
        founder({ wants: { coFounderCommitment } }),
        applicant({
          wants: { timeCommitment: 'Full time, but I pick up my son at 15:30 so no meetings after that' },
        }),
      );
    expect((await asking('Full time, Monday to Saturday')).reasons).not.toContain('Full time');
    expect((await asking('Full time')).reasons).toContain('15:30');
  });
});

describe('where and how the two would work', () => {
  test.each([
    ['Remote in Asia', 'Hanoi, Vietnam', null],
    ['Remote within India', 'Kolkata, India', null],
    ['Remote', 'Kolkata, India', 'remote'],
    ['Pune', 'Lima, Peru', 'I would relocate to Pune'],
    ['On site in Pune', 'Pune, India', 'hybrid'],
    ['Remote from Europe, visit the factory twice a year', 'The Hague', null],
    ['Remoto, desde México o Colombia', 'Bogotá, Colombia', null],
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
    ['Pune, 3-4 days on site each week', 'Mumbai, India', 'Hybrid. Pune two days a week, cannot move'],
    ['Remoto, desde México o Colombia', 'Tucson, AZ', 'Tucson, not moving'],
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
    expect(reasons).toContain('they in Leeds, some 40 miles from each other');
    const beside = await told(
      meeting,
      applicant({ location: 'Stockport', wants: { workingStyle: 'hybrid' } }),
    );
    expect(beside.reasons).toContain('they in Stockport, close to each other');
    const far = await told(meeting, applicant({ location: 'Dublin, OH', wants: { workingStyle: 'hybrid' } }));
    expect(far.gaps).toContain('they in Dublin, OH; how you work');
  });

  test('where nothing is for or against, what both wrote is set side by side', async () => {
    const { reasons, gaps } = await told(
      founder({ location: 'Rotterdam', wants: { workingArrangement: 'remote until summer' } }),
      applicant({ location: 'Halifax, NS' }),
    );
    expect(reasons).toBe('');
    expect(gaps).toContain('You are in Rotterdam, they in Halifax; how you work: “remote until summer”');
  });

  test('who writes “Remote” for a place is not in a place of that name', async () => {
    const { gaps } = await places('On site in Pune', 'Remote', 'remote, anywhere');
    expect(gaps).not.toContain('in Remote');
  });

  test('who would come to a town does not live there', async () => {
    const { reasons } = await told(
      founder({ location: 'Lucknow, India', wants: { workingArrangement: 'some days together' } }),
      applicant({ location: 'कानपुर', wants: { workingStyle: 'can come to Lucknow a few days a month' } }),
    );
    expect(reasons).not.toContain('You are both in');
  });

  test.each([
    ['Remoto desde cualquier país de América Latina', 'Boston'],
    ['fully remote, North American timezones really', 'Lima, Peru'],
    ['Remote, I prefer somebody from Tricity', 'Bogotá'],
  ])('%s is no reason for somebody in %s', async (workingArrangement, location) => {
    const seeking = founder({ location: 'Toronto', wants: { workingArrangement } });
    const { reasons } = await told(seeking, applicant({ location, wants: { workingStyle: 'remote' } }));
    expect(reasons).not.toContain('are in');
  });

  test('who must be based in a country is said of founders beside other things too', async () => {
    const from = (lookingFor: string) =>
      told(
        founder({ location: 'Denver, CO', company: { lookingFor }, wants: { workingArrangement: 'remote' } }),
        applicant({ location: 'Guadalajara, Mexico', wants: { workingStyle: 'remote' } }),
      );
    expect((await from('Must be US-based.')).reasons).not.toContain('are in');
    expect((await from('Somebody brave.')).reasons).toContain('You are in Denver, they in Guadalajara');
  });

  test('two towns are told with what turns an answer round, and with the other’s answer to it', async () => {
    const { reasons } = await told(
      founder({
        location: 'Mexico City',
        wants: {
          workingArrangement:
            'Hybrid in Mexico City, three days in the office. For somebody great elsewhere in Mexico we would do one week a month instead.',
        },
      }),
      applicant({
        location: 'Guadalajara, Mexico',
        wants: { workingStyle: 'Mostly remote, I can travel to CDMX one week every month' },
      }),
    );
    expect(reasons).toContain('You are in Mexico City, they in Guadalajara; how you work:');
    expect(reasons).toContain('one week a month instead”; they say “Mostly remote, I can travel to CDMX');
  });

  test('days of each week need somebody near, and asked visits somebody who comes', async () => {
    expect((await places('Hybrid, 3 days a week together', 'Kolkata', 'I can travel')).reasons).not.toContain(
      'Kolkata',
    );
    const visits = 'Remote, but you should be able to come to Pune every two months';
    expect((await places(visits, 'Kolkata', 'remote')).reasons).not.toContain('Kolkata');
    expect((await places(visits, 'Kolkata', 'Remote. Travel for a few days is ok')).reasons).toContain(
      'they say “Remote. Travel for a few days is ok”',
    );
  });

  test.each([
    ['Pune or Mumbai so that we can meet weekly, the rest remote', 'Kolkata', 'Remote'],
    [
      'Two days a week in Pune, the rest from home',
      'Kolkata',
      'Remote with a monthly trip. Pune or Delhi is fine',
    ],
    ['Each Thursday a day a week in Pune', 'Kolkata', 'Remote. Pune or Delhi every couple of months is OK'],
    ['Remote, but you will be on planes', 'Kolkata', 'Remote. I can travel once a month, no more'],
    ['Remote, we meet in Pune each month', 'Kolkata', 'Remote, no travel'],
  ])('%s is no reason for %s, %s', async (arrangement, location, style) => {
    expect((await places(arrangement, location, style)).reasons).not.toContain('Kolkata');
  });

  test.each([
    ['Two days a week in Pune', 'Remote, I can be in Pune twice a week, or anywhere else once a month'],
    ['Remote. Travel about 40%', 'From home, travel up to half of the time is fine'],
  ])('%s suits who writes “%s”', async (arrangement, style) => {
    expect((await places(arrangement, 'Kolkata', style)).reasons).toContain('Kolkata');
  });

  test('an answer on place is quoted with what turns it round, and without travel elsewhere', async () => {
    const trips = 'Remote with a monthly trip. Pune or Delhi are fine by train';
    expect((await places('On site in Pune, five days', 'Kolkata', trips)).reasons).not.toContain(
      'they say “Pune or',
    );
    const elsewhere = 'Remote, from home. Happy to travel in Peru for tests';
    expect((await places('On site in Pune', 'Lima, Peru', elsewhere)).gaps).toContain(
      'they say “Remote, from home”',
    );
  });

  test('who writes elsewhere that they are moving is not told that they are far away', async () => {
    const far = (joinMotivation: string) =>
      told(
        founder({ location: 'Lisbon', wants: { workingArrangement: 'On site in Lisbon' } }),
        applicant({ location: 'Recife, Brazil', wants: { joinMotivation, workingStyle: 'with the team' } }),
      );
    expect((await far('We are moving to Lisbon in May, and I want to build.')).gaps).not.toContain('Recife');
    expect((await far('I want to build.')).gaps).toContain('Recife');
    expect((await far('We are moving to Bogotá in May.')).gaps).not.toContain('Recife');
  });

  test('whoever a founder would make an exception for is not told of the rule', async () => {
    const rule = 'On site in Pune. For somebody great elsewhere in India a week a month is enough.';
    expect((await places(rule, 'Kolkata')).gaps).not.toContain('Kolkata');
    expect((await places(rule, 'Hanoi, Vietnam')).gaps).toContain('a week a month is enough');
  });

  test.each([
    ['Office in Pune on Tuesdays and Thursdays', 'Kolkata', "I'm not moving", 'Kolkata'],
    [
      'Office in Pune',
      'Lisbon, Portugal',
      'Remote from Lisbon, going to Porto by train is fine',
      '“Remote from Lisbon”',
    ],
  ])(
    '%s asks for presence that somebody in %s who says "%s" does not offer',
    async (way, home, style, words) => {
      const { gaps } = await places(way, home, style);
      expect(gaps).toContain(words);
      expect(gaps).not.toContain('clocks');
    },
  );

  test.each([
    [
      'Office in Pune at least three days',
      'Prefer remote from Kolkata but can come to Pune one week every month',
    ],
    ['Two days a week in Pune', 'Remote from Kolkata'],
    [
      "Pune. In the office when you're not on the road.",
      'Rest from Kolkata, two days a week on site in Pune',
    ],
  ])('%s asks for more than “%s” offers from far away', async (arrangement, style) => {
    expect((await places(arrangement, 'Kolkata', style)).gaps).toContain(arrangement.replace(/\.$/, ''));
  });

  test.each([
    ['Two days a week in Pune', 'I would move to Pune'],
    ['One week a month in Pune', 'Remote from Kolkata, one week a month in Pune'],
    ['Hybrid in Pune. For right person we can manage remote with one visit every month.', 'Remote'],
  ])('%s is no gap for who writes “%s”', async (arrangement, style) => {
    expect((await places(arrangement, 'Kolkata', style)).gaps).not.toContain('Kolkata');
  });
});

describe('clocks', () => {
  test('clocks are told to the minute where that matters', () => {
    expect(clockWords(165)).toBe('2 hours and 45 minutes apart');
    expect(clockWords(150)).toBe('2.5 hours apart');
    expect(clockWords(60)).toBe('one hour apart');
    expect(clockWords(105)).toBe('one hour and 45 minutes apart');
  });

  test('clocks are told where they are asked about, and “Remote is fine” not against them', async () => {
    const from = (lookingFor: string, location: string) =>
      told(
        founder({
          location: 'Accra',
          company: { lookingFor },
          wants: { workingArrangement: 'Remote is fine' },
        }),
        applicant({ location, wants: { workingStyle: 'remote' } }),
      );
    expect((await from('Somebody brave.', 'Kumasi, Ghana')).reasons).not.toContain('time zone');
    const asking = 'Same time zone helps a lot.';
    expect((await from(asking, 'Kumasi, Ghana')).reasons).not.toContain('time zone');
    expect((await from(asking, 'Dakar, Senegal')).reasons).toContain('in the same time zone');
    expect((await from(asking, 'Mumbai')).gaps).not.toContain('Accra');
    expect((await from('Same time zone is a must.', 'Mumbai')).gaps).toContain(
      'with clocks 5.5 hours apart; how you work: “Same time zone is a must”',
    );
  });

  test('a difference of clocks that changes with summer is told from the least to the most', async () => {
    const { gaps } = await places('Remote near my time zone', 'Hobart, Tasmania');
    expect(gaps).toContain('with clocks 4.5 to 5.5 hours apart');
  });

  test('clocks are counted as people count them', async () => {
    const gapsOf = async (location: string) => (await places('Remote near my time zone', location)).gaps;
    expect(await gapsOf('Lima, Peru')).toContain('clocks 10.5 hours apart');
    expect(await gapsOf('Vancouver, BC')).toContain('with clocks far apart');
    expect(await gapsOf('Honolulu, Hawaii')).toContain(
      'about 16 hours behind you, so mostly on the day before',
    );
    expect((await places('On site in Pune', 'Lima, Peru')).gaps).not.toContain('clocks');
    expect((await places('Remote from Europe', 'Lima, Peru')).gaps).toMatch(/they in Lima(?!.*clocks)/);
    expect((await places('Workshop in Pune', 'Canada')).gaps).not.toContain('hours apart');
  });
});

describe('where a quotation begins and ends', () => {
  test('a quotation is cut in no bracket, and not before the figure it leads up to', () => {
    const isFigure = (word: string) => /^(?:\d|no$|zero)/.test(word);
    const bracket =
      'there is no money for now, we take zero salary. when we get the grant (of the city, told in february) all get 1,500';
    expect(excerpt(bracket, 90, isFigure)).toBe('there is no money for now, we take zero salary');
    const figure =
      'we are small and have little but for the right person we will manage to pay about 3,000 euro';
    expect(excerpt(figure, 70, isFigure)).toContain('3,000');
  });

  test('a quotation ends before the sentence whose condition it would lose', () => {
    const text =
      'Hybrid in Chicago, two days at the office on Wacker. Remote work possible if you can drive in once a month.';
    expect(excerpt(text, 75, (word) => /hybrid|days|office|remote|work/i.test(word))).toBe(
      'Hybrid in Chicago, two days at the office on Wacker',
    );
  });

  test('a quotation does not begin behind its number', () => {
    const text =
      'I’m happiest with two or three days in an office with other humans, and I live twenty minutes by bike from Temple Meads';
    expect(excerpt(text, 80, (word) => /^(?:days|office|bike|from)$/.test(word))).not.toMatch(/^…days/);
  });

  test('a quotation does not stop before the sentence that turns it round', () => {
    const text =
      'Three days in the office by the river in the old town. Otherwise one week a month is enough for us.';
    expect(excerpt(text, 60, (word) => /days|office/.test(word))).not.toBe(
      'Three days in the office by the river in the old town',
    );
  });
});

describe('what would have to change', () => {
  test('nobody is advised to give what they ruled out, or to give way for a match that stays poor', async () => {
    const hoping = applicant({
      ...firmwareEngineer,
      wants: { ...firmwareEngineer.wants, equityExpectation: '20%' },
    });
    const offering = (equityOffered: string) =>
      founder({ ...coldChain, wants: { ...coldChain.wants, equityOffered } });
    expect((await told(offering('10%'), hoping)).advice).toContain('If you could offer 20%');
    expect((await told(offering('1%'), hoping)).advice).not.toContain('If you could offer');
    expect((await told(offering('None, it is a trust'), hoping)).advice).not.toContain('If you could offer');
    const stranger = applicant({ skills: ['opera singing'], wants: { equityExpectation: '20%' } });
    expect((await told(offering('10%'), stranger)).advice).not.toContain('If you could offer');
  });

  test('nobody is advised to give way on one thing while skills are missed', async () => {
    const giving = (skillsNeeded: 'MUST_HAVE' | 'NICE', skills: string[]) =>
      told(
        founder({
          ...coldChain,
          wants: { ...coldChain.wants, equityOffered: '10%', importance: { skillsNeeded } },
        }),
        applicant({
          ...firmwareEngineer,
          skills,
          wants: { ...firmwareEngineer.wants, applicantSkills: skills, equityExpectation: '20%' },
        }),
      );
    expect((await giving('MUST_HAVE', ['embedded firmware'])).advice).toContain('If you could offer');
    expect((await giving('MUST_HAVE', ['opera singing'])).advice).not.toContain('If you could offer');
    expect((await giving('NICE', ['opera singing'])).advice).not.toContain('If you could offer');
  });

  test('nobody is advised to work remotely who already offers it, in whatever answer', async () => {
    const advice = async (lookingFor: string) =>
      (
        await told(
          founder({
            ...coldChain,
            location: 'Leipzig, Germany',
            company: { ...coldChain.company, lookingFor },
            wants: { ...coldChain.wants, workingArrangement: 'Zwei Tage pro Woche in Leipzig' },
          }),
          applicant({
            ...firmwareEngineer,
            location: 'Cairo, Egypt',
            wants: { ...firmwareEngineer.wants, workingStyle: 'Remote from Cairo' },
          }),
        )
      ).advice;
    expect(await advice('Somebody brave.')).toContain('If you could work with them remotely');
    expect(await advice('Remote aus anderen Ländern ist möglich.')).not.toContain('remotely');
  });
});
