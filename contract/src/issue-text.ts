/** A paragraph, or a link that is shown as a button. */
export type IssuePart = string | { readonly link: string; readonly label: string };

const BUTTON = /^\[([^\]]{1,80})\]\((https:\/\/[^\s()]+)\)$/;

/** What the text of an issue becomes: each line a paragraph, and one such as `[Read it](https://example.com)` a button. */
export function issueParts(text: string): IssuePart[] {
  const lines = text.split(/[\r\n]+/).map((line) => line.trim());
  return lines.filter(Boolean).map((line) => {
    const [, label, link = ''] = BUTTON.exec(line) ?? [];
    return label && URL.canParse(link) ? { link, label } : line;
  });
}
