import { tellsOfFigure } from '../read/quantities/doubt.ts';
import { plain } from '../read/quantities/plain.ts';
import type { Range } from '../read/quantities/range.ts';
import { quote } from './excerpt.ts';
import { hoursWords, percentWords } from './wording.ts';

/** Quantities as a sentence has them: a figure only where its writer named or confirmed one, else their own words. */

interface Answer {
  readonly text: string | null | undefined;
  /** Given where the writer corrected what was read. */
  readonly correction?: { readonly of: string } | undefined;
}

const isConfirmed = ({ text, correction }: Answer) => correction !== undefined && correction.of === text;
const HOURS =
  /\d\s*(?:-|–|to|bis|a|à)?\s*\d*\s*(?:\+\s*)?(?:h\b|hrs?\b|hours?\b|stunden|std|heures?|horas?|ore\b)/i;
const FULL = /\bfull|\bvollzeit|\btiempo completo|\bplein temps|\btempo pieno|\bin vollzeit|\bintegral/i;
const OPEN = /\bnegotiab|\bverhandel|\bnegociable|\bnégociable/i;
const WORDS = 120;
/** Longer answers without a digit are easily misread. */
const SHORT = 45;

/** Whether these are a member's own words rather than a figure. */
export const isQuote = (words: string): boolean => words.startsWith('“');

const GROWS =
  /\b(?:then|once|when|if|unless|until|till|later|within|next|afterwards?|after|soon|initially|to start|begin with|at first|first|from (?:june|july|august|september|october|november|december|january|february|march|april|may|\d)|now|ab|bis|mehr|zunächst|anfangs|am anfang|puis|später|dann|danach|después|luego|al principio|depois|no começo|davantage|rising|which may|more (?:once|when|with|if|after|in))\b/i;

/** Whether the time is to change: a figure for now would leave out the half of it. */
export function grows(text: string | null | undefined): boolean {
  return GROWS.test(text ?? '') || /पहले|फिर|बाद|अभी/.test(text ?? '');
}

/** "full time", "8–10 hours a week", or the answer in quotation marks. */
export function timeWords(hours: Range, answer: Answer): string {
  const isFull = hours.low >= 35 && hours.high <= 50 && hours.high > hours.low;
  if (isConfirmed(answer) || !answer.text) return hoursWords(hours);
  const isNamed = (isFull && FULL.test(answer.text)) || HOURS.test(plain(answer.text));
  return isNamed && !grows(answer.text) ? hoursWords(hours) : quote(answer.text, WORDS, tellsOfFigure);
}

/** "15–22%", "10%, negotiable", or the answer in quotation marks. */
export function equityWords(equity: Range, answer: Answer): string {
  if (isConfirmed(answer) || !answer.text) return percentWords(equity);
  if (equity.high === 0)
    return /\bno\b|\bnone|\bzero|^0/i.test(answer.text)
      ? 'no equity'
      : quote(answer.text, WORDS, tellsOfFigure);
  if (!/\d/.test(plain(answer.text)) || (!/\d/.test(answer.text) && answer.text.length > SHORT))
    return quote(answer.text, WORDS, tellsOfFigure);
  return OPEN.test(answer.text) ? `${percentWords(equity)}, negotiable` : percentWords(equity);
}
