import { numberWord } from '@ampersand/contract/number-words';
import type { Attachment } from '../../lib/mailer.ts';
import type { SwitchableEmail } from '../notifications/switch-off.ts';
import { CONNECTED, type Told } from '../notifications/tell.ts';

const withThem = (name: string | undefined) => (name ? ` with ${name}` : '');

/** Somebody suggests times; which ones, the page tells on the reader's own clock. */
export function suggestedEmail(
  { to, greeting, name, url }: Told,
  { isMove, count }: { readonly isMove: boolean; readonly count: number },
): SwitchableEmail {
  const who = name ?? CONNECTED;
  const times = `${numberWord(count)} times`;
  return {
    kind: 'call_suggested',
    to,
    subject: isMove
      ? `Another time for your call${withThem(name)}?`
      : name
        ? `${name} would like to talk to you`
        : 'A call is suggested to you',
    greeting,
    paragraphs: [
      isMove
        ? `${who} suggests ${count === 1 ? 'a time' : times} to move your call to. Until you pick one, it stays as you agreed on it.`
        : count === 1
          ? `${who} suggests a time for a call.`
          : `${who} suggests a call, with ${times} to choose from.`,
      count === 1
        ? 'You see it on your own clock. Agree, suggest other times, or say that it does not suit you.'
        : 'You see them on your own clock. Pick one, suggest others, or say that none suits you.',
      { link: url, label: count === 1 ? 'See the time' : 'See the times' },
    ],
  };
}

/** What was done to a call. */
export type Change = 'agreed' | 'moved' | 'changed' | 'cancelled';

/** `ended`: it went with what was open between the two; nobody is told by whom that was, nor how. */
export type Changing = Change | 'ended';

/** Whether a call does not take place any more. */
export const isCallOff = (change: Changing): boolean => change === 'cancelled' || change === 'ended';

interface Changed {
  readonly change: Changing;
  /** On the reader's clock. */
  readonly when: string;
  readonly minutes: number;
  readonly link: string | null;
  readonly file: Attachment | undefined;
}

const WORDS: Record<Changing, { subject: (whom: string) => string; says: string }> = {
  agreed: { subject: (whom) => `Your call${whom}`, says: 'is agreed' },
  moved: { subject: (whom) => `Moved: your call${whom}`, says: 'is moved' },
  changed: { subject: (whom) => `Changed: your call${whom}`, says: 'takes place elsewhere now' },
  cancelled: { subject: (whom) => `Cancelled: your call${whom}`, says: 'is cancelled' },
  ended: { subject: (whom) => `Cancelled: your call${whom}`, says: 'no longer takes place' },
};

/** A call as it is now, with a file that puts it into a calendar, changes it there, or takes it out; without one, what to do there. */
export function changedEmail(
  { to, greeting, isConfirmed, name, url }: Told,
  { change, when, minutes, link, file }: Changed,
): SwitchableEmail {
  const { subject, says } = WORDS[change];
  const isOff = isCallOff(change);
  const how = isConfirmed && link ? [`You talk at ${link}`] : [];
  const inCalendar = file
    ? 'Open the attached file to have it in your calendar.'
    : 'How you talk, and a file for your calendar, are on the page of your calls.';
  const outOfCalendar = file
    ? 'Open the attached file to take it out of your calendar.'
    : 'If you have put it into your calendar, take it out there.';
  return {
    kind: `call_${change}`,
    to,
    subject: `${subject(withThem(name))}, ${when}`,
    greeting,
    paragraphs: [
      ...(isOff
        ? [`Your call${withThem(name)} on ${when} ${says}.`, outOfCalendar]
        : [`Your call${withThem(name)} ${says}: ${when}, ${minutes} minutes.`, ...how, inCalendar]),
      // Where nothing is open any more there is no page to lead to.
      ...(change === 'ended' ? [] : [{ link: url, label: 'Open your calls' }]),
    ],
    ...(file && { attachments: [file] }),
  };
}

/** A call begins within the hour; its link was typed, and stands only where the address is known to be the reader's. */
export function soonEmail(
  { to, greeting, isConfirmed, name, url }: Told,
  { when, link }: { readonly when: string; readonly link: string | null },
): SwitchableEmail {
  return {
    kind: 'call_soon',
    to,
    subject: `Soon: your call${withThem(name)}`,
    greeting,
    paragraphs: [
      `Your call${withThem(name)} begins on ${when}.`,
      ...(link && isConfirmed ? [`You talk at ${link}`] : []),
      { link: url, label: 'Open your calls' },
    ],
  };
}
