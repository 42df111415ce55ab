import { plain } from '../read/quantities/plain.ts';
import type { Range } from '../read/quantities/range.ts';
import { NEAR } from './facts.ts';

/** By when a share is wanted, and when one is earned. */

const WITHIN =
  /(?<!\p{L})(?:within|in|during|by the end of)(?: (?:the|my|our|an?|1))?(?: first| 1st)?(?: (\d{1,2}))? (years?|months?)(?!\p{L})|(?<!\p{L})(?:im ersten jahr|innerhalb (?:eines|des ersten) jahres|(?:en|dentro de)l? (?:el )?(?:primer|un) año|(?:dans|pendant) la première année|en un an|(?:no|em) (?:primeiro|um) ano)(?!\p{L})/u;
const VESTS =
  /(?<![\d.,])(\d)[- ]?(?:years?|yrs?|y|jahren?|años|ans|anos)(?!\p{L})[^,.;\d]{0,14}vest|vest\p{L}*[^,.;\d]{0,14}(\d)[- ]?(?:years?|yrs?|y|jahren?|años|ans|anos)(?!\p{L})/u;
const AFTER =
  /(?<!\p{L})(?:after|nach|después de|après|depois de) (?:an?|the first|einem|un|um|(\d)) (?:full )?(?:years?|jahr(?:en)?|años?|ans?|anos?)(?!\p{L})/u;

/** In how many years somebody wants to have a share, where they say it: "10% at least within the first year". */
function yearsAsked(hope: string): number | undefined {
  const read = plain(hope);
  const found = /vest/.test(read) ? null : WITHIN.exec(read);
  if (!found) return undefined;
  const count = Number(found[1] ?? 1);
  return found[2]?.startsWith('month') ? count / 12 : count;
}

/** Whether a share that is wanted within a time is not earned by then: it vests over years, or comes after them. */
export function isEarnedTooLate(offer: string, offered: Range, hope: string, hoped: Range): boolean {
  const years = yearsAsked(hope);
  if (years === undefined) return false;
  const read = plain(offer);
  const [vests, after] = [VESTS.exec(read), AFTER.exec(read)];
  const over = Number(vests?.[1] ?? vests?.[2] ?? 0);
  const isLater = !!after && Number(after[1] ?? 1) >= years;
  return isLater || (over > years && (offered.high * years) / over < NEAR * hoped.low);
}
