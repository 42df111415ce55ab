import { type Person, workOf } from './person.ts';
import { distinctTerms } from './terms.ts';
import { conceptsIn, wordsOf } from './vocabulary.ts';

/** As many skills as one person may well have. */
const MANY = 15;
/** Of fifty skills each counts a sixth. */
const STEEPNESS = 1.5;

/**
 * What each skill that somebody claims counts, 0-1: of more than fifteen, those that nothing they did tells of count the less the
 * more there are. Who lists fifty words finds one in everybody's needs.
 */
export function depthOf(person: Person): (skill: string) => number {
  const claimed = distinctTerms([...(person.applicantPreference?.applicantSkills ?? []), ...person.skills]);
  const share = Math.min(1, (MANY / claimed.length) ** STEEPNESS);
  const work = workOf(person);
  const words = new Set(work.flatMap(wordsOf));
  const known = new Set(work.flatMap(conceptsIn).map(({ id }) => id));
  return (skill) => {
    const isTold =
      wordsOf(skill).every((word) => words.has(word)) || conceptsIn(skill).some(({ id }) => known.has(id));
    return isTold ? 1 : share;
  };
}
