import { namesKind } from './kinds.ts';
import { isRefusable } from './people.ts';
import { fold, isOneWho, things as thingsJoined, WHO } from './things.ts';
import {
  AFTER,
  ANY_FIELD_BUT,
  AROUND,
  BEFORE,
  BETWEEN,
  CLOSING,
  COMPLAINTS,
  FREE_OF,
  INDIFFERENT,
  LOOSE,
  LOOSE_AFTER,
  NAMELESS,
  NO,
  NO_FIELD,
  NO_WEIGHT,
  NOBODY,
  ONESELF,
  OPENING,
  OPENING_KNOWN,
  OPENING_SENTENCE,
  PARDON,
  WHO_ALONE,
} from './words.ts';

/** What a clause says: things refused, and what is left of it once they are taken out. */
export interface Said {
  readonly refused: readonly string[];
  readonly left: string;
}

/** At most this many words are one thing that is refused, in a list of wishes and in running text. */
const LONGEST = { wish: 10, prose: 6 } as const;
/** "no" and "not" begin many sentences: in running text they refuse only what is this short, in words. */
export const LONGEST_AFTER_NO = 3;
/** "Not gambling" refuses, "not gambling with my time" does not. */
const LONGEST_NAME = 2;
/** What is plainly of what people refuse may be said at length: "people who treat this as a side project". */
const LONGEST_KNOWN = 12;
/** How long what somebody does may be: "someone who wants to manage a team of developers in the first year". */
const LONGEST_OF_ONE = 20;

/** "Tobacco and to fossil fuels". */
const AND = /\s+(?:and|und|y|et|e)\s+(?:to\s+)?/i;

/** A thing, or the kinds of business that it joins: "tobacco and fossil fuels" are two, and "oil and gas" is one. */
export function kindsOf(thing: string): string[] {
  const parts = thing.split(AND);
  return parts.every(namesKind) ? parts : [thing];
}

export const things = (text: string): string[] => thingsJoined(text).flatMap(kindsOf);

