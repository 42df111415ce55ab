import { remembered } from '../../memory/remembered.ts';
import { countCurrencies, currencyOf } from './currency.ts';
import { isInDoubt } from './doubt.ts';
import { USD_PER_UNIT } from './exchange.ts';
import {
  type Amount,
  amountsOf,
  basesOf,
  isOfUnclearPeriod,
  LARGEST,
  LEAST,
  MIL_IS_THOUSAND,
  PERCENTS,
  periodFactor,
  STRONG,
  TWO_DIGITS,
  withoutNet,
  yearly,
} from './pay-amounts.ts';
import { AS_FULL_TIME, DAYS_A_WEEK, withoutEarned } from './pay-earned.ts';
import { leftOf } from './pay-left.ts';
import { FROM_THEN_ON, tellsOfRaise } from './pay-raises.ts';
import { isForATime, laterOf, WITHOUT_FIRST, withoutAtFirst } from './pay-steps.ts';
import { LATER, MEANWHILE, NOTHING_BEFORE, withholdsPay } from './pay-withheld.ts';
import { inEnglish, withNothingAtFirst } from './pay-words.ts';
import { boundsInEnglish, isFlexible, monthsInEnglish, plain } from './plain.ts';
import { areApart, type Range, range, spanOf, UNBOUNDED } from './range.ts';
import { sentencesOf } from './sentences.ts';

/** How far the sums of one answer lie from each other at most. */
const WIDEST = 12;
/** How many times one sum is another at most where both are one sum in two currencies. */
const ROUNDED = 1.5;

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
  /** What follows, where there is none or less at first. */
  readonly later?: Range;
  /** What comes before it, where that is a sum too. */
  readonly first?: Range;
  /** Given where there need be none for a time, and nothing is said of what follows. */
  readonly isAtFirst?: true;
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
    const all = payIn(written.replace(ITS_CONDITION, 'later').replace(IF_FIRST, '$1once'), currency);
    return {
      dollars: range(0, 0),
      ...(all?.later && { later: all.later }),
      currency: all?.currency ?? currency ?? 'USD',
    };
  }
  const now = text.replace(FROM_THEN_ON, '');
  if (/\b(?:from|after) (?:month|year|quarter) \d/i.test(now)) return undefined;
  const pays = (now === text ? undefined : paysIn(now, currency)) ?? paysIn(text, currency);
  if (pays?.whole.later && pays.whole.dollars.low === 0) return { ...pays.whole, dollars: range(0, 0) };
  const later = paysIn(text, currency)?.whole.later ?? paysIn(written, currency)?.whole.later;
  const steps = later && { ...(pays && pays.first.low > 0 && { first: pays.first }), later };
  return pays && { dollars: pays.first, ...steps, currency: pays.whole.currency };
}

/** "After that 3,000 cedis a month if the trips reach 100": what follows hangs on something, as it does anyway. */
const ITS_CONDITION =
  /(?<=\d[^.;]*)(?<!\p{L})(?:if|when|once|as soon as|provided|as long as|wenn|sobald|falls|sofern|si|cuando|quand|dès que|se|quando) [^.;]*(?=[.;]|$)/giu;

/** "If one comes we both take 400,000": that it hangs on something is known of all that is to follow. */
const IF_FIRST =
  /((?:^|[.;,]|(?<!\p{L})(?:and|but|und|y|et|e)) *)(?:if (?:1|one)|if|wenn|falls|si|se)(?!\p{L})/giu;

/** Money that is earned or raised before anybody is paid: "from 8k MRR", "once we pass $10k a month", "the angel money (about 60k dollars)". */
const NO_PAY_SUM = String.raw`[^\d\s,.;()]{0,3} ?\d[\d.,]*(?: \d{3})*(?: ?(?:k|m|mil|mio|millions?|thousand|tsd|lakhs?|crores?)(?!\p{L}))?(?: ?(?:[€£$₹]|(?:eur|usd|gbp|euros?|dollars?|pounds?)(?!\p{L})))?(?: ?(?:\/ ?|(?:a|per|im|pro|al|par|por) )(?:month|year|monat|jahr|mes|año|mois|an|mês|ano)(?!\p{L}))?`;
const TAKINGS =
  "[am]rr|revenues?|turnover|umsatz|ingresos|facturación|chiffre d'affaires|faturamento|receita|omzet|margins?|profits?|marge|bénéfices?|margen|beneficios?|margem|lucro|gewinn";
