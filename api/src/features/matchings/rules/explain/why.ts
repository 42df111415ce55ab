import { type Person, payStatement } from '../read/person.ts';
import type { Contribution, Score } from '../score/score.ts';
import type { Scene } from './scene.ts';
import { clip, payWords, stageWords, YOU } from './wording.ts';

export type Mark = 'FILLED' | 'HALF' | 'EMPTY';

/** One line of 'why you two': what one looks for, what the other brings to it. */
export interface WhyLine {
  readonly label: string;
  readonly wish: string;
  readonly offer: string;
  readonly mark: Mark;
  /** False when one of the two has not said, or what they said could not be read. */
  readonly known: boolean;
}

interface LineOf {
  /** Features the line stands for; the least favourable known one gives the mark. */
  readonly features: readonly string[];
  readonly label: string;
  readonly wish: (scene: Scene) => string | undefined;
  readonly offer: (scene: Scene) => string | undefined;
  /** Texts that merely differ are never 'not met'. */
  readonly loose?: boolean;
}

const LONGEST = 140;

const FOUNDER_LINES: readonly LineOf[] = [
  { features: ['needs', 'brief'], label: 'Skills', wish: needsText, offer: skillsText },
  {
    features: ['hours'],
    label: 'Time',
    wish: ({ founder }) => written(founder.founderPreference?.coFounderCommitment),
    offer: ({ applicant }) => written(applicant.applicantPreference?.timeCommitment),
  },
  { features: ['equity'], label: 'Equity', wish: equityOfferedText, offer: equityHopedText },
  { features: ['place'], label: 'Place', wish: founderPlace, offer: applicantPlace },
  { features: ['pay'], label: 'Pay', wish: payOfferedText, offer: payNeededText },
  {
    features: ['pace'],
    label: 'Pace',
    wish: ({ founder }) => written(founder.founderPreference?.startupPace),
    offer: ({ applicant }) => written(applicant.applicantPreference?.workingStyle),
  },
  {
    features: ['style'],
    label: 'Deciding and working',
    wish: ({ founder }) => written(founder.founderPreference?.decisionMakingStyle),
    offer: ({ applicant }) => written(applicant.applicantPreference?.workingStyle),
    loose: true,
  },
  {
    features: ['values'],
    label: 'Values',
    wish: ({ founder }) => items(founder.founderPreference?.coreValues),
    offer: ({ applicant }) =>
      written(applicant.applicantPreference?.joinMotivation ?? applicant.applicantPreference?.workingStyle),
    loose: true,
  },
  {
    features: ['conflict'],
    label: 'Conflict',
    wish: ({ founder }) => written(founder.founderPreference?.founderConcerns),
    offer: ({ applicant }) => written(applicant.applicantPreference?.conflictHandling),
    loose: true,
  },
];

const APPLICANT_LINES: readonly LineOf[] = [
  {
    features: ['idea', 'avoid'],
    label: 'Idea',
    wish: ({ applicant }) =>
      items(applicant.applicantPreference?.ideaPreferences) ?? items(applicant.interests),
    offer: ({ founder }) =>
      written(
        founder.founderPreference?.startupIdea ??
          founder.company?.companyDescription ??
          founder.company?.industry,
      ),
  },
  { features: ['wanted'], label: 'Skills put to use', wish: skillsText, offer: needsText },
  {
    features: ['hours'],
    label: 'Time',
    wish: ({ applicant }) => written(applicant.applicantPreference?.timeCommitment),
    offer: ({ founder }) => written(founder.founderPreference?.coFounderCommitment),
  },
  { features: ['equity'], label: 'Equity', wish: equityHopedText, offer: equityOfferedText },
  { features: ['pay'], label: 'Pay', wish: payNeededText, offer: payOfferedText },
  { features: ['place'], label: 'Place', wish: applicantPlace, offer: founderPlace },
  {
    features: ['risk'],
    label: 'Risk',
    wish: ({ applicant }) => written(applicant.applicantPreference?.riskAppetite),
    offer: ({ founder }) =>
      founder.company ? `The company is ${stageWords(founder.company.fundingStage)}` : undefined,
  },
  {
    features: ['pace'],
    label: 'Pace',
    wish: ({ applicant }) => written(applicant.applicantPreference?.workingStyle),
    offer: ({ founder }) => written(founder.founderPreference?.startupPace),
  },
  {
    features: ['motive', 'learn'],
    label: 'Goals',
    wish: ({ applicant }) =>
      items(applicant.applicantPreference?.applicantGoals) ??
      written(applicant.applicantPreference?.joinMotivation),
    offer: ({ founder }) =>
      written(founder.company?.mission ?? founder.company?.vision ?? founder.company?.goals),
    loose: true,
  },
  {
    features: ['conflict'],
    label: 'Conflict',
    wish: ({ applicant }) => written(applicant.applicantPreference?.conflictHandling),
    offer: ({ founder }) => written(founder.founderPreference?.founderConcerns),
    loose: true,
  },
];

