import { assured, type Range, shortfall, UNBOUNDED } from '../read/quantities/range.ts';
import type { Pair } from '../score/pair.ts';

/** Facts of a pair that a sentence may rest on; each is strict, as what is said must hold. */

/** Whether two ranges have a figure in common. */
export function meet(one: Range | undefined, other: Range | undefined): boolean {
  return !!one && !!other && shortfall(one, other) === 0 && shortfall(other, one) === 0;
}

/** Whether two ranges meet in more than the end of both: 10–15 and 15–25 are no fit to speak of. */
export function overlap(one: Range | undefined, other: Range | undefined): boolean {
  if (!one || !other || !meet(one, other)) return false;
  const isSpan = ({ low, high }: Range) => low < high;
  return !isSpan(one) || !isSpan(other) || Math.min(one.high, other.high) > Math.max(one.low, other.low);
}

/** The middle of a range, from an open least on that least. */
export function middle(range: Range, most: number): number {
  const { low, high } = assured(range, most);
  return (low + high) / 2;
}

/** Hours a week from which on somebody works full time, whatever an answer in words is read as. */
export const FULL_TIME = 35;

/** Share of what is asked for that is so near to it that nobody would call it a gap, and that where one of the two named no exact figure. */
export const NEAR = 0.9;
const ROUGHLY = 0.75;
const ROUGH =
  /~|(?<!\p{L})(?:about|around|roughly|approx\p{L}*|ca|circa|some|or so|half(?! ?-?(?:an? )?(?:years?|months?|percent|point))|ok|okay|fine|possible|negotiab\p{L}*|flexib\p{L}*|etwa|ungefähr|rund|halb(?!\p{L}* jahr|jahr)\p{L}*|verhandelbar|un[oa]s|alrededor|aprox\p{L}*|medi[ao](?! año)|negociable|environ|mi-temps|négociable|cerca de|mais ou menos|uns|umas|meio|negociável)(?!\p{L})/iu;

/** Whether somebody named no exact figure: "about 20 hours". */
export function isRough(...written: (string | null | undefined)[]): boolean {
  return written.some((text) => ROUGH.test(text ?? ''));
}

/** Whether what there is at most falls so little short of the least asked for that it is no gap. */
export function isNear(most: number, least: number, isRoughly: boolean): boolean {
  return isRoughly ? most > least * ROUGHLY : most >= least * NEAR;
}

/** Times what is hoped for: more is another kind of part than the one they have in mind. */
const FAR_MORE = 3;

/** Times a least that is asked for: whoever would join for so little has another part in mind too. */
const FAR_ABOVE = 6;

/** Whether equity offered reaches the middle of what is hoped for, or an open least; none on either side, or far more than is hoped for, is not equity met. */
export function equityMeets({ founder, applicant }: Pair): boolean {
  const [offered, hoped] = [founder.quantities.equity, applicant.quantities.equity];
  if (!offered || !hoped || offered.high === 0 || hoped.high === 0) return false;
  const sure = assured(offered, UNBOUNDED.equity);
  const isFarAbove = hoped.low > 0 && sure.low > FAR_ABOVE * hoped.low;
  const reaches = sure.high >= middle(hoped, UNBOUNDED.equity);
  return overlap(sure, hoped) && reaches && !isFarAbove && sure.high <= FAR_MORE * hoped.high;
}

/** Whether pay that is there is enough. */
export function payMeets({ founder, applicant }: Pair): boolean {
  const [paid, needed] = [founder.quantities.pay, applicant.quantities.pay];
  return !!paid && !!needed && shortfall(assured(paid, UNBOUNDED.pay), needed) === 0;
}

/** Share of what is hoped for below which it is a gap, whatever it hangs on. */
export const FAR = 0.5;
