import {
  exampleOf,
  inputsOf,
  namesOf,
  type StepTaken,
} from '../../api/src/features/learning/rules/examples.ts';
import type { Example } from '../../api/src/features/learning/rules/fit.ts';
import { LEAST_ACCEPTED, learn } from '../../api/src/features/learning/rules/judging.ts';
import { lookingChances, type SwapCount } from '../../api/src/features/learning/rules/looking.ts';
import {
  type Examples,
  isHeldOut,
  judgeTrial,
  type Known,
  learnAnew,
} from '../../api/src/features/learning/rules/nights.ts';
import type { Traits } from '../../api/src/features/matchings/rules/read/traits.ts';
import { firstOfPair } from '../../api/src/features/matchings/rules/score/swaps.ts';
import { BUILT_IN, type Weights, weightsOf } from '../../api/src/features/matchings/rules/score/weights.ts';
import { pearson } from '../statistics.ts';
import type { Judgements } from './judged.ts';
import type { Random } from './random.ts';
import { AS_SERVED, type Event, simulate } from './simulate.ts';
import { centre } from './utilities.ts';

const SIDES = ['FOUNDER', 'APPLICANT'] as const;
/** Planted weights lie between, evenly on a scale of ratios. */
const PLANTED = { least: 0.15, most: 1.5 };
const SAMPLE = 4_000;

export interface Learning {
  readonly planted: Weights;
  /** After so many events that are more than a showing. */
  readonly points: readonly {
    readonly events: number;
    readonly accepted: number;
    readonly correlation: number;
    /** Each weight times the spread of its feature: what it does to a list. */
    readonly effectCorrelation: number;
    /** Weights that are above 0, as all planted ones are. */
    readonly signsRight: number;
    readonly weights: Weights;
  }[];
}

/**
 * Plants weights of the engine's own features that have nothing to do with the built-in ones, lets people who follow them
 * live with the engine's lists for thirty days, and learns from the events as the product does.
 */
export function learnPlanted(
  {
    traits,
    byFounders,
    byApplicants,
  }: { traits: readonly Traits[]; byFounders: Judgements; byApplicants: Judgements },
  counts: readonly number[],
  random: Random,
): Learning {
  const size = traits.length / 2;
  const draw = () => PLANTED.least * (PLANTED.most / PLANTED.least) ** random.next();
  const planted = {
    FOUNDER: Object.fromEntries(namesOf('FOUNDER').map((name) => [name, draw()])),
    APPLICANT: Object.fromEntries(namesOf('APPLICANT').map((name) => [name, draw()])),
  };
  const inputs = inputsFor(traits);
  const utility = (actor: number, subject: number) => {
    const weights = planted[actor < size ? 'FOUNDER' : 'APPLICANT'];
    const { x, offset } = inputs(actor, subject);
    return Object.values(weights).reduce((sum, weight, k) => sum + weight * (x[k] ?? 0), offset);
  };
  const anybody = () => Math.floor(random.next() * size);
  const [ofFounders, ofApplicants] = [0, size].map((from) =>
    centre(Float32Array.from({ length: SAMPLE }, () => utility(from + anybody(), size - from + anybody()))),
  );
  const taste = new Map<number, number>();
  const liking = (actor: number, subject: number) => {
    const key = actor * 2 * size + subject;
    const drawn = taste.get(key) ?? random.logistic();
    taste.set(key, drawn);
    return utility(actor, subject) + ((actor < size ? ofFounders : ofApplicants) ?? 0) + drawn;
  };
  const events: Event[] = [];
  simulate({ size, byFounders, byApplicants, liking }, AS_SERVED, random, {
    note: (event) => events.push(event),
  });
  return {
    planted,
    points: counts.map((count) => learnFrom(upTo(events, count), { inputs, planted, size })),
  };
}

/** Events in their order until `count` of them are more than a showing. */
function upTo(events: readonly Event[], count: number): Event[] {
  let left = count;
  return events.filter(({ kind }) => left > 0 && (kind === 'SHOWN' || left-- > 0));
}

type Inputs = (actor: number, subject: number) => Pick<Example, 'x' | 'offset'>;

function inputsFor(traits: readonly Traits[]): Inputs {
  const known = new Map<number, Pick<Example, 'x' | 'offset'>>();
  return (actor, subject) => {
    const key = actor * traits.length + subject;
    const [one, other] = [traits[actor], traits[subject]];
    if (!one || !other) throw new RangeError('Nobody there.');
    const found = known.get(key) ?? inputsOf(one, other);
    known.set(key, found);
    return found;
  };
}

/**
 * The product's learning, night by night: given the events so far, it answers with new weights on the night on which they begin to serve. What it
 * learns goes on trial first, and serves once it is better on what came after.
 */
