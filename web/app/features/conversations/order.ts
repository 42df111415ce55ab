import type { Conversation } from '@ampersand/contract/connections';

const latest = ({ last, createdAt }: Conversation) => last?.createdAt ?? createdAt;

/** A list, latest first, with a conversation as it is now. A part of a list takes up nothing new, and loses nothing under one's eyes. */
export function placed(
  list: readonly Conversation[],
  conversation: Conversation,
  isPart: boolean,
): readonly Conversation[] {
  const others = without(list, conversation.id);
  if (isPart && others.length === list.length) return list;
  if (!isPart && conversation.quiet) return others;
  return [...others, conversation].sort((one, other) => latest(other).localeCompare(latest(one)));
}

export const without = (list: readonly Conversation[], id: string) => list.filter((one) => one.id !== id);
