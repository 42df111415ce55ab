import type { Conversation } from '@ampersand/contract/connections';
import type { AttachmentKind, ReactionKind } from '@ampersand/contract/enumerations';

export const TAKEN_BACK = 'Message taken back';

const kinds: Record<AttachmentKind, string> = { PHOTO: 'Photo', PDF: 'PDF' };

/** What a message says in a line: its words, else its file. */
export function wordsOf(message: {
  text: string;
  takenBack: boolean;
  attachment: AttachmentKind | null;
}): string {
  if (message.takenBack) return TAKEN_BACK;
  return message.text || (message.attachment ? kinds[message.attachment] : '');
}

/** What stands below a name in the list. */
export function lastWords({ state, last }: Conversation): string {
  if (state === 'CLOSED') return 'Closed for now';
  if (state === 'ENDED') return 'Ended';
  if (!last) return '';
  return last.mine ? `You: ${wordsOf(last)}` : wordsOf(last);
}

export const reactionsIn: Record<ReactionKind, { sign: string; word: string }> = {
  LIKE: { sign: '👍', word: 'Like' },
  LOVE: { sign: '❤️', word: 'Love' },
  LAUGH: { sign: '😄', word: 'Laugh' },
  WOW: { sign: '😮', word: 'Wow' },
  THANKS: { sign: '🙏', word: 'Thanks' },
  PARTY: { sign: '🎉', word: 'Party' },
};
