const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text made safe inside HTML. */
export const escapeHtml = (value: string) =>
  value.replace(/[&<>"']/g, (character) => escapes[character] ?? character);
