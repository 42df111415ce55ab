import { parseHours } from '../read/quantities/hours.ts';

/** Hours that change: whether two answers go the same way. */

/** "Full time from September if it goes well". */
export const MAYBE =
  /(?<!\p{L})(?:if|provided|depending|maybe|perhaps|wenn|falls|sofern|vielleicht|si|tal vez|peut-être|talvez|caso)(?!\p{L})/iu;

const A_CLOCK = String.raw` ?(?:(?:about|around|etwa|ca\.?|unas?|unos|umas?|uns|environ|circa) )?(?:\d|noon|midday|late|mittag|mediod[ií]a|midi|meio-dia)`;
/** "Two days until summer, then we will see": nobody knows what follows. */
const CHANGES = new RegExp(
  String.raw`(?<!\p{L})(?:(?:until|till|bis(?! zu)|bis zu[mr]?|hasta|jusqu'\p{L}+|até|fino a\p{L}*)(?!\p{L})(?!${A_CLOCK})|(?:then|after (?:that|this)|afterwards|danach|dann|después|luego|ensuite|puis|depois|dopo|poi)(?: [\p{L}']+){0,3} (?:see|seh(?:en|n)|ver|veremos|vemos|verra|vê|veremo|decide|talk)(?!\p{L}))`,
  'iu',
);
const OF_A_NOTICE =
  /(?<!\p{L})(?:notice|kündigungsfrist|preaviso|préavis|aviso|wait|warten?|esper\p{L}*|attend\p{L}*|available|busy)(?!\p{L})/iu;

/** Whether an answer names a first time, and not what follows. */
function endsUnknown(text: string): boolean {
  const clauses = text.split(/[.;]\s|[,(]/).filter((clause) => !OF_A_NOTICE.test(clause));
  return !parseHours(text)?.later && clauses.some((clause) => CHANGES.test(clause));
}

/** Whether nobody can tell that both come to as much: what follows is open, or an “if” to one of them and a plan to the other. */
export function mayEndApart(wish: string, hope: string): boolean {
  if (endsUnknown(wish) || endsUnknown(hope)) return true;
  const [asked, given] = [parseHours(wish), parseHours(hope)];
  const hasPlan = !!given?.later && !MAYBE.test(hope);
  return hasPlan && !!asked?.later && !asked.isAllowedAtFirst && MAYBE.test(wish);
}
