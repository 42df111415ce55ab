import { payStatement, speaksOfPay } from '../read/person.ts';
import { MONTHS, tellsOfFigure, tellsOfNothing } from '../read/quantities/doubt.ts';
import { payIn, payInTheEnd, payToday } from '../read/quantities/pay.ts';
import { isNet } from '../read/quantities/pay-amounts.ts';
import { sharesLater, tellsOfRaise } from '../read/quantities/pay-raises.ts';
import { hangsOnSomething, startsOnADay, withholdsPay } from '../read/quantities/pay-withheld.ts';
import { isBoundAway } from '../read/quantities/place-country.ts';
import { plain } from '../read/quantities/plain.ts';
import { assured, type Range, UNBOUNDED } from '../read/quantities/range.ts';
import { sentencesOf } from '../read/quantities/sentences.ts';
import { placeCountriesIn, withCodesInFull } from '../read/quantities/spots.ts';
import { quote, toThePoint } from './excerpt.ts';
import { FAR, isNear, isRough, NEAR, payMeets } from './facts.ts';
import { glossed } from './glossed.ts';
import { asksForAll, concedes, isFirm, isSoft } from './pay-asked.ts';
import { areOfLikeTime } from './pay-time.ts';
import { goesUnpaid, takesElseFirst } from './pay-unpaid.ts';
import type { Scene, Sentence, Writer } from './scene.ts';
import {
  hasSteps,
  isByTheHour,
  isExchanged,
  isOneCurrency,
  namesPart,
  OTHER_MONTHS,
  payWritten,
  sumForReader,
} from './term-words.ts';

/** Sentences about pay. Whoever looks speaks first. */

export const payMet: Writer = (scene) =>
  payMeets(scene.pair) &&
  !asksSome(scene) &&
  isEnoughAnyway(scene) &&
  isEnoughAtAnyRate(scene) &&
  !isFarMore(scene) &&
  !fallsShortLater(scene) &&
  !waitsForNothing(scene) &&
  !waitsForSoLong(scene) &&
  !isOfAnotherTime(scene) &&
  !isOtherwiseTaxed(scene)
    ? paySaid(scene)
    : undefined;

/** Whether a company pays nothing, and who asks for "up to €3,000" does not say that they would go without: less is not nothing. */
function asksSome(scene: Scene): boolean {
  const { founder, applicant } = scene.pair;
  const { asked } = payWritten(scene);
  const needed = asked ? payIn(asked, applicant.quantities.place?.currency) : undefined;
  return founder.quantities.pay?.high === 0 && !!needed && needed.dollars.high > 0 && !needed.later;
}

function isOtherwiseTaxed(scene: Scene): boolean {
  const { asked, stated } = payWritten(scene);
  return !!asked && !!stated && /\d/.test(stated) && !withholdsPay(stated) && isNet(asked) !== isNet(stated);
}

/** Whether what is asked for is of a part of the week, and what is to follow is not. */
function isOfAnotherTime(scene: Scene): boolean {
  const { asked, stated } = payWritten(scene);
  return !!asked && !!stated && namesPart(asked) && !areOfLikeTime(scene, asked, stated);
}

/** Times what is asked for: so much more is no answer to it. */
const FAR_MORE = 3;

function isFarMore({ pair: { founder, applicant } }: Scene): boolean {
  const [paid, needed] = [founder.quantities.pay, applicant.quantities.pay];
  return !!paid && !!needed && paid.high > 0 && paid.low >= FAR_MORE * assured(needed, UNBOUNDED.pay).high;
}

/** What the founder names for later, and what the applicant asks for then, of who pays or asks for nothing at first. */
function laterPays(scene: Scene): readonly (Range | undefined)[] {
  const { founder, applicant } = scene.pair;
  const { asked, stated } = payWritten(scene);
  const paid = stated ? payToday(stated, founder.quantities.place?.currency) : undefined;
  const needed = asked ? payIn(asked, applicant.quantities.place?.currency) : undefined;
  return [paid, needed].map((pay) => (pay?.first ? undefined : pay?.later));
}