const POLITE = /[\s,]+(?:please|pl[sz]|plz|thanks?(?: you)?|bitte|danke|por favor|gracias|merci)$/i;
export const ASKING = /^(?:please|pl[sz]|plz|kindly|bitte|por favor|s'il vous plait)(?!\p{L})/u;

/** Whoever is not to join, told by what they do: "please no one who only wants a title"; `isAsked` where that is plain without more. */
export function saidOfNobody(clause: string, isAsked: boolean): Said | undefined {
  const folded = fold(clause);
  const nobody = NOBODY.exec(folded);
  if (!nobody) return undefined;
  const who = behind(clause, nobody).replace(POLITE, '');
  if (!WHO.test(fold(who))) return namesKind(who) ? saying(who, LONGEST_NAME) : undefined;
  const isPlain = isAsked || nobody.groups?.asked || ASKING.test(folded) || WHO_ALONE.test(fold(who));
  return isPlain ? { refused: [who], left: '' } : undefined;
}

/** What somebody leaves out of all fields: "open to any sector, except gambling". */
export function saidButFor(clause: string, before: string): Said | undefined {
  const folded = fold(clause);
  const between = BETWEEN.exec(folded);
  const isOpen = between && ANY_FIELD_BUT.test(`${fold(before)} ${folded.slice(0, between.index)}`);
  return isOpen ? saying(behind(clause, between), LONGEST.prose) : undefined;
}

/** `where`: a clause of a wish, or of running text, at the beginning of a sentence or further in. */
export function saidIn(clause: string, where: 'wish' | 'sentence' | 'clause'): Said | undefined {
  const folded = fold(clause);
  if (PARDON.test(folded) || INDIFFERENT.test(folded)) return undefined;
  const longest = where === 'wish' ? LONGEST.wish : LONGEST.prose;
  for (const words of AROUND) {
    const [start, end] = words.exec(folded)?.indices?.[1] ?? [];
    if (start !== undefined) return saying(clause.slice(start, end), longest);
  }
  const after = AFTER.exec(folded);
  if (after && after.index > 0) return saying(clause.slice(0, after.index), longest);
  const looseAfter = LOOSE_AFTER.exec(folded);
  const last = looseAfter && known(saying(clause.slice(0, looseAfter.index), LONGEST_KNOWN));
  if (last) return last;
  const before = BEFORE.exec(folded);
  if (before && ONESELF.test(folded.slice(0, before.index).trim()))
    return saying(behind(clause, before), longest);
  const complaint = COMPLAINTS.exec(folded);
  if (complaint && ONESELF.test(folded.slice(0, complaint.index).trim())) {
    const said = saying(behind(clause, complaint), longest);
    return where === 'wish' || said?.refused.every(namesKind) ? said : undefined;
  }
  const own =
    where === 'wish' ? saidInWish(clause, folded) : saidAtOpening(clause, folded, where === 'sentence');
  if (own) return own;
  const opening = OPENING_KNOWN.exec(folded);
  const named = opening ? saying(behind(clause, opening), LONGEST_NAME) : undefined;
  if (named?.refused.every((thing) => namesKind(thing) && wordCount(thing) <= LONGEST_NAME)) return named;
  const loose = LOOSE.exec(folded);
  return loose && ONESELF.test(folded.slice(0, loose.index).trim())
    ? known(saying(behind(clause, loose), LONGEST_KNOWN))
    : undefined;
}

function saidAtOpening(clause: string, folded: string, isSentence: boolean): Said | undefined {
  const opening = OPENING_SENTENCE.exec(folded);
  if (!opening) return undefined;
  const short = isSentence ? saying(behind(clause, opening), LONGEST_AFTER_NO) : undefined;
  return short ?? known(saying(behind(clause, opening), LONGEST_KNOWN));
}

/** Only where all of it is plainly of what people refuse. */
function known(said: Said | undefined): Said | undefined {
  return said?.refused.every(isRefusable) ? said : undefined;
}

/** What is too short, or too much like other sentences, to count in running text. */
function saidInWish(clause: string, folded: string): Said | undefined {
  const opening = OPENING.exec(folded);
  if (opening) return saying(behind(clause, opening), LONGEST.wish);
  const between = BETWEEN.exec(folded);
  if (!between) return saidAroundOneThing(clause, folded) ?? saidAtEnd(clause, folded);
  const left = clause.slice(0, between.index).trim();
  if (/(?:^|\s)(?:for|who|people)\s/.test(fold(left))) return undefined;
  const isAny = /(?:^|\s)(?:all|any|open|every)(?:\s|$)/.test(fold(left));
  const said = saying(behind(clause, between), LONGEST.wish, isAny ? '' : left);
  // "Food without allergens" is one thing to work on, "fintech without crypto" leaves a business out.
  const isOneThing = left && !isAny && FREE_OF.test(between[0]) && said?.refused.some(isRefusable) === false;
  return isOneThing ? undefined : said;
}

/** A no, and one thing of at most three words in a row among words of no weight: "my days in retail are no more". */
function saidAroundOneThing(clause: string, folded: string): Said | undefined {
  const words = [...folded.matchAll(/\S+/g)];
  if (!words.some(([word]) => NO.has(word))) return undefined;
  const weighty = words.flatMap(([word], i) => (NO.has(word) || NO_WEIGHT.has(word) ? [] : [i]));
  const [first, last] = [weighty[0], weighty.at(-1)];
  if (first === undefined || last === undefined || last - first !== weighty.length - 1) return undefined;
  const end = (words[last]?.index ?? 0) + (words[last]?.[0].length ?? 0);
  return saying(clause.slice(words[first]?.index, end), LONGEST_AFTER_NO);
}

function saidAtEnd(clause: string, folded: string): Said | undefined {
  const closing = CLOSING.exec(folded);
  return closing ? saying(clause.slice(0, closing.index), LONGEST_AFTER_NO) : undefined;
}

/** What stands behind a match; matches are found in the folded clause, which is as long. */
function behind(clause: string, { index, 0: matched }: RegExpExecArray): string {
  return clause.slice(index + matched.length);
}

function saying(refused: string, longest: number, left = ''): Said | undefined {
  if (NAMELESS.test(fold(refused).trim())) return { refused: [], left };
  const all = things(refused);
  const isThing = (thing: string) =>
    isOneWho(thing)
      ? wordCount(thing) <= LONGEST_OF_ONE
      : wordCount(thing) <= (isRefusable(thing) ? LONGEST_KNOWN : longest) && !NO_FIELD.test(fold(thing));
  // The first tells what the list is of.
  return all[0] !== undefined && isThing(all[0]) ? { refused: all.filter(isThing), left } : undefined;
}

export function wordCount(text: string): number {
  return text.trim().split(/\s+/).length;
}
