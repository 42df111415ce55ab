import type { Side } from '@ampersand/contract/enumerations';
import type { Question } from '@ampersand/contract/questions';
import { oncePerScene } from '../memory/remembered.ts';
import type { Person } from '../read/person.ts';
import type { Traits } from '../read/traits.ts';
import { isBelowFloor } from '../score/group.ts';
import { pairOf } from '../score/pair.ts';
import { type Contribution, isUnmetMust, type Score, shownScore } from '../score/score.ts';
import { equityApart, takesShareForPay } from './equity-sentences.ts';
import { dutyMissed, partOnlyAtFirst, sideKept, startMissed } from './hours-sentences.ts';
import { isOfAnotherCase } from './other-case.ts';
import { payLater } from './pay-later.ts';
import { payApart } from './pay-sentences.ts';
import { placeApart, placeBeside, placeDemanded } from './place-sentences.ts';
import type { Scene, Sentence, Writer } from './scene.ts';
import { ALSO, GAPS, MUSTS, REASONS, SAME_THING, TOPICS, type Topic, WISH_OF } from './sentences.ts';
import { needsBeside, peopleRefused, skillsMet, skillsMissing } from './skill-sentences.ts';
import { tongueMissing } from './tongue-sentences.ts';
import { THEY, YOU } from './wording.ts';

type Direction = 'YOU_LOOK_FOR' | 'THEY_LOOK_FOR';

export interface Reason extends Sentence {
  readonly direction: Direction;
}

/** A person with what was read of them. */
export interface Reading {
  readonly person: Person;
  readonly traits: Traits;
}

const MOST_REASONS = 3;
const MOST_GAPS = 2;
/** Smaller terms, in log-odds, are no news. */
const WORTH_SAYING = 0.06;

/** The pair as `viewer` reads it. */
export function sceneOf(viewer: Reading, other: Reading): Scene {
  const viewerFounds = viewer.person.role === 'FOUNDER';
  const [founder, applicant] = viewerFounds ? [viewer, other] : [other, viewer];
  return {
    pair: pairOf(founder.traits, applicant.traits),
    founder: founder.person,
    applicant: applicant.person,
    f: viewerFounds ? YOU : THEY,
    a: viewerFounds ? THEY : YOU,
  };
}

/**
 * Why the two fit and where they do not, for `viewer`: the largest terms of both directions' scores, each topic
 * once, in sentences made of what both wrote. At most three reasons, of both directions where both have one, the strongest
 * first, then what either marked as must-have or important; of a match below the floor of lists only one, of place
 * or a lesson only if there is nothing else, and of time, equity or pay none: that they meet brings nobody together. At most two gaps: must-haves that are not met, the reader's own
 * before the other's, with what one ruled out in words and skills of which none is there next to the first, then what
 * speaks against most. What is a gap is no reason.
 */
export function explain(scene: Scene, score: Score): { reasons: Reason[]; gaps: Reason[] } {
  const { reasons, gaps } = tell(scene, score);
  return { reasons: reasons.map(reasonOf), gaps: gaps.map(reasonOf) };
}

/** The topics of all that speaks against the two, also of what is left untold; of nothing, those that are told all the same. */
export function topicsApart(scene: Scene, score: Score): Topic[] {
  const against = [...worded(againstTerms(scene, score), scene)];
  return (against.length > 0 ? against : tell(scene, score).gaps).map(({ topic }) => topic);
}

function tell(scene: Scene, score: Score): { reasons: Told[]; gaps: Told[] } {
  const gaps = gapsOf(scene, score);
  const taken = gaps.map(({ topic }) => topic);
  const strongest = termsOf(score, forOf)
    .filter(({ amount, topic }) => amount > WORTH_SAYING && !isTold(topic, taken))
    // That a founder offers what is hoped for is why they fit the applicant, for whomever it weighs more.
    .map((term): Term => (term.topic === 'equity' ? { ...term, looks: 'APPLICANT' } : term))
    .sort((x, y) => y.amount - x.amount);
  const reasons = reasonsOf(strongest, scene, score);
  if (reasons.length + gaps.length > 0) return { reasons, gaps };
  const isPoor = isBelowFloor(shownScore(score));
  const apart = [...worded(isPoor ? FAR_APART : APART, scene).take(1)];
  const never = isPoor ? NO_REASON_ALONE : ON_MONEY;
  const last = strongest.filter(({ topic }) => !never.includes(topic));
  const met = apart.length > 0 ? [] : [...worded([...last, SKILLS_THERE], scene).take(1)];
  return { reasons: met, gaps: apart };
}