/** Both directions line by line, as the viewer of `scene` reads them. Lines marked indifferent are left out. */
export function whyLines(scene: Scene, score: Score): { youLookFor: WhyLine[]; theyLookFor: WhyLine[] } {
  const founderLines = FOUNDER_LINES.flatMap((line) => lineOf(line, scene, score.founder.contributions));
  const applicantLines = APPLICANT_LINES.flatMap((line) =>
    lineOf(line, scene, score.applicant.contributions),
  );
  return scene.f === YOU
    ? { youLookFor: founderLines, theyLookFor: applicantLines }
    : { youLookFor: applicantLines, theyLookFor: founderLines };
}

function lineOf(line: LineOf, scene: Scene, contributions: readonly Contribution[]): WhyLine[] {
  const own = contributions.filter(({ name }) => line.features.includes(name));
  const first = own[0];
  if (!first || own.every(({ weight }) => weight === 0)) return [];
  const values = own.flatMap(({ value }) => value ?? []);
  const [wish, offer] = [line.wish(scene), line.offer(scene)];
  const known = wish !== undefined && offer !== undefined && values.length > 0;
  // What the line is about decides; a second feature can only lower it, as a dislike does.
  const value = Math.min(first.value ?? 0, ...values.slice(1));
  return [
    {
      label: line.label,
      wish: wish ?? 'Not said yet',
      offer: offer ?? 'Not said yet',
      mark: known ? markOf(value, line.loose === true) : 'EMPTY',
      known,
    },
  ];
}

const MET = 0.3;
const NOT_MET = -0.35;
const PLAINLY_NEAR = 0.7;

/** Loose texts are met only when near beyond doubt, and otherwise left open. */
function markOf(value: number, loose: boolean): Mark {
  if (value >= (loose ? PLAINLY_NEAR : MET)) return 'FILLED';
  return loose || value > NOT_MET ? 'HALF' : 'EMPTY';
}

function written(text: string | null | undefined): string | undefined {
  return text ? clip(text, LONGEST) : undefined;
}

function items(list: readonly string[] | undefined): string | undefined {
  return list && list.length > 0 ? clip(list.join(', '), LONGEST) : undefined;
}

function needsText({ founder }: Scene): string | undefined {
  return items(founder.founderPreference?.skillsNeeded) ?? written(founder.company?.lookingFor);
}

function skillsText({ applicant }: Scene): string | undefined {
  const skills = [...(applicant.applicantPreference?.applicantSkills ?? []), ...applicant.skills];
  return items([...new Set(skills)]) ?? written(applicant.currentJob);
}

function equityOfferedText({ founder }: Scene): string | undefined {
  const percent = founder.company?.equityOffered;
  return (
    written(founder.founderPreference?.equityOffered) ??
    (percent === null || percent === undefined ? undefined : `${Math.round(percent * 10) / 10} %`)
  );
}

function equityHopedText({ applicant }: Scene): string | undefined {
  return written(applicant.applicantPreference?.equityExpectation);
}

function founderPlace({ founder }: Scene): string | undefined {
  return places(founder, founder.founderPreference?.workingArrangement);
}

function applicantPlace({ applicant }: Scene): string | undefined {
  return places(applicant, null);
}

function places(person: Person, arrangement: string | null | undefined): string | undefined {
  const said = [person.location, arrangement].flatMap((text) => (text ? [text] : []));
  return said.length > 0 ? clip(said.join(' · '), LONGEST) : undefined;
}

const COMPENSATION = {
  SALARY: 'Salary',
  EQUITY: 'Equity alone for now',
  PROFIT_SHARING: 'A share of the profit',
  HYBRID: 'Pay and equity together',
  OTHER: 'Other than pay or equity',
} as const;

function payOfferedText({ founder, pair }: Scene): string | undefined {
  if (!founder.company) return undefined;
  const statement = payStatement(founder.company);
  const { pay } = pair.founder.quantities;
  return statement && pay && pay.high > 0
    ? `${clip(statement, LONGEST)} (${payWords(pay)})`
    : COMPENSATION[founder.company.compensation];
}

function payNeededText({ applicant, pair }: Scene): string | undefined {
  if (!applicant.salaryExpectations) return undefined;
  const { pay } = pair.applicant.quantities;
  return pay && pay.high > 0
    ? `${clip(applicant.salaryExpectations, LONGEST)} (${payWords(pay)})`
    : written(applicant.salaryExpectations);
}
