import { peopleIn } from '../read/refusals/people.ts';
import { takeRefusals } from '../read/refusals/refusals.ts';
import type { Traits } from '../read/traits.ts';
import { type Contribution, isUnmetMust, matchLabel, type Score, shownScore } from '../score/score.ts';
import { APPLICANT_LEVERS } from './applicant-levers.ts';
import { FOUNDER_LEVERS } from './founder-levers.ts';
import type { Lever } from './lever.ts';
import { needsOf } from './needs.ts';
import type { Scene } from './scene.ts';
import { YOU } from './wording.ts';

const MOST = 3;
/** An answer that moves the shown score by less is not worth asking for. */
const WORTH_ASKING = 0.015;
/** Nobody gives way for two points of a score. */
const WORTH_CHANGING = 0.045;
/** Nobody gives way for a match that stays poor. */
const WORTH_GIVING_WAY = 0.5;

/**
 * What the viewer could answer or change: first what would lift the shown score most, computed by scoring the
 * pair again with that line met; then their open questions the other has answered. At most three.
 */
export function wouldChange(scene: Scene, score: Score): string[] {
  const levers = scene.f === YOU ? FOUNDER_LEVERS : APPLICANT_LEVERS;
  const now = shownScore(score);
  const ideas = levers.flatMap((lever) => {
    const met = shownScore(withMet(score, lever.features));
    if (met - now < WORTH_ASKING) return [];
    const question = lever.missing(scene);
    if (question) return [{ text: question, gain: met - now }];
    const isWorthIt =
      met - now >= WORTH_CHANGING &&
      met >= WORTH_GIVING_WAY &&
      !missesAnotherMust(scene, score, lever.features);
    const change = isWorthIt ? changeOf(lever, scene) : undefined;
    if (!change) return [];
    const text = `${change}, this match would read ${matchLabel(met)}.`;
    return [{ text, gain: met - now }];
  });
  return ideas
    .sort((a, b) => b.gain - a.gain)
    .slice(0, MOST)
    .map(({ text }) => text);
}

/** Words that leave no room, in the languages that are read. */
const FIRM =
  /(?<!\p{L})(?:no|not|never|only|must|cannot|can['’]t|won['’]t|minimum|(?:at|the) least|fixed|firm|nicht|nur|mindestens|wenigstens|kein\p{L}*|solo|sólo|mínimo|pas|seulement|au moins|or (?:above|more|higher)|oder mehr|o más|ou (?:plus|mais))(?!\p{L})/iu;

/** What changes by their own words is no one figure to give way on: "5% to start, up to 10% later". */
const STEPS =
  /(?<!\p{L})(?:to (?:start|begin)|up to|until|later|then|after|if|when|once|depend\p{L}*|wenn|falls|sobald|später|bis zu|si|cuando|hasta|después|quand|jusqu|se|quando|até|depois)(?!\p{L})/iu;

/** What the viewer could give way on, unless they made it a must-have or wrote that there is no room, or how it changes. */
function changeOf({ give }: Lever, scene: Scene): string | undefined {
  if (!give) return undefined;
  const viewer = scene.f === YOU ? scene.pair.founder : scene.pair.applicant;
  const own = give.own(scene) ?? '';
  const isMust = give.question !== undefined && viewer.importance[give.question] === 'MUST_HAVE';
  // Advice on pay names no figure.
  const isChanging = give.question !== undefined && STEPS.test(own);
  const isFixed = isMust || isChanging || FIRM.test(withoutRefusals(own));
  return isFixed ? undefined : give.change(scene);
}

/** A no to people is none to giving way: "Full time. No consultants." */
function withoutRefusals(own: string): string {
  const { text, refused } = takeRefusals(own);
  return refused.every((thing) => peopleIn([thing]).length > 0) ? text : own;
}

/** Whether skills, or a must-have that hangs on none of the features, are missed: nobody gives way for a match that lacks them. */
function missesAnotherMust(
  scene: Scene,
  { founder, applicant }: Score,
  features: readonly string[],
): boolean {
  const { pair } = scene;
  const misses = (contributions: readonly Contribution[], who: Traits) =>
    contributions.some(
      ({ name, weighed, value }) => !features.includes(name) && isUnmetMust(weighed, value, who, pair),
    );
  const { met, missing } = needsOf(scene);
  const lacksSkills = met.length === 0 && missing.length > 0;
  return (
    lacksSkills ||
    misses(founder.contributions, pair.founder) ||
    misses(applicant.contributions, pair.applicant)
  );
}

/** Figures that meet are 1; of places, and of answers nobody has given yet, less is sure. */
const FULLY_MET = 1;
const LIKELY_MET = 0.8;

/** The score if these features were met. */
function withMet(score: Score, features: readonly string[]): Score {
  const lift = (contributions: readonly Contribution[]) =>
    contributions
      .filter(({ name }) => features.includes(name))
      .reduce((sum, { name, value, weight }) => {
        const met = value === undefined || name === 'place' ? LIKELY_MET : FULLY_MET;
        return sum + weight * Math.max(0, met - (value ?? 0));
      }, 0);
  const raised = (judgement: Score['founder']) => ({
    ...judgement,
    logOdds: judgement.logOdds + lift(judgement.contributions),
  });
  return { founder: raised(score.founder), applicant: raised(score.applicant) };
}
