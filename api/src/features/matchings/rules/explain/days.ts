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

/** Whether somebody who does not live there, and would not move, would be there on fewer days than are asked for. */
export function givesFewerDays(scene: Asked): boolean {
  const [home, place] = placesOf(scene.pair);
  if (!home || !place || home.cities?.[0] === place.cities?.[0] || place.moves === 'YES') return false;
  const mayMove =
    place.moves === 'MAYBE' && !STAYS.test(readable(applicantWay(scene.applicant).written ?? ''));
  return !mayMove && daysSuffice(scene) === false;
}
