import { currencyOf } from './currency.ts';
import { isInDoubt, MONTHS, USED } from './doubt.ts';
import { USD_PER_UNIT } from './exchange.ts';
import {
  boundsInEnglish,
  isAtLeast,
  isAtMost,
  isFlexible,
  isOrLess,
  isOrMore,
  monthsInEnglish,
  NO_ROOM,
  plain,
  translator,
  wordsBefore,
} from './plain.ts';
import { areApart, type Range, range, spanOf, UNBOUNDED } from './range.ts';

const wordsInEnglish = translator({
  lakh: 'लाख',
  crore: 'करोड़|करोड|karod',
  thousand: 'हज़ार|हजार|hazaar|hazar|tausend|mila',
  rupees: 'रुपये|रुपए|rupaye|rupay',
  'per month':
    'प्रति माह|महीना|महीने|mahina|mahine|im monat|pro monat|monatlich|mtl.|i månaden|miesięcznie|maandelijks|al mese|mensile',
  'per year': 'सालाना|प्रति वर्ष|salana|om året|rocznie|per jaar',
  'no salary':
    'ohne gehalt|ohne lohn|kein gehalt|kein lohn|sans salaire|pas de salaire|sin sueldo|sin salario|sem salário|senza stipendio|niente stipendio|nessuno stipendio|nessun compenso|geen salaris|geen loon|वेतन नहीं|equity alone',
  'nobody is paid':
    "niemand wird bezahlt|keiner wird bezahlt|nadie cobra|personne n'est payé|ninguém recebe|nessuno è pagato",
});

