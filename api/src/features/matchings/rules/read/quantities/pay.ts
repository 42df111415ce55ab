import { currencyOf } from './currency.ts';
import { USD_PER_UNIT } from './exchange.ts';
import { boundsInEnglish, isAtLeast, isAtMost, isFlexible, plain, translator, wordsBefore } from './plain.ts';
import { type Range, range } from './range.ts';

const inEnglish = translator({
  lakh: 'लाख',
  crore: 'करोड़|करोड|karod',
  thousand: 'हज़ार|हजार|hazaar|hazar|tausend|mila',
  rupees: 'रुपये|रुपए|rupaye|rupay',
  'per month': 'प्रति माह|महीना|महीने|mahina|mahine|i månaden|miesięcznie|maandelijks|al mese',
  'per year': 'सालाना|प्रति वर्ष|salana|om året|rocznie|per jaar',
  'no salary':
    'ohne gehalt|ohne lohn|kein gehalt|sans salaire|pas de salaire|sin sueldo|sin salario|sem salário|senza stipendio|वेतन नहीं|equity alone',
  'nobody is paid':
    "niemand wird bezahlt|keiner wird bezahlt|nadie cobra|personne n'est payé|ninguém recebe|nessuno è pagato",
});

const AMOUNT = String.raw`(\d{1,3}(?:[.,' ]\d{2,3})*(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d+)?)`;
const SCALE = String.raw`\s?(k\b|k(?=\/|\s|€|$)|lpa\b|lakhs?\b|lacs?\b|l\b|crores?\b|cr\b|mil\b|mio\b|millions?\b|millones\b|milhões\b|t(?= ?€)|m\b|juta\b|jt\b|thousand\b|grand\b|tsd\b|万|萬)?`;
const MONEY = new RegExp(
  String.raw`${AMOUNT}${SCALE}(?:\s*[^\d\s,;.\/]{0,4}?\s*(?:-|to|and|or|bis|à|a)\s*[^\d\s,;.\/]{0,4}\s*${AMOUNT}${SCALE})?(\+|\s\+(?=\s*$))?`,
  'g',
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
const AND_MORE = /^\s*(?:€|£|\$|₹|[a-z]{3})?\s*(?:min\b|minimum|or more|at least|and up)/;
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
  readonly currency: string;
}

/** As `parsePay`, with the currency that was read. */
export function payIn(text: string, currency?: string): Pay | undefined {
  const read = boundsInEnglish(inEnglish(plain(text)))
    .replace(PERCENTS, '; ')
    .replace(TWO_DIGITS, (_, low: string, high = low) =>
      STRONG.has(currency ?? '') ? `${low}k - ${high}k` : '',
    );
  const flexible = isFlexible(read);
  const code = currencyOf(read, currency) ?? 'USD';
  const nothingAtFirst = /^\W*(?:not needed|nothing|none|no (?:salary|pay)|unpaid)\b/.test(read);
  if (nothingAtFirst && !/\b(?:then|after(?:wards)?|later)\b/.test(read) && !MEANWHILE.test(read))
    return { dollars: range(0, 0, flexible), currency: code };
  const found = amountsOf(read, MIL_IS_THOUSAND.has(code)).map((one) => yearly(one, code, read));
  const sums = found.filter((one) => one.high >= 300);
  if (sums.length === 0)
    return NOTHING.test(read) ? { dollars: range(0, 0, flexible), currency: code } : undefined;
  const low = nothingAtFirst ? 0 : Math.min(...sums.map((one) => one.low));
  return { dollars: range(low, Math.max(...sums.map((one) => one.high)), flexible), currency: code };
}

/**
 * As `payIn`, of one who pays, today: nothing where they say that nothing is paid yet ("no salary before the seed
 * round; then $3,000 a month").
 */
export function payToday(text: string, currency?: string): Pay | undefined {
  const pay = payIn(text, currency);
  if (!pay || !withholdsPay(text)) return pay;
  return { ...pay, dollars: range(0, 0, pay.dollars.flexible) };
}

