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
  ['£|pounds?|quid', 'GBP'],
  ['(?<=\\d)\\s?l(?![a-z])', 'INR'],
  ['₹|inr|rupees?|lpa|lakhs?|lacs?|crores?', 'INR'],
  ['ksh\\.?|kshs|kenyan? shillings?', 'KES'],
  ['tsh\\.?|tzs', 'TZS'],
  ['ush\\.?|ugx', 'UGX'],
  ['₦|naira', 'NGN'],
  ['gh₵|gh¢|₵|cedis?', 'GHS'],
  ['rand', 'ZAR'],
  ['e£|egyptian pounds?|le(?= ?\\d)', 'EGP'],
  ['birr', 'ETB'],
  ['f ?cfa|fcfa|cfa', 'XOF'],
  ['dirhams?', 'AED'],
  ['tk\\.?|৳|taka', 'BDT'],
  ['rp\\.?(?= ?\\d)|rupiah|juta', 'IDR'],
  ['₫|vnđ|dong', 'VND'],
  ['฿|baht', 'THB'],
  ['rm(?= ?\\d)|ringgit', 'MYR'],
  ['₱|pesos? filipinos?', 'PHP'],
  ['rmb|yuan|元', 'CNY'],
  ['yen|円', 'JPY'],
  ['₩|won\\b', 'KRW'],
  ['chf|francs?', 'CHF'],
  ['zł|zloty', 'PLN'],
  ['kč', 'CZK'],
  ['₺|lira', 'TRY'],
  ['₪|shekels?', 'ILS'],
  ['₾|lari', 'GEL'],
  ['₴|hryvnia', 'UAH'],
  ['reais', 'BRL'],
];
const SIGNED = SIGNS.map(([signs, code]) => [signed(signs), code] as const);
const DOLLARS = /\$|\bdollars?\b/;
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
  [/(?<![a-z\d])r ?(?=\d)/, ['ZAR']],
  [/\bsoles?\b/, ['PEN']],
  [/\bcfa\b/, ['XOF', 'XAF']],
];

/** ISO 4217 code of the currency a text names, else `fallback`, else US dollars. */
export function currencyOf(read: string, fallback: string | undefined): string | undefined {
  for (const [word, codes] of LOCAL_WORDS) {
    if (!word.test(read)) continue;
    return fallback && codes.includes(fallback) ? fallback : codes[0];
  }
  for (const [signs, code] of SIGNED) if (signs.test(read)) return code;
  for (const [word, code] of CODES) if (word.test(read)) return code;
  return DOLLARS.test(read) ? 'USD' : (fallback ?? 'USD');
}

function signed(signs: string): RegExp {
  return new RegExp(
    signs
      .split('|')
      .map((sign) => (/^[a-z]/.test(sign) ? `(?<![a-z])${sign}(?![a-z$£])` : sign))
      .join('|'),
  );
}
