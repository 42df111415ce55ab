import type { Law, Told } from './laws.fixture.ts';
import type { Scene } from './scene.ts';
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
  Conflict: ({ founder }) => [founder.founderPreference?.founderConcerns],
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
  Conflict: ({ applicant }) => [applicant.applicantPreference?.conflictHandling],
  Goals: ({ applicant: { applicantPreference: wish } }) => [wish?.applicantGoals, wish?.joinMotivation],
  'Ways of working': ({ applicant }) => [applicant.applicantPreference?.workingStyle],
};

const isBlank = (text: Texts[number]) => (Array.isArray(text) ? text.length === 0 : (text ?? '') === '');
const labelOf = (label: string) => (label.startsWith('Skills') ? 'Skills' : label);

function linesOf({ scene, youLookFor, theyLookFor }: Told) {
  return scene.f === YOU
    ? { founder: youLookFor, applicant: theyLookFor }
    : { founder: theyLookFor, applicant: youLookFor };
}

const everyNeed: Law = (told) => {
  const { founder } = linesOf(told);
  if (told.scene.pair.founder.importance.skillsNeeded === 'INDIFFERENT') return [];
  const skills = founder.filter(({ label }) => label.startsWith('Skills')).map(({ wish }) => wish);
  const { pair, founder: person } = told.scene;
  const needs = [
    ...pair.needs.map(({ need }) => need.text),
    ...(person.founderPreference?.skillsNeeded ?? []),
  ];
  return needs.filter((need) => !skills.some((line) => line.includes(need.trim())));
};

const notSaid: Law = (told) => {
  const { founder, applicant } = linesOf(told);
  const check = (lines: typeof founder, ofWish: typeof OF_FOUNDER, ofOffer: typeof OF_FOUNDER) =>
    lines.flatMap(({ label, wish, offer }) =>
      [
        [wish, ofWish],
        [offer, ofOffer],
      ].flatMap(([text, of]) => {
        const texts = typeof of === 'object' ? of[labelOf(label)]?.(told.scene) : undefined;
        return text === 'Not said yet' && texts && !texts.every(isBlank)
          ? [`${label}: not said, yet ${JSON.stringify(texts)}`]
          : [];
      }),
    );
  return [...check(founder, OF_FOUNDER, OF_APPLICANT), ...check(applicant, OF_APPLICANT, OF_FOUNDER)];
};

const FIRM =
  /\b(?:no|not|never|only|must|cannot|can['’]t|won['’]t|minimum|at least|fixed|firm|nicht|nur|mindestens|kein\w*|solo|sólo|mínimo|pas|seulement|au moins)\b/i;

const adviceHolds: Law = ({ wouldChange, scene: { founder, applicant, pair, f } }) => {
  const viewer = f === YOU ? pair.founder : pair.applicant;
  const [wish, hope] = [founder.founderPreference, applicant.applicantPreference];
  const own =
    f === YOU
      ? { equity: wish?.equityOffered, hours: wish?.coFounderCommitment, place: wish?.workingArrangement }
      : { equity: hope?.equityExpectation, hours: hope?.timeCommitment, place: hope?.workingStyle };
  const musts =
    f === YOU
      ? { equity: 'equityOffered', hours: 'coFounderCommitment', place: 'workingArrangement' }
      : { equity: 'equityExpectation', hours: 'timeCommitment', place: 'workingStyle' };
  return wouldChange.filter((text) => {
    const kind = /%|equity/.test(text.split(', this match')[0] ?? '')
      ? 'equity'
      : /hours?|time\b|week/.test(text)
        ? 'hours'
        : 'place';
    if (text.startsWith('Say how') && kind !== 'place') return own[kind] != null;
    if (!text.startsWith('If ')) return false;
    if (viewer.importance[musts[kind]] === 'MUST_HAVE' || FIRM.test(own[kind] ?? '')) return true;
    return kind === 'place' && (pair.applicant.quantities.place?.moves === 'NO') === (f !== YOU) && f !== YOU;
  });
};

/** Laws of 'why you two' and of what would change it. */
export const linesLaw = {
  "every need stands in 'why you two'": everyNeed,
  "'not said' only where nothing is written": notSaid,
  'advice contradicts nobody': adviceHolds,
} satisfies Record<string, Law>;
