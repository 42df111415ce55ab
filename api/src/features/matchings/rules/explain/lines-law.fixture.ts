import type { Law, Told } from './laws.fixture.ts';
import type { Scene } from './scene.ts';
import { payWritten } from './term-words.ts';
import { YOU } from './wording.ts';

type Texts = readonly (string | number | readonly unknown[] | null | undefined)[];

const OF_FOUNDER: Readonly<Record<string, (scene: Scene) => Texts>> = {
  Skills: ({ founder: { founderPreference: wish, company } }) => [wish?.skillsNeeded, company?.lookingFor],
  Time: ({ founder }) => [founder.founderPreference?.coFounderCommitment],
  Equity: ({ founder }) => [founder.founderPreference?.equityOffered, founder.company?.equityOffered],
  Place: ({ founder }) => [founder.location, founder.founderPreference?.workingArrangement],
  Pay: ({ founder }) => [founder.company?.compensation],
  Pace: ({ founder }) => [founder.founderPreference?.startupPace],
  Risk: ({ founder }) => [founder.company?.fundingStage],
  Idea: ({ founder: { founderPreference: wish, company } }) => [
    wish?.startupIdea,
    company?.companyDescription,
    company?.industry,
  ],
  Values: ({ founder }) => [founder.founderPreference?.coreValues],
  'Worries and conflict': ({ founder }) => [founder.founderPreference?.founderConcerns],
  Goals: ({ founder: { company } }) => [company?.mission, company?.vision, company?.goals],
  'Ways of working': ({ founder }) => [founder.founderPreference?.decisionMakingStyle],
};

const OF_APPLICANT: Readonly<Record<string, (scene: Scene) => Texts>> = {
  Skills: ({ applicant: { applicantPreference: wish, ...person } }) => [
    wish?.applicantSkills,
    person.skills,
    person.currentJob,
    person.experiences,
  ],
  Time: ({ applicant }) => [applicant.applicantPreference?.timeCommitment],
  Equity: ({ applicant }) => [applicant.applicantPreference?.equityExpectation],
  Place: ({ applicant }) => [applicant.location, applicant.applicantPreference?.workingStyle],
  Pay: ({ applicant }) => [applicant.salaryExpectations],
  Pace: ({ applicant }) => [applicant.applicantPreference?.workingStyle],
  Risk: ({ applicant }) => [applicant.applicantPreference?.riskAppetite],
  Idea: ({ applicant: { applicantPreference: wish, interests } }) => [
    wish?.ideaPreferences,
    interests,
    wish?.joinMotivation,
  ],
  Values: ({ applicant: { applicantPreference: wish } }) => [wish?.joinMotivation, wish?.workingStyle],
  'Worries and conflict': ({ applicant }) => [applicant.applicantPreference?.conflictHandling],
  Goals: ({ applicant: { applicantPreference: wish } }) => [wish?.applicantGoals, wish?.joinMotivation],
  'Ways of working': ({ applicant }) => [applicant.applicantPreference?.workingStyle],
};

const isBlank = (text: Texts[number]) => (Array.isArray(text) ? text.length === 0 : (text ?? '') === '');

/** What each says of a topic, by side. */
const bySide = ({ scene, topics }: Told) =>
  topics.map(({ name, you, they }) =>
    scene.f === YOU ? { name, founder: you, applicant: they } : { name, founder: they, applicant: you },
  );

const everyNeed: Law = (told) => {
  const skills = bySide(told).find(({ name }) => name === 'Skills');
  if (!skills) return [];
  const { pair, founder: person } = told.scene;
  const needs = [
    ...pair.needs.map(({ need }) => need.text),
    ...(person.founderPreference?.skillsNeeded ?? []),
  ];
  return needs.filter((need) => !skills.founder?.includes(need.trim()));
};

const notSaid: Law = (told) =>
  bySide(told).flatMap(({ name, founder, applicant }) =>
    [[founder, OF_FOUNDER] as const, [applicant, OF_APPLICANT] as const].flatMap(([text, of]) => {
      const texts = of[name]?.(told.scene);
      return text === null && texts && !texts.every(isBlank)
        ? [`${name}: not said, yet ${JSON.stringify(texts)}`]
        : [];
    }),
  );

const onceEach: Law = ({ topics }) =>
  topics
    .filter(
      ({ name, suitsYou, suitsThem }, at) =>
        topics.findIndex((other) => other.name === name) !== at || (suitsYou === null && suitsThem === null),
    )
    .map(({ name }) => name);

const FIRM =
  /\b(?:no|not|never|only|must|cannot|can['’]t|won['’]t|minimum|at least|fixed|firm|nicht|nur|mindestens|kein\w*|solo|sólo|mínimo|pas|seulement|au moins)\b/i;

const adviceHolds: Law = ({ wouldChange, scene }) => {
  const { founder, applicant, pair, f } = scene;
  const viewer = f === YOU ? pair.founder : pair.applicant;
  const [wish, hope] = [founder.founderPreference, applicant.applicantPreference];
  const own =
    f === YOU
      ? {
          pay: payWritten(scene).stated,
          equity: wish?.equityOffered,
          hours: wish?.coFounderCommitment,
          place: wish?.workingArrangement,
        }
      : {
          pay: payWritten(scene).asked,
          equity: hope?.equityExpectation,
          hours: hope?.timeCommitment,
          place: hope?.workingStyle,
        };
  const musts =
    f === YOU
      ? { equity: 'equityOffered', hours: 'coFounderCommitment', place: 'workingArrangement' }
      : { equity: 'equityExpectation', hours: 'timeCommitment', place: 'workingStyle' };
  return wouldChange.filter((text) => {
    const kind = /%|equity/.test(text.split(', this match')[0] ?? '')
      ? 'equity'
      : /hours?|time\b|week/.test(text)
        ? 'hours'
        : /^If .*\bpay\b/.test(text)
          ? 'pay'
          : 'place';
    if (text.startsWith('Say how') && kind !== 'place') return own[kind] != null;
    if (!text.startsWith('If ')) return false;
    if (kind !== 'pay' && viewer.importance[musts[kind]] === 'MUST_HAVE') return true;
    if (FIRM.test(own[kind] ?? '')) return true;
    return kind === 'place' && (pair.applicant.quantities.place?.moves === 'NO') === (f !== YOU) && f !== YOU;
  });
};

/** Laws of 'why you two' and of what would change it. */
export const linesLaw = {
  "a topic stands once in 'why you two', and suits or not": onceEach,
  "every need stands in 'why you two'": everyNeed,
  "'not said' only where nothing is written": notSaid,
  'advice contradicts nobody': adviceHolds,
} satisfies Record<string, Law>;
