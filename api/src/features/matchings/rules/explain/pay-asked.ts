import { withApostrophes } from '../read/quantities/plain.ts';

/** How firm the pay is that somebody asks for. */

/** That less would do: "3,000 is ok for shares". */
const CONCEDES =
  /\b(?:can|could|would) (?:go|accept|do|manage|take)\b|\bdown to\b|\b(?:for|with|gegen|con|avec|com) (?:\p{L}+ )?(?:shares|equity|commission|anteile\p{L}*|acciones|parts|participação)\b|\bless\b|(?<!\p{L})(?:(?:auch|gern\p{L}*|etwas|zunächst|anfangs|notfalls) weniger|weniger (?:geht|ist|wäre|am anfang|zu beginn|möglich)|(?:también|incluso|algo|un poco) menos|menos al (?:principio|inicio)|(?:aussi|même|un peu|voire) moins|moins (?:au début|au départ|possible)|(?:também|até|um pouco) menos|menos no (?:começo|início)|anche (?:di )?meno|meno all'inizio)(?!\p{L})/iu;

/** "The least I can manage" is no concession. */
const LEAST_THAT_DOES =
  /\b(?:least|minimum|lowest|less)\b[^.;,]{0,20}\b(?:can|could|would) (?:go|accept|do|manage|take)\b|\b(?:cannot|can't|couldn't|won't|wouldn't) (?:go|accept|do|manage|take)\b[^.;,]{0,8}\b(?:less|down to)\b/gi;

export const concedes = (asked: string) => CONCEDES.test(asked.replace(LEAST_THAT_DOES, ' '));

const LOWER =
  /(?<!\p{L})(?:lower|cheaper|niedriger|más bajo|plus bas|mais baixo|più basso|minder|lager)(?!\p{L})/iu;
const NOT_LOWER =
  /(?<!\p{L})(?:no|not|never|cannot|\p{L}+n't|nicht|nie|nunca|jamais|pas|não|non|niet)(?!\p{L})[^.;,]{0,16}(?<!\p{L})(?:lower|niedriger|más bajo|plus bas|mais baixo|più basso|minder|lager)(?!\p{L})/giu;

/** "150k, could go to 145k" names a least, and no less would do. */
const TO_A_FLOOR =
  /(?:\b(?:can|could|would|will)|'d|'ll) (?:(?:also|even) )?(?:go|come|drop)(?: down)? to \D{0,4}\d/i;

/** Whether less than what is asked for would do: "lower ok at the start". */
export function isSoft(asked: string): boolean {
  const read = withApostrophes(asked).replace(NOT_LOWER, ' ');
  return concedes(asked.replace(TO_A_FLOOR, ' ')) || LOWER.test(read);
}

const FIRM =
  /(?<!\p{L})(?:(?:the|at) (?:very )?least|min(?:imum|imal)?|floor|not (?:below|under|less)|no less|mindestens|wenigstens|nicht unter|al menos|(?:como )?mínimo|au moins|pelo menos|no mínimo)(?!\p{L})/iu;

/** Whether a least is named, of which hardly anything may be missing. */
export const isFirm = (asked: string) => FIRM.test(asked) || TO_A_FLOOR.test(withApostrophes(asked));