const GOALS = new RegExp(
  [
    String.raw`(?<=(?<!\p{L})(?:once|when|after|if|until|till|as soon as|sobald|wenn|cuando|quand|quando)(?!\p{L})[^.;,\d]{0,30}(?<!\p{L})(?:pass|reach|hit|cross|exceed|top|get to|erreichen|llegue|llegamos|superemos|atteign|dépass|atingir|passar)\p{L}*(?: (?:about|around|over|the|a))? ?)${NO_PAY_SUM}`,
    String.raw`(?<!\p{L})${NO_PAY_SUM}(?= ?(?:(?:(?:in|of|de|en|monthly|yearly|annual|monats)[ -]?)*(?:${TAKINGS})|(?:in|of) (?:\p{L}+ )?(?:sales|bookings)|de ventas)(?!\p{L}))`,
    String.raw`(?<=(?<!\p{L})(?:${TAKINGS})(?: is| are| of| at|:| von| de)?(?: (?:about|around|over))? ?)(?<!\p{L})${NO_PAY_SUM}`,
    String.raw`(?<=(?<!\p{L})we(?: (?:already|currently|now))* (?:make|turn over|take in|bring in|bill|invoice)(?: (?:about|around|over|roughly|some))? ?)${NO_PAY_SUM}`,
    String.raw`(?<=(?<!\p{L})(?:round|raise|money|grant|seed|funding|investment|loan) )\([^()]*\)`,
  ].join('|'),
  'gu',
);

/** "30 million, minimum 25 million if there is equity": what would do beside something else is no least of the first. */
const LEAST_WITH_MORE =
  /(?<=\d[^.;]*[,;] ?(?:but |or |and )?)(?:at least|min(?:imum|\.)?)(?= [^.;,\d]{0,4}\d[\d.,]*[^.;\d]*(?<!\p{L})(?:if|with|when|wenn|mit|si|con|avec|se|com) [^.;\d]{0,24}(?:equity|shares?|stake|commission|bonus|anteile|beteiligung|acciones|participación|parts|actions|participação|ações)(?!\p{L}))/gu;

/** Hours of a year: the factor of a rate. */
const AN_HOUR = 1800;

interface Sum extends Range {
  readonly amount: Amount;
}

/** Letters of a currency. */
const CODE = 3;

/** As `remembered`, of a text in a currency. */
function inCurrency<Answer>(read: (text: string, currency: string | undefined) => Answer) {
  const known = remembered((key) => read(key.slice(CODE), key.slice(0, CODE).trim() || undefined));
  return (text: string, currency = '') => known(`${currency.padEnd(CODE)}${text}`);
}

/** The words of an answer as pay is read in them, the currency, and the sums that somebody can count on. */
const sumsIn = inCurrency(readSums);

function readSums(text: string, currency: string | undefined) {
  const all = boundsInEnglish(monthsInEnglish(withNothingAtFirst(inEnglish(plain(text))))).replace(
    LEAST_WITH_MORE,
    'can do',
  );
  const read = withoutEarned(all)
    .replace(AS_FULL_TIME, ' ')
    .replace(DAYS_A_WEEK, '')
    .replace(GOALS, ' once there ')
    .replace(PERCENTS, '; ')
    .replace(TWO_DIGITS, (_, low: string, high = low) =>
      STRONG.has(currency ?? '') ? `${low}k - ${high}k` : '',
    );
  const code = currencyOf(all, currency);
  if (!code) return undefined;
  const amounts = amountsOf(read, MIL_IS_THOUSAND.has(code));
  const based = withoutNet(read, basesOf(read, amounts));
  if (based.some((amount) => isOfUnclearPeriod(amount, code, read, based.length === 1))) return undefined;
  const sums = based
    .map((amount): Sum => ({ amount, ...yearly(amount, code, read, based.length === 1) }))
    .filter(({ amount, low, high }) => {
      const most = amount.isOpen ? low : high;
      return most >= LEAST && most <= LARGEST;
    });
  return { read, code, amounts, based, sums };
}

/** The most that an answer names, in US dollars a year, whatever it hangs on: of "€2k now, €4k after the round" the €4k. */
export function payInTheEnd(text: string, currency?: string): number {
  const ends = sumsIn(text, currency)?.sums.map(({ low, high, amount }) => (amount.isOpen ? low : high));
  return Math.max(0, ...(ends ?? []));
}

/** How often a year the sums of an answer are read as paid, whether or not a word says so: 12 by the month; undefined where one is paid more often than another. */
export function timesAYear(text: string, currency?: string): number | undefined {
  const { sums = [], code = '' } = sumsIn(text, currency) ?? {};
  const [times, ...others] = sums.map(({ low, high, amount }) => {
    const dollars = amount.isOpen ? low / amount.low : high / amount.high;
    return Math.round(dollars / (USD_PER_UNIT[code] ?? 1));
  });
  return others.every((other) => other === times) ? times : undefined;
}

/** The pay of an answer, and of several sums that follow one another the first. */
const paysIn = inCurrency(readPays);

interface Pays {
  readonly whole: Pay;
  readonly first: Range;
}

type Sums = NonNullable<ReturnType<typeof readSums>>;

