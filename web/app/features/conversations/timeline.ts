import type { Message } from '@ampersand/contract/messages';

/** A part of a conversation as the server answered it. */
export interface Part {
  readonly data: readonly Message[];
  readonly lastSeq: number;
  readonly lastChange: number;
}

/** The part of a conversation that is on the screen. */
export interface Timeline {
  /** Oldest first, without gaps. */
  readonly messages: readonly Message[];
  /** Place of the newest message there is. */
  readonly lastSeq: number;
  /** Number of the latest change that is in it. */
  readonly lastChange: number;
}

export const timelineOf = ({ data, lastSeq, lastChange }: Part): Timeline => ({
  messages: data,
  lastSeq,
  lastChange,
});

/** Place of the newest message that is shown; 0 for none. */
export const shownUpTo = ({ messages }: Timeline) => messages.at(-1)?.seq ?? 0;
export const isAtStart = ({ messages }: Timeline) => (messages[0]?.seq ?? 1) <= 1;
export const isAtEnd = (timeline: Timeline) => shownUpTo(timeline) >= timeline.lastSeq;

/** With messages that came: those that adjoin are added, others count only where an older version of them is shown. */
export function withMessages(timeline: Timeline, came: readonly Message[]): Timeline {
  const bySeq = new Map(timeline.messages.map((message) => [message.seq, message]));
  let first = timeline.messages[0]?.seq;
  let last = timeline.messages.at(-1)?.seq;
  const sorted = came.toSorted((one, other) => one.seq - other.seq);
  for (const message of sorted) {
    const { seq } = message;
    const known = bySeq.get(seq);
    if (known ? known.lastChange <= message.lastChange : last === undefined || seq === last + 1)
      bySeq.set(seq, message);
    if (last === undefined) first = seq;
    last = Math.max(last ?? 0, bySeq.has(seq) ? seq : 0);
  }
  for (const message of sorted.reverse())
    if (first !== undefined && message.seq === first - 1) {
      bySeq.set(message.seq, message);
      first = message.seq;
    }
  const messages = [...bySeq.values()].sort((one, other) => one.seq - other.seq);
  return { ...timeline, messages, lastSeq: Math.max(timeline.lastSeq, messages.at(-1)?.seq ?? 0) };
}

/** With what was changed up to a change: other parts of the conversation may have changed too. */
export function withChanges(timeline: Timeline, changed: readonly Message[]): Timeline {
  const known = new Set(timeline.messages.map(({ seq }) => seq));
  const next = withMessages(
    timeline,
    changed.filter(({ seq }) => known.has(seq)),
  );
  const lastChange = Math.max(timeline.lastChange, ...changed.map((message) => message.lastChange));
  return { ...next, lastChange };
}
