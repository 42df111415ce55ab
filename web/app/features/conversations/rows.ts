import type { Message } from '@ampersand/contract/messages';
import { weekdayOf } from '../../page/dates.ts';
import type { Waiting } from './outbox.ts';

export type Row =
  | { readonly kind: 'day'; readonly key: string; readonly label: string }
  | { readonly kind: 'new'; readonly key: string }
  | {
      readonly kind: 'message';
      readonly key: string;
      readonly message: Message;
      /** It stands close below one of the same person. */
      readonly follows: boolean;
      /** Nothing of the same person stands close below it. */
      readonly ends: boolean;
    }
  | { readonly kind: 'waiting'; readonly key: string; readonly waiting: Waiting };

/** What somebody writes within this time stands close together. */
const CLOSE_MS = 5 * 60_000;

interface Shown {
  readonly messages: readonly Message[];
  readonly waiting: readonly Waiting[];
  /** The line for what is new stands behind this place. */
  readonly dividerAt: number | undefined;
  readonly zone: string | undefined;
}

/** What stands below each other in a conversation: messages, a line for each day, one for what is new, what is not sent yet. */
export function rowsOf({ messages, waiting, dividerAt, zone }: Shown): Row[] {
  const rows: Row[] = [];
  let before: Message | undefined;
  let divided = false;
  for (const [place, message] of messages.entries()) {
    const day = weekdayOf(message.createdAt, zone);
    const newDay = !before || weekdayOf(before.createdAt, zone) !== day;
    if (newDay) rows.push({ kind: 'day', key: `day ${message.seq}`, label: day });
    const isNew: boolean = !divided && dividerAt !== undefined && message.seq > dividerAt && !message.mine;
    if (isNew) rows.push({ kind: 'new', key: 'new' });
    divided ||= isNew;
    const follows = !newDay && !isNew && before !== undefined && isClose(before, message);
    const next = messages[place + 1];
    const ends = !next || !isClose(message, next);
    rows.push({ kind: 'message', key: message.id, message, follows, ends });
    before = message;
  }
  for (const one of waiting) rows.push({ kind: 'waiting', key: one.idempotencyKey, waiting: one });
  return rows;
}

const isClose = (one: Message, other: Message) =>
  one.mine === other.mine && Date.parse(other.createdAt) - Date.parse(one.createdAt) < CLOSE_MS;
