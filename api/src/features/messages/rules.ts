import type { MessagesQuery } from '@ampersand/contract/messages';

const EDIT_MS = 15 * 60 * 1000;
/** Every text that a message had is kept. */
export const MOST_EDITS = 20;

/** Whether a message is young enough to be changed. */
export function canEdit({ createdAt }: { readonly createdAt: Date }, now: Date): boolean {
  return now.getTime() - createdAt.getTime() < EDIT_MS;
}

/** Some places of a conversation that follow each other, from 1; there may be no message there. */
export interface Places {
  readonly first: number;
  readonly count: number;
}

type Asked = Pick<MessagesQuery, 'before' | 'after' | 'around' | 'limit'>;

/** The places before, after or around one of a conversation with `lastSeq` messages; the newest where none is named. */
export function placesOf({ before, after, around, limit }: Asked, lastSeq: number): Places {
  if (after !== undefined) return { first: after + 1, count: limit };
  if (around !== undefined)
    return { first: Math.max(1, Math.min(around, lastSeq + 1) - Math.floor(limit / 2)), count: limit };
  const end = Math.min(before ?? lastSeq + 1, lastSeq + 1);
  const first = Math.max(1, end - limit);
  return { first, count: Math.max(0, end - first) };
}
