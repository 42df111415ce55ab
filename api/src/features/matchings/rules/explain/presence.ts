import { oncePerPair, oncePerPerson } from '../memory/remembered.ts';
import { withoutPassingStays } from '../read/quantities/bounds.ts';
import { kilometresBetween } from '../read/quantities/coordinates.ts';
import type { Place } from '../read/quantities/place.ts';
import { MAY_CALL_IN } from '../read/quantities/place-ways.ts';
import { inEnglish, readable } from '../read/quantities/place-words.ts';
import { plain, withoutAccents } from '../read/quantities/plain.ts';
import { regionsIn } from '../read/quantities/regions.ts';
import { type Rhythm, rhythmOf } from '../read/quantities/rhythm.ts';
import { sentencesOf } from '../read/quantities/sentences.ts';
import { isSeldom, meetsMonthly } from '../read/quantities/visits.ts';
import type { Pair } from '../score/pair.ts';
import { towards } from '../score/place-fit.ts';
import { answerTo, COMES, townsNamed } from './place-answers.ts';
import type { Scene } from './scene.ts';
import { applicantWay, founderWay } from './way-said.ts';
import { saidBesides } from './writings.ts';

/** Work apart of which some is done together. */

export type Asked = Pick<Scene, 'pair' | 'founder' | 'applicant'>;

/** Where the two are, the applicant's as it counts for the founder. */
export function placesOf({ founder, applicant }: Pair): [Place | undefined, Place | undefined] {
  const [founderPlace, applicantPlace] = [founder.quantities.place, applicant.quantities.place];
  return [
    founderPlace,
    founderPlace && applicantPlace ? towards(founderPlace, applicantPlace) : applicantPlace,
  ];
}

/** Whether somebody would move, if only perhaps. */
export const wouldMove = ({ moves }: Place): boolean => moves === 'YES' || moves === 'MAYBE';

/** Whoever meets some days of the week goes there and back on one. */
export const A_DAY_TRIP = 150;

/** Work apart of somebody who can come: "you should be able to come to Jaipur for a week", "with a monthly trip". */
const ASKS_TO_COME =
  /\b(?:must|should|needs? to|ha(?:s|ve) to|able to|willing to|expect\w*)\b[^.;]{0,40}\b(?:come|travel|visit|fly)\b|\bmonthly (?:trips?|visits?|meet)|\b(?:trips?|visits?|meet\w*|come)\b[^.;]{0,40}\b(?:a|per|each|every) month\b/i;

