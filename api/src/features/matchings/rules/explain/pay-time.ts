import { meet, NEAR } from './facts.ts';
import type { Scene } from './scene.ts';
import { hoursWritten, isForFullTime, isOfAWhole, laterHours, namesPart } from './term-words.ts';

/** Of how much time a pay is. */

/** Hours a week of a whole position. */
const WHOLE_POSITION = 40;

/** Whether what is paid for a part would fall short of what is asked pro rata, were it paid for a whole position. */
function isShortOfShare({ pair: { founder, applicant } }: Scene, asked: string, stated: string): boolean {
  const [paid, needed] = [founder.quantities.pay, applicant.quantities.pay];
  const { hours } = founder.quantities;
  if (!paid || !needed || !hours || hours.low === 0 || !isOfAWhole(asked) || isOfAWhole(stated)) return false;
  return namesPart(stated) && (paid.high * WHOLE_POSITION) / hours.low < NEAR * needed.low;
}

/** Hours a week: from so many on a position is a whole one. */
const NEARLY_WHOLE = 35;

/** Whether one sum is of a whole position of which a part is worked, and the other is not named pro rata too: what is left of it meets nothing for sure. */
export function isPaidByShare(
  { pair: { founder, applicant } }: Scene,
  asked: string,
  stated: string,
): boolean {
  if (isOfAWhole(asked) === isOfAWhole(stated)) return false;
  return [founder, applicant].some(({ quantities: { hours } }) => !!hours && hours.low < NEARLY_WHOLE);
}

/** Whether both sums are of whole positions, or of hours that meet; where neither says of what, those of the two. */
export function areOfLikeTime(scene: Scene, asked: string, stated: string): boolean {
  const { founder, applicant } = scene.pair;
  const [wanted, given] = [founder.quantities.hours, applicant.quantities.hours];
  const { wish, hope } = hoursWritten(scene);
  const isLike = meet(wanted, given) || meet(laterHours(wish), laterHours(hope));
  if (isLike && !namesPart(asked) && !namesPart(stated)) return true;
  const isWhole = isForFullTime(asked, given);
  if (isShortOfShare(scene, asked, stated)) return true;
  return isWhole === isForFullTime(stated, wanted) && (isWhole || meet(wanted, given));
}