function gapsOf(scene: Scene, score: Score): Told[] {
  const told = worded(againstTerms(scene, score), scene).take(MOST_GAPS);
  return [...copies(scene), ...told].slice(0, MOST_GAPS);
}

/** What speaks against the two, in the order in which it is told. */
function againstTerms(scene: Scene, score: Score): Term[] {
  const against = termsOf(score, againstOf)
    .filter(({ amount }) => amount < -WORTH_SAYING)
    .sort((x, y) => x.amount - y.amount);
  const isLast = ({ topic }: Term) => topic === 'hours' && partOnlyAtFirst(scene);
  const musts = unmetMusts(scene, score).filter((term) => sentenceFor(term, scene));
  return [
    ...musts.slice(0, 1),
    UNWANTED,
    ...against.filter(isRuledOut),
    TONGUE,
    COUNTRY,
    ...noSkill(scene),
    ...musts.slice(1),
    ...against.filter((term) => !isLast(term)),
    FAR_AWAY,
    // Some weeks of less time are no news beside place and field.
    ...against.filter(isLast),
    START_LATER,
    SIDE_KEPT,
    DUTY_MISSED,
    PAY_SHORT,
    EQUITY_SHORT,
    PAY_LATER,
  ];
}

/** `strongest`: what speaks for the two and is no gap, the largest first. */
function reasonsOf(strongest: readonly Term[], scene: Scene, score: Score): Told[] {
  const isPoor = isBelowFloor(shownScore(score));
  const terms = isPoor ? strongest.filter(({ topic }) => !BRINGS_NOBODY_TOGETHER.includes(topic)) : strongest;
  const ordered = [
    ...terms.slice(0, 1),
    ...terms.slice(1).sort((x, y) => markOf(y, scene) - markOf(x, scene)),
  ];
  const most = isPoor ? 1 : MOST_REASONS;
  return bothWays([...worded(ordered, scene).take(most)], ordered, scene).slice(0, most);
}

/** The questions in which either side marks what a topic is about. */
const MARKED: Partial<Record<Topic, readonly Question[]>> = {
  skills: ['skillsNeeded'],
  idea: ['ideaPreferences'],
  equity: ['equityOffered', 'equityExpectation'],
  hours: ['coFounderCommitment', 'timeCommitment'],
  place: ['workingArrangement', 'workingStyle'],
  pace: ['startupPace'],
};

const LEVELS = { MUST_HAVE: 2, IMPORTANT: 1, NICE: 0, INDIFFERENT: 0 } as const;

/** How much what a term is about matters to whoever of the two marked it higher. */
function markOf({ topic }: Term, scene: Scene): number {
  const { founder, applicant } = scene.pair;
  // A share in place of pay says what becomes of the pay.
  if (topic === 'equity' && takesShareForPay(scene)) return LEVELS.MUST_HAVE;
  const marks = { ...founder.importance, ...applicant.importance };
  return Math.max(0, ...(MARKED[topic] ?? []).map((question) => LEVELS[marks[question] ?? 'NICE']));
}

/** What is said where nothing is plainly for or against: what is set side by side, without a claim. */
const APART: readonly Term[] = [
  { topic: 'skills', looks: 'FOUNDER', writer: skillsMissing, amount: 0 },
  { topic: 'place', looks: 'FOUNDER', writer: placeBeside, amount: 0 },
];

/** Of a poor match: what one needs and the other does tells more than where the two are. */
const FAR_APART: readonly Term[] = [
  { topic: 'skills', looks: 'FOUNDER', writer: needsBeside, amount: 0 },
  ...APART,
];

/** Under other names than the score knows. */
const SKILLS_THERE: Term = { topic: 'skills', looks: 'FOUNDER', writer: skillsMet, amount: 0 };

/** People whom somebody refuses, also where no title says so: the score knows nothing of that. */
const UNWANTED: Term = { topic: 'unwanted', looks: 'FOUNDER', writer: peopleRefused, amount: 0 };

