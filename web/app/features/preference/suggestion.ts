/** The suggestions a text does not hold yet. */
export function openSuggestions(text: string, suggestions: readonly string[]): string[] {
  return suggestions.filter((one) => !text.toLowerCase().includes(one.toLowerCase()));
}

/** The text with a suggestion taken: in place of another suggestion that stands alone, else after what was typed. */
export function takeSuggestion(text: string, taken: string, suggestions: readonly string[]): string {
  const typed = text.trim();
  if (typed === '' || suggestions.includes(typed)) return taken;
  return /[.,;:!?]$/.test(typed) ? `${typed} ${taken}` : `${typed}, ${taken}`;
}