/** "During trips you should be in Ghana", "in the launch month I want you here". */
const BE_THERE =
  /\b(?:must|should|needs? to|ha(?:s|ve) to) (?:be|stay) (?:here|(?:in|at) )|\b(?:want|need|would like|'d like) (?:you|us|them|somebody|someone|the person)(?: to be)? (?:here\b|(?:in|at|with us) )/i;

/** Of each month or quarter, in any language that is read. */
const TIMES =
  /\bevery (?:2|other|second|(?:[3-9]|1[0-2])(?: ?(?:-|–|to|or|bis|oder|ou|o|a) ?\d{1,2})?) weeks?\b|\bfortnight|(?<!\b(?:after|for|within|half of|half) )\b(?:a|per|each|every|in a|in the)(?: (?:other|second|2nd|few|couple of|a few|\d))* (?:months?|quarters?)\b|\b(?:monthly|quarterly)\b|\b(?:[3-9]|1[0-2])(?: ?x| times| veces| vezes| fois| mal) (?:a|per|each|every|al|por|par|im|pro) (?:year|año|ano|an|jahr)\b|(?<!\p{L})(?:por|al|cada|a cada|par|chaque|im|pro|jede[nsm]?|ogni|al|per|elke?|uma? vez n[oa]) (?:\w+ )?(?:trimestre|quartal|kwartaal|vierteljahr|mes|mês|mois|monat|maand|mese)/u;
const PRESENCE =
  /\b(?:meet\w*(?! online)|together|in[- ]person|face[- ]to[- ]face|on[- ]?site|office|workshop|studio|lab|factory|offsites?|retreats?|visit\w*|here|come|drive (?:up|down|over|in|out)|trips?|fly|travel\w*|get-?togethers?)\b|(?<!\p{L})(?:ven[ií]r?|venga\w*|vem|vir|komm\w*|junt[oa]s|ensemble|zusammen|presencia\p{L}*|aqu[ií]|ici|hier|visita\p{L}*|visites?|besuch\p{L}*|treffen|nos vemos|nos encontramos)(?!\p{L})/u;

/** What would only be nice asks nobody to come: "would be lekker to meet every couple of months". */
const WISHED =
  /\b(?:would|['’]d|will) be (?:\w+ )?(?:lekker|nice|great|lovely|good|cool|sweet|awesome|fun|a plus|welcome|ideal|wonderful) (?:to|if)\b[^.;]*/gi;

/**
 * Whether somebody who works apart wants the other to come each month or quarter; some days of a year go without saying.
 * "Remoto, mas quero a pessoa em Varginha uma semana por trimestre".
 */
export function asksPresence({ pair, founder }: Asked): boolean {
  const { isPlain, clauses } = presenceIn(founder);
  const names = pair.founder.quantities.place?.cities?.map((city) => city.split(',')[0] ?? city) ?? [];
  return isPlain || clauses.some((clause) => names.some((name) => clause.includes(name)));
}

/** Whether a founder plainly asks for it, and the clauses of each month or quarter that do so where they name the founder's town. */
const presenceIn = oncePerPerson((founder: Asked['founder']) => {
  const written = founderWay(founder).written.replace(WISHED, '').replace(MAY_CALL_IN, '');
  const plainly = withoutAccents(written);
  const clauses = written.split(/(?<=[.;,!?:])\s+/).filter((clause) => TIMES.test(inEnglish(plain(clause))));
  return {
    isPlain:
      ASKS_TO_COME.test(written) ||
      (withoutPassingStays(plainly) !== plainly && BE_THERE.test(plainly)) ||
      meetsMonthly(inEnglish(plain(written))) ||
      clauses.some((clause) => PRESENCE.test(inEnglish(plain(clause)))),
    clauses: clauses.map((clause) => withoutAccents(clause.toLowerCase())),
  };
});

const NOW_AND_THEN = /\b(?:coffee|pint|beer|lunch|dinner|team days?|catch[- ]?ups?|get together)\b/i;

/** Whether a founder who works apart speaks of meeting, however seldom. */
export const meetsAtAll = oncePerPerson((founder: Asked['founder']): boolean => {
  const { written } = founderWay(founder);
  return PRESENCE.test(inEnglish(plain(written))) || NOW_AND_THEN.test(written);
});

/** Of weeks that are spent there: "please come to Ayvalık for some weeks", "some travel, maybe one week in four". */
const A_STAY = new RegExp(
  [
    String.raw`\b(?:come|be here|be in|join us|spend|stay|travel|fly|visit)\b[^.;]{0,60}\b(?:weeks?|months?)\b(?! (?:of (?:holiday|leave|vacation|notice)|notice))`,
    String.raw`\b(?:weeks?|months?)\b[^.;]{0,30}\b(?:here|on[- ]?site|in person|on the road|travel\w*|with us|at our)\b`,
    String.raw`(?<!\p{L})(?:komm\p{L}*|ven(?:ir|gas?|ga)|pas(?:ar|es)|viaj\p{L}*|vir|venha|venez|viens|passer)(?!\p{L})[^.;]{0,60}(?<!\p{L})(?:wochen?|monate?|semanas?|mes(?:es)?|m[eê]s|semaines?|mois)(?!\p{L})`,
  ].join('|'),
  'iu',
);
/** Whether a founder who works apart wants the other to be there, or on the road, for whole weeks, as they say beside their way of working. */
export const asksToStay = ({ founder }: Pick<Scene, 'founder'>): boolean => wantsAStay(founder);

const wantsAStay = oncePerPerson((founder: Asked['founder']) =>
  saidBesides(founder).some((sentence) => A_STAY.test(sentence)),
);

/** What a member says of visits, in English. */
const visitsSaid = (written: string): string => withoutAccents(inEnglish(plain(written.replace(WISHED, ''))));

/** How often a founder who works apart wants the other to come: in clauses on being there, or that name the town. */
const rhythmAsked = oncePerPair(({ pair, founder }: Asked): Rhythm | undefined => {
  const towns = pair.founder.quantities.place?.cities?.map((city) => city.split(',')[0] ?? city) ?? [];
  const clauses = visitsSaid(founderWay(founder).written)
    .split(/(?<=[.;!?:])\s+/)
    .filter((clause) => PRESENCE.test(clause) || towns.some((town) => clause.includes(town)));
  return rhythmOf(clauses.join(' '));
});

/** How often an applicant would come. */
const rhythmGiven = oncePerPerson((applicant: Asked['applicant']) =>
  rhythmOf(visitsSaid(applicantWay(applicant).written)),
);

/** In days. Of each week days are counted, and whoever wants each quarter will find one. */
const A_FORTNIGHT = 14;
const TWICE_A_MONTH = 15;
const A_MONTH_OR_SO = 45;
/** Six weeks will do for a month. */
const ABOUT = 1.6;

/** Whether somebody would come more seldom than is asked for: each quarter or year where each month is. */
export function comesTooSeldom(scene: Asked): boolean {
  const asked = rhythmAsked(scene);
  const given = rhythmGiven(scene.applicant);
  if (!asked || !given || asked.least < A_FORTNIGHT || asked.most > A_MONTH_OR_SO || isADayAway(scene.pair))
    return false;
  return given.least > asked.most * ABOUT;
}

function isADayAway(pair: Pair): boolean {
  const [founderPlace, applicantPlace] = placesOf(pair);
  const distance = founderPlace && applicantPlace && kilometresBetween(founderPlace, applicantPlace);
  return distance !== undefined && distance <= A_DAY_TRIP;
}

/** Whether somebody far away, who names no rhythm, is to come so often as nobody flies without saying so: to travel when needed is no answer to that. */
export function isTooFarToCome(scene: Asked): boolean {
  const [founderPlace, applicantPlace] = placesOf(scene.pair);
  const asked = rhythmAsked(scene);
  if (!founderPlace || !applicantPlace || !asked) return false;
  if (rhythmGiven(scene.applicant)) return false;
  const distance = kilometresBetween(founderPlace, applicantPlace);
  return distance !== undefined && distance > (asked.most <= TWICE_A_MONTH ? A_LONG_FLIGHT : A_DAY_OF_FLYING);
}

/** Kilometres that nobody goes each month or two without saying so, but for a month's stay. */
const A_DAY_OF_FLYING = 5000;

/** Whether somebody who is to come each second week lives no day trip away, and speaks neither of coming, however often, nor of moving. */
export function staysAwayOften(scene: Asked): boolean {
  const [founderPlace, applicantPlace] = placesOf(scene.pair);
  if (!founderPlace || !applicantPlace || wouldMove(applicantPlace) || isADayAway(scene.pair)) return false;
  const asked = rhythmAsked(scene);
  const isOften = !!asked && asked.least >= A_FORTNIGHT && asked.most <= TWICE_A_MONTH;
  if (!isOften || rhythmGiven(scene.applicant)) return false;
  if (isSeldom(visitsSaid(applicantWay(scene.applicant).written))) return false;
  const isFar = kilometresBetween(founderPlace, applicantPlace) !== undefined;
  return isFar && asksPresence(scene) && !comesToMeet(scene);
}

/** Kilometres that nobody goes every other week without saying so. */
const A_LONG_FLIGHT = 2000;

/** Whether an applicant would come there now and then, or lives near enough to. */
export function comesToMeet({ pair, founder, applicant }: Asked): boolean {
  const [founderPlace, applicantPlace] = placesOf(pair);
  if (!founderPlace || !applicantPlace) return false;
  if (isADayAway(pair)) return true;
  const style = applicantWay(applicant).written;
  if (sentencesOf(style).some((sentence) => isTripTo(sentence, founderPlace))) return true;
  // "Happy to do Leeds by train" is no answer to Varginha.
  const [around, named] = [founder.location ?? '', style].map((text) => regionsIn(readable(text)));
  const isToRegion = named?.some((region) => around?.includes(region)) === true;
  if (isToRegion && pair.applicant.quantities.place?.moves === 'VISITS') return true;
  const visits =
    applicantPlace.moves === 'VISITS' &&
    answerTo(founderPlace, applicantPlace, applicant, true) !== undefined;
  const stays =
    applicantPlace.moves === 'NO' &&
    founderPlace.country === applicantPlace.country &&
    FLIES_OFTEN.test(withoutAccents(plain(style)));
  return visits || stays || [TRAVELS_GLADLY, LIKES_TO_TRAVEL].some((says) => says.test(style));
}

/** "I can fly to Bonn each month", of a founder there. */
const isTripTo = (sentence: string, { cities = [] }: Place) =>
  COMES.test(sentence) &&
  !NOT_GLADLY.test(sentence) &&
  townsNamed(sentence).some((town) => cities.includes(town));

const NOT_GLADLY = /\b(?:no|not|never|cannot|can['’]t|won['’]t|don['’]t|nicht|kein\w*|não|pas|nunca)\b/i;

/** Who does not move, and comes to each quarter of a year: "happy to fly a few times a year. Not moving". */
const FLIES_OFTEN =
  /\b(?:happy|fine|glad|ok(?:ay)?|willing|ready|can|could|would|will|i'll|i'd) (?:to )?(?:fly|travel|come|visit|drive)(?! to (?!you\b))[^.;,]{0,20}\b(?:(?:a few|several|many|some|[4-9]) times|quarterly|monthly|(?:each|every|a|per) (?:quarter|month))\b/;

/** "Happy to be on the road up to 40% of the time". */
const TRAVELS_GLADLY =
  /(?<!\bnot )\b(?:happy|fine|glad|ok(?:ay)?|love|like|enjoy|willing|ready|open|used)\b[^.;,]{0,24}\b(?:on the road|travel\w*|planes?)\b/i;

/** "Viajar me encanta", in other languages. */
const LIKES_TO_TRAVEL =
  /(?<!\p{L})(?<!(?:no|não|nunca) )(?:me (?:encanta|gusta)(?: mucho)? viajar|viajar me (?:encanta|gusta)|adoro viajar|gosto(?: muito)? de viajar|j['’](?:aime|adore) (?:bien )?voyager|(?:ich )?reise (?:sehr )?gern\p{L}*|mi piace viaggiare|adoro viaggiare)(?!\p{L})/iu;
