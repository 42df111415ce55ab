import { demandBroken } from './place-demands.ts';
import { areApartByClocks, isInBounds } from './place-facts.ts';
import { type Asked, placesOf } from './presence.ts';

/**
 * Whether a side that has not marked the place as indifferent wishes a way of which the other's word falls short. Who is indifferent
 * leaves it to the other, so the wish of one alone counts, and some days elsewhere are none that a founder who works apart falls short
 * of; bounds, demands and clocks are no matter of ways.
 */
export function isWished(scene: Asked): boolean {
  const { founder, applicant } = scene.pair;
  const isLeftByFounder = founder.importance.workingArrangement === 'INDIFFERENT';
  const isLeftByApplicant = applicant.importance.workingStyle === 'INDIFFERENT';
  if (!isLeftByFounder && !isLeftByApplicant) return true;
  if (demandBroken(scene) || !isInBounds(scene) || areApartByClocks(scene)) return true;
  const [home, place] = placesOf(scene.pair);
  const ways = [...(isLeftByFounder ? [] : [home?.mode]), ...(isLeftByApplicant ? [] : [place?.mode])];
  const isApart = isLeftByFounder && home?.mode === 'REMOTE';
  return ways.some((mode) => mode === 'ON_SITE' || (mode === 'HYBRID' && !isApart));
}
