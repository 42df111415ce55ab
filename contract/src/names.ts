import { z } from 'zod';
import { line, storable } from './fields.ts';

const MESSAGE = {
  link: 'Please leave web and email addresses out of the name. If there is a dot in the name, put a space after it',
  invisible: 'Please type the name on one line, without invisible characters',
};

/** Line breaks, control characters, and marks that turn the direction of the text around them. */
const INVISIBLE = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/u;

/** `scheme:` or `//`, `www.`, an email address, an IPv4 address, a host with a path, a query or a port. */
const PLAIN_LINKS = [
  /\b(https?|ftp|mailto):|\/\//i,
  /\bwww\./i,
  /\S@\S+\.\S/,
  /\b\d{1,3}(\.\d{1,3}){3}\b/,
  /\.\p{L}[\p{L}\p{M}\d-]+(:\d|[/?#\\])/u,
];

const COMMON_ENDINGS = new Set(
  `ai app biz blog cc click club co com de dev edu eu example gg gov in info io link live lol me mobi net news
  online org page pro ru sh shop site so space store team tech to top tv uk us vip website win work world xyz`.split(
    /\s+/,
  ),
);

/** No domain ends so, and what is made of JavaScript is named so: `Node.js Tools`. */
const NO_ENDING = 'js';

const DOTTED = /[\p{L}\p{M}\d-]+(?:\.[\p{L}\p{M}\d-]+)+/gu;

/**
 * Whether dotted letters without a space read as a host. People write `St.John`, `M.Kumar`, `d.b.a` and `J.R.R.Tolkien`:
 * what follows the last dot is a single letter, or begins with a capital, or has none. Hosts are in small letters, or
 * end in what everybody knows as an ending.
 */
function isHost(dotted: string): boolean {
  const labels = dotted.split('.');
  const last = labels.at(-1) ?? '';
  if (!/^\p{L}[\p{L}\p{M}\d-]+$/u.test(last)) return false;
  const isInitials = labels.slice(0, -1).every((label) => /^\p{L}\p{M}*$/u.test(label));
  if (COMMON_ENDINGS.has(last.toLowerCase())) return !isInitials || last === last.toLowerCase();
  return last !== NO_ENDING && /^\p{Ll}/u.test(last);
}

/** As programs that make links of text read it: wide letters and dots as plain ones, without what nobody sees. */
const readable = (value: string) =>
  value
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\u3002\uFF61\u2024]/g, '.');

function withoutLink(value: string): boolean {
  const text = readable(value);
  if (PLAIN_LINKS.some((link) => link.test(text))) return false;
  return !(text.match(DOTTED) ?? []).some(isHost);
}

/** Whether a name is nothing but a name, so that it can stand in an email, or in its subject. */
export function isPlainName(value: string): boolean {
  return !INVISIBLE.test(value) && withoutLink(value);
}

/** Companies are called `Northwind.ai`; such a name by itself is one. */
const IS_ONE_HOST =
  /^[\p{L}\p{M}\d-]+(\.[\p{L}\p{M}\d-]+)+(,? (inc|llc|ltd|gmbh|bv|ag|pvt\.? ltd|limited)\.?)?$/iu;

function named(message: string, isName: (value: string) => boolean) {
  return z
    .string()
    .transform((value) => value.replace(/[\t\u00a0]/g, ' ').trim())
    .refine((value) => !storable(value) || !INVISIBLE.test(value), MESSAGE.invisible)
    .pipe(line)
    .pipe(z.string().min(1, message).refine(isName, MESSAGE.link));
}

/** The name of a person, which goes into emails: no link, no line break, nothing that cannot be seen. `message` where it is missing. */
export function personName(message: string) {
  return named(message, withoutLink);
}

/** The name of a company: like that of a person, but may be a host by itself. */
export function companyName(message: string) {
  return named(message, (value) => withoutLink(value) || (IS_ONE_HOST.test(value) && !/^www\./i.test(value)));
}