/** Whether a founder who pays nothing yet names a sum for later that is not sure to be the one that is to follow. */
function fallsShortLater(scene: Scene): boolean {
  const stated = scene.founder.company && payStatement(scene.founder.company);
  if (scene.pair.founder.quantities.pay?.high !== 0 || !stated || !/\d/.test(stated)) return false;
  const [paid, follows] = laterPays(scene);
  return !!follows && (!paid || paid.low < follows.low);
}

/** Of so many months: what somebody can go without pay for. In a year much may change. */
const FOR_MONTHS =
  /(?<!\p{L})(?:(?:\d+|few|couple|first|ersten?|primer\p{L}*|premi\p{L}*|primeir\p{L}*|eerste)(?:[ -]\p{L}+){0,2}? ?-?(?:\d+ )?(?:months?|monate?n?|mes(?:es)?|mois|maanden)|half (?:a )?-?year|halbe[sn]? jahr|medio año|meio ano|half jaar)(?!\p{L})/u;

/** Whether what is to be paid later, by any sum that is named, is nearly what is wanted then. */
function isNearLater(scene: Scene): boolean {
  const { stated } = payWritten(scene);
  const [, follows] = laterPays(scene);
  const most = stated ? payInTheEnd(stated, scene.pair.founder.quantities.place?.currency) : 0;
  return !!follows && isNear(most, follows.low, !isOneCurrency(scene));
}

/** Whether pay that would do is to follow on something of which nobody says when it is there, and somebody asks for some by then. */
function waitsWithoutEnd(scene: Scene, stated: string): boolean {
  const [paid, follows] = laterPays(scene);
  return !!follows && !!paid && hangsOnSomething(stated) && !NAMES_A_TIME.test(plain(stated));
}

/** Whether both name a sum for later, in one currency: what it waits for may differ, and the sums do. */
function nameBothLater(scene: Scene): boolean {
  const [paid, follows] = laterPays(scene);
  return !!paid && !!follows && isOneCurrency(scene);
}

/** Pay that is wanted after a time without, of a company that pays nothing yet and names nothing as high for later. */
export const payLater: Writer = (scene) => {
  const { asked, stated } = payWritten(scene);
  if (!asked || !stated || !withholdsPay(stated)) return undefined;
  const isTimed = FOR_MONTHS.test(plain(asked)) && !A_ROUND.test(asked);
  const isShort = fallsShortLater(scene) && !isNearLater(scene);
  return ((isTimed && (isShort || waitsWithoutEnd(scene, stated))) || (isShort && nameBothLater(scene))) &&
    !sharesLater(stated) &&
    !startsOnADay(stated) &&
    !goesUnpaid(scene)
    ? paySaid(scene)
    : undefined;
};

const NAMES_A_TIME = new RegExp(
  String.raw`(?<!\p{L})(?:${MONTHS}|${OTHER_MONTHS}|spring|summer|autumn|winter|frühjahr|sommer|herbst|primavera|verano|otoño|invierno|printemps|été|automne|hiver|verão|outono|inverno|(?:this|next|end of the) year|20\d\d|weeks?|months? away|soon)(?!\p{L})`,
  'u',
);

const A_ROUND =
  /\b(?:rais(?:e|ed|es|ing)|fund(?:s|ed|ing)|round|invest\p{L}*|seed|finanzier\p{L}*|runde|ronda|inversi\p{L}*|levée|rodada|investiment\p{L}*)(?!\p{L})/iu;

/** Whether pay is to come with a round, of a company that has no investors. */
function waitsForNothing(scene: Scene): boolean {
  const { pay } = scene.pair.founder.quantities;
  const isAlone = scene.founder.company?.fundingStage === 'BOOTSTRAPPED';
  return pay?.high === 0 && isAlone && A_ROUND.test(payWritten(scene).asked ?? '');
}

const UNTIL_A_TIME = new RegExp(
  String.raw`(?<!\p{L})(?:until|till|by|bis|hasta|jusqu'(?:en|à|au)|até|fino a) (?:(?:the |end of |ende |finales de |fin |mid-?|early |late |mi-|next |el |la |o |a |zum |l'))*(?:${MONTHS}|${OTHER_MONTHS}|spring|summer|autumn|winter|year|christmas|frühjahr|sommer|herbst|jahresende|primavera|verano|otoño|invierno|printemps|été|automne|hiver|verão|outono|inverno|20\d\d)(?!\p{L})`,
  'u',
);

