import { brand } from '@ampersand/contract/brand';
import { declineWords } from '@ampersand/contract/declining';
import type { DeclineReason } from '@ampersand/contract/enumerations';
import { type Addressee, SOMEBODY } from '../../lib/addressee.ts';
import type { Part } from '../../lib/email-body.ts';
import type { SwitchableEmail } from '../notifications/switch-off.ts';
import type { Told } from '../notifications/tell.ts';

/** What a member typed goes to an address only where that is known to be theirs. */
const typed = ({ isConfirmed }: Addressee, ...parts: (Part | null | undefined)[]): Part[] =>
  isConfirmed ? parts.flatMap((part) => part ?? []) : [];

interface Request {
  readonly note: string;
  readonly question: string | null;
  readonly answer: string | null;
}

/** Tells a member that somebody asks to connect: what they wrote, and why the two fit. */
export function requestReceivedEmail(
  told: Told,
  request: Request,
  reasons: readonly string[],
): SwitchableEmail {
  const { note, question, answer } = request;
  return {
    kind: 'request_received',
    to: told.to,
    subject: `${told.name ?? SOMEBODY} would like to connect with you on ${brand.name}`,
    greeting: told.greeting,
    paragraphs: [
      `${told.name ?? SOMEBODY} would like to connect with you.`,
      ...typed(
        told,
        `“${note}”`,
        question && answer ? `You ask: ${question}` : null,
        answer && `“${answer}”`,
      ),
      ...typed(told, reasons.length > 0 ? `Why you two: ${reasons.join(' ')}` : null),
      { link: told.url, label: 'Read and answer' },
      'Accept, decline with a reason, or leave it: after seven days it expires, and both of you are told. They do not see whether you have read it.',
    ],
  };
}

export function invitationAcceptedEmail(told: Told): SwitchableEmail {
  const accepted = told.name ? `${told.name} accepted your invitation` : 'Your invitation was accepted';
  return {
    kind: 'invitation_accepted',
    to: told.to,
    subject: accepted,
    greeting: told.greeting,
    paragraphs: [
      `${accepted}: you are connected. What you wrote opens your conversation.`,
      { link: told.url, label: 'Continue the conversation' },
    ],
  };
}

export function invitationDeclinedEmail(
  told: Told,
  { reason, sentence }: { reason: DeclineReason; sentence: string | null },
): SwitchableEmail {
  return {
    kind: 'invitation_declined',
    to: told.to,
    subject: told.name ? `${told.name} answered your invitation` : 'Your invitation was answered',
    greeting: told.greeting,
    paragraphs: [
      `Thank you for asking. ${told.name ?? 'The one you asked'} read your invitation and decided not to connect for now.`,
      declineWords[reason],
      ...typed(told, sentence && `They added: “${sentence}”`),
      'A no is better than silence: now you know, and can ask somebody else.',
      { link: told.url, label: 'See your invitations' },
    ],
  };
}

/** To who asked. */
export function invitationExpiredEmail(told: Told): SwitchableEmail {
  return {
    kind: 'invitation_expired',
    to: told.to,
    subject: told.name ? `Your invitation to ${told.name} has expired` : 'Your invitation has expired',
    greeting: told.greeting,
    paragraphs: [
      `${told.name ? `${told.name} did not answer your invitation` : 'Your invitation was not answered'} within seven days, so it has expired. That says nothing about you: people are busy.`,
      { link: told.url, label: 'See your matches' },
    ],
  };
}

/** To who was asked. */
export function requestExpiredEmail(told: Told): SwitchableEmail {
  return {
    kind: 'request_expired',
    to: told.to,
    subject: told.name ? `A request from ${told.name} has expired` : 'A request to you has expired',
    greeting: told.greeting,
    paragraphs: [
      `${told.name ?? SOMEBODY} asked to connect seven days ago. Without an answer the request has expired, and they know. If you would still like to meet, invite them.`,
      { link: told.url, label: 'See who it was' },
    ],
  };
}

export function roomAgainEmail(told: Told): SwitchableEmail {
  return {
    kind: 'room_again',
    to: told.to,
    subject: told.name
      ? `${told.name} has room for your invitation`
      : 'There is room for your invitation now',
    greeting: told.greeting,
    paragraphs: [
      `You wanted to know: ${told.name ?? 'somebody you would like to invite'} can take new requests again. The places go to whoever writes first.`,
      { link: told.url, label: 'Write your invitation' },
    ],
  };
}
