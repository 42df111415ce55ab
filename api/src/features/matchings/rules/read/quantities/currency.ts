import { USD_PER_UNIT } from './exchange.ts';

/** Signs and words of a currency, the longer ones first; `$` and the shared words come last. */
const SIGNS: readonly (readonly [string, string])[] = [
  ['r\\$', 'BRL'],
  ['a\\$|au\\$', 'AUD'],
  ['c\\$|ca\\$', 'CAD'],
  ['s\\$|sg\\$', 'SGD'],
  ['nz\\$', 'NZD'],
  ['hk\\$', 'HKD'],
  ['nt\\$', 'TWD'],
  ['mx\\$', 'MXN'],
  ['us\\$|usd|us dollars?', 'USD'],
  ['€|euros?', 'EUR'],
  ['e£|egyptian pounds?|le(?= ?\\d)', 'EGP'],
  ['£|pounds?|quid', 'GBP'],
  ['(?<=\\d)\\s?l(?![a-z])', 'INR'],
  ['₹|inr|rupees?|lpa|lakhs?|lacs?|crores?', 'INR'],
  ['ksh\\.?|kshs|kenyan? shillings?', 'KES'],
  ['tsh\\.?|tzs', 'TZS'],
  ['ush\\.?|ugx', 'UGX'],
  ['₦|naira', 'NGN'],
  ['gh₵|gh¢|₵|cedis?', 'GHS'],
  ['rand', 'ZAR'],
  ['birr', 'ETB'],
  ['f ?cfa|fcfa|cfa', 'XOF'],
  ['tk\\.?|৳|taka', 'BDT'],
  ['rp\\.?(?= ?\\d)|rupiah|juta', 'IDR'],
  ['₫|vnđ|dong', 'VND'],
  ['฿|baht', 'THB'],
  ['rm(?= ?\\d)|ringgit', 'MYR'],
  ['₱|pesos? filipinos?', 'PHP'],
  ['rmb|yuan|元', 'CNY'],
  ['yen|円', 'JPY'],
  ['₩|won\\b', 'KRW'],
  ['chf|francs?|franken|franchi', 'CHF'],
  ['zł|zloty', 'PLN'],
  ['kč', 'CZK'],
  ['₺|lira', 'TRY'],
  ['₪|nis|shekels?', 'ILS'],
  ['₾|lari', 'GEL'],
  ['₴|hryvnia', 'UAH'],
  ['reais', 'BRL'],
];
const SIGNED = SIGNS.map(([signs, code]) => [signed(signs), code] as const);
const DOLLARS = /\$|\bd[oó]l(?:l?are?s|ar|lar)\b/;
/** Where "$" is what one is paid in. */
const OWN_DOLLARS: ReadonlySet<string> = new Set(['AUD', 'CAD', 'NZD', 'SGD', 'HKD']);
/** Where "$" is as often a peso as a dollar. */
const PESOS: ReadonlySet<string> = new Set(['MXN', 'COP', 'CLP', 'ARS', 'UYU', 'DOP']);
/** A figure with the word before it, a scale and the word behind. */
const FIGURES =
  /(?:[^\s\d.,;:()/-]+\.? ?)?\d[\d.,' ]*(?:(?:k|m|mil|mio|lakhs?|lacs?|crores?|millions?|millones|milhões|thousand|grand|tsd|juta|jt)(?![\p{L}]))?(?: ?[^\s\d.,;:()/-]+)?/gu;
const CODES = Object.keys(USD_PER_UNIT).map(
  (code) => [new RegExp(`(?<![a-z])${code.toLowerCase()}(?![a-z])`), code] as const,
);
/** Words that mean another currency in each country. */
const LOCAL_WORDS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\bkr\b|kron(?:er|or)/, ['SEK', 'NOK', 'DKK']],
  [/\brs\b|₨|\brupees?\b/, ['INR', 'PKR', 'LKR', 'NPR']],
  [/\bpesos?\b/, ['MXN', 'COP', 'CLP', 'ARS', 'PHP', 'UYU']],
  [/\bshillings?\b|\bsh\b|\/=/, ['KES', 'TZS', 'UGX']],
  [/[¥万萬]/, ['JPY', 'CNY', 'TWD']],
  [/\bdinars?\b/, ['TND', 'RSD']],
  [/\bdirhams?\b|(?<=\d ?)dhs?(?![a-z])/, ['AED', 'MAD']],
  [/(?<![\p{L}\d])r ?(?=\d)/u, ['ZAR']],
  [/(?<![\p{L}\d])n(?=\d{2,3}(?:[,.]?\d{3}|k))/u, ['NGN']],
  [/\bsoles?\b/, ['PEN']],
  [/\bcfa\b/, ['XOF', 'XAF']],
];

/** "$800.000": so many dollars nobody is paid. */
const ONLY_PESOS = /\$ ?(?:(?:[5-9]\d{2}|\d{1,3}[.,' ]?\d{3})[.,' ]?\d{3}(?!\d)|\d[\d.,]* ?mill[oó]n)/;

const US_DOLLARS = /\b(?:us|american) dollars?\b|\busd\b/;

/**
 * ISO 4217 code of the currency a text names, first of one beside a figure ("USD 4,500 a month, paid in pesos"), else `fallback`,
 * else US dollars. A bare "$" is the writer's own where they have dollars; undefined where it may be pesos.
 */
export function currencyOf(read: string, fallback: string | undefined): string | undefined {
  const figures = (read.match(FIGURES) ?? []).join('; ');
  const beside = namedIn(figures, fallback);
  if (beside) return beside;
  if (!DOLLARS.test(figures))
    return namedIn(read, fallback) ?? (DOLLARS.test(read) ? 'USD' : (fallback ?? 'USD'));
  const code = CODES.find(
    ([word, code]) => word.test(read) && (OWN_DOLLARS.has(code) || PESOS.has(code)),
  )?.[1];
  if (code) return code;
  if (US_DOLLARS.test(read)) return 'USD';
  if (fallback && PESOS.has(fallback))
    return ONLY_PESOS.test(figures) ? fallback : figures.includes('$') ? undefined : 'USD';
  return fallback && OWN_DOLLARS.has(fallback) ? fallback : 'USD';
}

/** How many currencies the figures of a text name: "AED 25,000 in Dubai, or 60,000 euro in Europe" two. */
export function countCurrencies(read: string, fallback: string | undefined): number {
  const named = (read.match(FIGURES) ?? []).flatMap((figure) => namedIn(figure, fallback) ?? []);
  return new Set(named).size;
}

/** Whether a text says which currency it is in, and nobody has to assume one. */
export function namesCurrency(read: string): boolean {
  return DOLLARS.test(read) || namedIn(read, undefined) !== undefined;
}

function namedIn(read: string, fallback: string | undefined): string | undefined {
  for (const [word, codes] of LOCAL_WORDS)
    if (word.test(read)) return fallback && codes.includes(fallback) ? fallback : codes[0];
  for (const [signs, code] of SIGNED) if (signs.test(read)) return code;
  for (const [word, code] of CODES) if (word.test(read)) return code;
  return undefined;
}

function signed(signs: string): RegExp {
  return new RegExp(
    signs
      .split('|')
      .map((sign) => (/^[a-z]/.test(sign) ? String.raw`(?<!\p{L})${sign}(?![\p{L}$£])` : sign))
      .join('|'),
    'u',
  );
}
