import { namesKind } from './kinds.ts';
import { isRefusable } from './people.ts';
import { fold, isOneWho, JOINED, things } from './things.ts';
import {
  AFTER,
  AROUND,
  BARE,
  BEFORE,
  BETWEEN,
  CLOSING,
  COMPLAINTS,
  HEADING,
  INDIFFERENT,
  LOOSE,
  LOOSE_AFTER,
  NAMELESS,
  NO,
  NO_FIELD,
  NO_WEIGHT,
  ONESELF,
  OPENING,
  OPENING_KNOWN,
  OPENING_SENTENCE,
  PARDON,
} from './words.ts';

/** A piece of text between two marks or joining words, as written. */
interface Clause {
  readonly text: string;
  /** What stands between it and the clause before. */
  readonly mark: string;
}

/** What a clause says: things refused, and what is left of it once they are taken out. */
interface Said {
  readonly refused: readonly string[];
  readonly left: string;
}

/** Parts of a text: what it asks for, and what its writer does not want. Both keep their wording. */
export interface Wishes {
  readonly liked: string[];
  readonly disliked: string[];
}

const MARK =
  /([,;:?!()=।。、\n]+|\.(?=\s|$)|\s[-–—]+\s|(?<!anything|everything|nothing|anyone|anybody|all|else|field|industry|sector|vender|fazer|quero|produzir|nunca|não|nao)\s(?:but|aber|pero|mais|ma)\s|\s(?:and|so|und|y|et)\s(?=(?:i|we|want|would|am|please|never|no|not|nothing|ich|kein\w*|nicht|nichts|nada|rien)\s))/i;
/** Ends what "no A, B or C" lists. */
const STOP = /[;.!?।。\n]|\b(?:but|aber|pero|mais|ma)\b/i;
const CONTINUES = /^(?:or|nor|oder|noch|ni|nem|ou)\s+/;

/** At most this many words are one thing that is refused, in a list of wishes and in running text. */
const LONGEST = { wish: 10, prose: 6 } as const;
const LONGEST_LIST = 8;
/** The last of a list may be said at length: "crypto, surveillance, or anything that lives off people in trouble". */
const LONGEST_OF_LIST = 5;
/** "no" and "not" begin many sentences: in running text they refuse only what is this short, in words. */
const LONGEST_AFTER_NO = 3;
/** "Not gambling" refuses, "not gambling with my time" does not. */
const LONGEST_NAME = 2;
/** What is plainly of what people refuse may be said at length: "people who treat this as a side project". */
const LONGEST_KNOWN = 12;

/** Wishes split at commas and the like, those refused apart ("no legal", "done with fintech", "crypto? No."). */
export function splitWishes(items: readonly string[]): Wishes {
  const wishes: Wishes = { liked: [], disliked: [] };
  for (const item of items) {
    const clauses = clausesOf(item);
    const refusals = refusedClauses(clauses, ({ text }) => saidIn(text, 'wish'));
    for (const [i, { text }] of clauses.entries()) {
      const said = refusals.get(i);
      wishes.disliked.push(...(said?.refused ?? []));
      const left = said ? said.left : text;
      if (left && !saysNothing(left)) wishes.liked.push(left);
    }
  }
  return wishes;
}

/** Running text without the clauses that refuse something, and what these refuse. */
export function takeRefusals(text: string): { readonly text: string; readonly refused: readonly string[] } {
  const clauses = clausesOf(text);
  const refusals = refusedClauses(clauses, ({ text: own, mark }, goesOn) =>
    saidIn(own, mark === '' || /[.!?。\n]/.test(mark) || goesOn ? 'sentence' : 'clause'),
  );
  if (refusals.size === 0) return { text, refused: [] };
  const kept = clauses.flatMap((clause, i) => (refusals.has(i) ? [] : [clause]));
  return {
    text: kept.map(({ mark, text: own }, i) => (i === 0 ? own : `${spaced(mark)}${own}`)).join(''),
    refused: [...refusals.values()].flatMap(({ refused }) => refused),
  };
}

function clausesOf(text: string): Clause[] {
  const pieces = text.split(MARK);
  const clauses: Clause[] = [];
  let mark = '';
  for (const [i, piece] of pieces.entries()) {
    if (i % 2 === 1) mark += piece;
    else if (piece.trim()) {
      clauses.push({ text: piece.trim(), mark });
      mark = '';
    }
  }
  return clauses;
}

/**
 * What each clause that refuses says, by its place; clauses that only answer or continue another are in it. `said` is told whether the
 * clause before refuses too: "No weapons, no gambling".
 */