/** Whether somebody can go without pay for some months alone, of a company whose pay has no date. */
function waitsForSoLong(scene: Scene): boolean {
  const { asked, stated } = payWritten(scene);
  if (scene.pair.founder.quantities.pay?.high !== 0 || !asked || A_ROUND.test(asked)) return false;
  const read = plain(asked);
  const isTimed = FOR_MONTHS.test(read) || UNTIL_A_TIME.test(read);
  const isDated =
    !!stated && (startsOnADay(stated) || (FOR_MONTHS.test(plain(stated)) && !hangsOnSomething(stated)));
  return isTimed && !isDated;
}

export const payApart: Writer = (scene) =>
  payMeets(scene.pair) ||
  isNearlyPaid(scene) ||
  isEnoughWithMore(scene) ||
  takesElseFirst(scene) ||
  (goesUnpaid(scene) && !followsShort(scene))
    ? undefined
    : paySaid(scene);

const PAID_ON_TOP =
  /(?<!\p{L})(?:bonus\p{L}*|commissions?|variable|ote|on top|provision\p{L}*|variabel\p{L}*|prämien?|comisi[oó]n(?:es)?|primes?|comiss(?:ão|ões)|bônus|provvigion[ei]|premi)(?!\p{L})/iu;

/** Whether a sum is asked for that counts what is paid on top, of a company that pays something on top. */
function isEnoughWithMore(scene: Scene): boolean {
  const { asked, stated } = payWritten(scene);
  const { founder, applicant } = scene.pair;
  const isHalf = (founder.quantities.pay?.high ?? 0) >= FAR * (applicant.quantities.pay?.low ?? 0);
  return isHalf && asksForAll(asked ?? '') && PAID_ON_TOP.test(stated ?? '');
}

/** Whether a pay is no one sum, but one for now and one for later. */
const inSteps = (text: string) => hasSteps({ text }) || payIn(text)?.first !== undefined;

/** What another sum comes after: "60k for the first year, 150k after". */
const FOLLOWS = /\bafter\b/i;

/** A first sum that is to last for a year. */
const A_YEAR_LATER =
  /(?<!\p{L})(?:first year|year (?:two|2)|(?:second|2nd|next) year|after (?:a|one|1|the first) year|(?:ersten|zweiten) jahr|nach einem jahr|(?:primer|segundo) año|(?:première|deuxième) année|(?:primeiro|segundo) ano)(?!\p{L})/iu;

/** Share of what is asked for in a year that today's pay must reach: by then it may have risen. */
const MOST_OF_LATER = 0.7;

/** Whether what is asked for in steps a year apart is there today, and most of what is asked for then. */
function isEnoughForAYear(scene: Scene, asked: string): boolean {
  const { founder, applicant } = scene.pair;
  const { first, later } = payIn(asked, applicant.quantities.place?.currency) ?? {};
  const paid = founder.quantities.pay?.low ?? 0;
  return (
    !!first && !!later && A_YEAR_LATER.test(asked) && paid >= Math.max(first.high, MOST_OF_LATER * later.low)
  );
}

/** Of needs that hang on something only the most is sure to be enough; a market rate is no sum. */
function isEnoughAnyway(scene: Scene): boolean {
  const [paid, needed] = [scene.pair.founder.quantities.pay, scene.pair.applicant.quantities.pay];
  const { asked } = payWritten(scene);
  if (!paid || !needed || paid.high === 0 || !asked) return true;
  if (!concedes(asked) && !FOLLOWS.test(asked) && !inSteps(asked)) return true;
  const { first, later } = payIn(asked, scene.pair.applicant.quantities.place?.currency) ?? {};
  const most = Math.max(assured(needed, UNBOUNDED.pay).high, first && later ? later.low : 0);
  const isEnough = paid.low >= most || isEnoughForAYear(scene, asked);
  return isEnough && !/\bmarket\b/i.test(asked);
}

