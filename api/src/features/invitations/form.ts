import type { InvitationForm } from '@ampersand/contract/invitations';
import type { Deps } from '../../http/deps.ts';
import type { SessionUser } from '../../http/session.ts';
import { findConnectionId } from '../connections/queries.ts';
import { explainPair } from '../matchings/telling.ts';
import { countSent, countUnanswered, findPlaces } from './counts.ts';
import { findPending, isWaiting } from './queries.ts';
import { ANSWER_FIRST, invitationsPerWeek } from './rules.ts';
import { findRecipient } from './send.ts';
import { findRest } from './ties.ts';

/** What stands between two people. */
async function findTie({ db, now }: Pick<Deps, 'db' | 'now'>, userId: string, otherId: string) {
  const connectionId = await findConnectionId(db, userId, otherId);
  const none = { connectionId: null, invitationId: null, declined: null };
  if (connectionId) return { ...none, tie: 'CONNECTED', connectionId } as const;
  const pending = await findPending(db, userId, otherId);
  if (pending && pending.expiresAt > now()) {
    const tie = pending.senderId === userId ? 'SENT' : 'RECEIVED';
    return { ...none, tie, invitationId: pending.id } as const;
  }
  const declined = await findRest(db, { sender: userId, recipient: otherId }, now());
  return { ...none, tie: declined ? 'DECLINED' : 'FREE', declined: declined ?? null } as const;
}

/** What a member wants to know before they invite somebody. @throws {AppError} `not_found`, `forbidden` */
export async function findForm(deps: Deps, user: SessionUser, userId: string): Promise<InvitationForm> {
  const recipient = await findRecipient(deps.db, user, userId);
  const now = deps.now();
  const why = await explainPair(deps, user.id, recipient.id);
  const most = invitationsPerWeek(user.emailConfirmed);
  return {
    ...(await findTie(deps, user.id, recipient.id)),
    left: Math.max(0, most - (await countSent(deps.db, user.id, now))),
    most,
    reason: why?.reasons[0]?.text ?? null,
    question: recipient.profile?.question ?? null,
    room: (await findPlaces(deps.db, recipient.id, now)) > 0,
    waiting: await isWaiting(deps.db, { waiterId: user.id, wantedId: recipient.id }),
    unanswered: await countUnanswered(deps.db, user.id, now),
    answerFirst: ANSWER_FIRST,
  };
}
