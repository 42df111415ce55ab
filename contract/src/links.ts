import { z } from 'zod';
import { lineUpTo } from './fields.ts';
import { LIMITS } from './limits.ts';

const NOT_HTTPS = 'Please enter an address that begins with https://';
const CONTACT =
  'Please leave out addresses that open a chat or a call, or hold an email address or a phone number: people reach you with Connect';

const SCHEME = /^[a-z][a-z0-9+-]*:/i;
/** Two slashes, then a host and no name before it: what browsers read leniently would lead elsewhere than it looks. */
const PLAIN = /^https:\/\/[^/\\?#@]+([/?#]|$)/i;

/** Hosts whose pages begin a chat, a call or an appointment. */
const CONTACT_HOSTS =
  /^(?:.+\.)?(?:wa\.me|whatsapp\.com|t\.me|telegram\.(?:me|org)|m\.me|messenger\.com|signal\.(?:me|group)|line\.me|viber\.com|skype\.com|discord\.(?:gg|com)|slack\.com|zoom\.us|calendly\.com|cal\.com)$/;
const EMAIL = /[\w.+-]@[\w-]+\.\w/;
const PHONE = /(?:\d[\s().+-]*){10}/;

/** An address as its reader would see it; undefined for what is none. */
const parsed = (address: string) => (URL.canParse(address) ? new URL(address) : undefined);

function readable(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

const isContact = (address: string) =>
  CONTACT_HOSTS.test(parsed(address)?.hostname ?? '') ||
  EMAIL.test(readable(address)) ||
  PHONE.test(readable(address));

/** An https address; a host alone is read as one. `refused`: what is wrong with an address of that form, or nothing. */
function link(refused: (address: string) => string | undefined, most: number = LIMITS.name) {
  return lineUpTo(most)
    .transform((value) => (value && !SCHEME.test(value) ? `https://${value}` : value))
    .pipe(z.string().regex(PLAIN, NOT_HTTPS))
    .pipe(z.url({ protocol: /^https$/, hostname: z.regexes.domain, error: NOT_HTTPS }))
    .pipe(
      z.string().superRefine((address, context) => {
        const message = refused(address);
        if (message) context.addIssue({ code: 'custom', message });
      }),
    );
}

/** A page about the member on a site. LinkedIn ends names in digits, so these are not looked through for numbers. */
function pageOn(site: string, example: string, path: RegExp) {
  return link((address) => {
    const { hostname = '', pathname = '' } = parsed(address) ?? {};
    const isThere = (hostname === site || hostname.endsWith(`.${site}`)) && path.test(pathname);
    return isThere && !EMAIL.test(readable(address))
      ? undefined
      : `Please enter an address such as ${example}`;
  });
}

export const linkedinLink = pageOn(
  'linkedin.com',
  'https://www.linkedin.com/in/your-name',
  /^\/(?:in|pub)\/[^/]+/,
);
export const githubLink = pageOn('github.com', 'https://github.com/your-name', /^\/[\w-]+/);

/** Whatever shows what somebody has made; no way around Connect. */
export const portfolioLink = link((address) => (isContact(address) ? CONTACT : undefined));

const VIDEO_LINK = 1000;
/** Where a call takes place: those of some services are long. */
export const videoLink = link(() => undefined, VIDEO_LINK);
