import type { Side } from '@ampersand/contract/enumerations';
import { shareWords } from '@ampersand/contract/share-words';
import { answerFor } from '../read/corrected.ts';
import { type Person, payStatement } from '../read/person.ts';
import { withholdsPay } from '../read/quantities/pay-withheld.ts';
import { parsePlace } from '../read/quantities/place.ts';
import type { Range } from '../read/quantities/range.ts';
import { sentencesOf } from '../read/quantities/sentences.ts';
import { timeAskedBy } from '../read/time-stated.ts';
import { clip } from './excerpt.ts';
import type { Scene } from './scene.ts';
import { isExchanged, sumForReader } from './term-words.ts';
import { applicantWay, founderWay } from './way-said.ts';
import { stageWords } from './wording.ts';

/** What one of the two has said about a subject, short enough for a line; undefined when they have not. */
export type Said = (scene: Scene) => string | undefined;

/** Of the founder. */

export const idea: Said = ({ founder: { founderPreference, company } }) =>
  written(founderPreference?.startupIdea || company?.companyDescription || company?.industry);

export const purpose: Said = ({ founder: { company } }) =>
  written(company?.goals ?? company?.mission ?? company?.vision);

export const stage: Said = ({ founder: { company } }) =>
  company?.fundingStage ? `The company is ${stageWords(company.fundingStage)}` : undefined;

export const skillsNeeded: Said = ({ founder: { founderPreference, company } }) =>
  items(founderPreference?.skillsNeeded) ?? written(company?.lookingFor);

export const timeAsked: Said = ({ founder }) => written(timeAskedBy(founder));

export const equityOffered: Said = ({ founder: { founderPreference, company } }) => {
  if (founderPreference?.equityOffered) return share(answerFor(founderPreference, 'equityOffered', 'EQUITY'));
  const percent = company?.equityOffered;
  return percent === null || percent === undefined ? undefined : `${Math.round(percent * 10) / 10}%`;
};

export const COMPENSATION = {
  SALARY: 'Salary',
  EQUITY: 'Equity only',
  PROFIT_SHARING: 'A share of the profit',
  HYBRID: 'Pay and equity together',
  OTHER: 'Other terms',
} as const;

export const payOffered: Said = (scene) => {
  const { company } = scene.founder;
  if (!company) return undefined;
  const statement = payStatement(company);
  const { pay } = scene.pair.founder.quantities;
  if (statement && pay && pay.high > 0) return withSum(scene, 'FOUNDER', statement, pay);
  if (statement && withholdsPay(statement)) return clip(statement, LONGEST);
  return company.compensation ? COMPENSATION[company.compensation] : undefined;
};

export const founderPlace: Said = ({ founder }) => {
  const { chosen, written: arrangement } = founderWay(founder);
  return places(founder, chosen ?? arrangement);
};

export const pace: Said = ({ founder }) => written(founder.founderPreference?.startupPace);

export const deciding: Said = ({ founder }) => written(founder.founderPreference?.decisionMakingStyle);

export const coreValues: Said = ({ founder }) => items(founder.founderPreference?.coreValues);

export const concerns: Said = ({ founder }) => written(founder.founderPreference?.founderConcerns);

/** Of the applicant. */

export const ideasLiked: Said = (scene) =>
  items(scene.applicant.applicantPreference?.ideaPreferences) ??
  items(scene.applicant.interests) ??
  motivation(scene);

export const motivation: Said = ({ applicant }) => written(applicant.applicantPreference?.joinMotivation);

export const goals: Said = (scene) =>
  items(scene.applicant.applicantPreference?.applicantGoals) ?? motivation(scene);

/** Their skills, `first` before the others. */
export function skillsFrom({ applicant }: Scene, first: readonly string[]): string | undefined {
  const all = [...(applicant.applicantPreference?.applicantSkills ?? []), ...applicant.skills];
  return (
    items([...new Set([...first, ...all])]) ?? written(applicant.currentJob ?? applicant.experiences[0]?.role)
  );
}

export const timeGiven: Said = ({ applicant }) =>
  written(answerFor(applicant.applicantPreference, 'timeCommitment', 'HOURS'));

export const equityHoped: Said = ({ applicant }) =>
  share(answerFor(applicant.applicantPreference, 'equityExpectation', 'EQUITY'));

/** Some name it beside the equity they hope for. */
export const payNeeded: Said = (scene) => {
  const { salaryExpectations, applicantPreference } = scene.applicant;
  const { pay } = scene.pair.applicant.quantities;
  const text = salaryExpectations ?? (pay && applicantPreference?.equityExpectation);
  return text && pay && pay.high > 0 ? withSum(scene, 'APPLICANT', text, pay) : written(text);
};

/** A sum as written, and in the currency of its reader where the two name two currencies. */
function withSum(scene: Scene, of: Side, text: string, pay: Range): string {
  const words = clip(text, LONGEST);
  const sum = isExchanged(scene) && sumForReader(scene, of, pay, text);
  return sum ? `${words} (${sum})` : words;
}

export const applicantPlace: Said = ({ applicant }) => {
  const { chosen, written: style } = applicantWay(applicant);
  const where = sentencesOf(style).filter((sentence) => parsePlace(sentence));
  return places(applicant, chosen ?? where.join(' ')) ?? written(style);
};

export const riskAppetite: Said = ({ applicant }) => written(applicant.applicantPreference?.riskAppetite);

export const workingStyle: Said = ({ applicant }) => written(applicant.applicantPreference?.workingStyle);

/** What of it says how they work and not where; undefined where all of it says where. */
export const manner: Said = ({ applicant }) => {
  const sentences = sentencesOf(applicant.applicantPreference?.workingStyle);
  const besides = sentences.filter((sentence) => !parsePlace(sentence));
  const isRest = besides.length < sentences.length && besides.join(' ').length < SHORTEST_REST;
  return isRest ? undefined : written(besides.join(' '));
};

/** What is shorter belongs to what it stood beside: "Not further." */
const SHORTEST_REST = 20;

export const paceLiked: Said = (scene) =>
  scene.pair.applicant.quantities.pace === undefined ? manner(scene) : workingStyle(scene);

export const conflictHandling: Said = ({ applicant }) =>
  written(applicant.applicantPreference?.conflictHandling);

const LONGEST = 140;

function written(text: string | null | undefined): string | undefined {
  return text ? clip(text, LONGEST) : undefined;
}

const share = (text: string | null | undefined) => written(text && shareWords(text));

function items(list: readonly string[] | undefined): string | undefined {
  return list && list.length > 0 ? clip(list.join(', '), LONGEST) : undefined;
}

function places(person: Person, arrangement: string | undefined): string | undefined {
  const all = [person.location, arrangement].flatMap((text) => (text ? [text] : []));
  return all.length > 0 ? clip(all.join(' · '), LONGEST) : undefined;
}
