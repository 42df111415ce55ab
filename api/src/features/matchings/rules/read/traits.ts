import type { Compensation, FundingStage } from '@ampersand/contract/enumerations';
import { isBySpelling } from '../../../../lib/embedder/spelling.ts';
import { homeOf } from './announced-move.ts';
import { answerFor, correctionOf, payOf, withWay } from './corrected.ts';
import { depthOf } from './depth.ts';
import { type Company, completeness, type Marks, namesPay, type Person, payStatement } from './person.ts';
import { parseEquity } from './quantities/equity.ts';
import { parseStartupExperience, yearsOfExperience } from './quantities/experience.ts';
import { parseHours } from './quantities/hours.ts';
import { parsePace } from './quantities/pace.ts';
import { parsePay, payToday } from './quantities/pay.ts';
import { withholdsPay } from './quantities/pay-withheld.ts';
import { type Place, parsePlace, withClocksOf } from './quantities/place.ts';
import { type Range, range } from './quantities/range.ts';
import { parseRisk, STAGE_RISK } from './quantities/risk.ts';
import { sentencesOf } from './quantities/sentences.ts';
import { withoutAmounts } from './quantities/time-words.ts';
import { sketchOf } from './sketch.ts';
import { type TermKey, termKey } from './terms.ts';
import { ASPECTS, type Aspect, byKind, proseOf, type TermKind, textsOf } from './texts.ts';
import { timeAskedBy } from './time-stated.ts';
import { meanVector, quantise, type Vector } from './vectors.ts';

/** A skill or wish with its quantised vector. */
export interface Term extends TermKey {
  readonly text: string;
  readonly vector: Vector;
  /** Its vector is one by spelling, as the text is in another script: it is compared with others of that kind alone. */
  readonly spelt?: boolean;
}

/** What was parsed of a person. Absent: not said, or not understood. */
export interface Quantities {
  /** Per cent: offered by a founder, hoped for by an applicant. */
  readonly equity?: Range;
  /** A week: asked by a founder, given by an applicant. */
  readonly hours?: Range;
  /** US dollars a year: what a founder can pay, what an applicant needs. */
  readonly pay?: Range;
  readonly compensation?: Compensation;
  readonly place?: Place;
  /** Appetite of an applicant, 0-1. */
  readonly risk?: Range;
  /** Risk of a founder's stage, 0-1. */
  readonly stageRisk?: number;
  readonly stage?: FundingStage;
  /** 0 slow to 1 fast. */
  readonly pace?: number;
  readonly years?: number;
  /** Start-up experience, 0-1. */
  readonly startup?: number;
  /** How far the company is, 0-1. */
  readonly traction?: number;
  readonly available?: boolean;
  readonly completeness: number;
}

/** What scoring reads of a member: made once when they save, packed into their row of the index. */
export interface Traits {
  readonly role: Person['role'];
  readonly quantities: Quantities;
  readonly importance: Marks;
  /** Whether preferences were saved. */
  readonly hasPreferences: boolean;
  readonly aspects: Readonly<Partial<Record<Aspect, Vector>>>;
  /** Those of which half or more is written in another script and compared by spelling. Absent: none. */
  readonly spelt?: readonly Aspect[];
  readonly terms: Readonly<Record<TermKind, readonly Term[]>>;
  /** Of everything they wrote: `sketchOf`. */
  readonly sketch: readonly number[];
}

/**
 * Reads a person: parses quantities, keys terms, lays out vectors.
 * @param vectorOf the embedding of a text of `textsOf`, length 1 (or 0 for a blank).
 * @param now milliseconds since 1970, for jobs held today.
 */
