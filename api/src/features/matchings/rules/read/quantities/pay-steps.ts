import { LATER } from './pay-withheld.ts';
import { type Range, range } from './range.ts';

/** Pay that changes in time: nothing at first, or one sum now and another later. */

/** "Not needed", "can live without salary 6 months, then …". */
export const WITHOUT_FIRST =
  /^\W*(?:(?:for )?(?:la |the |im |el |no |il )?(?:première|first|ersten?|primer|primeiro|primo) (?:année|year|jahr|año|ano|anno),? )?(?:(?:ok(?:ay)?|fine|happy)(?: with)? )?(?:not (?:needed|important|necessary)|nothing(?! (?:under|below|less)\b)|none|no (?:salary|pay)|unpaid|(?:i )?(?:can |could |will )?(?:live|go|do|work|start|manage|survive|begin|get by) without(?: a| any)? (?:salary|pay|money))\b/;

const SPELL = `(?:months?|years?|weeks?|quarter|monate?n?|jahr|mes(?:es)?|año|mois|année|ano|maanden|jaar)`;
const AT_FIRST = new RegExp(
  String.raw`(?<!\p{L})(?:\d+ ${SPELL}|(?:first|initial|1st|ersten?|primer[oa]?s?|premi[eè]re?s?|primeir[oa]s?|eerste?)(?: (?:\d+|few|couple of|paar|half))? ?-?${SPELL}|(?:${SPELL}) (?:initially|at first)|at (?:first|the (?:start|beginning))|initially|in the beginning|to (?:start|begin)(?: with)?|am anfang|anfangs|zunächst|al (?:principio|inicio)|au (?:début|départ)|no (?:começo|início)|in het begin)(?!\p{L})`,
  'u',
);
const WITHOUT =
  /(?<!\p{L})(?:(?:without|ohne|sin|sans|sem)(?= (?:for|in|at|it|that|pay|any pay|(?:a |any )?salary|money|die|den|am|los|el|al|les|la|au|nos?)(?!\p{L})|\W*$)|unpaid|nothing|no (?:salary|pay|wages?|money)(?! (?:rise|raise|increase|review|cut)))/u;
const NOT_WITHOUT =
  /(?<!\p{L})(?:cannot|\p{L}+n't|not|never|nicht|kein\p{L}*|nunca|jamais|não|nada menos)(?!\p{L})/u;

/** Whether beside what is asked for later a clause says that there need be nothing for a time: "€3k, I can go without for the first three months". */
export function withoutAtFirst(read: string): true | undefined {
  if (WITHOUT_FIRST.test(read) && LATER.test(read)) return undefined;
  const clauses = read.split(/(?<=[,;!?(]|\.(?!\d))\s+|\s(?:and|but)\s/u);
  const says = clauses.some(
    (clause) =>
      WITHOUT.test(clause) &&
      AT_FIRST.test(clause) &&
      !NOT_WITHOUT.test(clause) &&
      !/\d{3}|\d ?k\b/.test(clause),
  );
  return says || undefined;
}

const NO_SUM =
  /(?<!\p{L})(?:without|unpaid|nothing|zero|0|no (?:salary|pay|wages?|money)|kein|sin|sans|sem)(?!\p{L})/u;
const UNTIL = /(?<!\p{L})(?:until|till|bis|hasta|jusqu'\p{L}+|até|fino)(?!\p{L})/u;

/** Whether a clause that asks for nothing says that this is for a time: "ok with zero for the first 4-5 months". */
export function isForATime(read: string): boolean {
  return read
    .split(/[,;!?(]\s|\.\s/u)
    .some((clause) => NO_SUM.test(clause) && (AT_FIRST.test(clause) || UNTIL.test(clause)));
}

/** Words that make of two sums one for now and one for later. */
const FOLLOW =
  /(?<!\p{L})(?:then|thereafter|after(?:wards)?|later|once|(?:until|till|before)(?! taxes?)|at (?:first|the (?:start|beginning))|initially|to (?:start|begin)(?: with)?|(?:for )?now|today|rising|first (?:year|half(?: an?)?[ -]year)|from (?:month \d+|20\d\d|\d{1,3} (?!k|euros?|dollars?|pounds?)\p{L}{3,})|year \d|(?:second|2nd|next) year|first (?:\d+|few) months|when we|revised to|raised to|jetzt|heute|dann|danach|später|zunächst|anfangs|am anfang|nach(?:her|dem)?|sobald|(?:ersten|zweiten) jahr|erste[ns]? halbe[ns]? jahr|primer (?:medio año|semestre)|premier semestre|primeiro (?:meio ano|semestre)|ahora|hoy|cuando|en cuanto|luego|después|al (?:principio|inicio)|(?:primer|segundo) año|maintenant|quand|dès (?:que|qu')|puis|ensuite|après|au (?:début|départ)|(?:première|deuxième) année|agora|hoje|quando|assim que|depois|no (?:começo|início)|(?:primeiro|segundo) ano|poi|all'inizio|secondo anno)(?!\p{L})/u;

/** "100,000 is what I get today, I can go down to 70,000": what somebody has where they are is no step of what they ask for. */
const GOT_TODAY =
  /(?<!\p{L})(?:i|ich|yo|je|eu)(?:'m|'ve| am| have)? (?:get|got|have|earn|make|take home|getting|earning|making|paid|on|at|bekomme|verdiene|habe|gano|cobro|gagne|touche|ganho|recebo) (?:[^,.;]|[.,](?=\d)){0,24}?(?:today|now|jetzt|heute|hoy|ahora|maintenant|hoje|agora)(?!\p{L})|(?<!\p{L})(?:hoy|ahora|hoje|agora|heute|jetzt) (?:gano|cobro|ganho|recebo|verdiene ich|bekomme ich)(?!\p{L})/gu;

/** The later of two sums that follow one another, the higher one: of "5.5k at the beginning, 8k in year two" the 8k. */
export function laterOf(sums: readonly Range[], read: string): Range | undefined {
  const [one, other, third] = sums;
  if (!one || !other || third || !FOLLOW.test(read.replace(GOT_TODAY, ' '))) return undefined;
  const [first, later] = one.low < other.low ? [one, other] : [other, one];
  return first.low > 0 && first.high < later.low ? range(later.low, later.high) : undefined;
}
