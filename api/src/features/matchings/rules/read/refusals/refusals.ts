import {
  ASKING,
  kindsOf,
  LONGEST_AFTER_NO,
  type Said,
  saidButFor,
  saidIn,
  saidOfNobody,
  things,
  wordCount,
} from './clause.ts';
import { fold, JOINED } from './things.ts';
import { BARE, HEADING, INDIFFERENT, OPENING_SENTENCE } from './words.ts';

/** A piece of text between two marks or joining words, as written. */
interface Clause {
  readonly text: string;
  /** What stands between it and the clause before. */
  readonly mark: string;
}

/** Parts of a text: what it asks for, and what its writer does not want. Both keep their wording. */
export interface Wishes {
  readonly liked: string[];
  readonly disliked: string[];
}

const MARK =
  /((?:(?<!niemand(?:e[nm])?),|[;:?!()=।。、\n])+|\.(?=\s|$)|\s[-–—]+\s|(?<!anything|everything|nothing|anyone|anybody|all|else|field|industry|sector|vender|fazer|quero|produzir|nunca|não|nao)\s(?:but|aber|pero|mais|ma)\s|\s(?:and|so|und|y|et)\s(?=(?:i|we|want|would|am|please|never|no|nobody|not|nothing|ich|niemand\w*,?|nadie|ning[uú]\w+|kein\w*|nicht|nichts|nada|rien)\s))/i;
/** Ends what "no A, B or C" lists. */
const STOP = /[;.!?।。\n]|\b(?:but|aber|pero|mais|ma)\b/i;
const CONTINUES = /^(?:or|nor|oder|noch|ni|nem|ou)\s+/;

const LONGEST_LIST = 8;
/** The last of a list may be said at length: "crypto, surveillance, or anything that lives off people in trouble". */
const LONGEST_OF_LIST = 5;
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
  const refusals = refusedClauses(clauses, ({ text: own, mark }, goesOn, before) => {
    const isSentence = mark === '' || /[.!?。\n]/.test(mark) || goesOn;
    return (
      saidOfNobody(own, goesOn || ASKING.test(fold(before))) ??
      saidButFor(own, before) ??
      saidIn(own, isSentence ? 'sentence' : 'clause')
    );
  });
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
 * clause before refuses too, as in "No weapons, no gambling", and what it is.
 */
function refusedClauses(
  clauses: readonly Clause[],
  said: (clause: Clause, goesOn: boolean, before: string) => Said | undefined,
): ReadonlyMap<number, Said> {
  const found = new Map<number, Said>();
  let heading = false;
  /** The last clause with a parenthesis before it. */
  let bracket = -1;
  for (const [i, clause] of clauses.entries()) {
    const { text, mark } = clause;
    if (/[()]/.test(mark)) bracket = i;
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
    } else if (bracket > 0 && clauses[bracket]?.mark.trim() === '(' && found.has(bracket - 1)) {
      // In parentheses it only explains what is refused: "No online gambling (POGO) or lending apps".
      found.set(i, { refused: CONTINUES.test(folded) ? things(text.replace(CONTINUES, '')) : [], left: '' });
    } else if (mark.trim() === ')' && found.has(i - 1) && CONTINUES.test(folded)) {
      found.set(i, { refused: things(text.replace(CONTINUES, '')), left: '' });
    } else if (heading || (found.has(i - 1) && !STOP.test(mark) && isListed(clauses, i))) {
      found.set(i, { refused: things(text.replace(CONTINUES, '')), left: '' });
    } else {
      const own = said(clause, found.has(i - 1), clauses[i - 1]?.text ?? '');
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

/** "No gambling, health or education would be great". */
const WELCOME =
  / (?:is|are|would be|sounds?) (?:great|nice|fine|good|ideal|ok(?:ay)?|perfect|welcome|interesting)$/;

/** Whether a clause goes on with the list before it: "no A, B or C", where it is B or "C or D", or "or C". */
function isListed(clauses: readonly Clause[], at: number): boolean {
  for (let i = at; i < at + LONGEST_LIST; i++) {
    const clause = clauses[i];
    if (!clause || !/^,\s*$/.test(clause.mark)) return false;
    const folded = fold(clause.text);
    if (CONTINUES.test(folded)) return true;
    if (WELCOME.test(folded)) return false;
    const [first = ''] = folded.split(JOINED);
    if (wordCount(first) > LONGEST_OF_LIST) return false;
    if (first !== folded || kindsOf(clause.text).length > 1) return true;
  }
  return false;
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
