import { setImmediate } from 'node:timers/promises';
import type { Side } from '@ampersand/contract/enumerations';
import { DAY_MS } from '@ampersand/contract/time';
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
import { exampleOf, inputsOf, type StepTaken } from './rules/examples.ts';
import { LEAST_ACCEPTED } from './rules/judging.ts';
import { lookingChances } from './rules/looking.ts';
import { type Examples, isHeldOut, judgeTrial, type Known, learnAnew } from './rules/nights.ts';

type LearnDeps = Pick<Deps, 'db' | 'now' | 'log'>;

/** A version that has not proved itself by then is put away. */
const TRIAL_DAYS = 28;
/** Members whose pairs are made into examples at a stretch. */
const AT_ONCE = 10;

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
  if (shadow) await lookAtTrial(deps, shadow, before);
  else {
    const examples = await findExamples(deps, await findSteps(db, now()));
    const { weights, figures } = learnAnew(examples, before);
    if (!weights) return;
    await insertShadow(db, { weights, figures, now: now() });
    log.info({ figures }, 'learned weights go on trial');
  }
}

async function lookAtTrial(deps: LearnDeps, shadow: WeightVersion, before: Weights): Promise<void> {
  const { db, now, log } = deps;
  const [all, later] = [
    await findExamples(deps, await findSteps(db, now())),
    await findExamples(deps, await findSteps(db, now(), shadow.createdAt)),
  ];
  const { serves, isWorse, figures } = judgeTrial(
    { all, later },
    { before, trial: shadow.weights, sides: Object.keys(shadow.figures) },
  );
  const tooLong = now().getTime() - shadow.createdAt.getTime() > TRIAL_DAYS * DAY_MS;
  if (!serves && !tooLong && !isWorse) return;
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

export function learningJob(deps: LearnDeps): JobDefinition {
  return {
    queue: 'learn-weights',
    cron: '17 5 * * *',
    options: LONG_JOB,
    run: () => learnFromOutcomes(deps),
  };
}
