import { randomUUIDv7 } from 'node:crypto';
import { utcDay } from '@ampersand/contract/time';
import { TRIAL_LIMITS, type TrialTaskColumn } from '@ampersand/contract/trial';
import { outcomeOf, type TrialDecision, type TrialRound } from '@ampersand/contract/trial/rounds';
import { addDays, lastDayOf, type TrialTerms } from '@ampersand/contract/trial/terms';
import { textOf, trialParts } from '@ampersand/contract/trial/text';
import type { Db } from '../../db/client.ts';
import type { TrialAnswer } from '../../db/trial.ts';
import type { Deps } from '../../http/deps.ts';
import { AppError, requireFound } from '../../lib/app-error.ts';
import type { Asked, OpenConnection } from '../connections/own.ts';
import { NOT_OPEN, requireLatest } from '../connections/proposals.ts';
import { changeTogether } from '../connections/together.ts';
import type { TellDeps } from '../notifications/tell.ts';
import { insertOutcomes, type NewOutcome } from '../outcomes/queries.ts';
import { findAccount } from '../users/queries.ts';
import { decisionOf } from './answers.ts';
import { end, endWithFollowing, findNotOver } from './ends.ts';
import { hashOf } from './hash.ts';
import {
  type AskedProposal,
  closeOpen,
  deleteTask,
  findOpen,
  findProposals,
  findSigners,
  findTasks,
  findTheirs,
  findTrials,
  insertAnswer,
  insertProposal,
  insertSignature,
  insertTasks,
  insertTrial,
  markDeclined,
  markSigned,
  markWithdrawn,
  type ProposalRow,
  type SignatureRow,
  type TrialRow,
  updateTask,
} from './queries.ts';
import { askedOf, isFollowing, isOpen, signatureFault, stateOf } from './rules.ts';
import {
  endProposalNews,
  endRoundNews,
  tellOfBoth,
  tellOfGiven,
  tellOfLeaving,
  tellOfNo,
  tellOfOutcome,
  tellOfProposal,
  tellOfSignature,
  tellOfTrial,
} from './tell.ts';

type ChangeDeps = TellDeps & Pick<Deps, 'db'>;

const OTHER_TEXT = 'This is not the text that is to be signed. Please load the page again';
const TOO_LATE = 'Its last day has gone by. Please propose it again with a new start';
const FULL = `The board is full: ${TRIAL_LIMITS.tasks} things at most. Remove what is done`;

/** @throws {AppError} `not_found`, `conflict` where there is a newer proposal than `after`, or the trial would be over already. */
export function propose(
  deps: ChangeDeps,
  asked: Asked,
  { terms, after }: { terms: TrialTerms; after: string | null },
): Promise<void> {
  const { connectionId, userId } = asked;
  return changeTogether(deps, asked, async (tx, open) => {
    const [latest] = await findProposals(tx, connectionId, 1);
    requireLatest(latest, after);
    if (lastDayOf(terms) < utcDay(deps.now())) throw new AppError('conflict', TOO_LATE);
    await requireFollowing(tx, connectionId, terms, deps.now());
    for (const id of await closeOpen(tx, connectionId, 'REPLACED')) await endProposalNews(deps, tx, open, id);
    const text = textOf(trialParts(terms));
    const id = randomUUIDv7();
    const createdAt = deps.now();
    await insertProposal(tx, {
      id,
      connectionId,
      proposerId: userId,
      terms,
      text,
      hash: hashOf(text),
      createdAt,
    });
    await tellOfProposal(deps, tx, open, { id, isFirst: latest === undefined });
  });
}

/** What runs is replaced today or followed after its last day. @throws {AppError} `conflict` */
async function requireFollowing(tx: Db, connectionId: string, terms: TrialTerms, now: Date): Promise<void> {
  const agreed = await findNotOver(tx, connectionId, now);
  if (agreed.every((each) => isFollowing(terms, each, now))) return;
  throw new AppError(
    'conflict',
    'Your trial would be without a text for some days. Let the new one start today, or the day after the last one of this',
  );
}

/** @throws {AppError} `not_found`, `conflict` where it is not open, or the other's. */
export function withdraw(deps: ChangeDeps, asked: AskedProposal): Promise<void> {
  return changeTogether(deps, asked, async (tx, open) => {
    if (!(await markWithdrawn(tx, asked))) throw new AppError('conflict', NOT_OPEN);
    await endProposalNews(deps, tx, open, asked.proposalId);
  });
}

/** @throws {AppError} `not_found`, `conflict` where it is not open, or one's own. */
export function decline(deps: ChangeDeps, asked: AskedProposal): Promise<void> {
  return changeTogether(deps, asked, async (tx, open) => {
    const now = deps.now();
    if (!(await markDeclined(tx, asked, now))) throw new AppError('conflict', NOT_OPEN);
    await endProposalNews(deps, tx, open, asked.proposalId);
    const isSigned = (await findNotOver(tx, open.id, now)).length > 0;
    await tellOfNo(deps, tx, open, { id: asked.proposalId, isSigned });
  });
}

