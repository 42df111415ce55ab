import { remembered } from '../../memory/remembered.ts';
import { USD_PER_UNIT } from './exchange.ts';
import { countsThings } from './pay-counted.ts';
import { isAtLeast, isAtMost, isOrLess, isOrMore, plain, wordsBefore } from './plain.ts';
import { type Range, range, UNBOUNDED } from './range.ts';

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

/** Where "mil" is a thousand; elsewhere it is short for a million. */
export const MIL_IS_THOUSAND: ReadonlySet<string> = new Set(
  'BRL EUR MXN COP CLP ARS PEN UYU BOB DOP CRC GTQ'.split(' '),
);

/** Currencies in which "70-80" alone is in thousands a year. */
export const STRONG: ReadonlySet<string> = new Set('USD EUR GBP CHF AUD CAD NZD SGD'.split(' '));

export const TWO_DIGITS = /^(\d\d)(?:\s*-\s*(\d\d))?$/;

export const PERCENTS =
  /(?:\bplus |\+ ?)?(?:(?<![\d.,]|\d )\d{1,3}(?:[.,]\d{1,2})?\s*(?:-|to|and)\s*)?\d[\d.,]*\s*(?:%|percent|per cent)/g;

/** Below this a sum without a period is taken for a month's pay, above it for a year's. US dollars. */
const MONTHLY_BELOW = 8_000;

/** In Switzerland nobody lives on so little a year. */
const MONTHLY_BELOW_CHF = 20_000;

/** US dollars a year: what is less was no pay, what is more a round or a slip. */
export const LEAST = 300;

export const LARGEST = 400_000;

export const YEAR =
  /(?:(?<![€$£₹\d.,])|(?<=\b\d{1,2}\.\d{1,2}\.))\b20[2-4]\d\b(?!\s*(?:€|£|\$|₹|[.,]\d{3}|k\b|eur|usd|gbp|(?:a|per|im|al|par|pro) (?:month|monat|mes|mois|week)))/g;

/** A currency before a sum: "at least EUR 80k", "from R$ 10 mil". */
const NAME_BEFORE =
  /(?:(?<= )[nr](?=$)|(?<= )(?!(?:min|max|to|of)\b)[a-z]{2,3}\b\.?|[a-z]{0,3}[^a-z<>≤≥\s\d]+)\s*$/;

/** What a sum is of: "150k base minimum", "minimum base salary of $150k". */
const BASE_BEFORE = /(?: (?:base|basic|fixed|gross|salary|pay))+(?: of)?\s*$/;
const BASE_BEHIND =
  /^(?:\s*(?:[€£$₹]|(?:de |di )?base|fixes?|fijos?|fixos?|basic|fixed|gross|salary|pay))+(?!\p{L})/u;

