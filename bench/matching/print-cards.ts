/** Prints the people of a side as members read them: `node bench/matching/print-cards.ts founders` or `applicants`. */
import { cardOf } from './sets/card.ts';
import { APPLICANTS, FOUNDERS } from './sets/people.ts';

const SIDES = new Map([
  ['founders', FOUNDERS],
  ['applicants', APPLICANTS],
]);
const side = SIDES.get(process.argv[2] ?? '');
if (!side) throw new Error('Say which side: founders or applicants.');
console.log(side.map(({ id, person }) => `=== ${id}\n${cardOf(person)}\n`).join('\n'));
