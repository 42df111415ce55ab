import { MONTHS, USED } from './doubt.ts';
import { A_TIME, type Amount, YEAR } from './pay-amounts.ts';
import { NO_ROOM } from './plain.ts';

/** Counted and told, and no sum: "for 6 months", "from month 6", "team of 5". */
const BESIDE_PAY = new RegExp(
  String.raw`(?<!\p{L})(?:(?:for|in|during|over|im|die|das|el|le|o|no|os) (?:the )?)?(?:first half(?: an?)?[- ]year|erste[ns]? halbe[ns]? jahr|primer (?:medio año|semestre)|premier semestre|primeiro (?:meio ano|semestre))(?!\p{L})|\b(?:from |in |after |until |for )?(?:month|year|quarter|q|phase|step|day|week) \d+\b|\b(?:${MONTHS}) (?:20)?\d\d\b|\b\d[\d.,]*\s*(?:-\s*\d+\s*)?(?:hours?|hrs?|h|days?|weeks?|months?|years?|monate?n?|jahre?n?|fte)\b`,
  'gu',
);

/** "$5k is enough for the first year, then market": what follows has no figure. */
const THEN_MARKET =
  /(?<=§[^§]*)(?<!\p{L})(?:then|thereafter|after(?:wards| that)|later(?: on)?|dann|danach|später|luego|después|ensuite|puis|après|depois)(?: (?:at|to|a|the|go(?:es)?|up|zu|el|de|le|au|salario|sueldo|salaire|ao|o|um))* (?:market|markt|mercado|marché)[^,.;§\d]*/gu;

/** "€1,800 a month from January": it is no other sum before. */
const STARTS = new RegExp(
  String.raw`(?<=^[^§]*§[^,.;§]*)\bfrom (?:mid-?|early |late )?(?:${MONTHS})\b(?: 20\d\d)?(?=[^§]*$)`,
  'g',
);

/** "I can manage 200k if there is commission": both sums are named, and the condition is of the lower one. */
const LESS_IF =
  /(?<=§[^§]*\b(?:can|could|would|might|may|will)(?: also)? (?:manage|do|accept|take|live (?:with|on)|start (?:with|at)|work for|go(?: down)?(?: to)?)\b[^.;§]*§[^.;§]*)(?<!\p{L})(?:if|when|with|wenn|mit|si|con|avec|se|com)(?!\p{L})[^.;§]*$/gu;

/** "I could live on €2k if the equity makes sense", "if there's real equity": of one sum, what goes without saying. */
const GOOD =
  'real|good|fair|decent|proper|enough|meaningful|serious|significant|substantial|reasonable|interesting|attractive|right|ok(?:ay)?';
const IF_FAIR = new RegExp(
  String.raw`(?<=^[^§]*§[^§]*)(?<!\p{L})(?:if|when|as long as|provided|wenn|si|se) (?:(?:there(?:'s| is)|(?:i|we|you) (?:get|have|give(?: me)?)|it(?:'s| is| comes) with) (?:(?:some|a|an|${GOOD}) )*(?:equity|shares?|stake|part|piece)(?: (?:in it|on top))?|(?:es (?:eine?n? )?(?:echte|ordentliche|gute|faire)\p{L}* (?:anteile?|beteiligung) gibt|hay (?:buenas? )?(?:acciones|participación)(?: (?:de verdad|real|buena))?|il y a (?:de (?:vraies|bonnes) )?parts|houver (?:boa )?participação(?: (?:real|de verdade))?)|(?:the |die |las |la |les |l'|as |a )?(?:equity|shares?|stake|anteile|beteiligung|acciones|participación|parts|participação|ações) (?:makes? sense|(?:is|are) (?:${GOOD})|stimm\p{L}*|pass\p{L}*|valen? la pena|es buena|son buenas|sont (?:bonnes|intéressantes)|vale[rm]? a pena|faz sentido|for boa))(?=[^§]*$)`,
  'gu',
);

/** "20,000 pesos when I go full time": of one sum, for what it is. */
const AT_FULL_TIME =
  /(?<=^[^§]*§[^§]*)(?<!\p{L})(?:if|when|once) (?:(?:i|you)(?: go|'m|'re| am| are| work| join| start) )?full[- ]?time(?=[^§]*$)/gu;

/** "€2,200 a month until spring" is paid today. */
const STILL = new RegExp(String.raw`(?<=${USED}[^,.;]*)\b(?:until|till) (?!then|that)[^,.;]*`, 'g');
/** "80,000 a month from our grant, until mid 2027": the year is gone by now. */
const UNTIL_A_DATE = new RegExp(
  String.raw`(?<=${USED}[^.;${USED}]*), (?:(?:at least|and|guaranteed|secured) )*(?:until|till|up to|through|bis|hasta|jusqu'\p{L}+|até)(?:[ -](?:the|end|mid|middle|early|late|of|next|this|year|spring|summer|autumn|winter|christmas|easter|ende?|mitte|finales|fin|mediados|de|la|le|el|${MONTHS}))*\s*(?=[.,;]|$)`,
  'gu',
);

/** Bounds in front of a sum. */
const BOUNDS = new RegExp(
  String.raw`(?:(?:\b(?:no|not|cannot|never|nothing)|n't)(?: \p{L}+)? )?\b(?:until|under|below|less|more|over|above)(?: than)?(?=[^\p{L}]{0,3}(?:[a-z]{3} )?[^\p{L}]{0,3}${USED})`,
  'gu',
);

const NO_SUMS = [
  BOUNDS,
  NO_ROOM,
  A_TIME,
  BESIDE_PAY,
  YEAR,
  STARTS,
  THEN_MARKET,
  LESS_IF,
  IF_FAIR,
  AT_FULL_TIME,
  STILL,
  UNTIL_A_DATE,
];

/** An answer with `USED` in the place of the sums, without other amounts and numbers that were told from them, and bounds. */
export function leftOf(read: string, sums: readonly Amount[], others: readonly Amount[]): string {
  const without = [...new Set([...sums, ...others])]
    .sort((one, other) => other.at - one.at)
    .reduce(
      (left, one) => `${left.slice(0, one.at)} ${sums.includes(one) ? USED : ''} ${left.slice(one.end)}`,
      read,
    )
    .replace(/\bno 1\b/g, 'nobody');
  return NO_SUMS.reduce((left, words) => left.replace(words, ' '), without);
}