/** Rates of currencies are rough: what two of them only just meet at is no answer. */
function isEnoughAtAnyRate(scene: Scene): boolean {
  const [paid, needed] = [scene.pair.founder.quantities.pay, scene.pair.applicant.quantities.pay];
  return !paid || !needed || isOneCurrency(scene) || NEAR * paid.high >= needed.low;
}

/** US dollars a year: what is paid at the last of several steps, where the first is paid today or on a day that is named. */
function paidInTheEnd(scene: Scene): number {
  const { quantities } = scene.pair.founder;
  const { stated } = payWritten(scene);
  const today = quantities.pay?.high ?? 0;
  if (!stated || (today === 0 && !startsOnADay(stated))) return today;
  return Math.max(today, payInTheEnd(stated, quantities.place?.currency));
}

/** A salary that is to follow, of which nobody knows how high it is. */
const MARKET_LATER =
  /\bmarket\b(?![^.;]*\d)[^.;]*\b(?:when|once|after|as soon as|with)\b|\b(?:then|later|once|when|after|to)\b[^.;]*\bmarket\b(?![^.;]*\d)/i;

/** Whether the sum that is to follow is plainly less than the least that is asked for. */
function followsShort(scene: Scene): boolean {
  const { asked, stated } = payWritten(scene);
  const needed = scene.pair.applicant.quantities.pay;
  const [follows] = laterPays(scene);
  if (!asked || !stated || !needed || !follows || !isOneCurrency(scene)) return false;
  const isLike = isNet(asked) === isNet(stated) && !namesPart(asked) && !namesPart(stated);
  return isLike && isFirm(asked) && !isSoft(asked) && follows.high < NEAR_FIRM * needed.low;
}

/** Whether pay is to rise to what nobody knows, where no such rise is asked for beside a first sum: then today's tell enough. */
const risesUnknown = (asked: string | undefined | null, stated: string) =>
  MARKET_LATER.test(stated) && !(asked && MARKET_LATER.test(asked));

/** Whether pay falls so little short that it is no gap, or is to rise as far, in words that cannot be quoted or to what nobody knows, or less than the sum that is asked would do. */
function isNearlyPaid(scene: Scene): boolean {
  const needed = scene.pair.applicant.quantities.pay;
  const paid = paidInTheEnd(scene);
  const { asked, stated } = payWritten(scene);
  if (!needed || paid === 0) return false;
  if (stated && isToRise(stated) && stated.length > WHOLE) return true;
  const isLeast = asked && isOneCurrency(scene) && isFirm(asked) && !isSoft(asked);
  if (stated && !isLeast && isToRise(stated) && risesUnknown(asked, stated)) return true;
  if (asked && isSoft(asked)) {
    const isMoreApart = isNet(asked) && !isNet(stated ?? '');
    return paid >= (isMoreApart ? NEAR_NET : FAR) * needed.low;
  }
  if (isLeast) {
    const today = scene.pair.founder.quantities.pay?.high ?? 0;
    const isSure = !stated || today === 0 || !hangsOnSomething(stated);
    return (isSure ? paid : today) >= NEAR_FIRM * needed.low;
  }
  return isNear(paid, needed.low, !isOneCurrency(scene) || isRough(asked, stated));
}

/** Whether what is paid first is not all that is said of it. */
function isToRise(stated: string): boolean {
  return inSteps(stated) || sentencesOf(stated).some(tellsOfRaise);
}

/** Of a sum after taxes that may be less: before them less is still less than it looks. */
const NEAR_NET = 0.75;

/** A least is a least: of it hardly anything may be missing. */
const NEAR_FIRM = 0.97;

/** That pay can wait turns a sum around, as a figure does. */
const tellsOfPay = (word: string) =>
  tellsOfFigure(word) || /^(?:wait|warten|esperar|attendre|aspettare)\p{P}*$/iu.test(word);

const PAY = 120;
/** What is paid first is told with what comes later. */
const WHOLE = 160;

/** US dollars a year: what is read as less, of no month that is named, was a monthly sum, or misread. */
const LEAST_PAY = 3000;

