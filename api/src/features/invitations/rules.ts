import { calledNameOf } from '@ampersand/contract/called';
import type { Role } from '@ampersand/contract/enumerations';
import { LIMITS } from '@ampersand/contract/limits';
import { DAY_MS, WEEK_MS } from '@ampersand/contract/time';
import { messagesOf } from '../notifications/rules.ts';

/** How long an invitation waits for an answer. */
export const INVITATION_MS = 7 * DAY_MS;
/** How far back a member's answering is looked at for their capacity. */
export const RECORD_MS = 28 * DAY_MS;
/** For how long the place of somebody who was told of room counts as taken, before the next is told. */
export const ROOM_KEPT_MS = DAY_MS;
/** How long after a no somebody is not asked again by the same member. */
export const DECLINED_REST_MS = 30 * DAY_MS;
/** Who leaves so many requests and conversations without an answer answers some before inviting more. */
export const ANSWER_FIRST = 8;
/** Answers are counted together from so many on, so that none is told apart. */
export const LEAST_ANSWERS = 3;

/** How many invitations an account may send in seven days. */
export function invitationsPerWeek(emailConfirmed: boolean): number {
  const { confirmed, unconfirmed } = LIMITS.invitationsPerWeek;
  return emailConfirmed ? confirmed : unconfirmed;
}

/** What a member did with the requests of the last 28 days that are no longer open. */
export interface Answering {
  readonly settled: number;
  /** Accepted or declined. */
  readonly answered: number;
  /** Opened, and left until they expired. */
  readonly leftUnanswered: number;
}

const FIRST_CAPACITY = 5;
/** Fewer requests say nothing yet. */
const LEAST_SETTLED = 5;
const MOST_CAPACITY = 20;

/**
 * How many new requests a member can read in a week, 1 to 20. Five, until five requests are settled; then ten times the
 * share that was answered, where opening without an answer counts half, and not less than were answered in a week.
 */
export function capacity({ settled, answered, leftUnanswered }: Answering): number {
  if (settled < LEAST_SETTLED) return FIRST_CAPACITY;
  const share = (answered + leftUnanswered / 2) / settled;
  const pace = answered / (RECORD_MS / WEEK_MS);
  return Math.min(MOST_CAPACITY, Math.max(1, Math.round(2 * FIRST_CAPACITY * share), Math.ceil(pace)));
}

/** How many more requests somebody can be sent while `open` wait: up to three weeks' worth. Never below 0. */
export function places(answering: Answering, open: number): number {
  return Math.max(0, 3 * capacity(answering) - open);
}

/** What an invitation says as the first message of a conversation. */
export function openingText(invitation: {
  readonly note: string;
  readonly question: string | null;
  readonly answer: string | null;
}): string {
  const { note, question, answer } = invitation;
  return question && answer ? `${note}\n\n“${question}”\n${answer}` : note;
}

/** The key of what the bell says of a request. */
export const requestKey = (invitationId: string) => `request ${invitationId}`;

/** What the bell says of a request. */
export const requestNews = (
  reader: { readonly role: Role },
  sender: { readonly fullName: string; readonly calledName?: string | null },
  invitationId: string,
) =>
  ({
    kind: 'REQUEST_RECEIVED',
    title: `${calledNameOf(sender)} would like to connect`,
    text: 'Read their note and answer within seven days.',
    link: messagesOf(reader).requests,
    dedupeKey: requestKey(invitationId),
  }) as const;
