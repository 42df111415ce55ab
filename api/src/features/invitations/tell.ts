import { declineWords } from '@ampersand/contract/declining';
import type { EmailKind } from '@ampersand/contract/values';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../http/deps.ts';
import { addressee, nameInEmail } from '../../lib/addressee.ts';
import { type Email, enqueueEmail } from '../../lib/mailer.ts';
import { pageUrl } from '../../lib/page-url.ts';
import { endNews, notify } from '../notifications/notify.ts';
import type { NewNotification } from '../notifications/queries.ts';
import { detailPath, messagesOf } from '../notifications/rules.ts';
import { findUser, type UserRow } from '../users/queries.ts';
import { wantsEmail } from '../users/rules.ts';
import {
  invitationAcceptedEmail,
  invitationDeclinedEmail,
  invitationExpiredEmail,
  requestExpiredEmail,
  requestReceivedEmail,
  roomAgainEmail,
  type Told,
} from './emails.ts';
import type { InvitationRow } from './queries.ts';
import { requestKey, requestNews } from './rules.ts';

export type TellDeps = Pick<Deps, 'bus' | 'config' | 'jobs' | 'now'>;

interface News extends Pick<NewNotification, 'kind' | 'title' | 'text' | 'dedupeKey'> {
  readonly link: `/${string}`;
  readonly emailKind: EmailKind;
  email(told: Told): Email;
}

interface Pair {
  readonly readerId: string;
  readonly personId: string;
}

/** Tells a member something about another, in the app and, if they want it, by email, as part of `tx`; nothing while one is suspended. */
async function tell(
  deps: TellDeps,
  tx: Db,
  { readerId, personId }: Pair,
  newsFor: (reader: UserRow, person: UserRow) => News,
): Promise<void> {
  const [reader, person] = [await findUser(tx, readerId), await findUser(tx, personId)];
  if (!reader || !person || reader.suspendedAt || person.suspendedAt) return;
  const { email, emailKind, ...news } = newsFor(reader, person);
  await notify(tx, deps, { ...news, userId: readerId, aboutId: personId });
  if (!wantsEmail(reader, emailKind)) return;
  const to = addressee(reader);
  const told = { ...to, name: nameInEmail(to, person), url: pageUrl(deps.config.publicUrl, news.link) };
  await enqueueEmail(tx, deps.jobs, email(told), { userId: readerId, aboutId: personId });
}

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
  return endNews(tx, deps, told, end);
}

export function tellOfRequest(deps: TellDeps, tx: Db, invitation: InvitationRow, reasons: readonly string[]) {
  return tell(deps, tx, toRecipient(invitation), (reader, sender) => ({
    ...requestNews(reader, sender, invitation.id),
    emailKind: 'requestReceived',
    email: (told) => requestReceivedEmail(told, invitation, reasons),
  }));
}

/** Tells who asked first. */
export function tellOfYes(deps: TellDeps, tx: Db, invitation: InvitationRow, connectionId: string) {
  return tell(deps, tx, toSender(invitation), (reader, { fullName }) => ({
    kind: 'INVITATION_ACCEPTED',
    title: `${fullName} accepted your invitation`,
    text: 'You are connected. What you wrote opens your conversation.',
    link: messagesOf(reader).conversation(connectionId),
    dedupeKey: `accepted ${invitation.id}`,
    emailKind: 'invitationAnswered',
    email: invitationAcceptedEmail,
  }));
}

export function tellOfNo(deps: TellDeps, tx: Db, invitation: InvitationRow) {
  const { declineReason: reason, declineSentence: sentence } = invitation;
  if (!reason) return;
  return tell(deps, tx, toSender(invitation), (reader, { fullName }) => ({
    kind: 'INVITATION_DECLINED',
    title: `${fullName} answered your invitation`,
    text: `They decided not to connect for now. ${declineWords[reason]}`,
    link: messagesOf(reader).invitations,
    dedupeKey: `declined ${invitation.id}`,
    emailKind: 'invitationAnswered',
    email: (told) => invitationDeclinedEmail(told, { reason, sentence }),
  }));
}

/** Tells both. */
export async function tellOfExpiry(deps: TellDeps, tx: Db, invitation: InvitationRow): Promise<void> {
  const common = { kind: 'INVITATION_EXPIRED', dedupeKey: `expired ${invitation.id}` } as const;
  await tell(deps, tx, toSender(invitation), (reader, person) => ({
    ...common,
    title: `Your invitation to ${person.fullName} has expired`,
    text: 'Seven days went by without an answer. Your other matches are waiting.',
    link: messagesOf(reader).invitations,
    emailKind: 'invitationExpired',
    email: invitationExpiredEmail,
  }));
  await tell(deps, tx, toRecipient(invitation), (reader, person) => ({
    ...common,
    title: `The request of ${person.fullName} has expired`,
    text: 'Seven days went by without an answer. You can still invite them.',
    link: detailPath(reader, person.id),
    emailKind: 'invitationExpired',
    email: requestExpiredEmail,
  }));
}

/** Tells somebody who waited that a person can take requests again. */
export function tellOfRoom(deps: TellDeps, tx: Db, pair: Pair) {
  return tell(deps, tx, pair, (reader, person) => ({
    kind: 'ROOM_AGAIN',
    title: `${person.fullName} has room for your invitation`,
    text: 'You wanted to know. The places go to whoever writes first.',
    link: detailPath(reader, person.id),
    emailKind: 'roomAgain',
    email: roomAgainEmail,
  }));
}
