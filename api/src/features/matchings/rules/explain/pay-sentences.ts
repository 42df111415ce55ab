import { payIn, payInTheEnd } from '../read/quantities/pay.ts';
import { isNet } from '../read/quantities/pay-amounts.ts';
import { hangsOnSomething, startsOnADay, withholdsPay } from '../read/quantities/pay-withheld.ts';
import { assured, UNBOUNDED } from '../read/quantities/range.ts';
import { takesShareForPay } from './equity-sentences.ts';
import { FAR, isNear, isRough, NEAR, payMeets } from './facts.ts';
import { asksForAll, concedes, isFirm, isSoft, namesMoreOnTop } from './pay-asked.ts';
import { fallsShortLater, laterPays, waitsForNothing, waitsForSoLong } from './pay-later.ts';
import { inSteps, isToRise, paySaid, WHOLE } from './pay-said.ts';
import { areOfLikeTime, isPaidByShare } from './pay-time.ts';
import { asksForFullTimeAlone, goesUnpaid, needsNoneForPart, takesElseFirst } from './pay-unpaid.ts';
import type { Scene, Writer } from './scene.ts';
import { hoursWritten, isOneCurrency, laterHours, namesPart, payWritten } from './term-words.ts';

/** Sentences about pay. Whoever looks speaks first. */

export const payMet: Writer = (scene) =>
  payMeets(scene.pair) &&
  !asksSome(scene) &&
  !isTouched(scene) &&
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

/** "38–45k" and "45k at least, rather 48k": whether what is asked begins where what is paid ends. */
function isTouched({ pair: { founder, applicant } }: Scene): boolean {
  const [paid, needed] = [founder.quantities.pay, applicant.quantities.pay];
  if (!paid || !needed || needed.low === 0 || needed.high === needed.low) return false;
  return paid.high > paid.low && Math.abs(paid.high - needed.low) < SAME_SUM * needed.low;
}

/** Two sums that are one, but for rounding. */
const SAME_SUM = 0.01;

/** Whether more is asked than there is at most, of which only the least is there. */
const isLeastAlone = (scene: Scene): boolean =>
  isTouched(scene) &&
  isOneCurrency(scene) &&
  (scene.pair.applicant.quantities.pay?.high ?? UNBOUNDED.pay) < UNBOUNDED.pay;

function isOtherwiseTaxed(scene: Scene): boolean {
  const { asked, stated } = payWritten(scene);
  return !!asked && !!stated && /\d/.test(stated) && !withholdsPay(stated) && isNet(asked) !== isNet(stated);
}

/** Whether what is asked for is of a part of the week, and what is to follow is not. */
function isOfAnotherTime(scene: Scene): boolean {
  const { asked, stated } = payWritten(scene);
  if (!asked || !stated) return false;
  return (
    isPaidByShare(scene, asked, stated) ||
    isLessForLess(scene) ||
    (namesPart(asked) && !areOfLikeTime(scene, asked, stated))
  );
}

/** Whether less time is given than is asked for, and for so much of it what is paid falls short. */
function isLessForLess(scene: Scene): boolean {
  const { founder, applicant } = scene.pair;
  const [asked, given] = [founder.quantities.hours, applicant.quantities.hours];
  const [paid, needed] = [founder.quantities.pay, applicant.quantities.pay];
  if (!asked || !given || !paid || !needed) return false;
  // What is paid is for the time that is wanted in the end.
  const wanted = Math.max(asked.low, laterHours(hoursWritten(scene).wish)?.low ?? 0);
  return given.high < NEAR * wanted && (paid.high * given.high) / wanted < needed.low;
}

/** Times what is asked for: so much more is no answer to it. */
const FAR_MORE = 3;

function isFarMore({ pair: { founder, applicant } }: Scene): boolean {
  const [paid, needed] = [founder.quantities.pay, applicant.quantities.pay];
  return !!paid && !!needed && paid.high > 0 && paid.low >= FAR_MORE * assured(needed, UNBOUNDED.pay).high;
}

export const payApart: Writer = (scene) => (isPaid(scene) || takesLess(scene) ? undefined : paySaid(scene));

/** Whether what is asked for is there, or nearly so. */
const isPaid = (scene: Scene): boolean =>
  !isLeastAlone(scene) && (payMeets(scene.pair) || isNearlyPaid(scene));

/** Whether what is missing is not needed, or made up for by something else. */
const takesLess = (scene: Scene): boolean =>
  needsNoneForPart(scene) ||
  asksForFullTimeAlone(scene) ||
  takesShareForPay(scene) ||
  isEnoughWithMore(scene) ||
  takesElseFirst(scene) ||
  (goesUnpaid(scene) && !followsShort(scene));

/** Whether a sum is asked for that counts what is paid on top, of a company that pays something on top. */
function isEnoughWithMore(scene: Scene): boolean {
  const { asked, stated } = payWritten(scene);
  const { founder, applicant } = scene.pair;
  const isHalf = (founder.quantities.pay?.high ?? 0) >= FAR * (applicant.quantities.pay?.low ?? 0);
  return isHalf && asksForAll(asked ?? '') && namesMoreOnTop(stated ?? '');
}

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

/** Of a sum after taxes that may be less: before them less is still less than it looks. */
const NEAR_NET = 0.75;

/** A least is a least: of it hardly anything may be missing. */
const NEAR_FIRM = 0.97;

/** That pay can wait turns a sum around, as a figure does. */