function readPays(text: string, currency: string | undefined): Pays | undefined {
  const found = sumsIn(text, currency);
  if (!found) return undefined;
  const { read, amounts, sums } = found;
  const goesWithout = sums.length > 0 && withoutAtFirst(read) === true;
  const startsWithout = WITHOUT_FIRST.test(read);
  if (startsWithout && !LATER.test(read) && !goesWithout && !MEANWHILE.test(read)) return nothing(found);
  if (sums.some(({ amount }) => isBare(amount, read))) return undefined;
  if (sums.length === 0)
    return NOTHING.test(read) && !amounts.some(({ isScaled }) => isScaled) ? nothing(found) : undefined;
  const isWithheld = withholdsPay(text);
  const isWithout =
    goesWithout || startsWithout || NOTHING_BEFORE.test(read) || (isWithheld && LATER.test(read));
  const follow = sums.length > 1 && TURNS.test(read);
  const left = besideSums(found);
  if (isInDoubt(isWithout || follow || isWithheld ? left.replace(ALL_TURNS, ' ') : left)) return undefined;
  if (areOfTwoOffers(found, currency) || (!isWithout && areApart(sums, UNBOUNDED.pay, WIDEST)))
    return undefined;
  return inOrder(found, { goesWithout, isWithout, follow });
}

/** That nothing is asked for or paid, unless that hangs on something. */
function nothing({ read, code }: Sums): Pays | undefined {
  if (isConditional(read)) return undefined;
  const dollars = range(0, 0, canBeLess(read));
  return { whole: { dollars, currency: code, ...(isForATime(read) && { isAtFirst: true }) }, first: dollars };
}

/** The words between and around the sums. */
function besideSums({ read, amounts, based, sums }: Sums): string {
  const others = amounts.filter((one) => one.isScaled || !based.includes(one));
  return leftOf(
    read,
    sums.map(({ amount }) => amount),
    others,
  );
}

/** Whether no one range holds all sums: "$95k for people here, $40 an hour for contractors abroad", "AED 25,000 a month in Dubai, or 60,000 euro a year in Europe". */
function areOfTwoOffers({ read, sums }: Sums, currency: string | undefined): boolean {
  if (!areApart(sums, UNBOUNDED.pay, ROUNDED)) return false;
  const kinds = new Set(sums.map(({ amount }) => periodFactor(read, amount.end, false) === AN_HOUR));
  return kinds.size > 1 || countCurrencies(read, currency) > 1;
}

interface Order {
  /** There is nothing at first; that a clause of its own says so. */
  readonly isWithout: boolean;
  readonly goesWithout: boolean;
  /** One of the sums comes before the others. */
  readonly follow: boolean;
}

/** One range of all sums, and which of them comes first and which later. */
function inOrder({ read, code, sums }: Sums, { isWithout, goesWithout, follow }: Order): Pays {
  const named = spanOf(sums, UNBOUNDED.pay, canBeLess(read));
  const dollars = isWithout ? { ...named, low: 0 } : named;
  const lowest = sums.reduce((least, one) => (one.low < least.low ? one : least));
  const first = range(lowest.low, lowest.high, canBeLess(read));
  const later = isWithout ? undefined : laterOf(sums, read);
  const comesLater =
    goesWithout || (isWithout && (LATER.test(read) || NOTHING_BEFORE.test(read)) && !MEANWHILE.test(read));
  const steps = later ? { first, later } : comesLater ? { later: named } : {};
  return { whole: { dollars, currency: code, ...steps }, first: follow || later ? first : dollars };
}

const canBeLess = (read: string) => isFlexible(read) || LESS_WOULD_DO.test(read);

/** "Could be less in the first year", "auch weniger möglich". */
const LESS_WOULD_DO =
  /(?<!\p{L})(?:(?:could|can|may|might)(?: also)?(?: be| do| accept| take)? (?:a (?:bit|little) |slightly |somewhat )?(?:less|lower)|less (?:is |would be |at first |to start )?(?:is )?(?:also )?(?:ok(?:ay)?|fine|possible|works)|auch weniger|weniger (?:geht|ist ok|möglich)|puede ser menos|menos (?:al principio|está bien)|(?:peut|ça peut) être moins|moins (?:au début|possible)|pode ser menos)(?!\p{L})(?! than)/u;

/** "130 now": neither scale nor currency nor period tells whether it is thousands a year or hundreds a month. */
function isBare({ high, isScaled, end }: Amount, read: string): boolean {
  const isNamed =
    /[^\d\p{L}\p{M}\s.,;:!?()/'"+-]|\b(?:euros?|dollars?|pounds?|rupees?|pesos?|[a-z]{3}(?= ?\d))/u.test(
      read,
    );
  return high < 1000 && !isScaled && !isNamed && periodFactor(read, end, true) === undefined;
}

const isConditional = (read: string) => /\b(?:if|unless|otherwise|wenn|falls|sonst|sinon)\b/.test(read);

/** Words that part one sum from a later one, where rules have read both. */
const TURNS =
  /(?<![\p{L}\p{M}])(?:until|till|before|after(?:wards)?|then|thereafter|later|once|when|from|to (?:start|begin)|at first|for now|first|bis|vor|nach|nachdem|danach|davor|vorher|dann|sobald|hasta|antes|después|luego|cuando|avant|après|puis|ensuite|quand|até|depois|quando|dopo|prima|poi|पहले|बाद|फिर|जब|तक|मिलने पर)(?![\p{L}\p{M}])/u;

const ALL_TURNS = new RegExp(
  String.raw`${TURNS.source}|\b(?:no (?:salary|pay|money)|nothing|none|without|nobody|unpaid|not|\p{L}+n't)\b`,
  'gu',
);
