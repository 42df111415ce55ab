import { currencyOf } from './currency.ts';
import { isInDoubt, MONTHS, USED } from './doubt.ts';
import {
  type Amount,
  amountsOf,
  isOnTop,
  LARGEST,
  LEAST,
  MIL_IS_THOUSAND,
  PERCENTS,
  periodFactor,
  STRONG,
  TWO_DIGITS,
  withoutNet,
  YEAR,
  yearly,
} from './pay-amounts.ts';
import { LATER, MEANWHILE, NOTHING_BEFORE, withholdsPay } from './pay-withheld.ts';
import { inEnglish } from './pay-words.ts';
import { boundsInEnglish, isFlexible, monthsInEnglish, NO_ROOM, plain } from './plain.ts';
import { areApart, type Range, range, spanOf, UNBOUNDED } from './range.ts';

/** How far the sums of one answer lie from each other at most. */
const WIDEST = 12;

const NOTHING =
  /\b(?:no (?:salary|pay|money|wage)|without (?:a )?(?:salary|pay)|unpaid|equity only|only equity|pure equity|zero|none|nothing|nil|don't need (?:a )?(?:salary|pay)|can (?:live|go) without|0)\b/;

/**
 * Reads a pay out of free text: a range in US dollars a year, at the rough rates of `exchange.ts`.
 * `currency` (ISO 4217) is used where the text names none, the person's own by their country. "no salary until
 * seed" is 0. Undefined when no sum is named ("market rate", "negotiable").
 */
export function parsePay(text: string | null | undefined, currency?: string): Range | undefined {
  return text ? payIn(text, currency)?.dollars : undefined;
}

/** A pay in US dollars a year, and the currency (ISO 4217) it was named in. */
export interface Pay {
  readonly dollars: Range;
  /** What follows, where there is none at first. */
  readonly later?: Range;
  readonly currency: string;
}

/** As `parsePay`, with the currency that was read. */
export function payIn(text: string, currency?: string): Pay | undefined {
  return paysIn(text, currency)?.whole;
}

/**
 * As `payIn`, of one who pays, today: nothing where they say that nothing is paid yet ("no salary before the seed
 * round; then $3,000 a month"), the lower sum where there is another later, and of "€2k a month for a year, then market rate" the €2k.
 */
export function payToday(written: string, currency?: string): Pay | undefined {
  const sentences = sentencesOf(written);
  const text = sentences.filter((sentence, i) => i === 0 || !tellsOfRaise(sentence)).join(' ');
  if (withholdsPay(written)) {
    const later = payIn(written, currency)?.later;
    return {
      dollars: range(0, 0),
      ...(later && { later }),
      currency: currencyOf(inEnglish(plain(written)), currency) ?? currency ?? 'USD',
    };
  }
  const now = text.replace(FROM_THEN_ON, '');
  if (/\b(?:from|after) (?:month|year|quarter) \d/i.test(now)) return undefined;
  const pays = paysIn(text, currency) ?? (now === text ? undefined : paysIn(now, currency));
  return pays && { dollars: pays.first, currency: pays.whole.currency };
}

const SUM = String.raw`[^\d\s,.;]{0,3} ?(?<![\d.,])\d[\d.,]*(?:\d\d|(?: ?(?:k|mil|thousand|grand|tsd|lakhs?|crores?|millions?|millones|juta|jt)))(?: ?(?:[€£$]|[a-z]{3}|euros?|dollars?|dólares|rupees?|pesos?)(?!\p{L}))?(?:(?: ?\/ ?| (?:a|per|al|por|par|im|pro) )\p{L}+)?`;

const sentencesOf = (text: string) => text.split(/(?<=[.!?;])\s+/);

const RAISE =
  /^\W*(?:(?:it|this|that|pay|salary|the (?:pay|salary)|and|then|will|would|should|to|can)\s+)*(?:goes|go|rises?|grows?|increases?|steigt|sube|subirá|passe|passera|sobe)(?: up)? (?:to|when|once|after|with|as|if|auf|a|à|para)(?!\p{L})|^\W*(?:if|once|when|as soon as|after|then|thereafter|later|wenn|sobald|danach|cuando|después|luego|quand|ensuite|quando|depois)(?!\p{L})[^.;]*(?<!\p{L})(?:salary|salaries|(?:we|i) (?:can |will |could )?pay|goes? (?:up )?to|goes up|rises?|market|\d+ ?k|gehalt|sueldo|salario|salaire|salário)(?!\p{L})/iu;

/** Whether a sentence beside what is paid today says that it is to rise: "Goes to 7k when we close the round." */
export function tellsOfRaise(sentence: string): boolean {
  return RAISE.test(sentence);
}

/** What comes after what is paid today: "then market rate", "after the seed round maybe 30 million". */
const FROM_THEN_ON = new RegExp(
  [
    `[,;.]? (?:and |but )?(?:then|thereafter|after(?:wards| that)|later(?: on)?|from then on|danach|später|después|luego|ensuite|puis|depois) (?!nothing|none|no )[^.;]*`,
    `[,;.] (?:and |y |und |et |e )?${SUM} (?:when|once|after|as soon as|sobald|wenn|nach|cuando|después de|quand|après|dès|quando|depois) [^.;]*`,
    `[,;.] (?:and |but )?(?:more|higher|rising|mehr|más|plus|mais) (?:after|once|when|from|as soon as|with|if|nach|sobald|wenn|ab|después de|cuando|si|après|dès|quand|depois|quando|se) [^.;]*`,
    `[,;.] (?:and |but )?(?:it|this|that|the (?:pay|salary))(?: will|'ll)? (?:becomes?|be|goes|go|rises?|grows?|increases?)(?: up)?(?: to)? ${SUM}[^.;]*`,
    String.raw`[,;.] (?:and |but )?(?:after|once|when|from|as soon as|nach|ab|sobald|a partir de|después de|cuando|après|dès|quando) [^,.;]*?(?:, (?:both|we|you|it|each|all)\b[^,.;]*?)?(?<!\b(?:rais\p{L}+|clos\p{L}+|secur\p{L}+|reach\p{L}*|hit|win|won|make|made|sell|sold|get|got|have|of|over|above|at|in|our|the|a|an) )${SUM}\W*$`,
  ].join('|'),
  'giu',
);

/** "Current 21 LPA, expecting 26-28": what somebody earns where they are. */
const OF_TODAY =
  /(?<!\p{L})(?:current(?:ly)?|present(?:ly)?|now (?:at|on)|aktuell|derzeit|jetzt|gano|actual(?:mente)?|actuellement|hoje|atual(?:mente)?)(?!\p{L})(?:[^,;.]|[.,](?=\d))*?\d(?:[^,;.]|[.,](?=\d))*[,;.]\s*(?=(?:and |but |ctc |i(?:'m| am)? )*(?:expect\p{L}*|looking|want\p{L}*|hop(?:e|ing)|seeking|target\p{L}*|asking|gewünscht|wunsch\p{L}*|suche|möchte|busco|espero|quiero|pretendo|je (?:vise|cherche|souhaite|voudrais)|souhaité|procuro|quero)(?!\p{L}))/gu;

const NOWADAYS = String.raw`current(?:ly)?|present(?:ly)?|now|today|at the moment|last|previous|aktuell\p{L}*|derzeit|zurzeit|heute|jetzt|bisher|actual(?:mente)?|hoy|ahora|actuel\p{L}*|aujourd'hui|hoje|atual(?:mente)?|attual(?:mente)?|oggi|adesso`;
const EARNS = String.raw`earn\p{L}*|mak(?:e|ing)|(?:i am|i'm|am|getting|drawing|being) (?:at|on|paid)|getting|drawing|on|at|salary|ctc|package|income|paycheck|job|verdien\p{L}*|gehalt|gan(?:o|ando)|cobr(?:o|ando)|sueldo|gagne|touche|salaire|ganh(?:o|ando)|receb(?:o|endo)|salário|guadagn\p{L}*|prend(?:o|endo)|stipendio`;
/** What somebody earns where they are: "currently earning 2.2 lakh", "I make 90k now", "ich verdiene 60k". */
const EARNED = new RegExp(
  String.raw`(?<!\p{L})(?:(?:${NOWADAYS})(?!\p{L}).*(?<!\p{L})(?:${EARNS})|(?:${EARNS})(?!\p{L}).*(?<!\p{L})(?:${NOWADAYS})|i earn|down from|ich verdiene|yo gano|je gagne|eu ganho)(?!\p{L})`,
  'u',
);
/** "I am at 60k now and need at least 70": asked for as well. */
const ASKED =
  /(?<!\p{L})(?:need|want|expect\p{L}*|hop(?:e|ing)|ask\p{L}*|at least|min(?:imum)?|would|could|can|will|until|till|we|brauche|möchte|mindestens|wünsche|necesito|quiero|espero|mínimo|voudrais|souhaite|minimum|preciso|quero|vorrei|almeno)(?!\p{L})/u;

/** An answer without the clauses on what its writer earns today, if there is a sum beside them. */
function withoutEarned(read: string): string {
  const clauses = read.split(
    /(?<=[,;](?!\d)|[.!?](?=\s|$)|\))|(?=\()|(?=\s(?:but|aber|pero|mais|mas|ma|and)\s)/,
  );
  const left = clauses.filter((clause) => !(/\d/.test(clause) && EARNED.test(clause) && !ASKED.test(clause)));
  return left.some((clause) => /\d/.test(clause)) ? left.join('') : read;
}

/** The pay of an answer, and of several sums that follow one another the first. */
function paysIn(text: string, currency?: string): { whole: Pay; first: Range } | undefined {
  const all = boundsInEnglish(monthsInEnglish(inEnglish(plain(text))));
  const read = withoutEarned(all)
    .replace(OF_TODAY, ' ')
    .replace(PERCENTS, '; ')
    .replace(TWO_DIGITS, (_, low: string, high = low) =>
      STRONG.has(currency ?? '') ? `${low}k - ${high}k` : '',
    );
  const flexible = isFlexible(read);
  const code = currencyOf(all, currency);
  if (!code) return undefined;
  const none = { dollars: range(0, 0, flexible), currency: code };
  const isNothing = WITHOUT_FIRST.test(read) && !LATER.test(read);
  if (isNothing && !MEANWHILE.test(read))
    return isConditional(read) ? undefined : { whole: none, first: none.dollars };
  const amounts = amountsOf(read, MIL_IS_THOUSAND.has(code));
  const based = withoutNet(
    read,
    amounts.filter(({ at, end }) => !isOnTop(read, at, end)),
  );
  const sums = based
    .map((amount) => ({ amount, ...yearly(amount, code, read, based.length === 1) }))
    .filter(({ amount, low, high }) => {
      const most = amount.isOpen ? low : high;
      return most >= LEAST && most <= LARGEST;
    });
  if (sums.some(({ amount }) => isBare(amount, read))) return undefined;
  if (sums.length === 0)
    return NOTHING.test(read) && !amounts.some(({ isScaled }) => isScaled) && !isConditional(read)
      ? { whole: none, first: none.dollars }
      : undefined;
  const isWithheld = withholdsPay(text);
  const isWithout = WITHOUT_FIRST.test(read) || NOTHING_BEFORE.test(read) || (isWithheld && LATER.test(read));
  const follow = sums.length > 1 && TURNS.test(read);
  const used = sums.map(({ amount }) => amount);
  const left = leftOf(
    read,
    used,
    amounts.filter((one) => one.isScaled || !based.includes(one)),
  );
  const isRead = isWithout || follow || isWithheld;
  if (isInDoubt(isRead ? left.replace(ALL_TURNS, ' ') : left)) return undefined;
  // One of them was no pay: "60 shops", "a four-day week".
  if (!isWithout && areApart(sums, UNBOUNDED.pay, WIDEST)) return undefined;
  const named = spanOf(sums, UNBOUNDED.pay, flexible);
  const whole = isWithout ? { ...named, low: 0 } : named;
  const comesFirst = isWithout && LATER.test(read) && !MEANWHILE.test(read);
  const lowest = sums.reduce((least, one) => (one.low < least.low ? one : least));
  return {
    whole: { dollars: whole, currency: code, ...(comesFirst && { later: named }) },
    first: follow ? range(lowest.low, lowest.high, flexible) : whole,
  };
}

/** "130 now": neither scale nor currency nor period tells whether it is thousands a year or hundreds a month. */
function isBare({ high, isScaled, end }: Amount, read: string): boolean {
  const isNamed =
    /[^\d\p{L}\p{M}\s.,;:!?()/'"+-]|\b(?:euros?|dollars?|pounds?|rupees?|pesos?|[a-z]{3}(?= ?\d))/u.test(
      read,
    );
  return high < 1000 && !isScaled && !isNamed && periodFactor(read, end, true) === undefined;
}

/** "Not needed", "can live without salary 6 months, then …". */
const WITHOUT_FIRST =
  /^\W*(?:(?:for )?(?:la |the |im |el |no |il )?(?:première|first|ersten?|primer|primeiro|primo) (?:année|year|jahr|año|ano|anno),? )?(?:(?:ok(?:ay)?|fine|happy)(?: with)? )?(?:not (?:needed|important|necessary)|nothing(?! (?:under|below|less)\b)|none|no (?:salary|pay)|unpaid|(?:i )?(?:can |could |will )?(?:live|go|do|work|start|manage|survive|begin|get by) without(?: a| any)? (?:salary|pay|money))\b/;

const isConditional = (read: string) => /\b(?:if|unless|otherwise|wenn|falls|sonst|sinon)\b/.test(read);

/** Words that part one sum from a later one, where rules have read both. */
const TURNS =
  /(?<![\p{L}\p{M}])(?:until|till|before|after(?:wards)?|then|thereafter|later|once|when|from|to (?:start|begin)|at first|for now|first|bis|vor|nach|danach|davor|vorher|dann|sobald|hasta|antes|después|luego|cuando|avant|après|puis|ensuite|quand|até|depois|quando|dopo|prima|poi|पहले|बाद|फिर|जब|तक|मिलने पर)(?![\p{L}\p{M}])/u;

const ALL_TURNS = new RegExp(
  String.raw`${TURNS.source}|\b(?:no (?:salary|pay|money)|nothing|none|without|nobody|unpaid|not|\p{L}+n't)\b`,
  'gu',
);

/** Counted and told, and no sum: "for 6 months", "from month 6", "team of 5". */
const BESIDE_PAY =
  /\b(?:from |in |after |until |for )?(?:month|year|quarter|q|phase|step|day|week) \d+\b|\b(?:january|february|march|april|may|june|july|august|september|october|november|december) (?:20)?\d\d\b|\b\d[\d.,]*\s*(?:-\s*\d+\s*)?(?:hours?|hrs?|h|days?|weeks?|months?|years?|monate?n?|jahre?n?|fte)\b/g;

/** An answer with `USED` in the place of the sums, without other amounts and numbers that were told from them, and bounds. */
function leftOf(read: string, sums: readonly Amount[], others: readonly Amount[]): string {
  return [...new Set([...sums, ...others])]
    .sort((one, other) => other.at - one.at)
    .reduce(
      (left, one) => `${left.slice(0, one.at)} ${sums.includes(one) ? USED : ''} ${left.slice(one.end)}`,
      read,
    )
    .replace(/\bno 1\b/g, 'nobody')
    .replace(BOUNDS, ' ')
    .replace(NO_ROOM, ' ')
    .replace(BESIDE_PAY, ' ')
    .replace(YEAR, ' ')
    .replace(STARTS, ' ')
    .replace(LESS_IF, ' ')
    .replace(IF_FAIR, ' ')
    .replace(AT_FULL_TIME, ' ')
    .replace(STILL, ' ');
}

/** "€1,800 a month from January": it is no other sum before. */
const STARTS = new RegExp(
  String.raw`(?<=^[^§]*§[^,.;§]*)\bfrom (?:mid-?|early |late )?(?:${MONTHS})\b(?: 20\d\d)?(?=[^§]*$)`,
  'g',
);

/** "I can manage 200k if there is commission": both sums are named, and the condition is of the lower one. */
const LESS_IF =
  /(?<=§[^§]*\b(?:can|could|would|might|may|will)(?: also)? (?:manage|do|accept|take|live (?:with|on)|start (?:with|at)|work for|go(?: down)?(?: to)?)\b[^.;§]*§[^.;§]*)\b(?:if|when|with)\b[^.;§]*$/g;

/** "I could live on €2k if the equity makes sense": of one sum, what goes without saying. */
const IF_FAIR =
  /(?<=^[^§]*§[^§]*)(?<!\p{L})(?:if|when|as long as|wenn|si|se) (?:the |die |las |la |les |l'|as |a )?(?:equity|shares?|stake|anteile|beteiligung|acciones|participación|parts|participação|ações) (?:makes? sense|(?:is|are) (?:right|good|fair|decent|ok(?:ay)?|meaningful|interesting|attractive)|stimm\p{L}*|pass\p{L}*|valen? la pena|es buena|son buenas|sont (?:bonnes|intéressantes)|vale[rm]? a pena|faz sentido|for boa)(?=[^§]*$)/gu;

/** "20,000 pesos when I go full time": of one sum, for what it is. */
const AT_FULL_TIME =
  /(?<=^[^§]*§[^§]*)(?<!\p{L})(?:if|when|once) (?:i|you)(?: go|'m|'re| am| are| work| join| start) full[- ]?time(?=[^§]*$)/gu;

/** "€2,200 a month until spring" is paid today. */
const STILL = new RegExp(String.raw`(?<=${USED}[^,.;]*)\b(?:until|till) (?!then|that)[^,.;]*`, 'g');

/** Bounds in front of a sum. */
const BOUNDS = new RegExp(
  String.raw`(?:(?:\b(?:no|not|never|nothing)|n't)(?: \p{L}+)? )?\b(?:until|under|below|less|more|over|above)(?: than)?(?=[^\p{L}]{0,3}(?:[a-z]{3} )?[^\p{L}]{0,3}${USED})`,
  'gu',
);
