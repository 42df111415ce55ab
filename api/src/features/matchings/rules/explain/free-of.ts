import { withoutAccents } from '../read/quantities/plain.ts';
import { tellingWords } from './excerpt.ts';
import { isOneField } from './same-field.ts';

/** Things that are made without something: "food without allergens", in whatever language. */

const WITHOUT = 'without|ohne|sin|sans|sem|senza|zonder|free (?:of|from)';
const FREE_OF = new RegExp(`^(?<thing>.+?) (?:${WITHOUT}) (?<what>.+)$`, 'iu');
const FREE = new RegExp(
  String.raw`(?<!\p{L})(?:${WITHOUT})(?!\p{L})|\p{L}-free(?!\p{L})|\p{L}frei\p{L}*`,
  'iu',
);

/** Letters with which the name of one thing begins in several languages: "allergènes" and "allergens". */
const STEM = 6;
const stemsOf = (text: string) =>
  tellingWords(text).flatMap((word) =>
    word.length >= STEM ? withoutAccents(word.toLowerCase()).slice(0, STEM) : [],
  );

/** Whether a wish is for a field of business without something, and a text of a company of that field is on being without it too. */
export function isFreeOfTheSame(wish: string, field: string, text: string): boolean {
  const { thing = '', what = '' } = FREE_OF.exec(wish)?.groups ?? {};
  if (!isOneField(thing, field) || !FREE.test(text)) return false;
  const others = new Set(stemsOf(text));
  return stemsOf(what).some((stem) => others.has(stem));
}