/** That nothing is paid yet, in other languages. */
const NOTHING_YET =
  /(?<!\p{L})(?:(?:todavía|aún|por ahora|de momento) no (?:hay|pagamos|podemos pagar|cobramos)(?: (?:sueldos?|salarios?|nada))?|(?:no hay|no pagamos|sin) (?:sueldos?|salarios?) (?:todavía|aún|por ahora|de momento)|wir zahlen (?:noch|vorerst|derzeit) (?:nichts|kein(?:e|en)? (?:gehalt|gehälter|lohn))|(?:noch|vorerst|derzeit|zunächst) (?:kein gehalt|kein lohn|keine gehälter|ohne gehalt|unbezahlt)|pas encore de (?:salaires?|rémunération)|(?:on ne paie|nous ne payons) (?:pas encore|rien pour l'instant)|(?:ainda|por enquanto) (?:não (?:há|temos|pagamos)|sem)(?: salários?| nada)?|(?:não há|não pagamos) salários? (?:ainda|por enquanto))(?!\p{L})/gu;

/** "Rien la première année", "no começo nada": an answer that begins with nothing, and not with "nothing under". */
const NOTHING_FIRST =
  /^\W*(?:(?:no começo|no início|au début|au départ|al principio|am anfang|anfangs|zunächst),? )?(?:nichts|nada|rien|niente)(?!\p{L})(?! (?:unter|weniger|menos|por|moins|de moins|sous|en dessous|abaixo|meno|sotto))/u;

const inEnglish = (read: string) =>
  wordsInEnglish(read.replace(NOTHING_YET, 'no salary yet').replace(NOTHING_FIRST, 'nothing'));

/** How far the sums of one answer lie from each other at most. */
const WIDEST = 12;
const AMOUNT = String.raw`(\d{1,3}(?:[.,' ]\d{2,3})*(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d+)?)`;
const SCALE = String.raw`\s?(k\b|k(?=\/|\s|€|$)|lpa\b|lakhs?\b|lacs?\b|l\b|crores?\b|cr\b|mil\b|mio\b|millions?\b|millones\b|milhões\b|t(?= ?€)|m\b|juta\b|jt\b|thousand\b|grand\b|tsd\b|万|萬)?`;
const MONEY = new RegExp(
  String.raw`${AMOUNT}${SCALE}(?:\s*[^\d\s,;.\/]{0,4}?\s*(?:-|(?<!\p{L})(?:to|and|und|et|y|e|or|bis|à|a)(?!\p{L}))\s*[^\d\s,;.\/]{0,4}\s*${AMOUNT}${SCALE})?(\+|\s\+(?=\s*$))?`,
  'gu',
);
const FACTOR: Record<string, number> = {
  k: 1e3,
  thousand: 1e3,
  grand: 1e3,
  tsd: 1e3,
  t: 1e3,
  lpa: 1e5,
  lakh: 1e5,
  lakhs: 1e5,
  lac: 1e5,
  lacs: 1e5,
  l: 1e5,
  crore: 1e7,
  crores: 1e7,
  cr: 1e7,
  m: 1e6,
  mio: 1e6,
  million: 1e6,
  millions: 1e6,
  millones: 1e6,
  milhões: 1e6,
  juta: 1e6,
  jt: 1e6,
  万: 1e4,
  萬: 1e4,
};
const NOTHING =
  /\b(?:no (?:salary|pay|money|wage)|without (?:a )?(?:salary|pay)|unpaid|equity only|only equity|pure equity|zero|none|nothing|nil|don't need (?:a )?(?:salary|pay)|can (?:live|go) without|0)\b/;
/** Where "mil" is a thousand; elsewhere it is short for a million. */
const MIL_IS_THOUSAND: ReadonlySet<string> = new Set(
  'BRL EUR MXN COP CLP ARS PEN UYU BOB DOP CRC GTQ'.split(' '),
);
/** Currencies in which "70-80" alone is in thousands a year. */
const STRONG: ReadonlySet<string> = new Set('USD EUR GBP CHF AUD CAD NZD SGD'.split(' '));
const TWO_DIGITS = /^(\d\d)(?:\s*-\s*(\d\d))?$/;
const PERCENTS = /\d[\d.,]*(?:\s*(?:-|to|and)\s*\d[\d.,]*)?\s*(?:%|percent|per cent)/g;

/** Below this a sum without a period is taken for a month's pay, above it for a year's. US dollars. */
const MONTHLY_BELOW = 8_000;
/** In Switzerland nobody lives on so little a year. */
const MONTHLY_BELOW_CHF = 20_000;

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
  if (withholdsPay(written))
    return {
      dollars: range(0, 0),
      currency: currencyOf(inEnglish(plain(written)), currency) ?? currency ?? 'USD',
    };
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

/** The pay of an answer, and of several sums that follow one another the first. */
function paysIn(text: string, currency?: string): { whole: Pay; first: Range } | undefined {
  const read = boundsInEnglish(monthsInEnglish(inEnglish(plain(text))))
    .replace(OF_TODAY, ' ')
    .replace(PERCENTS, '; ')
    .replace(TWO_DIGITS, (_, low: string, high = low) =>
      STRONG.has(currency ?? '') ? `${low}k - ${high}k` : '',
    );
  const flexible = isFlexible(read);
  const code = currencyOf(read, currency);
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
  const isWithout = WITHOUT_FIRST.test(read) || NOTHING_BEFORE.test(read);
  const follow = sums.length > 1 && TURNS.test(read);
  const used = sums.map(({ amount }) => amount);
  const left = leftOf(
    read,
    used,
    amounts.filter((one) => one.isScaled || !based.includes(one)),
  );
  const isRead = isWithout || follow || withholdsPay(text);
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

/** US dollars a year: what is less was no pay, what is more a round or a slip. */
const LEAST = 300;
const LARGEST = 400_000;
/** "Not needed", "can live without salary 6 months, then …". */
const WITHOUT_FIRST =
  /^\W*(?:(?:for )?(?:la |the |im |el |no |il )?(?:première|first|ersten?|primer|primeiro|primo) (?:année|year|jahr|año|ano|anno),? )?(?:(?:ok(?:ay)?|fine|happy)(?: with)? )?(?:not (?:needed|important|necessary)|nothing(?! (?:under|below|less)\b)|none|no (?:salary|pay)|unpaid|(?:i )?(?:can |could |will )?(?:live|go|do|work|start|manage|survive|begin|get by) without(?: a| any)? (?:salary|pay|money))\b/;
const isConditional = (read: string) => /\b(?:if|unless|otherwise|wenn|falls|sonst|sinon)\b/.test(read);

/** Words that part one sum from a later one, where rules have read both. */
const TURNS =
  /(?<![\p{L}\p{M}])(?:until|till|before|after(?:wards)?|then|thereafter|later|once|when|from|to (?:start|begin)|at first|for now|first|bis|vor|nach|danach|davor|vorher|dann|sobald|hasta|antes|después|luego|cuando|avant|après|puis|ensuite|quand|até|depois|quando|पहले|बाद|फिर|जब|तक|मिलने पर)(?![\p{L}\p{M}])/u;
const ALL_TURNS = new RegExp(
  String.raw`${TURNS.source}|\b(?:no (?:salary|pay|money)|nothing|none|without|nobody|unpaid|not|\p{L}+n't)\b`,
  'gu',
);
/** Counted and told, and no sum: "for 6 months", "from month 6", "team of 5". */
const BESIDE_PAY =
  /\b(?:from |in |after |until |for )?(?:month|year|quarter|q|phase|step|day|week) \d+\b|\b(?:january|february|march|april|may|june|july|august|september|october|november|december) (?:20)?\d\d\b|\b\d[\d.,]*\s*(?:-\s*\d+\s*)?(?:hours?|hrs?|h|days?|weeks?|months?|years?|monate?n?|jahre?n?|fte)\b/g;
const YEAR =
  /(?:(?<![€$£₹\d.,])|(?<=\b\d{1,2}\.\d{1,2}\.))\b20[2-4]\d\b(?!\s*(?:€|£|\$|₹|[.,]\d{3}|k\b|eur|usd|gbp|(?:a|per|im|al|par|pro) (?:month|monat|mes|mois|week)))/g;

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

const NOBODY = String.raw`\b(?:nobody|no 1|none of us|neither of us)\b[^.;!?]{0,12}`;
const PAY_REFUSED = new RegExp(
  [
    String.raw`\b(?:no|without|zero) (?:cash )?(?:salar(?:y|ies)|pay|wages?|stipends?|money|cash)\b(?! (?:rise|raise|increase|cut|cap|review|range|gap|in)s?\b| for (?!salar|wages|pay|now|the (?:first|time|moment)|\d))`,
    String.raw`${NOBODY}\b(?:paid|pay|salary|wages?)\b(?! (?:more|over|above|less|well))`,
    String.raw`\b(?:not|never|isn't|aren't|cannot|can't|won't|don't)(?: yet| be| get| take| pay)*(?: paid| (?:a )?salar(?:y|ies)| any(?:body|one|thing)?| ourselves)\b(?! (?:more|over|above|less|well|much))`,
    String.raw`\b(?:cannot|can't|won't|don't|will not|do not)(?: yet)? pay(?: you)?(?= (?:until|till|before|unless)\b)`,
    String.raw`\b(?:not|n't)(?: yet| currently)? (?:paying|drawing|taking)(?: (?:our|any))?(?: (?:[a-z]+ )?(?:a )?salar(?:y|ies)| yet| any(?:body|one))`,
    String.raw`\b(?:cannot|can't|don't)(?: yet)? afford (?:(?:to pay )?(?:any )?(?:a )?(?:salar(?:y|ies)|wages)|to pay)`,
    String.raw`\bpays? (?:nothing|nobody|no 1)\b|\bunpaid\b|\bnothing is paid\b|^\W*(?:nothing|none)(?= (?:until|till|before|at first|yet|for|now)\b|[,;.]|$)`,
  ].join('|'),
);
const FOR_NOW =
  /(?<![\p{L}\p{M}])(?:अभी|पहले|तक|eerste?|daarna|until|till|before|unless|yet|first|initially|for now|currently|at (?:this stage|the moment|present)|right now|today|so far|as long as|then|after(?:wards)?|once|for (?:the )?\d+ (?:weeks|months)|bis|vor|erst(?:en?)?|am anfang|anfangs|zunächst|dann|danach|hasta|antes|primer(?:o|a|os|as)?|al principio|luego|después|jusqu\S*|avant|première?s?|premiers?|au (?:début|départ)|puis|ensuite|d'abord|up to|até|depois|primeir[oa]s?|no (?:começo|início)|fino|prima|poi)(?![\p{L}\p{M}])/u;
/** "No salary until 500 houses are on it": the number is no sum. */
const UNTIL = /\b(?:until|till|before)\b[^,.;]*/g;
const NOTHING_BEFORE =
  /\b(?:nothing|none|unpaid|no (?:pay|salary|money))\b[^.;!?]{0,12}\b(?:before(?: (?:that|then))?(?=\s*(?:[.,;!?]|$))|(?:until|till) then\b)|\b(?:until|till|before) (?:then|that),?(?: (?:it|there|that) is)?(?: (?:ok(?:ay)?|fine|also|i can live|i can do|we pay))* (?:nothing|nobody|unpaid|without|no (?:pay|salary|money))\b|\b(?:vorher|davor|bis dahin|antes|avant|até lá)[, ]+(?:gibt es |\p{L}+ )?(?:nichts|nada|rien|ohne|without)(?!\p{L})/u;
const LATER =
  /(?<![\p{L}\p{M}])(?:मिलने पर|के बाद|बाद|फिर|then|after(?:wards)?|once|later|from|when|desde|a partir|à partir|dès|dann|danach|ab|luego|después|ensuite|puis|depois|poi)(?![\p{L}\p{M}])/u;
/** What is paid in the meantime after all: "only a stipend of $800". */
const MEANWHILE =
  /(?<!\p{L})(?:but|only(?! (?:after|from|once|when|if)\b)|meanwhile|in the meantime|stipend|expenses|(?:until|till) then)\b[^.;!?]{0,40}\d|\d[^.;!?]{0,30}\b(?:for now|meanwhile|(?:until|till) then)\b/u;

/** Whether somebody says that nothing is paid until something: "nobody is paid until we have raised". */
export function withholdsPay(text: string): boolean {
  const read = inEnglish(plain(text));
  if (NOTHING_BEFORE.test(read)) return true;
  const sentences = read.split(/(?<=[.!?;])\s+/);
  const refusal = sentences.find((sentence) => PAY_REFUSED.test(sentence) && FOR_NOW.test(sentence));
  return Boolean(
    refusal &&
      (!/\d{3}|\dk/.test(refusal.replace(UNTIL, ' ')) || LATER.test(refusal)) &&
      !MEANWHILE.test(read),
  );
}

/** A currency before a sum: "at least EUR 80k", "from R$ 10 mil". */
const NAME_BEFORE = /(?:(?<= )(?!(?:min|max|to|of)\b)[a-z]{2,3}\b\.?|[a-z]{0,3}[^a-z<>≤≥\s\d]+)\s*$/;

interface Amount {
  readonly low: number;
  readonly high: number;
  readonly at: number;
  readonly end: number;
  /** "60k or more": `high` is the 60k. */
  readonly isOpen: boolean;
  /** It cannot count anything but money: "45k". */
  readonly isScaled: boolean;
}

/** Paid on top, and no part of what somebody can count on: "OTE 150". */
const ON_TOP_BEFORE =
  /\b(?:ote|on[- ]target(?: earnings)?|bonus(?:es)?|commissions?|variable|sign-?on)(?:(?: is| of| up to| around| about| roughly| near| at)|:)*\W*$/;
const ON_TOP_BEHIND =
  /^\s*(?:€|£|\$|₹|[a-z]{3})?\s*(?:ote|on[- ]target|(?:yearly |annual |sign-?on )?bonus|commission|variable)\b/;
const BY_THE_HOUR = /^\W*(?:\/|per |an? |pro |por |par )\s?(?:h|hr|hour|d|day|stunde|heure|hora|tag)\b/;

function isOnTop(read: string, at: number, end: number): boolean {
  return ON_TOP_BEFORE.test(wordsBefore(read, at)) || ON_TOP_BEHIND.test(read.slice(end, end + 30));
}

const NET = `(?:net|netto|nets?|nett[oi]s?|netos?|netas?|líquidos?|in hand|take[- ]home|after tax(?:es)?)`;
const NET_BEHIND = new RegExp(String.raw`^[^\d.,;]{0,14}?\b${NET}\b`);
const NET_BEFORE = new RegExp(String.raw`\b${NET}\W*$`);

/** Whether a pay is named as what is left after taxes: no figure to set against one before them. */
export function isNet(text: string): boolean {
  return (
    new RegExp(String.raw`\b${NET}\b`).test(plain(text)) &&
    !/\b(?:gross|brutto?|brut[eo]?s?)\b/.test(plain(text))
  );
}

/** Of sums before and after taxes those before them. */
function withoutNet(read: string, amounts: readonly Amount[]): readonly Amount[] {
  const isAfterTaxes = ({ at, end }: Amount) =>
    NET_BEHIND.test(read.slice(end, end + 24)) || NET_BEFORE.test(wordsBefore(read, at));
  const gross = amounts.filter((one) => !isAfterTaxes(one));
  return gross.some(({ high }) => high >= LEAST) ? gross : amounts;
}

function amountsOf(read: string, milIsThousand: boolean): Amount[] {
  const matches = [...read.matchAll(MONEY)];
  // "85k, or 60 plus shares", "95k base, hoping for 110": a short number is meant in the scale of the others.
  const scaled = matches.find((match) => match[2] ?? match[4]);
  const shared = scaled?.[2] ?? scaled?.[4];
  const isLike = (digits: string | undefined) => {
    const ratio = toNumber(digits) / toNumber(scaled?.[1]);
    return ratio > 0.4 && ratio < 2.5;
  };
  return matches.flatMap((match) => {
    const [whole, first, firstScale, second, secondScale, plus] = match;
    const [at, end] = [match.index, match.index + whole.length];
    if (isNoSum(read, at, end)) return [];
    const continues =
      /(?:\bor|\bto|\band|\bthen|-)\s*$/.test(wordsBefore(read, at)) ||
      (isLike(first) && !BY_THE_HOUR.test(read.slice(end)));
    const bare = continues && toNumber(first) < 1000 && !firstScale && !secondScale ? shared : undefined;
    const scale = factorOf(firstScale ?? secondScale ?? bare, milIsThousand);
    const low = toNumber(first) * scale;
    const ownScale = secondScale ?? firstScale ?? bare;
    const high = second === undefined ? low : toNumber(second) * factorOf(ownScale, milIsThousand);
    const place = { at, end, isScaled: ownScale !== undefined };
    const before = wordsBefore(read, at).replace(NAME_BEFORE, '');
    if (second !== undefined) return [{ low, high, isOpen: false, ...place }];
    const behind = read.slice(end, end + 40);
    if (isAtMost(before) || isOrLess(behind)) return [{ low: 0, high: low, isOpen: false, ...place }];
    const isOpen = Boolean(plus) || isAtLeast(before) || isOrMore(behind);
    return [{ low, high, isOpen, ...place }];
  });
}

/** Numbers that count something else: per cent, hours, months of notice, a year such as 2026. */
function isNoSum(read: string, at: number, end: number): boolean {
  const around = read.slice(end, end + 14);
  if (
    /^\s*(?:%|percent|per cent|hours?|hrs?|months?\b|years?\b|days?\b|weeks?\b|monate?n?\b|jahre?\b|wochen\b|meses\b|años?\b|anos?\b|semanas\b|mois\b|ans\b|semaines\b|people|kids|children|persons?)/.test(
      around,
    )
  )
    return true;
  return [...read.matchAll(YEAR)].some(({ index }) => index >= at && index < end);
}

function yearly({ low, high, end, isOpen }: Amount, currency: string, read: string, isOnly: boolean): Range {
  const rate = USD_PER_UNIT[currency] ?? 0;
  const monthlyBelow = currency === 'CHF' ? MONTHLY_BELOW_CHF : MONTHLY_BELOW;
  const factor =
    periodFactor(read, end, isOnly) ??
    (high * rate < monthlyBelow && !/lpa|lakh|lac\b|crore/.test(read) ? 12 : 1);
  const dollars = (sum: number) => Math.round(sum * rate * factor);
  return range(dollars(low), isOpen ? UNBOUNDED.pay : dollars(high));
}

const PERIODS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:lpa|p\.?a\b|yr|years?|annum|annual|anual|jahr|(?<=par |\/ ?)an\b|año|ano\b|yearly|ctc)|年/, 1],
  [
    /(?:\/|a |per |each |every |al |pro |par |por |p)\s?(?:m\b|mo\b|month|mth|monat|mois|mes\b|m[eê]s)|monthly|mensual|mensal|\bpm\b|bulan|\bmonth\b|月/,
    12,
  ],
  [/(?:\/|a |per )\s?(?:week|wk)|weekly/, 50],
  [/(?:\/|a |per )\s?(?:day|d\b)|daily/, 230],
  [/(?:\/|a |per |an )\s?(?:hour|hr|h\b|stunde|heure|hora)|hourly/, 1800],
];

/** How long a sum is paid, and not for what: "for the first year", "ein Jahr lang". */
const DURATION =
  /\b(?:for|over|during|within|first|last|next|durante|pendant|für)(?: (?:the|a|an|1|first|next|last|at least|un|el|la|le|das|ein|eine?n?|\d+|primer|première?))* (?:years?|months?|weeks?|jahre?|monate?|años?|ans?|mes(?:es)?|mois)(?!\p{L})|\b(?:ein(?:en?)?|1|\d+) (?:jahre?|monate?) lang\b/gu;

/** How many of the period named nearest behind a sum, else anywhere, make a year; undefined when none is named. */
function periodFactor(read: string, end: number, isOnly: boolean): number | undefined {
  const behind = read.slice(end, end + 30).replace(DURATION, ' ');
  const near = PERIODS.map(([word, factor]) => [behind.search(word), factor] as const)
    .filter(([at]) => at >= 0)
    .sort(([a], [b]) => a - b)[0];
  if (near) return near[1];
  const anywhere = PERIODS.find(([word]) => word.test(read.replace(DURATION, ' ')))?.[1];
  // An hour's pay says nothing of the other sums beside it.
  return isOnly || (anywhere ?? 0) <= 12 ? anywhere : undefined;
}

function factorOf(scale: string | undefined, milIsThousand: boolean): number {
  if (scale === 'mil') return milIsThousand ? 1e3 : 1e6;
  return FACTOR[scale ?? ''] ?? 1;
}

/** "1.500", "1,500", "12,00,000" and "1 500" are thousands; "1.5" and "12,5" are decimals. */
function toNumber(digits: string | undefined): number {
  const text = (digits ?? '').replace(/[' ]/g, '');
  const decimal = /^(\d+)[.,](\d{1,2})$/.exec(text);
  if (decimal) return Number(`${decimal[1]}.${decimal[2]}`);
  const tail = /[.,](\d{1,2})$/.exec(text);
  const whole = Number(text.slice(0, tail ? tail.index : undefined).replace(/[.,]/g, ''));
  return tail ? whole + Number(`0.${tail[1]}`) : whole;
}
