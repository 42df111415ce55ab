import { payStatement } from '../read/person.ts';
import { MONTHS } from '../read/quantities/doubt.ts';
import { payIn, payInTheEnd, payToday } from '../read/quantities/pay.ts';
import { sharesLater } from '../read/quantities/pay-raises.ts';
import { hangsOnSomething, startsOnADay, withholdsPay } from '../read/quantities/pay-withheld.ts';
import { plain } from '../read/quantities/plain.ts';
import type { Range } from '../read/quantities/range.ts';
import { isNear } from './facts.ts';
import { A_ROUND, paySaid } from './pay-said.ts';
import { goesUnpaid } from './pay-unpaid.ts';
import type { Scene, Writer } from './scene.ts';
import { isOneCurrency, OTHER_MONTHS, payWritten } from './term-words.ts';

/** What is to be paid later, and what is waited for. */

/** What the founder names for later, and what the applicant asks for then, of who pays or asks for nothing at first. */
export function laterPays(scene: Scene): readonly (Range | undefined)[] {
  const { founder, applicant } = scene.pair;
  const { asked, stated } = payWritten(scene);
  const paid = stated ? payToday(stated, founder.quantities.place?.currency) : undefined;
  const needed = asked ? payIn(asked, applicant.quantities.place?.currency) : undefined;
  return [paid, needed].map((pay) => (pay?.first ? undefined : pay?.later));
}

/** Whether a founder who pays nothing yet names a sum for later that is not sure to be the one that is to follow. */
export function fallsShortLater(scene: Scene): boolean {
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

/** "No salary for the first six months". */
const FIRST_MONTHS =
  /(?<!\p{L})(?:first|ersten|primeros|primeiros)(?: \d+| few)? (?:months?|monaten?|meses)(?!\p{L})|\d+ premiers mois(?!\p{L})/u;

/** Whether pay that would do is to follow on something of which nobody says when it is there, and somebody asks for some by then. */
function waitsWithoutEnd(scene: Scene, stated: string): boolean {
  const [paid, follows] = laterPays(scene);
  const isDated = [NAMES_A_TIME, FIRST_MONTHS].some((time) => time.test(plain(stated)));
  return !!follows && !!paid && hangsOnSomething(stated) && !isDated;
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

/** Whether pay is to come with a round, of a company that has no investors. */
export function waitsForNothing(scene: Scene): boolean {
  const { pay } = scene.pair.founder.quantities;
  const isAlone = scene.founder.company?.fundingStage === 'BOOTSTRAPPED';
  return pay?.high === 0 && isAlone && A_ROUND.test(payWritten(scene).asked ?? '');
}

const UNTIL_A_TIME = new RegExp(
  String.raw`(?<!\p{L})(?:until|till|by|bis|hasta|jusqu'(?:en|à|au)|até|fino a) (?:(?:the |end of |ende |finales de |fin |mid-?|early |late |mi-|next |el |la |o |a |zum |l'))*(?:${MONTHS}|${OTHER_MONTHS}|spring|summer|autumn|winter|year|christmas|frühjahr|sommer|herbst|jahresende|primavera|verano|otoño|invierno|printemps|été|automne|hiver|verão|outono|inverno|20\d\d)(?!\p{L})`,
  'u',
);

/** Whether somebody can go without pay for some months alone, of a company whose pay has no date. */
export function waitsForSoLong(scene: Scene): boolean {
  const { asked, stated } = payWritten(scene);
  if (scene.pair.founder.quantities.pay?.high !== 0 || !asked || A_ROUND.test(asked)) return false;
  const read = plain(asked);
  const isTimed = FOR_MONTHS.test(read) || UNTIL_A_TIME.test(read);
  const isDated =
    !!stated && (startsOnADay(stated) || (FOR_MONTHS.test(plain(stated)) && !hangsOnSomething(stated)));
  return isTimed && !isDated;
}
