import type { DeclineBody } from '@ampersand/contract/invitations';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../http/deps.ts';
import { AppError, requireFound } from '../../lib/app-error.ts';
import { endCalls } from '../calls/ends.ts';
import { insertConnection, type Opening } from '../connections/queries.ts';
import { withdrawSplit } from '../equity/change.ts';
import { tellTies } from '../notifications/talk.ts';
import type { TellDeps } from '../notifications/tell.ts';
import { insertOutcomes } from '../outcomes/queries.ts';
import { endTrials } from '../trial/ends.ts';
import { requireStaying } from '../users/leaving.ts';
import { lockPair } from '../users/pairs.ts';
import { closeInvitation, findInvitation, findStatus, type InvitationRow, markOpened } from './queries.ts';
import { tellWaiters } from './room.ts';
import { openingText } from './rules.ts';
import { endRequestNews, tellOfNo, tellOfYes } from './tell.ts';

type Box = Parameters<typeof findInvitation>[1]['box'];
type AnswerDeps = TellDeps & Pick<Deps, 'db'>;
interface Asked {
  readonly id: string;
  readonly userId: string;
}

/** One of a member's own. @throws {AppError} `not_found` for everybody else's, and where the other one is gone. */
async function findOwn(db: Db, asked: Asked, box: Box): Promise<InvitationRow> {
  return requireFound(await findInvitation(db, { ...asked, box }), 'There is no such invitation here');
}

/** The recipient has a request before them; the sender is not told. @throws {AppError} `not_found` */
export async function noteOpened(deps: AnswerDeps, asked: Asked): Promise<void> {
  const request = await findOwn(deps.db, asked, 'received');
  await deps.db.transaction(async (tx) => {
    await markOpened(tx, request.id, deps.now());
    await endRequestNews(deps, tx, request, 'read');
  });
}

/** @throws {AppError} `not_found`, `conflict` when it is no longer open, or the member is about to leave. @returns the id of the connection. */
export function acceptRequest(deps: AnswerDeps, asked: Asked): Promise<string> {
  return answered(deps, asked, 'received', async (tx, invitation) => {
    await requireStaying(tx, asked.userId);
    const connectionId = await connect(deps, tx, invitation);
    return connectionId ?? (await noLongerOpen(tx, invitation.id));
  });
}

/** @throws {AppError} `not_found`, `conflict` when it is no longer open. */
export function declineRequest(deps: AnswerDeps, asked: Asked, { reason, sentence }: DeclineBody) {
  return answered(deps, asked, 'received', async (tx, { id }) => {
    const at = deps.now();
    const no = { status: 'DECLINED', declineReason: reason, declineSentence: sentence || null } as const;
    const declined = (await closeInvitation(tx, id, no, at)) ?? (await noLongerOpen(tx, id));
    const { senderId, recipientId, listPosition } = declined;
    await insertOutcomes(tx, [
      { kind: 'DECLINED', actorId: recipientId, subjectId: senderId, at, listPosition, reason },
    ]);
    await endRequestNews(deps, tx, declined, 'read');
    await tellTies(deps, tx, [senderId, recipientId]);
    await tellOfNo(deps, tx, declined);
    await tellWaiters(deps, tx, recipientId);
  });
}

/** @throws {AppError} as above. */
export function withdrawInvitation(deps: AnswerDeps, asked: Asked): Promise<void> {
  return answered(deps, asked, 'sent', async (tx, { id }) => {
    const at = deps.now();
    const taken =
      (await closeInvitation(tx, id, { status: 'WITHDRAWN' }, at)) ?? (await noLongerOpen(tx, id));
    const { senderId, recipientId, listPosition } = taken;
    await insertOutcomes(tx, [
      { kind: 'WITHDRAWN', actorId: senderId, subjectId: recipientId, at, listPosition },
    ]);
    await endRequestNews(deps, tx, taken, 'removed');
    await tellTies(deps, tx, [senderId, recipientId]);
    await tellWaiters(deps, tx, recipientId);
  });
}

/** Does something to an own invitation while nobody else does anything to the two of them. */
function answered<Value>(
  deps: AnswerDeps,
  asked: Asked,
  box: Box,
  act: (tx: Db, invitation: InvitationRow) => Promise<Value>,
): Promise<Value> {
  return deps.db.transaction(async (tx) => {
    const { senderId, recipientId } = await findOwn(tx, asked, box);
    await lockPair(tx, senderId, recipientId);
    return act(tx, await findOwn(tx, asked, box));
  });
}

const openingOf = (invitation: InvitationRow): Opening => ({
  id: invitation.id,
  senderId: invitation.senderId,
  text: openingText(invitation),
  createdAt: invitation.createdAt,
});

/**
 * Accepts an invitation and connects the two, as part of `tx`. `own`: what the accepting one wrote, where that is an
 * invitation too. @returns the id of the connection; undefined when the invitation was no longer open.
 */
export async function connect(
  deps: TellDeps,
  tx: Db,
  { id }: InvitationRow,
  own?: InvitationRow,
): Promise<string | undefined> {
  const at = deps.now();
  const accepted = await closeInvitation(tx, id, { status: 'ACCEPTED' }, at);
  if (!accepted) return undefined;
  const { senderId: otherId, recipientId: accepterId, listPosition } = accepted;
  const openings = [accepted, ...(own ? [own] : [])].map(openingOf);
  const made = { accepterId, otherId, invitationId: id, openings };
  const { id: connectionId, formerEnd } = await insertConnection(tx, made, at);
  if (formerEnd) {
    const pair = { id: connectionId, userId: accepterId, otherId };
    await endTrials(deps, tx, pair, formerEnd);
    await withdrawSplit(deps, tx, pair);
    await endCalls(deps, tx, pair, formerEnd.endedAt);
  }
  await tellTies(deps, tx, [accepterId, otherId], connectionId);
  await insertOutcomes(tx, [{ kind: 'ACCEPTED', actorId: accepterId, subjectId: otherId, at, listPosition }]);
  await endRequestNews(deps, tx, accepted, 'read');
  await tellOfYes(deps, tx, accepted, connectionId);
  await tellWaiters(deps, tx, accepterId);
  return connectionId;
}

const WHY: Record<InvitationRow['status'], string> = {
  PENDING: 'This invitation has expired',
  EXPIRED: 'This invitation has expired',
  ACCEPTED: 'This invitation was accepted already',
  DECLINED: 'This invitation was declined already',
  WITHDRAWN: 'This invitation was withdrawn',
};

async function noLongerOpen(tx: Db, id: string): Promise<never> {
  throw new AppError('conflict', WHY[(await findStatus(tx, id)) ?? 'EXPIRED']);
}