const BY_THE_MONTH =
  /(?<!\p{L})(?:months?|monthly|mo|monat\p{L}*|mes|mensual\p{L}*|mois|mensuel\p{L}*|mês|mensa\p{L}*)(?!\p{L})/iu;

function paySaid(scene: Scene): Sentence | undefined {
  const { pair, founder, applicant, f, a } = scene;
  const { pay: needed } = pair.applicant.quantities;
  const { pay: paid, compensation } = pair.founder.quantities;
  const { asked, stated: statement } = payWritten(scene);
  if (!needed || !asked || isPaidElsewhere(asked, pair.founder.quantities.place?.country)) return undefined;
  const from = applicant.salaryExpectations ? 'salaryExpectations' : 'equityExpectation';
  const said = quote(toThePoint(asked, tellsOfPay), PAY, tellsOfPay);
  const asks = `On pay, ${a.subject} say ${concedes(asked) ? said : glossed(scene, 'APPLICANT', 'pay', said, asked)}`;
  const stated = founder.company && payStatement(founder.company);
  if (paid?.high === 0) {
    if (stated && withholdsPay(stated))
      return {
        text: `${asks}; ${f.subject} say ${glossed(scene, 'FOUNDER', 'pay', quote(stated, WHOLE, tellsOfNothing), stated)}.`,
        fields: [from, 'otherDetails'],
      };
    // Equity only has no end: who wants a sum later, and waits for no round, is not met by it.
    const isEquityAlone =
      compensation === 'EQUITY' && (needed.low > 0 || needed.high === 0 || A_ROUND.test(asked));
    return isEquityAlone && founder.company && !speaksOfPay(founder.company)
      ? { text: `${asks}; ${f.subject} pay in equity only.`, fields: [from, 'compensation'] }
      : undefined;
  }
  // A sum in words is too easily misread to be set against another.
  // A need that begins at nothing and ends at a salary is a plan, not a sum.
  if (!paid || needed.low === 0 || !/\d/.test(asked)) return undefined;
  if (!statement || !/\d/.test(statement)) return undefined;
  if (paid.high < LEAST_PAY && !BY_THE_MONTH.test(statement)) return undefined;
  // What is left after taxes says little of what is paid before them, unless even that is less.
  if (isNet(asked) !== isNet(statement) && !(isNet(asked) && paid.high < needed.low)) return undefined;
  // Nobody knows how many hours those of a rate are.
  if (isByTheHour(asked) !== isByTheHour(statement)) return undefined;
  if (!areOfLikeTime(scene, asked, statement)) return undefined;
  const fields = [from, 'otherDetails'];
  const offer = isToRise(statement)
    ? quote(statement, WHOLE, tellsOfFigure)
    : quote(toThePoint(statement, tellsOfFigure), PAY, tellsOfFigure);
  if (isOneCurrency(scene))
    return {
      text: `${asks}; ${f.subject} say ${glossed(scene, 'FOUNDER', 'pay', offer, statement)}.`,
      fields,
    };
  // Which of several sums another currency would be set against, nobody could tell.
  if (!isExchanged(scene) || isToRise(statement) || isToRise(asked)) return undefined;
  const sum = sumForReader(scene, 'APPLICANT', needed, asked);
  const other = sumForReader(scene, 'FOUNDER', paid, statement);
  const can = other ? `${f.subject} can pay ${other}: ${offer}` : `${f.subject} say ${offer}`;
  return { text: `On pay, ${a.subject} say ${said}${sum ? ` (${sum})` : ''}; ${can}.`, fields };
}

const PAID_IN =
  /(?<!\p{L})(?:in|within|en|em|aux?|dans|w|na)\s+(?:the |der |den |la |el |los |las |les )?(\p{Lu}[^.;,()]*)/gu;

/** Whether a sum is named for a part of the world that the company is not in: "3.000 € al mes en Europa". */
function isPaidElsewhere(asked: string, country: string | undefined): boolean {
  if (isBoundAway(asked, country)) return true;
  const named = [...withCodesInFull(asked).matchAll(PAID_IN)].flatMap(([, where = '']) =>
    placeCountriesIn(where.toLowerCase()),
  );
  return country !== undefined && named.length > 0 && !named.includes(country);
}
