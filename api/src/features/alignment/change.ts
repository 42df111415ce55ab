import { isDeepStrictEqual } from 'node:util';
import type { AlignmentAnswer } from '@ampersand/contract/alignment';
import { type AlignmentQuestionId, themeOf } from '@ampersand/contract/alignment-questions';
import { utcDay } from '@ampersand/contract/time';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../http/deps.ts';
import { AppError, requireFound } from '../../lib/app-error.ts';
import type { Asked, OpenConnection } from '../connections/own.ts';
import { changeTogether } from '../connections/together.ts';
import type { TellDeps } from '../notifications/tell.ts';
import {
  closePoint,
  deleteGiven,
  deleteOpenPoint,
  deleteProposal,
  deleteReveal,
  findPoint,
  findReveal,
  findStillAsked,
  findTheirs,
  freezeAnswers,
  insertPoints,
  insertReveal,
  markBegun,
  type PointOf,
  type PointRow,
  setAgainAsked,
  type ThemeOf,
  upsertProposal,
} from './queries.ts';
import { comparedOf, isPoint } from './rules.ts';
import {
  endAgainNews,
  endGivenNews,
  endProposalNews,
  endRevealNews,
  endStillNews,
  tellOfAgain,
  tellOfGiven,
  tellOfProposal,
  tellOfReveal,
} from './tell.ts';

type ChangeDeps = TellDeps & Pick<Deps, 'db'>;

const SHOWN = 'Both of you have seen these answers. You can ask to answer them again';
const NOT_SHOWN = 'These answers are not shown yet';
const CHANGED = 'You have changed your answers elsewhere meanwhile. Please look at them, then share them';

async function requireShown(tx: Db, of: ThemeOf) {
  const reveal = await findReveal(tx, of);
  if (!reveal) throw new AppError('conflict', NOT_SHOWN);
  return reveal;
}

async function requireNotShown(tx: Db, of: ThemeOf): Promise<void> {
  if (await findReveal(tx, of)) throw new AppError('conflict', SHOWN);
}

const byQuestion = (answers: readonly AlignmentAnswer[]) =>
  Object.fromEntries(answers.map((answer) => [answer.question, answer]));

/** Gives a theme as it was `seen`; where the other has, both are shown. @throws {AppError} `conflict` */
export function give(deps: ChangeDeps, of: ThemeOf, seen: readonly AlignmentAnswer[]): Promise<void> {
  return changeTogether(deps, of, async (tx, open) => {
    await requireNotShown(tx, of);
    const isFirst = await markBegun(tx, of.connectionId, deps.now());
    const mine = await freezeAnswers(tx, of, deps.now());
    if (!isDeepStrictEqual(byQuestion(mine), byQuestion(seen))) throw new AppError('conflict', CHANGED);
    if (mine.length === 0) throw new AppError('conflict', 'Please answer at least one question first');
    const theirs = await findTheirs(tx, of);
    if (!theirs) {
      await tellOfGiven(deps, tx, open, of.theme, isFirst);
      return;
    }
    const compared = comparedOf(of.theme, mine, theirs);
    const readings = Object.fromEntries(compared.map(({ question, reading }) => [question, reading]));
    await insertReveal(tx, { ...of, otherId: open.otherId, readings }, deps.now());
    const points = compared.filter(isPoint).map(({ question }) => question);
    await insertPoints(tx, of, points, deps.now());
    await endGivenNews(deps, tx, open, of.theme);
    await tellOfReveal(deps, tx, open, of.theme);
  });
}

/** @throws {AppError} `conflict` once both are shown. */
export function takeBack(deps: ChangeDeps, of: ThemeOf): Promise<void> {
  return changeTogether(deps, of, async (tx, open) => {
    await requireNotShown(tx, of);
    if (await deleteGiven(tx, of)) await endGivenNews(deps, tx, open, of.theme);
  });
}

/** Asks for a theme to be given again, or agrees: then both begin anew. @throws {AppError} `conflict` */
export function again(deps: ChangeDeps, of: ThemeOf): Promise<void> {
  return changeTogether(deps, of, async (tx, open) => {
    const { againAskedBy } = await requireShown(tx, of);
    if (againAskedBy !== open.otherId) {
      await setAgainAsked(tx, of, open.userId);
      await tellOfAgain(deps, tx, open, of.theme);
      return;
    }
    for (const pointId of await deleteReveal(tx, of)) await endProposalNews(deps, tx, open, pointId);
    await endRevealNews(deps, tx, open, of.theme);
    await endAgainNews(deps, tx, open, of.theme);
  });
}

