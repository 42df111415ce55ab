import { hasTag } from '../../../ui/tag-list.ts';

/** What was done to a list of words: it can be done again to a list that has changed meanwhile, and undone. */
export interface TagChange {
  removed: readonly string[];
  added: readonly { tag: string; at: number }[];
}

export function tagChange(before: readonly string[], after: readonly string[]): TagChange {
  return {
    removed: before.filter((tag) => !after.includes(tag)),
    added: after.flatMap((tag, at) => (before.includes(tag) ? [] : [{ tag, at }])),
  };
}

/** The list with the change in it; a word that is there already stays where it is. */
export function applyTags(list: readonly string[], { removed, added }: TagChange): string[] {
  const tags = list.filter((tag) => !removed.includes(tag));
  for (const { tag, at } of added) {
    if (!hasTag(tags, tag)) tags.splice(at, 0, tag);
  }
  return tags;
}
