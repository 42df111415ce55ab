import { daysTogether } from '../read/quantities/days.ts';
import { STAYS } from '../read/quantities/place-moves.ts';
import { readable } from '../read/quantities/place-words.ts';
import { sentencesOf } from '../read/quantities/sentences.ts';
import { townsNamed } from './place-answers.ts';
import { type Asked, placesOf } from './presence.ts';
import { applicantWay, founderWay } from './way-said.ts';

/** Whether the days of a week on which an applicant would be there are as many as are asked for; undefined where one of the two names none. */
export function daysSuffice({ pair, founder, applicant }: Asked): boolean | undefined {
  const [home, place] = placesOf(pair);
  if (!home || !place || home.unsure) return undefined;
  const isElsewhere = (sentence: string) => {
    const towns = townsNamed(sentence).filter((town) => town !== place.cities?.[0]);
    return towns.length > 0 && !towns.some((town) => home.cities?.includes(town));
  };
  const { written: style } = applicantWay(applicant);
  const asked = daysTogether(founderWay(founder).written);
  const given = daysTogether(
    sentencesOf(style)
      .filter((sentence) => !isElsewhere(sentence))
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

const MOVES = /\b(?:mov(?:e|ing)|re-?locat\w*)\b/;

/** Whether somebody who does not live there, and would not move, would be there on fewer days than are asked for. */
export function givesFewerDays(scene: Asked): boolean {
  const [home, place] = placesOf(scene.pair);
  if (!home || !place || home.cities?.[0] === place.cities?.[0]) return false;
  const style = readable(applicantWay(scene.applicant).written ?? '');
  const mayMove =
    !movesLater(style) && (place.moves === 'YES' || (place.moves === 'MAYBE' && !STAYS.test(style)));
  return !mayMove && daysSuffice(scene) === false;
}
