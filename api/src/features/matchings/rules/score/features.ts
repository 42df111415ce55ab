import { clamp, type Range, shortfall, UNBOUNDED } from '../read/quantities/range.ts';
import { ramp } from '../read/terms.ts';
import type { Aspect } from '../read/texts.ts';
import type { Term } from '../read/traits.ts';
import { cosine } from '../read/vectors.ts';
import type { Pair } from './pair.ts';
import { placeFit } from './place-fit.ts';

/** -1 (speaks against) to 1 (speaks for); undefined when one of the two has not said. */
export type Feature = (pair: Pair) => number | undefined;

/** Share of the needs, weighted by how telling they are, that the applicant's skills cover; half covered is 0.15. */
export const needs: Feature = ({ needs }) => {
  const share = neededShare(needs);
  return share === undefined ? undefined : clamp((share - 0.42) / 0.42, -1, 1);
};

/** Undefined where none can be compared with what the applicant brings. */
function neededShare(needs: Pair['needs']): number | undefined {
  const compared = needs.filter(({ offer }) => offer !== undefined);
  if (compared.length === 0) return undefined;
  let sum = 0;
  let weights = 0;
  for (const { need, value } of compared) {
    sum += need.weight * value;
    weights += need.weight;
  }
  return weights === 0 ? 0 : sum / weights;
}

/** Everything the applicant has done against the text of what is looked for. */
export const brief: Feature = (pair) => nearness(pair, 'seek', 'offer', 0.22, 0.33);

/** What the company is and offers against everything the applicant wishes for. */
export const wish: Feature = (pair) => nearness(pair, 'offer', 'seek', 0.19, 0.33);

/** Two people of the same trade, when the needs stay open, speak against; different trades are as expected. */
export const complement: Feature = (pair) => {
  const near = aspectCosine(pair, 'craft', 'craft');
  if (near === undefined) return undefined;
  const overlap = ramp(near, 0.45, 0.8);
  return clamp(0.2 - 1.2 * overlap * needsOpen(pair), -1, 1);
};

/** Share of the needs that stay open, 0-1; a half when none is named, or none can be compared. */
export function needsOpen({ needs }: Pair): number {
  const share = neededShare(needs);
  return share === undefined ? 0.5 : 1 - share;
}

const MOST_MISSING_HOURS = 20;

/** Hours given against hours asked: 1 when they meet, -1 when 55 % of them (at most 20 a week) are missing. */
export const hoursGiven: Feature = ({ founder, applicant }) => {
  const asked = founder.quantities.hours;
  const given = applicant.quantities.hours;
  if (!asked || !given) return undefined;
  const room = Math.max(1, Math.min(MOST_MISSING_HOURS, 0.55 * asked.low));
  return gapFit(shortfall(given, asked), room, asked, given);
};

/** Hours from the applicant's side: a job that fills fewer hours than they want also counts, by half, unless its hours may change. */
export const hoursAsked: Feature = (pair) => {
  const met = hoursGiven(pair);
  const asked = pair.founder.quantities.hours;
  const given = pair.applicant.quantities.hours;
  if (met === undefined || !asked || !given) return undefined;
  const unfilled = asked.flexible ? 0 : shortfall(asked, given);
  return unfilled > 0 ? 1 - 1.5 * Math.min(1, unfilled / 25) : met;
};

/** Equity hoped for against equity offered: 1 when the ranges meet, -1 when the hope is out of reach. */
export const equity: Feature = ({ founder, applicant }) => {
  const offered = founder.quantities.equity;
  const hoped = applicant.quantities.equity;
  if (!offered || !hoped) return undefined;
  return gapFit(shortfall(offered, hoped), Math.max(4, 0.5 * hoped.low), offered, hoped);
};

/** 1 without a gap, -1 when it fills `room`; room for talks on either side widens it. */
function gapFit(missing: number, room: number, a: Range, b: Range): number {
  return 1 - 2 * Math.min(1, missing / (a.flexible || b.flexible ? room * 1.6 : room));
}

