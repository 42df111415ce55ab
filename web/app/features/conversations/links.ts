export interface TextPart {
  readonly text: string;
  /** An address that can be opened, http or https. */
  readonly href?: string;
  /** Where it leads. */
  readonly host?: string;
}

const address = /https?:\/\/[^\s<>"]+/gi;

/** A text in parts: what is an address of the web and what is not. Signs that end a sentence are not part of an address. */
export function partsOf(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    const written = withoutEnd(found);
    const url = parsed(written);
    if (!url) continue;
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ text: written, href: url.href, host: url.host });
    end = index + written.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

/** A bracket at the end belongs to the address only if it was opened in it. */
function withoutEnd(found: string): string {
  const trimmed = found.replace(/[.,;:!?'’”»…]+$/u, '');
  const opened = trimmed.split('(').length;
  const closed = trimmed.split(')').length;
  if (trimmed.endsWith(')') && closed > opened) return withoutEnd(trimmed.slice(0, -1));
  return trimmed;
}

/** Addresses with a name and a password in them only pretend to lead where they begin. */
function parsed(written: string): URL | undefined {
  if (!URL.canParse(written)) return undefined;
  const url = new URL(written);
  if (url.username || url.password) return undefined;
  return url.protocol === 'http:' || url.protocol === 'https:' ? url : undefined;
}
