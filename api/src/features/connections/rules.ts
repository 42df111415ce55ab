/** A text as it is searched: lower case, without marks on letters, blanks as one. Parts of words are found in it by LIKE. */
export function searchable(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** The two members of a connection in the order in which they are stored. */
export function ordered(one: string, other: string): { memberA: string; memberB: string } {
  return one < other ? { memberA: one, memberB: other } : { memberA: other, memberB: one };
}
