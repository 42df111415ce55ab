import { setImmediate } from 'node:timers/promises';
import type { Side } from '@ampersand/contract/enumerations';
import type { WeightFigures } from '../../db/matching.ts';
import type { Deps } from '../../http/deps.ts';
import { type JobDefinition, LONG_JOB } from '../../lib/jobs.ts';
import { type Weights, weightsOf } from '../matchings/rules/score/weights.ts';
import { findServingWeights } from '../matchings/serving-weights.ts';
import {
  countAccepted,
  endTrial,
  findShadow,
  findSteps,
  findSwapCounts,
  findTraits,
  insertShadow,
  type WeightVersion,
} from './queries.ts';
import { exampleOf, inputsOf, namesOf, type StepTaken } from './rules/examples.ts';
import type { Example } from './rules/fit.ts';
import { isBetter, isWorse, judge, LEAST_ACCEPTED, learn, type Verdict } from './rules/judging.ts';
import { lookingChances } from './rules/looking.ts';

type LearnDeps = Pick<Deps, 'db' | 'now' | 'log'>;

const DAY_MS = 86_400_000;
/** A version that has not proved itself by then is put away. */
const TRIAL_DAYS = 28;
/** Before so many later examples of a side are there, a trial goes on. */
const LEAST_LATER = 1_000;
/** Members whose pairs are made into examples at a stretch. */
const AT_ONCE = 10;
const SIDES = ['FOUNDER', 'APPLICANT'] as const satisfies readonly Side[];

interface Known extends Example {
  readonly heldOut: boolean;
}
type Examples = Readonly<Record<Side, readonly Known[]>>;

/**
 * One night's learning. Where a version is on trial it is judged on what came after it was made, and serves once it is plainly better;
 * else weights are fitted anew, and what is plainly better on pairs held out goes on trial. Run twice it does no harm.
 */
export async function learnFromOutcomes(deps: LearnDeps): Promise<void> {
  const { db, now, log } = deps;
  const accepted = await countAccepted(db);
  if (accepted < LEAST_ACCEPTED) return;
  const before = weightsOf((await findServingWeights(db)).tables);
  const shadow = await findShadow(db);
  if (shadow) await judgeTrial(deps, shadow, before);
  else {
    const examples = await findExamples(deps, await findSteps(db, now()));
    const { weights, figures } = fitted(examples, before);
    if (!weights) return;
    await insertShadow(db, { weights, figures, now: now() });
    log.info({ figures }, 'learned weights go on trial');
  }
}

/** New weights of the sides where they are better than those in use; undefined where they are on neither. */
function fitted(examples: Examples, before: Weights): { weights?: Weights; figures: WeightFigures } {
  const figures: Record<string, Verdict> = {};
  const weights: Record<Side, Record<string, number>> = {
    FOUNDER: { ...before.FOUNDER },
    APPLICANT: { ...before.APPLICANT },
  };
  for (const side of SIDES) {
    const [learned, heldOut] = [false, true].map((out) =>
      examples[side].filter((each) => each.heldOut === out),
    );
    if (!learned?.length || !heldOut?.length) continue;
    const names = namesOf(side);
    const prior = names.map((name) => before[side][name] ?? 0);
    const after = learn(learned, prior).weights;
    const verdict = judge({ learned, heldOut }, { before: prior, after });
    if (!isBetter(verdict)) continue;
    figures[side] = verdict;
    weights[side] = Object.fromEntries(names.map((name, k) => [name, after[k] ?? 0]));
  }
  return Object.keys(figures).length > 0 ? { weights, figures } : { figures };
}

async function judgeTrial(deps: LearnDeps, shadow: WeightVersion, before: Weights): Promise<void> {
  const { db, now, log } = deps;
  const [all, later] = [
    await findExamples(deps, await findSteps(db, now())),
    await findExamples(deps, await findSteps(db, now(), shadow.createdAt)),
  ];
  const figures: Record<string, Verdict> = {};
  for (const side of SIDES.filter((each) => shadow.figures[each])) {
    if (later[side].length < LEAST_LATER) continue;
    const values = (weights: Weights) => namesOf(side).map((name) => weights[side][name] ?? 0);
    const sets = { learned: all[side], heldOut: later[side] };
    figures[side] = judge(sets, { before: values(before), after: values(shadow.weights) });
  }
  const verdicts = Object.values(figures);
  const complete = verdicts.length === Object.keys(shadow.figures).length;
  const tooLong = now().getTime() - shadow.createdAt.getTime() > TRIAL_DAYS * DAY_MS;
  const serves = complete && verdicts.every(isBetter);
  if (!serves && !tooLong && !verdicts.some(isWorse)) return;
  await endTrial(db, shadow.id, { serves, figures, now: now() });
  log.info({ version: shadow.id, figures }, serves ? 'learned weights serve' : 'learned weights put away');
}

/** Steps as examples by the side of who took them; whoever left, and pairs of one side, are passed over. */
async function findExamples({ db }: LearnDeps, steps: readonly StepTaken[]): Promise<Examples> {
  const looking = lookingChances(await findSwapCounts(db));
  const examples: Record<Side, Known[]> = { FOUNDER: [], APPLICANT: [] };
  const byActor = [...Map.groupBy(steps, ({ actorId }) => actorId).values()];
  for (let from = 0; from < byActor.length; from += AT_ONCE) {
    const some = byActor.slice(from, from + AT_ONCE).flat();
    const traits = await findTraits(db, [
      ...new Set(some.flatMap(({ actorId, subjectId }) => [actorId, subjectId])),
    ]);
    for (const step of some) {
      const [actor, subject] = [traits.get(step.actorId), traits.get(step.subjectId)];
      if (!actor || !subject || actor.role === subject.role) continue;
      const example = exampleOf(step, inputsOf(actor, subject), looking);
      examples[actor.role].push({ ...example, heldOut: isHeldOut(step) });
    }
    // Requests come between.
    await setImmediate();
  }
  return examples;
}

const HELD_OUT = 5;

/** One pair of five, whoever of the two looks and whatever they do. */
function isHeldOut({ actorId, subjectId }: StepTaken): boolean {
  const tail = (id: string) => Number.parseInt(id.slice(-6), 16);
  return (tail(actorId) + tail(subjectId)) % HELD_OUT === 0;
}

export function learningJob(deps: LearnDeps): JobDefinition {
  return {
    queue: 'learn-weights',
    cron: '17 5 * * *',
    options: LONG_JOB,
    run: () => learnFromOutcomes(deps),
  };
}
