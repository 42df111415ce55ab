import { DAY_MS } from '@ampersand/contract/time';

/** To how many people one note may go; to more it is marked. */
export const SAME_NOTE_PEOPLE = 5;
/** How young an account is whose first messages are looked at for links. */
export const NEW_ACCOUNT_MS = DAY_MS;
/** In a conversation the same is marked once in so long. */
export const MARKED_AGAIN_MS = DAY_MS;

const LINK = /\bhttps?:\/\/|\bwww\./i;
/** Characters that nobody sees, and that would break a host in two. */
const UNSEEN = /[\u00ad\u200b-\u200f\u2060-\u2064\ufeff]/g;
/** What browsers take for a dot. */
const DOTS = /[\u3002\uff0e\uff61]/g;
const ADDRESS = /https?:\/\/[^\s<>"]+/gi;
const NO_PART_OF_A_HOST = /[^\p{L}\p{N}\p{M}.-]+/u;
/** A host has no more characters. */
const LONGEST_HOST = 253;

/** A text as it is looked through: in plain letters, without what nobody sees. */
const plain = (text: string) => text.normalize('NFKC').replace(UNSEEN, '').replace(DOTS, '.');

/** Whether a text has an address that screens make a link of, or one that people would type. */
export function hasLink(text: string): boolean {
  return LINK.test(plain(text));
}

/** Words with a dot in them, and where its addresses lead, in lower case; most are no hosts. */
function possibleHosts(text: string): Set<string> {
  const looked = plain(text);
  const words = looked.split(NO_PART_OF_A_HOST).filter((word) => word.includes('.'));
  const led = (looked.match(ADDRESS) ?? []).map((address) => URL.parse(address)?.hostname ?? '');
  return new Set(
    [...words, ...led].map((word) =>
      word
        .slice(-LONGEST_HOST)
        .toLowerCase()
        .replace(/^[.-]+|[.-]+$/g, ''),
    ),
  );
}

/** A host and those it is part of: `a.b.example`, `b.example`, `example`. */
function* hostsAbove(host: string): Generator<string> {
  for (let rest = host; rest; rest = rest.slice(rest.indexOf('.') + 1)) {
    yield rest;
    if (!rest.includes('.')) return;
  }
}

/**
 * The first host on a list that a text names, or that one of its links leads to; undefined for none. Hosts on the list are
 * in lower case and ASCII (`xn--…`), and stand for those below them.
 */
export function listedHost(text: string, listed: ReadonlySet<string>): string | undefined {
  if (listed.size === 0) return undefined;
  for (const word of possibleHosts(text)) {
    const host = URL.parse(`http://${word}`)?.hostname ?? word;
    for (const each of hostsAbove(host)) if (listed.has(each)) return each;
  }
  return undefined;
}
