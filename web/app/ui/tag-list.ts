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

export function hasTag(tags: readonly string[], tag: string): boolean {
  return tags.some((one) => one.toLowerCase() === tag.toLowerCase());
}
