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
  if (nothingAtFirst && !/\b(?:then|after(?:wards)?|later)\b/.test(read))
    return { dollars: range(0, 0, flexible), currency: code };
  const found = amountsOf(read, MIL_IS_THOUSAND.has(code)).map((one) => yearly(one, code, read));
  const sums = found.filter((one) => one.high >= 300);
  if (sums.length === 0)
    return NOTHING.test(read) ? { dollars: range(0, 0, flexible), currency: code } : undefined;
  const low = nothingAtFirst ? 0 : Math.min(...sums.map((one) => one.low));
  return { dollars: range(low, Math.max(...sums.map((one) => one.high)), flexible), currency: code };
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