function refusedClauses(
  clauses: readonly Clause[],
  said: (clause: Clause, goesOn: boolean) => Said | undefined,
): ReadonlyMap<number, Said> {
  const found = new Map<number, Said>();
  let heading = false;
  for (const [i, clause] of clauses.entries()) {
    const { text, mark } = clause;
    const folded = fold(text);
    if (/[.!?\n]|\b(?:but|aber|pero|mais)\b/i.test(mark) || clauses[i + 1]?.mark.includes(':'))
      heading = false;
    if (HEADING.test(folded) && clauses[i + 1]?.mark.includes(':')) {
      heading = true;
      found.set(i, { refused: [], left: '' });
    } else if (BARE.test(folded)) {
      const from = answeredFrom(clauses, i);
      if (from < i && !found.has(i - 1)) found.set(i, { refused: [], left: '' });
      for (let at = from; at < i; at++) {
        const isAside = at > from && mark.includes(')');
        if (!found.has(at))
          found.set(at, { refused: isAside ? [] : things(clauses[at]?.text ?? ''), left: '' });
      }
    } else if (isAsideOf(clauses, i, found)) {
      // "No online gambling (POGO) or lending apps".
      found.set(i, { refused: CONTINUES.test(folded) ? things(text.replace(CONTINUES, '')) : [], left: '' });
    } else if (mark.trim() === ')' && found.has(i - 1) && CONTINUES.test(folded)) {
      found.set(i, { refused: things(text.replace(CONTINUES, '')), left: '' });
    } else if (heading || (found.has(i - 1) && !STOP.test(mark) && isListed(clauses, i))) {
      found.set(i, { refused: things(text.replace(CONTINUES, '')), left: '' });
    } else {
      const own = said(clause, found.has(i - 1));
      if (own && !tellsOfNow(folded, fold(clauses[i + 1]?.text ?? ''))) found.set(i, own);
    }
  }
  return found;
}

const NOT_HERE = /\b(?:yet|so far|on (?:the|our|my) team)$/;
const INSTEAD =
  /^(?:(?:it's |we are |we're )?(?:just|only)|nur|solo|juste|seulement|apenas) (?:\d+|one|two|three|four|me|us|my|our|zwei|drei|ich|wir|dos|tres|yo|deux|trois|moi|nous|dois|duas|eu)\b/;

/** "No engineers, just two teachers" and "no designers yet" say who is there, and refuse nobody. */
function tellsOfNow(folded: string, next: string): boolean {
  return OPENING_SENTENCE.test(folded) && (NOT_HERE.test(folded) || INSTEAD.test(next));
}

/** The first clause that a bare no answers: "crypto? no", and with a colon a whole list, "crypto, ads: no". */
function answeredFrom(clauses: readonly Clause[], at: number): number {
  const mark = clauses[at]?.mark ?? '';
  // "Job hoppers (a year here and there) please pass."
  const opened = mark.includes(')')
    ? clauses.slice(0, at).findLastIndex((each) => each.mark.includes('('))
    : -1;
  if (opened > 0) return opened - 1;
  if (/[.!\n]/.test(mark) || wordCount(clauses[at - 1]?.text ?? '') > LONGEST_AFTER_NO) return at;
  let from = Math.max(0, at - 1);
  while (mark.includes(':') && /^,\s*$/.test(clauses[from]?.mark ?? '')) from--;
  return from;
}

/** Whether a clause stands in parentheses behind one that refuses, and only explains it. */
function isAsideOf(clauses: readonly Clause[], at: number, found: ReadonlyMap<number, Said>): boolean {
  const opened = clauses.slice(0, at + 1).findLastIndex(({ mark }) => /[()]/.test(mark));
  return opened > 0 && clauses[opened]?.mark.trim() === '(' && found.has(opened - 1);
}

/** Whether a clause goes on with the list before it: "no A, B or C", where it is B or "C or D", or "or C". */
function isListed(clauses: readonly Clause[], at: number): boolean {
  for (let i = at; i < at + LONGEST_LIST; i++) {
    const clause = clauses[i];
    if (!clause || !/^,\s*$/.test(clause.mark)) return false;
    const folded = fold(clause.text);
    if (CONTINUES.test(folded)) return true;
    if (wordCount(clause.text) > LONGEST_OF_LIST) return false;
    if (JOINED.test(folded)) return true;
  }
  return false;
}

/** `where`: a clause of a wish, or of running text, at the beginning of a sentence or further in. */
function saidIn(clause: string, where: 'wish' | 'sentence' | 'clause'): Said | undefined {
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
  const liked = /(?:^|\s)(?:all|any|open|every)(?:\s|$)/.test(fold(left)) ? '' : left;
  return saying(behind(clause, between), LONGEST.wish, liked);
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
    wordCount(thing) <= (isRefusable(thing) || isOneWho(thing) ? LONGEST_KNOWN : longest) &&
    (isOneWho(thing) || !NO_FIELD.test(fold(thing)));
  // The first tells what the list is of.
  return all[0] !== undefined && isThing(all[0]) ? { refused: all.filter(isThing), left } : undefined;
}

function saysNothing(text: string): boolean {
  return (
    INDIFFERENT.test(fold(text)) ||
    /^(?:please|thanks?(?: you)?|really|honestly|sorry|merci|gracias|por favor|danke|ever|truly|everything is fine|(?:aber )?bitte|tout|todo|alles)$/i.test(
      text,
    )
  );
}

function spaced(mark: string): string {
  return /\s$/.test(mark) ? mark : `${mark} `;
}

function wordCount(text: string): number {
  return text.trim().split(/\s+/).length;
}
