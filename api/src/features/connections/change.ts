import type { DeclineReason, Met } from '@ampersand/contract/enumerations';
import type { Deps } from '../../http/deps.ts';
import { AppError } from '../../lib/app-error.ts';
import { tellTalk, tellTies } from '../notifications/talk.ts';
import { insertOutcomes, replaceOutcome } from '../outcomes/queries.ts';
import { deleteEnded, haveReadMarks, markEnded, setMet, setRead, undoEnd } from './change-queries.ts';
import { type Asked, findOwn, inConversation, requireOpen, requireReadable } from './own.ts';
import { endMetNews, endQuietNews } from './quiet.ts';
import { RESUME_MS } from './rules.ts';

type ChangeDeps = Pick<Deps, 'bus' | 'db' | 'now'>;

/** Notes up to which message a member has read. @returns the place. @throws {AppError} `not_found`, `conflict` while it is closed. */
export async function noteRead(deps: ChangeDeps, asked: Asked, upTo: number): Promise<number> {
  const { otherId, readSeq } = requireReadable(await findOwn(deps.db, asked));
  const { connectionId, userId } = asked;
  return deps.db.transaction(async (tx) => {
    const seq = await setRead(tx, asked, upTo);
    if (seq === undefined) return readSeq;
    await tellTalk(deps, tx, [userId], { kind: 'read', connectionId, seq, mine: true });
    if (otherId && (await haveReadMarks(tx, userId, otherId)))
      await tellTalk(deps, tx, [otherId], { kind: 'read', connectionId, seq, mine: false });
    return seq;
  });
}

/** Shows the other that a member is writing. @throws {AppError} `not_found`, `conflict` where nobody can write. */
export async function tellWriting(deps: ChangeDeps, asked: Asked): Promise<void> {
  const { id: connectionId, otherId } = requireOpen(await findOwn(deps.db, asked));
  await tellTalk(deps, deps.db, [otherId], { kind: 'writing', connectionId });
}

/** @throws {AppError} `not_found`, `conflict` where it has ended, the other has left or it is closed. */
export function end(deps: ChangeDeps, asked: Asked, reason: DeclineReason | undefined): Promise<void> {
  return inConversation(deps.db, asked, async (tx, own) => {
    const { id: connectionId, userId, otherId } = requireOpen(own);
    const at = deps.now();
    await markEnded(tx, asked, reason, at);
    const ended = { kind: 'ENDED', actorId: userId, subjectId: otherId, at } as const;
    await insertOutcomes(tx, [{ ...ended, reason: reason ?? null }]);
    await endQuietNews(deps, tx, [userId, otherId], { connectionId, lastSeq: own.lastSeq });
    await tellTies(deps, tx, [userId, otherId], connectionId);
  });
}

/** @throws {AppError} `not_found`, `conflict` when it is too late. */
export function resume(deps: ChangeDeps, asked: Asked): Promise<void> {
  return inConversation(deps.db, asked, async (tx, { id: connectionId, userId, otherId }) => {
    const since = new Date(deps.now().getTime() - RESUME_MS);
    if (!(await undoEnd(tx, asked, since)))
      throw new AppError('conflict', 'This can only be undone for two minutes, by whoever ended it');
    if (!otherId) return;
    await deleteEnded(tx, { actorId: userId, subjectId: otherId, since });
    await tellTies(deps, tx, [userId, otherId], connectionId);
  });
}

/** @throws {AppError} `not_found` */
export async function answerMet(deps: ChangeDeps, asked: Asked, met: Met): Promise<void> {
  const { userId, otherId } = await findOwn(deps.db, asked);
  const at = deps.now();
  await deps.db.transaction(async (tx) => {
    await endMetNews(deps, tx, userId, asked.connectionId);
    if (!(await setMet(tx, asked, met, at)) || !otherId) return;
    const kind = met === 'YES' ? 'MET' : 'NOT_MET';
    await replaceOutcome(tx, { kind, actorId: userId, subjectId: otherId, at }, ['MET', 'NOT_MET']);
  });
}