async function checkName(tx: Db, userId: string, name: string): Promise<void> {
  const message = signatureFault(name, (await findAccount(tx, userId))?.fullName ?? '');
  if (message) throw new AppError('invalid_fields', message, { fields: [{ path: 'name', message }] });
}

/**
 * Signing twice is signing once. @throws {AppError} `not_found`, `conflict` where it is not open, another text, or too late,
 * `invalid_fields` for another name than that of the profile.
 */
export function sign(
  deps: ChangeDeps,
  asked: AskedProposal,
  { name, hash }: { name: string; hash: string },
): Promise<void> {
  const { connectionId, userId, proposalId } = asked;
  return changeTogether(deps, asked, async (tx, open) => {
    const proposal = await findOpen(tx, asked);
    if (!proposal) throw new AppError('conflict', NOT_OPEN);
    if (hash !== proposal.hash || hashOf(proposal.text) !== hash) throw new AppError('conflict', OTHER_TEXT);
    const now = deps.now();
    if (lastDayOf(proposal.terms) < utcDay(now)) throw new AppError('conflict', TOO_LATE);
    await requireFollowing(tx, connectionId, proposal.terms, now);
    await checkName(tx, userId, name);
    await insertSignature(tx, { paperId: proposalId, connectionId, userId, name, signedAt: now });
    const [first, second] = await findSigners(tx, proposalId);
    if (first && second) await begin(deps, tx, open, { proposal, first, second });
    else await tellOfSignature(deps, tx, open, proposalId);
  });
}

interface Signed {
  readonly proposal: ProposalRow;
  readonly first: SignatureRow;
  readonly second: SignatureRow;
}

async function begin(deps: ChangeDeps, tx: Db, open: OpenConnection, { proposal, first, second }: Signed) {
  const { id, connectionId, terms, text, hash } = proposal;
  const now = deps.now();
  for (const each of await findNotOver(tx, connectionId, now))
    if (terms.startsOn <= lastDayOf(each.terms))
      await end(deps, tx, open, each, { endedAt: now, endedHow: 'REPLACED', endedBy: null });
  await insertTrial(tx, {
    id,
    connectionId,
    terms,
    text,
    hash,
    firstSignedAt: first.signedAt,
    signedAt: second.signedAt,
    // What opens today is told with the next round.
    toldThrough: addDays(utcDay(now), -1),
    lastDay: lastDayOf(terms),
  });
  await markSigned(tx, id);
  await putOnBoard(tx, connectionId, terms.deliverables, now);
  await endProposalNews(deps, tx, open, id);
  await tellOfTrial(deps, tx, open, id);
  await insertOutcomes(tx, outcomesOf(open, 'TRIAL_AGREED', now));
}

/** What came of the two, for each of them. */
const outcomesOf = (
  { userId, otherId }: OpenConnection,
  kind: NewOutcome['kind'],
  at: Date,
): NewOutcome[] => [
  { kind, actorId: userId, subjectId: otherId, at },
  { kind, actorId: otherId, subjectId: userId, at },
];

/** What is to be there at the end is the first that is to be done. */
async function putOnBoard(tx: Db, connectionId: string, titles: readonly string[], now: Date) {
  const tasks = await findTasks(tx, connectionId);
  const known = new Set(tasks.map(({ title }) => title));
  const added = titles
    .filter((title) => !known.has(title))
    .slice(0, Math.max(0, TRIAL_LIMITS.tasks - tasks.length));
  const rows = added.map((title, index) => ({
    id: randomUUIDv7(),
    connectionId,
    title,
    column: 'TO_DO' as const,
    // They stand in the order in which they came.
    createdAt: new Date(now.getTime() + index),
  }));
  await insertTasks(tx, rows);
}

interface AskedTrial extends Asked {
  readonly trialId: string;
}

async function requireTrial(tx: Db, { connectionId, trialId }: AskedTrial): Promise<TrialRow> {
  const trials = await findTrials(tx, connectionId);
  return requireFound(
    trials.find(({ id }) => id === trialId),
    'There is no such trial here',
  );
}

const NOT_ASKED = 'This is not asked yet, or not any more';
const SAID = 'You have said this already. It does not change any more';