export function traitsOf(person: Person, vectorOf: (text: string) => Float32Array, now: number): Traits {
  const texts = textsOf(person);
  const preference = person.founderPreference ?? person.applicantPreference;
  const depth = depthOf(person);
  const isSpelt = (text: string) => isBySpelling(text, vectorOf(text));
  const terms = (kind: TermKind) =>
    texts.terms
      .filter((term) => term.kind === kind)
      .map(({ text }) => ({
        ...termKey(text),
        ...(kind === 'BRING' && { weight: depth(text) }),
        text,
        vector: quantise(vectorOf(text)),
        ...(isSpelt(text) && { spelt: true }),
      }));
  const isMostlySpelt = (aspect: Aspect) => {
    const pieces = texts.aspects[aspect];
    return pieces.length > 0 && pieces.filter(isSpelt).length * 2 >= pieces.length;
  };
  const spelt = ASPECTS.filter(isMostlySpelt);
  return {
    role: person.role,
    quantities: quantitiesOf(person, now),
    importance: preference?.importance ?? {},
    hasPreferences: preference !== null,
    aspects: Object.fromEntries(
      ASPECTS.flatMap((aspect) => {
        const mean = meanVector(texts.aspects[aspect].map(vectorOf));
        return mean ? [[aspect, quantise(mean)]] : [];
      }),
    ),
    ...(spelt.length > 0 && { spelt }),
    terms: byKind(terms),
    sketch: sketchOf(proseOf(person)),
  };
}

/** What is parsed of a person. @param now milliseconds since 1970, for jobs held today. */
export function quantitiesOf(person: Person, now: number): Quantities {
  return person.role === 'FOUNDER' ? founderQuantities(person) : applicantQuantities(person, now);
}

/** A range as its writer corrected it, while the answer is the one it was given for. */
function corrected(
  answer: string | null | undefined,
  correction: { readonly of: string; readonly low: number; readonly high: number } | undefined,
): Range | undefined {
  return correction && correction.of === answer ? range(correction.low, correction.high) : undefined;
}

function founderQuantities(person: Person): Quantities {
  const { company, founderPreference: wish } = person;
  const place = withWay(
    withClocksOf(
      parsePlace(homeOf(person), answerFor(wish, 'workingArrangement', 'PLACE')),
      company?.lookingFor,
      company?.otherDetails,
    ),
    correctionOf(wish, 'workingArrangement')?.mode,
  );
  return defined({
    equity: equityOffered(company, wish),
    hours:
      corrected(wish?.coFounderCommitment, wish?.readings?.coFounderCommitment) ??
      parseHours(timeAskedBy(person)),
    pay: payOffered(
      company,
      place?.currency,
      () =>
        payOf(correctionOf(wish, 'equityOffered')) ??
        offeredIn(besidePay(answerFor(wish, 'equityOffered', 'PAY')), place?.currency),
    ),
    compensation: company?.compensation ?? undefined,
    place,
    stageRisk: company?.fundingStage ? STAGE_RISK[company.fundingStage] : undefined,
    stage: company?.fundingStage ?? undefined,
    pace: parsePace(wish?.startupPace),
    traction: tractionOf(company),
    completeness: completeness(person),
  });
}

/** What is written wins, also where it is no figure; the figure of the registration is for those who wrote nothing. */
function equityOffered(company: Company | null, wish: Person['founderPreference']): Range | undefined {
  if (wish?.equityOffered)
    return (
      corrected(wish.equityOffered, wish.readings?.equityOffered) ??
      parseEquity(answerFor(wish, 'equityOffered', 'EQUITY'))
    );
  const percent = company?.equityOffered ?? undefined;
  return percent === undefined ? undefined : range(percent, percent);
}