/**
 * Pay that is there against pay that is needed, by their ratio: 1 when it is enough, 0 at half, -1 at a quarter
 * or none. Without a sum, a salary is a good sign and equity alone a bad one for whoever needs pay.
 */
export const pay: Feature = ({ founder, applicant }) => {
  const needed = applicant.quantities.pay;
  const { pay: paid, compensation } = founder.quantities;
  if (!needed) return undefined;
  if (needed.low === 0) return 0.8;
  if (!paid) return compensation === 'SALARY' ? 0.3 : undefined;
  if (paid.high === 0) return needed.flexible ? -0.7 : -1;
  // "From 60k" says nothing of 100k.
  if (paid.high >= UNBOUNDED.pay && paid.low < needed.low) return undefined;
  const ratio = paid.high / needed.low;
  return clamp(1 + Math.log2(ratio) + (needed.flexible ? 0.25 : 0), -1, 1);
};

/** Where they are and how they would work, as the founder sees it. */
export const placeForFounder: Feature = ({ founder, applicant }) =>
  placeFit(founder.quantities.place, applicant.quantities.place, 'FOUNDER');

/** Where they are and how they would work, as the applicant sees it. */
export const placeForApplicant: Feature = ({ founder, applicant }) =>
  placeFit(founder.quantities.place, applicant.quantities.place, 'APPLICANT');

/** Years of work (four are 0, ten are 1) and start-ups lived through. */
export const experience: Feature = ({ applicant }) => {
  const { years, startup } = applicant.quantities;
  if (years === undefined && startup === undefined) return undefined;
  const worked = years === undefined ? 0 : clamp((Math.min(years, 10) - 4) / 6, -1, 1);
  const founded = startup === undefined ? 0 : clamp((startup - 0.4) / 0.6, -1, 1);
  return clamp(0.7 * worked + 0.3 * founded, -1, 1);
};

/** Hours a week beside which somebody keeps their job. */
const BESIDE_A_JOB = 20;

/** Risk of the stage against the appetite: up to it is good, half the scale beyond it is -1. Who may keep their job risks little. */
export const risk: Feature = ({ founder, applicant }) => {
  const appetite = applicant.quantities.risk;
  const { stageRisk: stage, hours } = founder.quantities;
  if (!appetite || stage === undefined) return undefined;
  const beyond = stage - appetite.high;
  if (beyond <= 0) return appetite.low - stage > 0.3 ? 0.2 : 0.8;
  if (hours && hours.high <= BESIDE_A_JOB) return undefined;
  return clamp(0.8 - 4 * beyond, -1, 1);
};

/** Two paces on a scale of 0 to 1: equal is 1, a third apart 0. */
export const pace: Feature = ({ founder, applicant }) => {
  const [a, b] = [founder.quantities.pace, applicant.quantities.pace];
  return a === undefined || b === undefined ? undefined : clamp(1 - 3 * Math.abs(a - b), -1, 1);
};

/** Nearness of what they write about working and deciding. */
export const style: Feature = (pair) => nearness(pair, 'style', 'style', 0.15, 0.2);

/** Nearness of how the applicant handles conflict to what the founder worries about. */
export const conflict: Feature = (pair) => nearness(pair, 'conflict', 'conflict', 0.11, 0.2);

/** Nearness of the applicant's motive and goals to the company's vision, mission and goals. */
export const motive: Feature = (pair) => nearness(pair, 'motive', 'motive', 0.18, 0.22);

/** Nearness of the founder's values to how the applicant writes about work, quarrels and motives. */
export const values: Feature = (pair) => nearness(pair, 'values', 'values', 0.18, 0.2);

/** Nearness of everything the two wrote. */
export const whole: Feature = (pair) => nearness(pair, 'whole', 'whole', 0.41, 0.35);

/**
 * The company's idea against what the applicant wishes to work on: the best two of their wishes, as one is
 * enough to join for.
 */
