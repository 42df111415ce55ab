import { withApostrophes } from '../read/quantities/plain.ts';

/** How firm the pay is that somebody asks for. */

/** That less would do: "3,000 is ok for shares". */
const CONCEDES =
  /\b(?:can|could|would) (?:go|accept|do|manage|take)\b|\bdown to\b|\b(?:for|with|gegen|con|avec|com) (?:\p{L}+ )?(?:shares|equity|commission|anteile\p{L}*|acciones|parts|participação)\b|\bless\b|(?<!\p{L})(?:(?:auch|gern\p{L}*|etwas|zunächst|anfangs|notfalls) (?:(?:deutlich|viel|etwas|noch) )?weniger|weniger (?:geht|ist|wäre|am anfang|zu beginn|möglich)|(?:también|incluso|algo|un poco) (?:(?:mucho|bastante) )?menos|menos al (?:principio|inicio)|(?:aussi|même|un peu|voire) (?:(?:bien|beaucoup) )?moins|moins (?:au début|au départ|possible)|(?:também|até|um pouco) (?:(?:muito|bem) )?menos|menos no (?:começo|início)|anche (?:di )?meno|meno all'inizio)(?!\p{L})/iu;

/** "The least I can manage" is no concession. */
const LEAST_THAT_DOES =
  /\b(?:least|minimum|lowest|less)\b[^.;,]{0,20}\b(?:can|could|would) (?:go|accept|do|manage|take)\b|\b(?:cannot|can't|couldn't|won't|wouldn't) (?:go|accept|do|manage|take)\b[^.;,]{0,8}\b(?:less|down to)\b/gi;

/** "4,200 would do, less I can't", "nothing less". */
const NO_LESS =
  /(?<!\p{L})(?:less|lower|below (?:that|this)|weniger|drunter|menos|moins|meno)(?: than that)?,? (?:(?:is|would be|for me|ist|wäre|es|sería|est|serait|é|seria|i|we|ich|je|eu|yo) )*(?:cannot|can't|won't|couldn't|(?:is |does)?n't|wouldn't|not (?:possible|ok|enough|an option)|impossible|geht (?:leider )?nicht|nicht (?:möglich|drin)|kann ich nicht|no (?:puedo|es posible|me (?:llega|alcanza))|(?:n'est |ce n'est )?pas possible|não (?:dá|posso|consigo)|non (?:posso|è possibile))(?!\p{L})|(?<!\p{L})(?:not?|never|nothing|nicht|nada|pas|não|non) (?:less|lower|weniger|menos|moins|meno)(?!\p{L})/iu;

export const concedes = (asked: string) =>
  !NO_LESS.test(withApostrophes(asked)) && CONCEDES.test(asked.replace(LEAST_THAT_DOES, ' '));

const LOWER =
  /(?<!\p{L})(?:lower|cheaper|niedriger|más bajo|plus bas|mais baixo|più basso|minder|lager)(?!\p{L})/iu;
const NOT_LOWER =
  /(?<!\p{L})(?:no|not|never|cannot|\p{L}+n't|nicht|nie|nunca|jamais|pas|não|non|niet)(?!\p{L})[^.;,]{0,16}(?<!\p{L})(?:lower|niedriger|más bajo|plus bas|mais baixo|più basso|minder|lager)(?!\p{L})/giu;

/** "150k, could go to 145k", "12,000, I can start at 10,000" names a least, and no less would do. */
const TO_A_FLOOR =
  /(?:\b(?:can|could|would|will|might)|'d|'ll) (?:(?:also|even) )?(?:go|come|drop)(?: down)? to \D{0,4}\d|(?<=\d(?:\d|k).*)\b(?:can|could|would|might)(?: also| even)? (?:start|begin|do|accept|take|manage|live|go)(?: (?:at|with|on|from|for|as low as))* \D{0,4}\d/i;

/** Whether less than what is asked for would do: "lower ok at the start". */
export function isSoft(asked: string): boolean {
  const read = withApostrophes(asked).replace(NOT_LOWER, ' ');
  return concedes(asked.replace(TO_A_FLOOR, ' ')) || LOWER.test(read);
}

const FIRM =
  /(?<!\p{L})(?:(?:the|at) (?:very )?least|min(?:imum|imal)?|floor|not (?:below|under|less)|no less|mindestens|wenigstens|nicht unter|al menos|(?:como )?mínimo|au moins|pelo menos|no mínimo|almeno|come minimo|minstens|minimaal)(?!\p{L})/iu;

/** Whether a least is named, of which hardly anything may be missing. */
export const isFirm = (asked: string) =>
  [FIRM, TO_A_FLOOR, NO_LESS].some((words) => words.test(withApostrophes(asked)));

const ALL_TOGETHER =
  /(?<!\p{L})(?:(?:fix(?:ed)?|base|fijo|fixe|fixo|fisso)(?:,| ?[+/&]| and| plus| und| y| más| et| e) ?(?:bonus|commissions?|variab\p{L}*|provision)|(?:incl(?:uding|\.|usive)?|with|counting|inkl(?:usive|\.)?|incluy\p{L}*|con|avec|y compris|incluindo|com|compres[oe]) (?:the |any |all |my )?(?:bonus(?:es)?|commissions?|variable|provision\p{L}*|comisi[oó]n(?:es)?|comiss(?:ão|ões)|provvigioni)|total (?:comp\p{L}*|package|earnings)|(?<!(?<!\p{L})(?:base|fixed|min\p{L}*)(?!\p{L}).*)(?:ote|on[- ]target(?: earnings)?)(?!.*(?<!\p{L})(?:base|fixed|min\p{L}*)))(?!\p{L})/iu;

/** Whether what is asked for counts what is paid on top: "40k between fixed and variable". */
export const asksForAll = (asked: string) => ALL_TOGETHER.test(asked);

const PAID_ON_TOP =
  /(?<!\p{L})(?:bonus\p{L}*|commissions?|variable|ote|on top|provision\p{L}*|variabel\p{L}*|prämien?|comisi[oó]n(?:es)?|primes?|comiss(?:ão|ões)|bônus|provvigion[ei]|premi)(?!\p{L})|(?<!\p{L})(?:plus|más|mais|più|und|and|et|y|e|[+&]) (?:un |ein |el )?\d{1,2}(?:[.,]\d)? ?% (?:of|on|de|da|do|du|des|der|von|vom|auf|sobre|sur|di|su)(?! (?:(?:the|la|las|los|der|den|do|da|le|les) )?(?:equity|shares?|company|stock|anteil\p{L}*|firma|unternehmen\p{L}*|empresa|société|participa\p{L}*|acciones|capital)(?!\p{L}))/iu;

/** Whether something is paid, or wanted, on top of a sum: "34k plus commission". */
export const namesMoreOnTop = (text: string) => PAID_ON_TOP.test(text);
