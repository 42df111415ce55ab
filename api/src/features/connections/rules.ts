import type { ConversationState } from '@ampersand/contract/connections';
import { DAY_MS } from '@ampersand/contract/time';

/** Letters whose mark is a part of them, and what people type for them. */
export const MARKED = { letters: 'łøđħŧı', plain: 'lodhti' } as const;

/** A text as it is searched: lower case, without marks on letters, blanks as one. */
export function searchable(text: string): string {
  const bare = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return bare
    .replaceAll('ß', 'ss')
    .replace(/[łøđħŧı]/g, (letter) => MARKED.plain[MARKED.letters.indexOf(letter)] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();
}

/** The two members of a connection in the order in which they are stored. */
export function ordered(one: string, other: string): { memberA: string; memberB: string } {
  return one < other ? { memberA: one, memberB: other } : { memberA: other, memberB: one };
}

/** The facts that decide what can be done in a conversation. */
interface Standing {
  readonly endedAt: Date | null;
  /** Null: the other one has left. */
  readonly other: { readonly suspendedAt: Date | null; readonly deletionDueAt: Date | null } | null;
}

export function stateOf({ endedAt, other }: Standing): ConversationState {
  if (!other) return 'FORMER';
  if (other.suspendedAt || other.deletionDueAt) return 'CLOSED';
  return endedAt ? 'ENDED' : 'OPEN';
}

/** For how long an end can be undone: the offer stays longer than twenty seconds while a pointer or the keyboard is in it. */
export const RESUME_MS = 120_000;

/** After so long without a word both are asked whether it goes on; after as long again as the second says it is folded. */
export const QUIET_MS = 14 * DAY_MS;
export const FOLDED_MS = 7 * DAY_MS;
/** How long after two were connected each is asked whether they have met. */
export const MET_MS = 14 * DAY_MS;