export interface Amount {
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

/** "34k plus commissions, usually 10-12k more": added to the sum before it, and no bound of that one. */
const ADDED_BEHIND =
  /^\s*(?:(?:€|£|\$|₹|[a-z]{3}(?= )|euros?|dollars?|pounds?)(?=[\s/]))?\s*(?:(?:a|per|al|por|par|im|pro|\/) ?(?:month|year|mes|año|mois|an|mês|ano|monat|jahr) )?(?:more|extra|on top|in addition|obendrauf|(?:noch )?dazu|zusätzlich|mehr|más|adicionales|en plus|de plus|supplémentaires|(?:a|in) over|adicionais|por fora)(?=\s*(?:$|[.,;)(]|(?<=more|extra|over)\s(?:bonus|com[im]|provv|variab)|(?:in|from|with|through|by|each|every|a|per|and|durch|mit|an|pro|im|und|de|en|con|al|y|avec|par|et|em|com|por|e|di) (?!shares|equity|anteil|acciones|participa|parts|actions|ações)))/u;
const ADDED_BEFORE =
  /(?:(?<!\p{L})(?:plus|zuzüglich|más|mais|più)|\+) (?:(?:about|around|up to|usually|another|roughly|etwa|bis zu|rund|unos|hasta|environ|jusqu'à|cerca de|até|circa) )*(?:€|£|\$|₹|[a-z]{3} )?\s*$/u;

export function isOnTop(read: string, at: number, end: number): boolean {
  return ON_TOP_BEFORE.test(wordsBefore(read, at)) || ON_TOP_BEHIND.test(read.slice(end, end + 30));
}

const isAdded = (read: string, { at, end }: Amount) =>
  ADDED_BEHIND.test(read.slice(end, end + 30)) || ADDED_BEFORE.test(wordsBefore(read, at));

/** Sums that somebody can count on: of "60 %, $900 a month on top" the only one is no addition to another. */
export function basesOf(read: string, amounts: readonly Amount[]): readonly Amount[] {
  const named = amounts.filter(({ at, end }) => !isOnTop(read, at, end));
  const bases = named.filter((amount) => !isAdded(read, amount));
  return bases.length > 0 ? bases : named;
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
export function withoutNet(read: string, amounts: readonly Amount[]): readonly Amount[] {
  // In "3,000 net, 4,500 gross" the word is of the sum before it.
  const isTaken = (at: number) => amounts.some(({ end }) => end < at && NET_BEHIND.test(read.slice(end, at)));
  const isAfterTaxes = ({ at, end }: Amount) =>
    NET_BEHIND.test(read.slice(end, end + 24)) || (NET_BEFORE.test(wordsBefore(read, at)) && !isTaken(at));
  const gross = amounts.filter((one) => !isAfterTaxes(one));
  return gross.some(({ high }) => high >= LEAST) ? gross : amounts;
}

/** Each is held against all of the answer; nobody's pay takes more. */
const MOST_NUMBERS = 40;

export function amountsOf(read: string, milIsThousand: boolean): Amount[] {
  const matches = [...read.matchAll(MONEY).take(MOST_NUMBERS)];
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
    const before = wordsBefore(read, at).replace(NAME_BEFORE, '').replace(BASE_BEFORE, '');
    if (second !== undefined) return [{ low, high, isOpen: false, ...place }];
    const behind = read.slice(end, end + 40).replace(BASE_BEHIND, '');
    if (isAtMost(before) || isOrLess(behind)) return [{ low: 0, high: low, isOpen: false, ...place }];
    const isOpen = Boolean(plus) || isAtLeast(before) || isOrMore(behind);
    return [{ low, high, isOpen, ...place }];
  });
}

/** "From day one". */
const FIRST_DAY = /(?<!\p{L})(?:from|since|on|ab|von|desde(?: el)?|dès(?: le)?) (?:day|tag|d[ií]a|jour) $/u;

/** Numbers that count something else: per cent, hours, months of notice, a year such as 2026. */
function isNoSum(read: string, at: number, end: number): boolean {
  const around = read.slice(end, end + 14);
  if (
    /^\s*(?:%|percent|per cent|hours?|hrs?|(?:stunden|std|heures|horas|ore|uur|wochenstunden|tagen?|jours|d[ií]as|dias|giorni)(?!\p{L})|months?\b|years?\b|days?\b|weeks?\b|monate?n?\b|jahre?\b|wochen\b|meses\b|años?\b|anos?\b|semanas\b|mois\b|ans\b|semaines\b|people|kids|children|persons?|(?:contra(?:ct|to|t)|client|customer|cliente|user|shop|line)s\b|verträge|kunden)/u.test(
      around,
    )
  )
    return true;
  if (countsThings(read, at, end) || FIRST_DAY.test(wordsBefore(read, at))) return true;
  return timesIn(read).some((time) => time.at < end && at < time.end);
}

/** Where years and times stand that a sum is paid in. */
const timesIn = remembered((read) =>
  [...read.matchAll(YEAR), ...read.matchAll(A_TIME)].map(({ index, 0: { length } }) => ({
    at: index,
    end: index + length,
  })),
);

/** Where pay is named by the month, and sometimes by the year. */
const BY_THE_MONTH: ReadonlySet<string> = new Set(
  'ILS AED SAR QAR TRY PLN CZK HUF RON BRL CLP COP PEN PHP THB IDR VND MYR EGP KES NGN UAH RUB CNY KRW'.split(
    ' ',
  ),
);
/** In US dollars: what nobody earns in a month. */
const NO_MONTH = 20_000;

/** "40k ILS": too much for most months, too little for most years. */
export function isOfUnclearPeriod(
  { high, end }: Amount,
  currency: string,
  read: string,
  isOnly: boolean,
): boolean {
  const sum = high * (USD_PER_UNIT[currency] ?? 0);
  const isBetween = sum >= MONTHLY_BELOW && sum < NO_MONTH;
  return BY_THE_MONTH.has(currency) && isBetween && periodFactor(read, end, isOnly) === undefined;
}

export function yearly(
  { low, high, end, isOpen }: Amount,
  currency: string,
  read: string,
  isOnly: boolean,
): Range {
  const rate = USD_PER_UNIT[currency] ?? 0;
  const monthlyBelow = currency === 'CHF' ? MONTHLY_BELOW_CHF : MONTHLY_BELOW;
  const named = periodFactor(read, end, isOnly);
  // "3k a month for the first year, then 90k"
  const isOfYear = named === 12 && high * rate * 12 > LARGEST && !periodBehind(read, end);
  const factor =
    (isOfYear ? undefined : named) ??
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
  [/(?:\/|a |per )\s?(?:week|wk)|weekly/, 52],
  [/(?:\/|a |per )\s?(?:day|d\b)|daily/, 230],
  [/(?:\/|a |per |an )\s?(?:hour|hr|h\b|stunde|heure|hora)|hourly/, 1800],
];

/** How long a sum is paid, and not for what: "for the first year", "ein Jahr lang". */
const DURATION =
  /\b(?:for|over|during|within|first|last|next|durante|pendant|für)(?: (?:the|a|an|1|first|half|halbe[ns]?|medio|meio|next|last|at least|un|el|la|le|das|ein|eine?n?|\d+|primer|première?))* (?:years?|months?|weeks?|jahre?|monate?|años?|ans?|mes(?:es)?|mois)(?!\p{L})|\b(?:ein(?:en?)?|1|\d+) (?:jahre?|monate?) lang\b/gu;

const YEARS =
  '(?:years?|months?|weeks?|jahre?s?|monat(?:e?n?|s)|años?|mes(?:es)?|ann?[ée]{1,2}s?|ans?|mois|anos?|m[eê]s|ann[oi]|mesi)';
const NTH =
  '(?:\\d+(?:st|nd|rd|th|e|ème|\\.)|first|second|third|next|following|erste[nrms]?|zweite[nrms]?|dritte[nrms]?|nächste[nrms]?|primer[oa]?|segund[oa]|tercer[oa]?|próximo|siguiente|première?|deuxième|seconde?|troisième|prochaine?|primeir[oa]|terceir[oa]|primo|terzo)';
/** When a sum is paid, and not for what: "in year two", "ab dem zweiten Jahr", "after one year". */
export const A_TIME = new RegExp(
  String.raw`(?<!\p{L})(?:(?:in|from|of|as of|starting(?: in)?|after|during|im|ab|nach)(?: the| dem| der)? )?(?:year|month|jahr|monat|año|mes|année|mois|ano|mês|anno|mese) [1-9]\d?(?![.,']?\d| \d{3}| ?[€$£₹%](?! ?\d)| ?(?:k|mil|tsd|thousand|lakhs?|juta|jt|eur|usd)(?!\p{L}))(?!\p{L})|(?<!\p{L})(?:(?:in|from|for|during|as of|after|starting|im|ab|nach|en|a partir|desde|durante|à partir|dès|pendant|no|na|dal|dopo|al|la|el|o|à)(?: the| my| our| dem| der| de| del| el| la| le| do| da| il)*(?: |(?=$)))?${NTH} ${YEARS}(?!\p{L})|(?<!\p{L})(?:after|nach|después de|tras|après|au bout d'|depois de|dopo|within|in) ?(?:an?|1|the|eine[mr]|un|um|una|\d+) ${YEARS}(?!\p{L})|(?<=[,.;:] |(?<!\p{L})and )(?:a|1) (?:year|month) later(?!\p{L})`,
  'gu',
);

/** Where another sum begins: its period is not that of the one before. */
const NEXT_SUM = /[€£$₹] ?\d|(?<![\d.,])\d[\d.,]*(?:\d\d|(?: ?(?:k|mil|thousand|tsd|lakhs?)))(?![\p{L}\d])/u;

const withoutTimes = (read: string) => read.replace(A_TIME, ' ').replace(DURATION, ' ');

/** How many of the period named nearest behind a sum, else last before it, else anywhere, make a year; undefined when none is named. */
export function periodFactor(read: string, end: number, isOnly: boolean): number | undefined {
  const near = periodBehind(read, end);
  if (near) return near;
  const named = (text: string) => {
    const timeless = withoutTimes(text);
    return PERIODS.find(([word]) => word.test(timeless))?.[1];
  };
  const before = read
    .slice(0, end)
    .split(/[,;.](?!\d)/)
    .findLast(named);
  const anywhere = named(before ?? read);
  // An hour's pay says nothing of the other sums beside it.
  return isOnly || (anywhere ?? 0) <= 12 ? anywhere : undefined;
}

function periodBehind(read: string, end: number): number | undefined {
  const behind =
    withoutTimes(read.slice(end, end + 200))
      .slice(0, 30)
      .split(NEXT_SUM)[0] ?? '';
  return PERIODS.map(([word, factor]) => [behind.search(word), factor] as const)
    .filter(([at]) => at >= 0)
    .sort(([a], [b]) => a - b)[0]?.[1];
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
