/** The entries of a text typed or pasted as a list: parted by commas, semicolons or line ends, trimmed, none empty. */
export function splitTags(text: string): string[] {
  return text
    .split(/[,;\n]/)
    .map((tag) => tag.trim().replace(/\s+/g, ' '))
    .filter((tag) => tag !== '');
}

/** `tags` with `added` at the end; one that is there already, in whatever case, is left out, and so is all beyond `max`. */
export function addTags(tags: readonly string[], added: readonly string[], max: number): string[] {
  const all = [...tags];
  for (const tag of added) {
    if (all.length < max && !hasTag(all, tag)) all.push(tag);
  }
  return all;
}

/** The entries that the list can take, and those that are too long or too many for it, with the reason. */
export function sortTags(
  tags: readonly string[],
  typed: readonly string[],
  { maxItems, maxLength }: { maxItems: number; maxLength: number },
): { tags: string[]; left: string[]; problem: string | undefined } {
  const fitting = typed.filter((tag) => tag.length <= maxLength);
  const taken = addTags(tags, fitting, maxItems);
  const left = typed.filter((tag) => !hasTag(taken, tag));
  const tooLong = left.find((tag) => tag.length > maxLength);
  const problem = tooLong
    ? `An entry can have at most ${maxLength} characters; this one has ${tooLong.length}.`
    : left.length > 0
      ? `A list can have at most ${maxItems} entries.`
      : undefined;
  return { tags: taken, left, problem };
}

export function hasTag(tags: readonly string[], tag: string): boolean {
  return tags.some((one) => one.toLowerCase() === tag.toLowerCase());
}