/** Stores what one says of a round. @returns the trial, the round, and what the other said before; undefined: nothing yet. */
async function say(
  deps: ChangeDeps,
  tx: Db,
  asked: AskedTrial,
  { kind, week = null, answer }: { kind: TrialRound['kind']; week?: number | null; answer: TrialAnswer },
) {
  const trial = await requireTrial(tx, asked);
  const now = deps.now();
  const round = askedOf(trial).find((each) => each.kind === kind && each.week === week);
  if (!round || !isOpen(round, trial, now)) throw new AppError('conflict', NOT_ASKED);
  const of = { trialId: trial.id, kind, week, userId: asked.userId };
  if (!(await insertAnswer(tx, of, answer, now))) throw new AppError('conflict', SAID);
  await endRoundNews(deps, tx, asked.userId, trial.id, round);
  return { trial, round, theirs: await findTheirs(tx, of) };
}

type Shown = { readonly kind: 'WEEK'; readonly week: number } | { readonly kind: 'DEBRIEF' };

/** @throws {AppError} `not_found`, `conflict` before its day, and once it is said. */
export function note(
  deps: ChangeDeps,
  asked: AskedTrial,
  said: Shown & { readonly answer: TrialAnswer },
): Promise<void> {
  return changeTogether(deps, asked, async (tx, open) => {
    const { trial, round, theirs } = await say(deps, tx, asked, said);
    if (!theirs) await tellOfGiven(deps, tx, open, trial.id, round);
    else if (round.kind === 'WEEK' || round.kind === 'DEBRIEF')
      await tellOfBoth(deps, tx, open, trial.id, round);
  });
}

const OUTCOME = { GO_ON: 'TRIAL_WENT_ON', EXTEND: 'TRIAL_EXTENDED', STOP: 'TRIAL_STOPPED' } as const;

/** @throws {AppError} `not_found`, `conflict` before its day, and once it is said. */
export function decide(
  deps: ChangeDeps,
  asked: AskedTrial,
  { at, decision }: { at: 'HALFWAY' | 'END'; decision: TrialDecision },
): Promise<void> {
  return changeTogether(deps, asked, async (tx, open) => {
    const { trial, round, ...said } = await say(deps, tx, asked, { kind: at, answer: { decision } });
    const theirs = decisionOf(said.theirs);
    if (!theirs) return void (await tellOfGiven(deps, tx, open, trial.id, round));
    const outcome = outcomeOf(decision, theirs);
    const now = deps.now();
    await tellOfOutcome(deps, tx, open, trial.id, { at, outcome });
    if (outcome === 'STOP')
      await endWithFollowing(deps, tx, open, trial, { endedAt: now, endedHow: 'STOP', endedBy: null });
    // Half-way, to go on is to go on trying.
    if (at === 'END' || outcome === 'STOP') await insertOutcomes(tx, outcomesOf(open, OUTCOME[outcome], now));
  });
}

/** @throws {AppError} `not_found`, `conflict` once it is over. */
export function leave(deps: ChangeDeps, asked: AskedTrial): Promise<void> {
  return changeTogether(deps, asked, async (tx, open) => {
    const trial = await requireTrial(tx, asked);
    const now = deps.now();
    const state = stateOf(trial, now);
    if (state === 'OVER') throw new AppError('conflict', 'This trial is over');
    await endWithFollowing(deps, tx, open, trial, { endedAt: now, endedHow: 'LEFT', endedBy: open.userId });
    await tellOfLeaving(deps, tx, open, { trialId: trial.id, state });
    // Of what had not begun, nothing was found out.
    if (state === 'RUNNING') await insertOutcomes(tx, outcomesOf(open, 'TRIAL_STOPPED', now));
  });
}

/** @throws {AppError} `not_found`, `conflict` when the board is full. */
export function addTask(deps: ChangeDeps, asked: Asked, title: string): Promise<void> {
  const { connectionId } = asked;
  return changeTogether(deps, asked, async (tx) => {
    if ((await findTasks(tx, connectionId)).length >= TRIAL_LIMITS.tasks)
      throw new AppError('conflict', FULL);
    await insertTasks(tx, [
      { id: randomUUIDv7(), connectionId, title, column: 'TO_DO', createdAt: deps.now() },
    ]);
  });
}

type AskedTask = Asked & { readonly taskId: string };

const NO_TASK = 'This is not on the board any more';

/** @throws {AppError} `not_found`, also where the other has removed it. */
export function changeTask(
  deps: ChangeDeps,
  asked: AskedTask,
  set: { title?: string | undefined; column?: TrialTaskColumn | undefined },
): Promise<void> {
  const { title, column } = set;
  return changeTogether(deps, asked, async (tx) => {
    const changed = { ...(title !== undefined && { title }), ...(column !== undefined && { column }) };
    if (Object.keys(changed).length === 0) return;
    requireFound(await updateTask(tx, asked, changed), NO_TASK);
  });
}

/** @throws {AppError} `not_found` */
export function removeTask(deps: ChangeDeps, asked: AskedTask): Promise<void> {
  return changeTogether(deps, asked, async (tx) => {
    requireFound(await deleteTask(tx, asked), NO_TASK);
  });
}
