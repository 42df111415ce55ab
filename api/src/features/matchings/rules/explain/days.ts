import { ALL_WEEK, daysTogether } from '../read/quantities/days.ts';
import type { Place } from '../read/quantities/place.ts';
import { inEnglish, readable } from '../read/quantities/place-words.ts';
import { plain, withoutAccents } from '../read/quantities/plain.ts';
import { sentencesOf } from '../read/quantities/sentences.ts';
import { isACommute } from '../score/place-fit.ts';
import { MOVES, townsNamed } from './place-answers.ts';
import { type Asked, placesOf, wouldMove } from './presence.ts';
import { applicantWay, founderWay } from './way-said.ts';

/** Whether a sentence is of another town than those of the two. */
function isElsewhere(sentence: string, founderPlace: Place, applicantPlace: Place): boolean {
  const towns = townsNamed(sentence).filter((town) => town !== applicantPlace.cities?.[0]);
  return towns.length > 0 && !towns.some((town) => founderPlace.cities?.includes(town));
}

/** Whether the days of a week on which an applicant would be there are as many as are asked for; undefined where one of the two names none. */
export function daysSuffice({ pair, founder, applicant }: Asked): boolean | undefined {
  const [founderPlace, applicantPlace] = placesOf(pair);
  if (!founderPlace || !applicantPlace || founderPlace.unsure) return undefined;
  const { written: style } = applicantWay(applicant);
  const asked = daysTogether(founderWay(founder).written);
  const given = daysTogether(
    sentencesOf(style)
      .filter((sentence) => !isElsewhere(sentence, founderPlace, applicantPlace))
      .join(' '),
  );
  return asked && given && given.high >= asked.low;
}

/** A move of one day: who offers it with fewer days comes on those until then. "Can relocate after one year". */
const LATER =
  /\b(?:after|in|within|from|nach|despues de|dentro de|apres|dans|depois de)\b[^.;,]{0,16}\b(?:years?|(?:[3-9]|\d\d|few|several) months?|20\d\d|future|jahr\w*|anos?|ans?|annees?)\b|\bnext (?:year|summer|spring|autumn|fall|winter)\b|\b(?:once|when|after|as soon as) (?:my|the|our|i|we|she|he|they|kids?|school)\b|\b(?:later|eventually|some ?day|1 day(?= )|down the line)\b/;

function movesLater(style: string): boolean {
  const moves = sentencesOf(style).filter((sentence) => MOVES.test(sentence));
  return moves.length > 0 && moves.every((sentence) => LATER.test(sentence));
}

/** Whether somebody who does not live there, and would not move, would be there on fewer days than are asked for. */
export function givesFewerDays(scene: Asked): boolean {
  const [founderPlace, applicantPlace] = placesOf(scene.pair);
  if (!founderPlace || !applicantPlace || founderPlace.cities?.[0] === applicantPlace.cities?.[0])
    return false;
  const style = readable(applicantWay(scene.applicant).written);
  const mayMove = wouldMove(applicantPlace) && !movesLater(style);
  return !mayMove && daysSuffice(scene) === false;
}

const A_MONTH = String.raw`(?:(?:a|per|each|every|in a|of a|of each|of every|of the|im|pro|jeden|al|por|cada|par|chaque|per|ogni) (?:month|monat|mes|mois|mese)|monthly|mensual(?:es)?|mensais)(?!\p{L})`;
const COUNT = String.raw`(?<![\p{L}\d])(an?|1st|first|last|une?|una|uma?|eine?|\d{1,2})(?: ?(?:-|–|to|or|bis|oder|o|ou|a) ?(\d{1,2}))?(?: (?:full|whole))?`;
/** "1 week a month", "2 or 3 days in a month". */
const OF_A_MONTH = new RegExp(
  `${COUNT} (?:(days?)|(?:weeks?|wochen?|semanas?|semaines?|settiman[ae])) ${A_MONTH}`,
  'u',
);
/** Spent with others, or at home. */
const NOT_THERE = /\b(?:home|casa|customers?|clients?|kunden|clientes|on the road)\b/;

/** Days of a month that one sentence names, from the least to the most. */
function daysOfMonth(sentences: readonly string[]) {
  return sentences
    .flatMap((sentence) => withoutAccents(inEnglish(plain(sentence))).split(/[,;:]\s+|\bbut\b/))
    .filter((clause) => !NOT_THERE.test(clause))
    .flatMap((clause) => {
      const [found, low = '', high = low, days] = OF_A_MONTH.exec(clause) ?? [];
      const each = days ? 1 : ALL_WEEK;
      return found === undefined
        ? []
        : [{ low: each * (Number(low) || 1), high: each * (Number(high) || 1) }];
    })
    .at(0);
}

/** Whether somebody in the same country would be away for as many days of a month as are asked for: a week, and up to ten days. */
export function givesDaysOfMonth({ pair, founder, applicant }: Asked): boolean {
  const [founderPlace, applicantPlace] = placesOf(pair);
  if (!founderPlace?.country || founderPlace.country !== applicantPlace?.country) return false;
  const asked = daysOfMonth(sentencesOf(founderWay(founder).written));
  const given = daysOfMonth(sentencesOf(applicantWay(applicant).written));
  return !!asked && !!given && given.high >= asked.low;
}

/** Whether somebody who does not live near by would be there on fewer days of a month than are asked for: "1 week a month" and "2 or 3 days a month". */
export function givesFewerDaysOfMonth({ pair, founder, applicant }: Asked): boolean {
  const [founderPlace, applicantPlace] = placesOf(pair);
  if (
    !founderPlace ||
    !applicantPlace ||
    isACommute(founderPlace, applicantPlace) ||
    wouldMove(applicantPlace)
  )
    return false;
  const asked = daysOfMonth(sentencesOf(founderWay(founder).written));
  const given = daysOfMonth(
    sentencesOf(applicantWay(applicant).written).filter(
      (sentence) => !isElsewhere(sentence, founderPlace, applicantPlace),
    ),
  );
  return !!asked && !!given && given.high < asked.low;
}