function applicantQuantities(person: Person, now: number): Quantities {
  const wish = person.applicantPreference;
  const place = withWay(
    parsePlace(
      homeOf(person),
      answerFor(wish, 'workingStyle', 'PLACE'),
      withoutAmounts(answerFor(wish, 'timeCommitment', 'PLACE') ?? ''),
      movesOffered(wish?.joinMotivation),
    ),
    correctionOf(wish, 'workingStyle')?.mode ?? correctionOf(wish, 'timeCommitment')?.mode,
  );
  return defined({
    equity:
      corrected(wish?.equityExpectation, wish?.readings?.equityExpectation) ??
      parseEquity(answerFor(wish, 'equityExpectation', 'EQUITY')),
    hours:
      corrected(wish?.timeCommitment, wish?.readings?.timeCommitment) ??
      parseHours(answerFor(wish, 'timeCommitment', 'HOURS')),
    pay:
      parsePay(person.salaryExpectations, place?.currency) ??
      payOf(correctionOf(wish, 'equityExpectation')) ??
      parsePay(besidePay(answerFor(wish, 'equityExpectation', 'PAY')), place?.currency),
    place,
    risk: parseRisk(wish?.riskAppetite),
    pace: parsePace(wish?.workingStyle),
    years: person.experiences.length > 0 ? yearsOfExperience(person.experiences, now) : undefined,
    startup: parseStartupExperience(wish?.priorStartupExp),
    available: person.availability ?? undefined,
    completeness: completeness(person),
  });
}

const OFFERS_TO_MOVE =
  /\b(?:(?:ready|willing|open|happy|glad|prepared) (?:to|for)|would|can|could|i['’]d)(?: (?:also|gladly|easily|like to|love to))? (?:re-?locat(?:e|ing|ion)|mov(?:e|ing) (?:to|there|anywhere))\b/i;

/** What somebody says of moving where they say why they would join: "I am ready to relocate to the Gulf". */
function movesOffered(motivation: string | null | undefined): string {
  return sentencesOf(motivation).find((sentence) => OFFERS_TO_MOVE.test(sentence)) ?? '';
}

/** An answer on equity that names pay too: "10 % and ₹50,000 a month". */
function besidePay(text: string | undefined): string | undefined {
  return text && namesPay(text) ? text : undefined;
}

function offeredIn(text: string | undefined, currency: string | undefined): Range | undefined {
  return text ? payToday(text, currency)?.dollars : undefined;
}

/** What the founder says they can pay; nothing where they say so of today, or where compensation is equity alone and no sum is named. */
function payOffered(
  company: Company | null,
  currency: string | undefined,
  beside: () => Range | undefined,
): Range | undefined {
  if (!company) return undefined;
  const stated = payStatement(company);
  const pay = stated ? offeredIn(stated, currency) : beside();
  if (stated && !pay) return undefined;
  if (pay && (pay.high > 0 || (stated && withholdsPay(stated)))) return pay;
  return company.compensation === 'EQUITY' ? range(0, 0) : undefined;
}

const REVENUE = {
  '<$50k': 0.3,
  '$50k-$100k': 0.5,
  '$100k-$500k': 0.7,
  '$500k-$1M': 0.85,
  '>$1M': 1,
} as const;
const STAGE = {
  PRE_SEED: 0.15,
  BOOTSTRAPPED: 0.2,
  SEED: 0.45,
  REVENUE_GENERATING: 0.6,
  SERIES_A: 0.75,
  SERIES_B: 0.9,
  SERIES_C: 1,
} as const;

/** By stage or revenue, whichever says more; undefined where neither was said. */
function tractionOf(company: Company | null): number | undefined {
  const said = [
    company?.fundingStage && STAGE[company.fundingStage],
    company?.currentRevenue && REVENUE[company.currentRevenue],
  ].flatMap((reached) => reached ?? []);
  return said.length > 0 ? Math.max(...said) : undefined;
}

/** Drops what is undefined, so that 'not said' has one form. */
function defined(
  quantities: { [Key in keyof Quantities]: Quantities[Key] | undefined } & Pick<Quantities, 'completeness'>,
): Quantities {
  // Removing undefined members is what the type says and TypeScript cannot follow.
  return Object.fromEntries(
    Object.entries(quantities).filter(([, value]) => value !== undefined),
  ) as unknown as Quantities;
}