/** Hours that meet from a day that is too late. */
const START_LATER: Term = { topic: 'hours', looks: 'FOUNDER', writer: startMissed, amount: 0 };

/** Work that is kept beside: the score does not know of it. */
const SIDE_KEPT: Term = { topic: 'hours', looks: 'FOUNDER', writer: sideKept, amount: 0 };

/** How often somebody is on call: the score does not know. */
const DUTY_MISSED: Term = { topic: 'hours', looks: 'FOUNDER', writer: dutyMissed, amount: 0 };

/** No score knows which language is a must. */
const TONGUE: Term = { topic: 'tongue', looks: 'FOUNDER', writer: tongueMissing, amount: 0 };

/** In which country, or with which visa, somebody has to be: the score does not know. */
const COUNTRY: Term = { topic: 'place', looks: 'FOUNDER', writer: placeDemanded, amount: 0 };

/** Where two are whose way the score is only half sure of. */
const FAR_AWAY: Term = { topic: 'place', looks: 'FOUNDER', writer: placeApart, amount: 0 };

/** A least that is missed by so little that it weighs next to nothing. */
const PAY_SHORT: Term = { topic: 'pay', looks: 'APPLICANT', writer: payApart, amount: 0 };

/** Of small shares a half may be missing, and the score hardly knows; nor does it know when they are earned. */
const EQUITY_SHORT: Term = { topic: 'equity', looks: 'APPLICANT', writer: equityApart, amount: 0 };

/** What is wanted after a time without pay weighs nothing today. */
const PAY_LATER: Term = { topic: 'pay', looks: 'APPLICANT', writer: payLater, amount: 0 };

const isRuledOut = ({ topic }: Term) => topic === 'unwanted' || topic === 'dislike';

/** Skills of which none is there come before all but a must-have. */
function noSkill({ pair }: Scene): Term[] {
  return pair.founder.importance.skillsNeeded === 'INDIFFERENT'
    ? []
    : [{ topic: 'skills', looks: 'FOUNDER', writer: skillsMissing, amount: 0 }];
}

/** Nobody can tell here who of the two wrote first. */
function copies({ pair }: Scene): Told[] {
  const text = 'Much of what the two of you wrote is word for word the same, so none of it was compared.';
  return pair.copied ? [{ direction: 'YOU_LOOK_FOR', text, fields: [], topic: 'overlap' }] : [];
}

interface Term {
  readonly topic: Topic;
  readonly looks: Side;
  readonly writer: Writer | undefined;
  /** Signed, in log-odds. */
  readonly amount: number;
}

type Told = Reason & Pick<Term, 'topic'>;

const reasonOf = ({ direction, text, fields }: Told): Reason => ({ direction, text, fields });

type Weigh = (
  own: Contribution,
  also: Contribution | undefined,
) => { amount: number; writers: typeof REASONS };

/** What a term and its evidence in other words add to the score, from their means. */
const forOf: Weigh = (own, also) => ({
  amount: fromMean(own) + Math.max(0, also ? fromMean(also) : 0),
  writers: REASONS,
});

/** Figures and places that do not meet are news, however usual it is that they meet less. */
const IN_FIGURES: readonly string[] = ['hours', 'equity', 'pay', 'place'];
/** No reason of a poor match: terms that meet, and a lesson that many could give. */
const BRINGS_NOBODY_TOGETHER: readonly string[] = [...IN_FIGURES, 'learn'];
/** Not told alone, as hours are not: that both work full time brings nobody together. */
const ON_MONEY: readonly Topic[] = ['equity', 'pay'];
const NO_REASON_ALONE: readonly Topic[] = [...ON_MONEY, 'hours'];
const NEARLY_MET = 0.9;

/** What they take off it; nothing that is good as such, however usual it is to be better. */
const againstOf: Weigh = (own, also) => {
  const { name, value = 0, weight } = own;
  const below =
    value < 0 ? Math.min(value * weight, fromMean(own)) : Math.min(0, value < 1 ? fromMean(own) : 0);
  const off = IN_FIGURES.includes(name) && value < NEARLY_MET ? Math.min(below, -2 * WORTH_SAYING) : below;
  return { amount: off + (off < 0 ? Math.min(0, also ? fromMean(also) : 0) : 0), writers: GAPS };
};