const NOBODY = String.raw`\b(?:nobody|no 1|none of us|neither of us)\b[^.;!?]{0,12}`;
const PAY_REFUSED = new RegExp(
  [
    String.raw`\b(?:no|without|zero) (?:cash )?(?:salar(?:y|ies)|pay|wages?|stipends?|money|cash)\b(?! (?:rise|raise|increase|cut|cap|review|range|gap|in)s?\b| for (?!salar|wages|pay))`,
    String.raw`${NOBODY}\b(?:paid|pay|salary|wages?)\b(?! (?:more|over|above|less|well))`,
    String.raw`\b(?:not|never|isn't|aren't|cannot|can't|won't|don't)(?: yet| be| get| take| pay)*(?: paid| (?:a )?salar(?:y|ies)| any(?:body|one|thing)?| ourselves)\b(?! (?:more|over|above|less|well|much))`,
    String.raw`\b(?:cannot|can't|won't|don't|will not|do not)(?: yet)? pay(?: you)?(?= (?:until|till|before|unless)\b)`,
    String.raw`\bpays? (?:nothing|nobody|no 1)\b|\bunpaid\b|\bnothing is paid\b|^\W*(?:nothing|none)(?= (?:until|till|before|at first|yet|for|now)\b|[,;.]|$)`,
  ].join('|'),
);
const FOR_NOW =
  /\b(?:until|till|before|unless|yet|first|initially|for now|as long as|then|after(?:wards)?|once|for (?:the )?\d+ (?:weeks|months)|bis|vor|erst|dann|danach|hasta|antes|primero|luego|después|jusqu\S*|avant|puis|ensuite|d'abord|up to|até|depois|fino|prima|poi)(?!\p{L})/u;
const NOTHING_BEFORE =
  /\b(?:nothing|none|unpaid|no (?:pay|salary|money))\b[^.;!?]{0,12}\b(?:before(?: (?:that|then))?(?=\s*(?:[.,;!?]|$))|(?:until|till) then\b)|\b(?:until|till) then,?(?: (?:it|there|that) is)? (?:nothing|nobody|unpaid|no (?:pay|salary|money))\b/;
const LATER =
  /\b(?:then|after(?:wards)?|once|later|from|when|dann|danach|ab|luego|después|ensuite|puis|depois|poi)(?!\p{L})/u;
/** What is paid in the meantime after all: "only a stipend of $800". */
const MEANWHILE =
  /\b(?:but|only(?! (?:after|from|once|when|if)\b)|meanwhile|in the meantime|stipend|expenses|(?:until|till) then)\b[^.;!?]{0,40}\d|\d[^.;!?]{0,30}\b(?:for now|meanwhile|(?:until|till) then)\b/;

/** Whether somebody says that nothing is paid until something: "nobody is paid until we have raised". */
export function withholdsPay(text: string): boolean {
  const read = inEnglish(plain(text));
  if (NOTHING_BEFORE.test(read)) return true;
  const sentences = read.split(/(?<=[.!?;])\s+/);
  const refusal = sentences.find((sentence) => PAY_REFUSED.test(sentence) && FOR_NOW.test(sentence));
  return Boolean(refusal && (!/\d{3}|\dk/.test(refusal) || LATER.test(refusal)) && !MEANWHILE.test(read));
}

interface Amount {
  readonly low: number;
  readonly high: number;
  readonly end: number;
}

function amountsOf(read: string, milIsThousand: boolean): Amount[] {
  // "85k, or 60 plus shares": a short number is meant in the scale of the others.
  const shared = [...read.matchAll(MONEY)].find((match) => match[2] ?? match[4])?.[2];
  return [...read.matchAll(MONEY)].flatMap((match) => {
    const [whole, first, firstScale, second, secondScale, plus] = match;
    const end = match.index + whole.length;
    if (isNoSum(read, match.index, end)) return [];
    const continues = /(?:\bor|\bto|\band|\bthen|-)\s*$/.test(wordsBefore(read, match.index));
    const bare = continues && toNumber(first) < 1000 && !firstScale && !secondScale ? shared : undefined;
    const scale = factorOf(firstScale ?? secondScale ?? bare, milIsThousand);
    const low = toNumber(first) * scale;
    const ownScale = secondScale ?? firstScale ?? bare;
    const high = second === undefined ? low : toNumber(second) * factorOf(ownScale, milIsThousand);
    const before = wordsBefore(read, match.index).replace(/[^a-z<>≤≥ ]+$/, '');
    if (second === undefined && isAtMost(before)) return [{ low: low / 2, high: low, end }];
    const open =
      second === undefined &&
      (Boolean(plus) || isAtLeast(before) || AND_MORE.test(read.slice(end, end + 20)));
    return [{ low, high: open ? low * 1.5 : high, end }];
  });
}

/** Numbers that count something else: per cent, hours, months of notice, a year such as 2026. */
function isNoSum(read: string, at: number, end: number): boolean {
  const around = read.slice(end, end + 14);
  if (
    /^\s*(?:%|percent|per cent|hours?|hrs?|months?\b|years?\b|days?\b|weeks?\b|people|kids|children|persons?)/.test(
      around,
    )
  )
    return true;
  const number = read.slice(at, end).trim();
  return /^(?:19|20)\d\d$/.test(number) && /(?:in|from|until|by|since|of)\s*$/.test(wordsBefore(read, at));
}

function yearly({ low, high, end }: Amount, currency: string, read: string): Range {
  const rate = USD_PER_UNIT[currency] ?? 0;
  const monthlyBelow = currency === 'CHF' ? MONTHLY_BELOW_CHF : MONTHLY_BELOW;
  const usd = range(low * rate, high * rate);
  const factor =
    periodFactor(read, end) ?? (usd.high < monthlyBelow && !/lpa|lakh|lac\b|crore/.test(read) ? 12 : 1);
  return range(Math.round(usd.low * factor), Math.round(usd.high * factor));
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

/** How many of the period named nearest behind a sum, else anywhere, make a year; undefined when none is named. */
function periodFactor(read: string, end: number): number | undefined {
  const behind = read.slice(end, end + 30);
  const near = PERIODS.map(([word, factor]) => [behind.search(word), factor] as const)
    .filter(([at]) => at >= 0)
    .sort(([a], [b]) => a - b)[0];
  return near?.[1] ?? PERIODS.find(([word]) => word.test(read))?.[1];
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