/** Leaves a theme as it was shown. @throws {AppError} `conflict` */
export function refuse(deps: ChangeDeps, of: ThemeOf): Promise<void> {
  return changeTogether(deps, of, async (tx, open) => {
    await requireShown(tx, of);
    await setAgainAsked(tx, of, null);
    await endAgainNews(deps, tx, open, of.theme);
  });
}

/** @throws {AppError} `conflict` where the question was not shown to both. */
export function add(deps: ChangeDeps, asked: Asked, question: AlignmentQuestionId): Promise<void> {
  const of = { ...asked, theme: themeOf(question) };
  return changeTogether(deps, asked, async (tx) => {
    const { readings } = await requireShown(tx, of);
    if (!(question in readings)) throw new AppError('conflict', NOT_SHOWN);
    await insertPoints(tx, of, [question], deps.now());
  });
}

/** @throws {AppError} `not_found` */
async function requirePoint(tx: Db, of: PointOf): Promise<PointRow> {
  return requireFound(await findPoint(tx, of), 'There is no such point here');
}

/** @throws {AppError} `not_found`, `conflict` once it is closed. */
export function remove(deps: ChangeDeps, of: PointOf): Promise<void> {
  return changeTogether(deps, of, async (tx, open) => {
    await requirePoint(tx, of);
    if (!(await deleteOpenPoint(tx, of)))
      throw new AppError('conflict', 'Both of you have confirmed a sentence here');
    await endProposalNews(deps, tx, open, of.pointId);
  });
}

/** @throws {AppError} `not_found`, `conflict` where another sentence is proposed than was seen, or none. */
async function requireUnchanged(tx: Db, of: PointOf, seen: string | null): Promise<void> {
  const { proposal } = await requirePoint(tx, of);
  if ((proposal?.sentence ?? null) !== seen)
    throw new AppError('conflict', 'What is proposed here has changed meanwhile. Please look at it first');
}

/** @throws {AppError} `not_found`, `conflict` where another sentence than `after` is proposed by now. */
export function propose(
  deps: ChangeDeps,
  of: PointOf,
  { sentence, after }: { sentence: string; after: string | null },
): Promise<void> {
  return changeTogether(deps, of, async (tx, open) => {
    await requireUnchanged(tx, of, after);
    await upsertProposal(tx, of, sentence, deps.now());
    await endProposalNews(deps, tx, open, of.pointId);
    await tellOfProposal(deps, tx, open, of.pointId);
  });
}

/** @throws {AppError} `not_found`, `conflict` where another sentence is proposed by now, or none. */
export function withdraw(deps: ChangeDeps, of: PointOf, sentence: string): Promise<void> {
  return changeTogether(deps, of, async (tx, open) => {
    await requireUnchanged(tx, of, sentence);
    await deleteProposal(tx, of);
    await endProposalNews(deps, tx, open, of.pointId);
  });
}

/** @throws {AppError} `not_found`, `conflict` where the other proposes nothing, or something else. */
export function confirm(deps: ChangeDeps, of: PointOf, sentence: string): Promise<void> {
  return changeTogether(deps, of, async (tx, open) => {
    const { point, proposal } = await requirePoint(tx, of);
    if (proposal?.userId !== open.otherId || proposal.sentence !== sentence)
      throw new AppError('conflict', 'This sentence is no longer proposed. Please look at the point again');
    await closePoint(tx, of, sentence, deps.now());
    await deleteProposal(tx, of);
    await endProposalNews(deps, tx, open, of.pointId);
    if (point.stillAskedAt) await endStill(deps, tx, open, utcDay(point.stillAskedAt));
  });
}

/** What both were asked on a day is over once they have confirmed all of it. */
async function endStill(deps: ChangeDeps, tx: Db, open: OpenConnection, day: string): Promise<void> {
  const left = await findStillAsked(tx, open.id);
  if (left.every((askedAt) => utcDay(askedAt) !== day)) await endStillNews(deps, tx, open, day);
}
