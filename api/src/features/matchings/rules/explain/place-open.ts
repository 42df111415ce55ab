import { kilometresBetween } from '../read/quantities/coordinates.ts';
import { ALL_WEEK, daysAtHome, daysTogether } from '../read/quantities/days.ts';
import { inEnglish } from '../read/quantities/place-words.ts';
import { plain, withoutAccents } from '../read/quantities/plain.ts';
import { sentencesOf } from '../read/quantities/sentences.ts';
import { isACommute } from '../score/place-fit.ts';
import { MOVES } from './place-answers.ts';
import { helpsToMove } from './place-demands.ts';
import { type Asked, meetsAtAll, placesOf, wouldMove } from './presence.ts';
import { applicantWay, founderWay } from './way-said.ts';
import { everyText } from './writings.ts';

/** What leaves open whether two could work together where all else of place suits. */
export function isOpenBetween(scene: Asked): boolean {
  return [wantsMoreDaysAtHome, movesUnderCondition, worksWithCustomers, meetsOverSeas].some((leaves) =>
    leaves(scene),
  );
}

/** Whether days at home and days that are asked for make more than a week. */
function wantsMoreDaysAtHome({ pair, founder, applicant }: Asked): boolean {
  const [home] = placesOf(pair);
  const asked = daysTogether(founderWay(founder).written)?.low;
  const there = asked ?? (home?.mode === 'ON_SITE' ? ALL_WEEK : 0);
  return there + daysAtHome(applicantWay(applicant).written) > ALL_WEEK;
}

const IF =
  /(?<!\p{L})(?:if|unless|provided|depend\w*|as long as|once|when|only with|wenn|falls|sofern|sobald|si|siempre que|cuando|a condicion|se (?:a|o|as|os|la|il|lo|mi|me|tiver|houver|for|voce)|desde que|caso|quando|als|mits)(?!\p{L})/u;
/** Conditions that any start has. */
const OF_ANY_START =
  /\b(?:if|when|once|as long as|wenn|falls|si|se|quando|cuando)\b (?:(?:it|that|this|things?|all|everything|we|you|they|u|need|the (?:team|fit|role|project|idea|job)|es|das|hace|fuera|fosse)(?:['’]s|['’]re)? )?(?:(?:is|are|it|really|both|be|a|the|necessary|all|alles) )*(?:right|good|great|possible|needed|necessary|required|wanted|want|like|prefer|wish|helps?(?! (?:with|me|us|pay|to|out)\b)|fits?|works?|makes? sense|goes? well|go well|click|match\w*|it takes|passt|notig|necesario|falta|preciso|necessario|bien|be)\b/g;
const OF_COSTS =
  /\b(?:help\w*|pa(?:y|ys|id)|cover\w*|costs?|support\w*|budget|package|allowance|compan\w+|empresa|firma)\b/;

/** Whether somebody elsewhere would move only under a condition, which the founder does not meet. */
function movesUnderCondition({ pair, founder, applicant }: Asked): boolean {
  const [home, place] = placesOf(pair);
  if (!home || !place || home.mode === 'REMOTE' || !wouldMove(place) || isACommute(home, place)) return false;
  return sentencesOf(applicantWay(applicant).written)
    .map((sentence) => withoutAccents(inEnglish(plain(sentence))).replace(OF_ANY_START, ' '))
    .some(
      (sentence) =>
        MOVES.test(sentence) && IF.test(sentence) && !(OF_COSTS.test(sentence) && helpsToMove(founder)),
    );
}

/** With customers, on the street, in the field: not at a desk, wherever it stands. */
const AWAY_FROM_DESKS =
  /(?<!\p{L})(?:on the (?:street|road|ground|(?:shop ?)?floor)|out (?:and about|there|with)|in the field|door to door|(?:at|with|near|close to|visiting|in front of) (?:(?:the|my|our) )?(?:customers?|clients?)|en la calle|en terreno|en campo|sobre el terreno|puerta a puerta|(?:con|donde) (?:el|los) clientes?|na rua|em campo|(?:com|no|nos) (?:o |os )?clientes?|auf der strasse|auf der straße|unterwegs|im aussendienst|im außendienst|beim kunden|bei (?:den )?kunden|sur le terrain|sur la route|chez les? clients?|sul campo|per strada|dai clienti|op de weg|bij klanten)(?!\p{L})/u;
const APART = /\b(?:remote(?:ly)?|anywhere|from home|at home|online|async|distributed)\b/;

/** Whether an applicant who says nothing of work apart works with customers, where a founder would work apart. */
function worksWithCustomers({ pair, applicant }: Asked): boolean {
  const [home] = placesOf(pair);
  const style = inEnglish(plain(applicantWay(applicant).written));
  return home?.mode === 'REMOTE' && AWAY_FROM_DESKS.test(style) && !APART.test(style);
}

/** "I have not flown for three years". */
const DOES_NOT_FLY =
  /\b(?:do not|don['’]t|does not|will not|won['’]t|never|no longer|stopped|gave up|given up|avoid|refuse to|(?:have not|haven['’]t|has not)(?: \w+)?) (?:fly|flying|flown)\b(?! (?:business|solo|blind))|\bflight[- ]?free\b|(?<!\p{L})(?:fliege (?:\p{L}+ )?(?:nicht|nie|ungern)|flugfrei|(?:no|nunca) (?:vuelo|cojo (?:un |el )?avi[oó]n\p{L}*|tomo aviones|viajo en avi[oó]n)|ne (?:prends|prend) (?:pas|plus|jamais) (?:l['’]|d['’])avion|não (?:ando|viajo|voo|apanho)(?: mais)?(?: de)? ?avi(?:ão|ões)|sem voar|non (?:prendo|volo)(?: l['’]aereo)?)(?!\p{L})/iu;
/** Kilometres that nobody goes by train to meet for a day. */
const BY_TRAIN = 800;

/** Whether the two are to meet, so far apart that one would fly, and the applicant does not. */
function meetsOverSeas({ pair, founder, applicant }: Asked): boolean {
  const [home, place] = placesOf(pair);
  if (!home || !place || !meetsAtAll(founder)) return false;
  const distance = kilometresBetween(home, place);
  const isFar = distance === undefined ? home.country !== place.country : distance > BY_TRAIN;
  return isFar && everyText(applicant).some((text) => DOES_NOT_FLY.test(text));
}