export function createNights(
  traits: readonly Traits[],
): (events: readonly Event[], day: number) => Weights | undefined {
  const inputs = inputsFor(traits);
  const size = traits.length / 2;
  let before = weightsOf(BUILT_IN);
  let trial: { weights: Weights; sides: readonly string[]; since: number } | undefined;
  return (events, day) => {
    if (events.filter(({ kind }) => kind === 'ACCEPTED').length < LEAST_ACCEPTED) return undefined;
    const all = knownExamples(events, { inputs, size });
    if (!trial) {
      const { weights, figures } = learnAnew(all, before);
      if (weights) trial = { weights, sides: Object.keys(figures), since: day };
      return undefined;
    }
    const { since, weights, sides } = trial;
    const later = knownExamples(events, { inputs, size }, since);
    const verdict = judgeTrial({ all, later }, { before, trial: weights, sides });
    if (verdict.serves || verdict.isWorse) trial = undefined;
    if (!verdict.serves) return undefined;
    before = weights;
    return weights;
  };
}

/** What was begun after a day; without one, everything. */
function knownExamples(
  events: readonly Event[],
  { inputs, size }: { inputs: Inputs; size: number },
  since = -1,
): Examples {
  const looking = lookingChances(swapCounts(events));
  const examples: Record<(typeof SIDES)[number], Known[]> = { FOUNDER: [], APPLICANT: [] };
  for (const step of stepsOf(events.filter(({ day }) => day > since))) {
    const [actor, subject] = [Number(step.actorId), Number(step.subjectId)];
    const example = exampleOf(step, inputs(actor, subject), looking);
    examples[actor < size ? 'FOUNDER' : 'APPLICANT'].push({ ...example, heldOut: isHeldOut(step) });
  }
  return examples;
}

/** Weights as the product would learn them from events. */
export function learnWeights(events: readonly Event[], traits: readonly Traits[]): Weights {
  return weightsFrom(events, { inputs: inputsFor(traits), size: traits.length / 2 }).weights;
}

function weightsFrom(events: readonly Event[], { inputs, size }: { inputs: Inputs; size: number }) {
  const examples = knownExamples(events, { inputs, size });
  const prior = weightsOf(BUILT_IN);
  const learned = (side: (typeof SIDES)[number]) => {
    const names = namesOf(side);
    const { weights } = learn(
      examples[side],
      names.map((name) => prior[side][name] ?? 0),
    );
    return Object.fromEntries(names.map((name, k) => [name, weights[k] ?? 0]));
  };
  return { examples, weights: { FOUNDER: learned('FOUNDER'), APPLICANT: learned('APPLICANT') } };
}

function learnFrom(
  events: readonly Event[],
  { inputs, planted, size }: { inputs: Inputs; planted: Weights; size: number },
): Learning['points'][number] {
  const { examples, weights } = weightsFrom(events, { inputs, size });
  const flat = (of: Weights) => SIDES.flatMap((side) => namesOf(side).map((name) => of[side][name] ?? 0));
  const spread = SIDES.flatMap((side) =>
    namesOf(side).map((_, k) => deviation(examples[side].map(({ x }) => x[k] ?? 0))),
  );
  const effects = (of: Weights) => flat(of).map((weight, k) => weight * (spread[k] ?? 0));
  return {
    events: events.filter(({ kind }) => kind !== 'SHOWN').length,
    accepted: events.filter(({ kind }) => kind === 'ACCEPTED').length,
    correlation: pearson(flat(weights), flat(planted)),
    effectCorrelation: pearson(effects(weights), effects(planted)),
    signsRight: flat(weights).filter((weight) => weight > 0).length,
    weights,
  };
}

function deviation(values: readonly number[]): number {
  const mean = values.reduce((a, b) => a + b, 0) / values.length;
  return Math.sqrt(values.reduce((a, b) => a + (b - mean) ** 2, 0) / values.length);
}

/** What `findSteps` reads from the table of outcomes. */
function stepsOf(events: readonly Event[]): StepTaken[] {
  const key = ({ actor, subject }: Event) => `${actor} ${subject}`;
  const of = (...kinds: Event['kind'][]) => events.filter(({ kind }) => kinds.includes(kind));
  const looked = new Set(of('OPENED', 'INVITED').map((event) => `${key(event)} ${event.day}`));
  const asked = new Set(of('INVITED').map(key));
  const unasked = ({ actor, subject }: Event) => !asked.has(`${subject} ${actor}`);
  const step = (name: StepTaken['step'], event: Event, taken: boolean, place: number | null): StepTaken => ({
    step: name,
    actorId: String(event.actor),
    subjectId: String(event.subject),
    taken,
    place,
  });
  return [
    ...of('SHOWN')
      .filter(unasked)
      .map((event) => step('LOOKED', event, looked.has(`${key(event)} ${event.day}`), event.place)),
    ...of('OPENED')
      .filter(unasked)
      .map((event) => step('ASKED', event, asked.has(key(event)), null)),
    ...of('ACCEPTED', 'DECLINED').map((event) => step('ANSWERED', event, event.kind === 'ACCEPTED', null)),
  ];
}

/** What `findSwapCounts` counts. */
function swapCounts(events: readonly Event[]): SwapCount[] {
  const opened = events.filter(({ kind, swapped }) => kind === 'OPENED' && swapped);
  const upper = ({ day, place }: Event) => place - ((place - 1 + firstOfPair(day)) % 2);
  return [...Map.groupBy(opened, upper)].map(([place, at]) => ({
    place,
    upper: at.filter((each) => each.place === place).length,
    lower: at.filter((each) => each.place > place).length,
  }));
}
