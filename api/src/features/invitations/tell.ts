import { calledNameOf } from '@ampersand/contract/called';
import { declineWords } from '@ampersand/contract/declining';
import type { Db } from '../../db/client.ts';
import { endNews } from '../notifications/notify.ts';
import { detailPath, messagesOf } from '../notifications/rules.ts';
import { type Pair, type TellDeps, tell } from '../notifications/tell.ts';
import { findAccount, findVisiblePerson } from '../users/queries.ts';
import {
  invitationAcceptedEmail,
  invitationDeclinedEmail,
  invitationExpiredEmail,
  requestExpiredEmail,
  requestReceivedEmail,
  roomAgainEmail,
} from './emails.ts';
import { type InvitationRow, markEmailed } from './queries.ts';
import { requestKey, requestNews } from './rules.ts';

const toRecipient = ({ senderId, recipientId }: InvitationRow): Pair => ({
  readerId: recipientId,
  personId: senderId,
});
const toSender = ({ senderId, recipientId }: InvitationRow): Pair => ({
  readerId: senderId,
  personId: recipientId,
});

/** The recipient has read or answered a request; or it is gone, and so is what told of it. */
export function endRequestNews(deps: TellDeps, tx: Db, invitation: InvitationRow, end: 'read' | 'removed') {
  const told = { userId: invitation.recipientId, dedupeKey: requestKey(invitation.id) };
  return endNews(deps, tx, told, end);
}

export async function tellOfRequest(
  deps: TellDeps,
  tx: Db,
  invitation: InvitationRow,
  reasons: readonly string[],
): Promise<void> {
  const byEmail = await tell(deps, tx, toRecipient(invitation), (reader, sender) => ({
    ...requestNews(reader, sender, invitation.id),
    byEmail: { kind: 'requestReceived', email: (told) => requestReceivedEmail(told, invitation, reasons) },
  }));
  if (byEmail) await markEmailed(tx, invitation.id, deps.now());
}

/** Tells who asked first. */
export function tellOfYes(deps: TellDeps, tx: Db, invitation: InvitationRow, connectionId: string) {
  return tell(deps, tx, toSender(invitation), (reader, person) => ({
    kind: 'INVITATION_ACCEPTED',
    title: `${calledNameOf(person)} accepted your invitation`,
    text: 'You are connected. What you wrote opens your conversation.',
    link: messagesOf(reader).conversation(connectionId),
    dedupeKey: `accepted ${invitation.id}`,
    byEmail: { kind: 'invitationAnswered', email: invitationAcceptedEmail },
  }));
}

export function tellOfNo(deps: TellDeps, tx: Db, invitation: InvitationRow) {
  const { declineReason: reason, declineSentence: sentence } = invitation;
  if (!reason) return;
  return tell(deps, tx, toSender(invitation), (reader, person) => ({
    kind: 'INVITATION_DECLINED',
    title: `${calledNameOf(person)} answered your invitation`,
    text: `They decided not to connect for now. ${declineWords[reason]}`,
    link: messagesOf(reader).invitations,
    dedupeKey: `declined ${invitation.id}`,
    byEmail: {
      kind: 'invitationAnswered',
      email: (told) => invitationDeclinedEmail(told, { reason, sentence }),
    },
  }));
}

/** Tells both; the recipient only while they can still find the sender, and so invite them. */
export async function tellOfExpiry(deps: TellDeps, tx: Db, invitation: InvitationRow): Promise<void> {
  const common = { kind: 'INVITATION_EXPIRED', dedupeKey: `expired ${invitation.id}` } as const;
  await tell(deps, tx, toSender(invitation), (reader, person) => ({
    ...common,
    title: `Your invitation to ${calledNameOf(person)} has expired`,
    text: 'Seven days went by without an answer. Your other matches are waiting.',
    link: messagesOf(reader).invitations,
    byEmail: { kind: 'invitationExpired', email: invitationExpiredEmail },
  }));
  const recipient = await findAccount(tx, invitation.recipientId);
  if (!recipient || !(await findVisiblePerson(tx, recipient, invitation.senderId))) return;
  await tell(deps, tx, toRecipient(invitation), (reader, person) => ({
    ...common,
    title: `The request from ${calledNameOf(person)} has expired`,
    text: 'Seven days went by without an answer. You can still invite them.',
    link: detailPath(reader, person.id),
    byEmail: { kind: 'invitationExpired', email: requestExpiredEmail },
  }));
}

/** Tells somebody who waited that a person can take requests again. */
export function tellOfRoom(deps: TellDeps, tx: Db, pair: Pair) {
  return tell(deps, tx, pair, (reader, person) => ({
    kind: 'ROOM_AGAIN',
    title: `${calledNameOf(person)} has room for your invitation`,
    text: 'You wanted to know. The places go to whoever writes first.',
    link: detailPath(reader, person.id),
    byEmail: { kind: 'roomAgain', email: roomAgainEmail },
  }));
}
