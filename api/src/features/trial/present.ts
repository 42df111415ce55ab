import type { SignedTrial, Trial, TrialRoundState, TrialSignature } from '@ampersand/contract/trial';
import { outcomeOf, type TrialRound } from '@ampersand/contract/trial/rounds';
import { lastDayOf } from '@ampersand/contract/trial/terms';
import type { Db } from '../../db/client.ts';
import { type Asked, findOwn, requireReadable } from '../connections/own.ts';
import { checkInOf, debriefOf, decisionOf } from './answers.ts';
import { hashOf } from './hash.ts';
import {
  type AnswerRow,
  findAnswers,
  findProposals,
  findSides,
  findSignatures,
  findTasks,
  findTrials,
  type SignatureRow,
  type TrialRow,
} from './queries.ts';
import { askedOf, endedWith, isOpen, stateOf } from './rules.ts';

/** How two try working together, as one of them may see it. @throws {AppError} `not_found`, `conflict` while it is closed. */
export async function presentTrial(db: Db, asked: Asked, now: Date): Promise<Trial> {
  const { id: connectionId, userId, otherId, state, ...end } = requireReadable(await findOwn(db, asked));
  const [proposals, signatures, signed, answers, sides, tasks] = await Promise.all([
    findProposals(db, connectionId),
    findSignatures(db, connectionId),
    findTrials(db, connectionId),
    findAnswers(db, { connectionId, userId }),
    findSides(db, { userId, otherId }),
    findTasks(db, connectionId),
  ]);
  // With the connection what is tried together ends, too.
  const trials = signed.map((trial) => endedWith(trial, end));
  const signaturesOf = (paperId: string) =>
    signatures.filter((each) => each.paperId === paperId).map((each) => signatureFor(each, userId));
  return {
    ...sides,
    proposals: proposals.map(({ id, proposerId, terms, text, hash, status, createdAt, declinedAt }) => ({
      id,
      mine: proposerId === userId,
      terms,
      text,
      hash,
      status: declinedAt ? ('DECLINED' as const) : status,
      createdAt: createdAt.toISOString(),
      signatures: status === 'OPEN' ? signaturesOf(id) : [],
    })),
    trials: trials.map((trial) => ({
      ...signedFor(trial, userId, now),
      ...(state !== 'OPEN' && { state: 'OVER' as const }),
      signatures: withFormer(signaturesOf(trial.id), trial),
      rounds: askedOf(trial).map((round) =>
        roundFor(
          round,
          isOpen(round, trial, now),
          answers.filter((each) => isOf(each, trial, round)),
        ),
      ),
    })),
    tasks,
  };
}

const isOf = (answer: AnswerRow, { id }: TrialRow, { kind, week }: TrialRound) =>
  answer.trialId === id && answer.kind === kind && answer.week === (week ?? 0);

const signatureFor = ({ userId, name, signedAt }: SignatureRow, me: string): TrialSignature => ({
  mine: userId === me,
  name,
  signedAt: signedAt.toISOString(),
});

/** The name of who has left is gone; that and when they signed is not. */
function withFormer(signatures: TrialSignature[], { firstSignedAt, signedAt }: TrialRow): TrialSignature[] {
  const [own] = signatures;
  if (signatures.length !== 1 || !own) return signatures;
  const moments = [firstSignedAt.toISOString(), signedAt.toISOString()];
  const theirs = moments[0] === own.signedAt ? moments[1] : moments[0];
  return [own, { mine: false, name: null, signedAt: theirs ?? own.signedAt }];
}

function signedFor(trial: TrialRow, me: string, now: Date): Omit<SignedTrial, 'signatures' | 'rounds'> {
  const { id, terms, text, hash, signedAt, endedAt, endedHow, endedBy } = trial;
  return {
    id,
    terms,
    text,
    hash,
    isIntact: hashOf(text) === hash,
    signedAt: signedAt.toISOString(),
    state: stateOf(trial, now),
    lastDay: lastDayOf(terms),
    ended: endedAt && endedHow ? { how: endedHow, at: endedAt.toISOString(), byYou: endedBy === me } : null,
  };
}

function roundFor(round: TrialRound, isRoundOpen: boolean, answers: readonly AnswerRow[]): TrialRoundState {
  const own = answers.find((each) => each.mine)?.answer;
  const other = answers.find((each) => !each.mine);
  const theirs = other?.answer;
  const shared = { opensOn: round.opensOn, isOpen: isRoundOpen, theyGave: other !== undefined };
  if (round.kind === 'WEEK')
    return { kind: 'WEEK', week: round.week, ...shared, mine: checkInOf(own), theirs: checkInOf(theirs) };
  if (round.kind === 'DEBRIEF')
    return { kind: 'DEBRIEF', ...shared, mine: debriefOf(own), theirs: debriefOf(theirs) };
  const [mine, others] = [decisionOf(own), decisionOf(theirs)];
  return { kind: round.kind, ...shared, mine, outcome: mine && others ? outcomeOf(mine, others) : null };
}
