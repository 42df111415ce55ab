import type { InvitationBody } from '@ampersand/contract/invitations';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../http/deps.ts';
import type { SessionUser } from '../../http/session.ts';
import { AppError, requireFound } from '../../lib/app-error.ts';
import { findConnectionId } from '../connections/queries.ts';
import { explainPair } from '../matchings/telling.ts';
import { tellTies } from '../notifications/talk.ts';
import { insertOutcomes } from '../outcomes/queries.ts';
import { noticeInvitation } from '../reports/notice.ts';
import { requireStaying } from '../users/leaving.ts';
import { NO_PERSON } from '../users/missing.ts';
import { lockPair } from '../users/pairs.ts';
import { findVisibleOrPassed, findVisiblePerson, type UserRow } from '../users/queries.ts';
import { connect } from './answer.ts';
import { countUnanswered, findFreeAt, findPlaces } from './counts.ts';
import { expireInvitation } from './expire.ts';
import { findPending, type InvitationRow, insertInvitation } from './queries.ts';
import { ANSWER_FIRST, invitationsPerWeek } from './rules.ts';
import { tellOfRequest } from './tell.ts';
import { findRest } from './ties.ts';

/** Somebody whom a member may invite, as far as the two of them are concerned. @throws {AppError} `not_found`, `forbidden` */
export async function findRecipient(db: Db, user: SessionUser, id: string): Promise<UserRow> {
  if (user.role === 'ADMIN') throw new AppError('forbidden', 'Administrators cannot invite anybody');
  const recipient = requireFound(await findVisiblePerson(db, user, id), NO_PERSON);
  if (recipient.id === user.id) throw new AppError('not_found', NO_PERSON);
  return recipient;
}

type Sent = Pick<InvitationRow, 'id'> & { readonly connectionId: string | null };

/**
 * Invites somebody; where they have invited the member, the two are connected at once.
 * @throws {AppError} what the summary of the call names.
 */
export async function invite(deps: Deps, user: SessionUser, body: InvitationBody): Promise<Sent> {
  const { id: recipientId } = await findRecipient(deps.db, user, body.recipientId);
  // Not in the transaction: the embedded database has one connection.
  const why = await explainPair(deps, recipientId, user.id);
  const reasons = why?.reasons.map(({ text }) => text) ?? [];
  return deps.db.transaction(async (tx) => {
    await lockPair(tx, user.id, recipientId);
    const recipient = await findRecipient(tx, user, recipientId);
    await requireStaying(tx, user.id);
    await requireShown(tx, user, recipient);
    const theirs = await findOpenRequest(deps, tx, user.id, recipientId);
    const draft = { ...draftFor(recipient, body), senderId: user.id };
    if (theirs) return answerWith(deps, tx, theirs, draft);
    await checkLimits(deps, tx, user, recipientId);
    const sent = await insertInvitation(tx, draft, { accepted: false, now: deps.now() });
    await noteInvited(deps, tx, sent);
    await tellOfRequest(deps, tx, sent, reasons);
    await tellTies(deps, tx, [user.id, recipientId]);
    return { id: sent.id, connectionId: null };
  });
}

/** Who is hidden cannot be looked at by whom they invite. Who was passed on by them is not told, and may invite. */
async function requireShown(tx: Db, user: SessionUser, recipient: UserRow): Promise<void> {
  if (await findVisibleOrPassed(tx, recipient, user.id)) return;
  throw new AppError(
    'conflict',
    'Your profile is hidden. End the pause on your account page before you invite people',
  );
}

const UNANSWERED = 'They have a question for whoever writes. Please answer it';

function draftFor(recipient: UserRow, { note, answer, listPosition }: InvitationBody) {
  const question = recipient.profile?.question ?? null;
  if (question && !answer)
    throw new AppError('invalid_fields', UNANSWERED, { fields: [{ path: 'answer', message: UNANSWERED }] });
  return {
    recipientId: recipient.id,
    note,
    question,
    answer: (question && answer) || null,
    listPosition: listPosition ?? null,
  };
}

/** What the other one asked before; an own invitation or a connection is in the way. */
async function findOpenRequest(
  deps: Deps,
  tx: Db,
  userId: string,
  otherId: string,
): Promise<InvitationRow | undefined> {
  if (await findConnectionId(tx, userId, otherId))
    throw new AppError('conflict', 'You two are connected already');
  const pending = await findPending(tx, userId, otherId);
  if (!pending) return undefined;
  if (pending.expiresAt <= deps.now()) {
    await expireInvitation(deps, tx, pending.id);
    return undefined;
  }
  if (pending.senderId === userId)
    throw new AppError('conflict', 'You have invited them already. They have seven days to answer');
  return pending;
}

type Draft = ReturnType<typeof draftFor> & { readonly senderId: string };

async function answerWith(deps: Deps, tx: Db, theirs: InvitationRow, draft: Draft): Promise<Sent> {
  const own = await insertInvitation(tx, draft, { accepted: true, now: deps.now() });
  await noteInvited(deps, tx, own);
  const connectionId = await connect(deps, tx, theirs, own);
  // Nobody withdraws or answers it meanwhile: the two are held.
  if (!connectionId) throw new AppError('conflict', 'This has just changed. Please try again');
  return { id: own.id, connectionId };
}

async function noteInvited(deps: Deps, tx: Db, invitation: InvitationRow): Promise<void> {
  const { senderId, recipientId, createdAt, listPosition } = invitation;
  await insertOutcomes(tx, [
    { kind: 'INVITED', actorId: senderId, subjectId: recipientId, at: createdAt, listPosition },
  ]);
  await noticeInvitation(deps, tx, invitation);
}

async function checkLimits(deps: Deps, tx: Db, user: SessionUser, recipientId: string): Promise<void> {
  const now = deps.now();
  if (await findRest(tx, { sender: user.id, recipient: recipientId }, now))
    throw new AppError(
      'conflict',
      'They answered an invitation of yours not long ago. Please leave them some time',
    );
  const most = invitationsPerWeek(user.emailConfirmed);
  const freeAt = await findFreeAt(tx, user.id, most, now);
  if (freeAt) {
    const hint = user.emailConfirmed ? '' : '. Confirm your email address to send more';
    throw new AppError('invitation_limit', `You can send ${most} invitations in seven days${hint}`, {
      retryAfter: Math.max(1, Math.ceil((freeAt.getTime() - now.getTime()) / 1000)),
    });
  }
  const unanswered = await countUnanswered(tx, user.id, now);
  if (unanswered >= ANSWER_FIRST)
    throw new AppError(
      'answer_first',
      `${unanswered} requests and conversations are waiting for your answer. Please answer or end some before you invite more people`,
    );
  if ((await findPlaces(tx, recipientId, now)) === 0)
    throw new AppError(
      'no_room',
      'They have as many requests open as they can read. We can tell you when there is room again',
    );
}