const fromMean = ({ value, weight, weighed }: Contribution): number =>
  value === undefined ? 0 : weight * (value - weighed.mean);

/** Terms of both directions, in each direction they may stand under. */
function termsOf({ founder, applicant }: Score, weigh: Weigh): Term[] {
  const termsFor = (looks: Side, contributions: readonly Contribution[]) =>
    contributions.flatMap((own): Term[] => {
      const topic = lookUp(TOPICS, own.name);
      if (!topic || own.value === undefined || (WISH_OF[topic] ?? looks) !== looks) return [];
      const { amount, writers } = weigh(
        own,
        contributions.find(({ name }) => name === ALSO[own.name]),
      );
      return [{ topic, looks, amount, writer: writers[topic] }];
    });
  return [...termsFor('FOUNDER', founder.contributions), ...termsFor('APPLICANT', applicant.contributions)];
}

/** Must-haves that are not met, those of the reader first. */
function unmetMusts({ pair, f }: Scene, { founder, applicant }: Score): Term[] {
  const unmet = (looks: Side, contributions: readonly Contribution[], who: Traits) =>
    contributions
      .filter(({ weighed, value }) => isUnmetMust(weighed, value, who, pair))
      .flatMap((own): Term[] => {
        const [topic, writer] = lookUp(MUSTS, own.name) ?? [];
        return topic ? [{ topic, looks: WISH_OF[topic] ?? looks, writer, amount: fromMean(own) }] : [];
      })
      .sort((x, y) => x.amount - y.amount);
  const [ofFounder, ofApplicant] = [
    unmet('FOUNDER', founder.contributions, pair.founder),
    unmet('APPLICANT', applicant.contributions, pair.applicant),
  ];
  return f === YOU ? [...ofFounder, ...ofApplicant] : [...ofApplicant, ...ofFounder];
}

function lookUp<Value>(table: Partial<Record<string, Value>>, name: string): Value | undefined {
  return table[name];
}

/** The strongest of each direction first, then the strongest of what is left. `all`: as many as are told at most. */
function bothWays(all: readonly Told[], terms: readonly Term[], scene: Scene): Told[] {
  const first = all[0];
  if (!first) return [];
  const others = terms.filter((term) => directionOf(term.looks, scene) !== first.direction);
  const opposite = worded(others, scene).find(({ topic }) => !isTold(topic, [first.topic]));
  const rest = all.slice(1).filter(({ topic }) => topic !== opposite?.topic);
  return (opposite ? [first, opposite, ...rest] : [first, ...rest]).slice(0, MOST_REASONS);
}

/** One by one, as few sentences of many are told and each takes time. */
function* worded(terms: readonly Term[], scene: Scene): Generator<Told> {
  const told: Topic[] = [];
  for (const term of terms) {
    const { topic, looks } = term;
    if (isTold(topic, told)) continue;
    const sentence = sentenceFor(term, scene);
    if (!sentence) continue;
    told.push(topic);
    yield { direction: directionOf(looks, scene), ...sentence, topic };
  }
}

/** Written once, though a topic stands among must-haves and among what speaks against, and is asked for again where a reason of the other direction is looked for. */
function sentenceFor({ topic, writer, looks, amount }: Term, scene: Scene): Sentence | undefined {
  if (!writer || isOfAnotherCase(topic, scene, amount > 0)) return undefined;
  const written = writtenOf(scene)[looks];
  if (!written.has(writer)) written.set(writer, writer(scene, looks));
  return written.get(writer);
}

const writtenOf = oncePerScene(
  (): Readonly<Record<Side, Map<Writer, Sentence | undefined>>> => ({
    FOUNDER: new Map(),
    APPLICANT: new Map(),
  }),
);

/** Whether a topic, or another that would say the same, is among those told. */
function isTold(topic: Topic, told: readonly Topic[]): boolean {
  return told.includes(topic) || (SAME_THING[topic]?.some((other) => told.includes(other)) ?? false);
}

function directionOf(looks: Side, { f }: Scene): Direction {
  return (looks === 'FOUNDER') === (f === YOU) ? 'YOU_LOOK_FOR' : 'THEY_LOOK_FOR';
}
