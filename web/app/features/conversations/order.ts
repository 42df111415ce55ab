import type { Conversation } from '@ampersand/contract/connections';

/** When something happened in a conversation last, ISO 8601 UTC: the note of an invitation is older than its yes. */
export const latestOf = ({ last, createdAt }: Conversation): string =>
  last && last.createdAt > createdAt ? last.createdAt : createdAt;

/** A list, latest first, with a conversation as it is now. A part of a list takes up nothing new, and loses nothing under one's eyes. */
export function placed(
  list: readonly Conversation[],
  conversation: Conversation,
  isPart: boolean,
): readonly Conversation[] {
  const others = without(list, conversation.id);
  if (isPart && others.length === list.length) return list;
  if (!isPart && conversation.quiet) return others;
  return [...others, conversation].sort((one, other) => latestOf(other).localeCompare(latestOf(one)));
}

export const without = (list: readonly Conversation[], id: string) => list.filter((one) => one.id !== id);