export const idea: Feature = (pair) => {
  const [first, second] = pair.wishes;
  if (!first) return undefined;
  const value = 0.75 * first.value + 0.25 * (second?.value ?? first.value);
  return clamp((value - 0.45) / 0.45, -1, 1);
};

/** The company's idea against what the applicant does not want: 0 when it is something else, -1 when it is that. */
export const avoid: Feature = ({ dislikes }) => {
  if (dislikes.length === 0) return undefined;
  return -Math.max(...dislikes.map(({ value }) => value));
};

/** What the applicant is against the kinds of people the founder does not look for: 0 when they are another, -1 when they are that. */
export const unwanted: Feature = ({ unwanted: kinds }) => {
  if (kinds.length === 0) return undefined;
  return -Math.max(...kinds.map(({ value }) => value));
};

/** How much the founder needs what the applicant can do: the two needs they cover best. */
export const wanted: Feature = ({ needs }) => {
  const compared = needs.filter(({ offer }) => offer !== undefined);
  if (compared.length === 0) return undefined;
  const [first = 0, second = first] = compared
    .map(({ need, value }) => need.weight * value)
    .sort((a, b) => b - a);
  return clamp((0.6 * first + 0.4 * second - 0.5) / 0.4, -1, 1);
};

/** What the applicant wants to learn against what the founder knows; nothing near is no reproach. */
export const learn: Feature = (pair) => {
  const lesson = bestLesson(pair);
  return lesson && clamp(1.5 * lesson.value - 0.5, -0.3, 1);
};

/** The goal of learning that a skill of the founder serves best, and how well, 0-1. */
export function bestLesson({
  founder,
  applicant,
}: Pair): { goal: Term; skill: Term; value: number } | undefined {
  let best: { goal: Term; skill: Term; value: number } | undefined;
  for (const goal of applicant.terms.LEARN) {
    for (const skill of founder.terms.BRING) {
      const shared = goal.concepts.some((id) => skill.concepts.includes(id) || skill.areas.includes(id))
        ? 0.8
        : 0;
      const value = Math.max(shared, ramp(cosine(goal.vector, skill.vector), 0.25, 0.55));
      if (!best || value > best.value) best = { goal, skill, value };
    }
  }
  return best;
}

/** How far the company is: an idea on paper is -0.4, revenue above a million 1. */
export const traction: Feature = ({ founder }) => {
  const reached = founder.quantities.traction;
  return reached === undefined ? undefined : clamp((reached - 0.4) / 0.6, -1, 1);
};

/** How much of their side the applicant has told: 60 % is 0. */
export const applicantCompleteness: Feature = ({ applicant }) => toldShare(applicant.quantities.completeness);

/** How much of their side the founder has told: 60 % is 0. */
export const founderCompleteness: Feature = ({ founder }) => toldShare(founder.quantities.completeness);

function toldShare(share: number): number {
  return clamp((share - 0.6) / 0.4, -1, 1);
}

function aspectCosine(
  { founder, applicant }: Pair,
  ofFounder: Aspect,
  ofApplicant: Aspect,
): number | undefined {
  const a = founder.aspects[ofFounder];
  const b = applicant.aspects[ofApplicant];
  if (!a || !b || a.length !== b.length) return undefined;
  // Two scripts have no spelling in common, whatever they say.
  const isSpelt = founder.spelt?.includes(ofFounder) ?? false;
  return isSpelt === (applicant.spelt?.includes(ofApplicant) ?? false) ? cosine(a, b) : undefined;
}

/**
 * A cosine on the scale of a feature: `centre`, the mean over pairs that have nothing to do with each other,
 * is 0, so that writing something is no better or worse than not writing it; `reach` further is 1.
 */
function nearness(
  pair: Pair,
  ofFounder: Aspect,
  ofApplicant: Aspect,
  centre: number,
  reach: number,
): number | undefined {
  const near = aspectCosine(pair, ofFounder, ofApplicant);
  return near === undefined ? undefined : clamp((near - centre) / reach, -1, 1);
}
