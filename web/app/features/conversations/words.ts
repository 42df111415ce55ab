import type { Conversation } from '@ampersand/contract/connections';
import type { ReactionKind } from '@ampersand/contract/enumerations';

export const FORMER_MEMBER = 'Former member';
export const TAKEN_BACK = 'Message taken back';

/** What stands below a name in the list. */
export function lastWords({ state, last }: Conversation): string {
  if (state === 'CLOSED') return 'Closed for now';
  if (state === 'ENDED') return 'Ended';
  if (!last) return '';
  const words = last.takenBack ? TAKEN_BACK : last.text;
  return last.mine ? `You: ${words}` : words;
}

export const reactionsIn: Record<ReactionKind, { sign: string; word: string }> = {
  LIKE: { sign: '👍', word: 'Like' },
  LOVE: { sign: '❤️', word: 'Love' },
  LAUGH: { sign: '😄', word: 'Laugh' },
  WOW: { sign: '😮', word: 'Wow' },
  THANKS: { sign: '🙏', word: 'Thanks' },
  PARTY: { sign: '🎉', word: 'Party' },
};
