import { termKey } from '../read/terms.ts';
import type { Term } from '../read/traits.ts';
import { isTitle, type Needs } from './needs.ts';
import { alternatives, isSameName, ownWords, withoutLevel } from './same-thing.ts';
import type { Scene } from './scene.ts';
import { standsFor } from './stands-for.ts';

/** Which of the needs that are met are told. */

/** Names of one list, and characters for them. */
export const MOST_NAMES = 4;
export const ROOM = 110;
const QUOTES = 2;
/** More skills that stand in for others are a list that nobody follows, unless they are the very skills by other names. */
const MOST_OTHERS = 2;
const MOST_RENAMED = 3;

export type Met = Needs['met'][number];

/** Of a trade that is met by a tool, where another tool of it is needed and there by its name: the job of that very name tells more. */
function byItsJob({ pair, applicant }: Scene, one: Met, listed: readonly Met[]): Met {
  const { need, offer } = one;
  if (standsFor(need, offer) !== 'WORK') return one;
  const isToldByName = listed.some(
    (other) => other !== one && isSame(other) && standsFor(need, other.offer) === 'WORK',
  );
  const job = pair.applicant.terms.BRING.find(
    (term) => isTitle(applicant, term) && isSame({ ...one, offer: term }),
  );
  return isToldByName && job ? { ...one, offer: job } : one;
}

export const offersOf = ({ offer, besides }: Met): Term[] => (besides ? [offer, besides] : [offer]);

/** Python and Excel are of many, and less telling than a name of several words that no list of known skills has. */
const isRare = ({ need: { concepts, more, text, weight } }: Met) =>
  weight === 1 && (more || concepts.length === 0) && /\s|[A-Z\d]/.test(text);
const rareFirst = (met: readonly Met[]) => [...met.filter(isRare), ...met.filter((one) => !isRare(one))];

/** "Mobile money API" tells more than "backend". */
const isTelling = ({ need, offer }: Met) =>
  !need.any && [need, offer].every(({ text }) => ownWords(withoutLevel(text)).length > 1);
const tellingFirst = (met: readonly Met[]) => [
  ...met.filter(isTelling),
  ...met.filter((one) => !isTelling(one)),
];

/** By their names, or but for a word such as "development". */
const isSame = ({ need, offer }: Met) =>
  isSameName(need, offer) ||
  (ownWords(need.text).length > 0 && ownWords(need.text).join(' ') === ownWords(offer.text).join(' '));
/** Of "APIs / EDI" whoever brings both brings it by its name. */
const areAllNamed = ({ pair }: Scene, { need }: Met) =>
  need.any &&
  alternatives(need.text).every((part) =>
    pair.applicant.terms.BRING.some(({ key }) => key === termKey(part).key),
  );

/** The needs themselves by other names, as in another language, as far as there is room for them: they are easily set side by side. */
function byOtherNames(others: readonly Met[]): readonly Met[] {
  const renamed = others.filter(({ need, offer }) => standsFor(need, offer) === 'TRADE').slice(0, MOST_NAMES);
  const fit = (texts: readonly string[]) => texts.join('').length + QUOTES * texts.length <= ROOM;
  const isRoom = fit(renamed.map(({ need }) => need.text)) && fit(renamed.map(({ offer }) => offer.text));
  return isRoom ? renamed : [];
}

/** As many of these as there is room for, at least one. */
const fitting = (same: readonly Met[]) =>
  same
    .filter(
      (_, at) =>
        at === 0 || same.slice(0, at + 1).reduce((sum, { need }) => sum + need.text.length, 0) <= ROOM,
    )
    .slice(0, MOST_NAMES);

/** The very skills that are needed, what few bring first, and those that stand in for others. */
export function skillsTold(scene: Scene, met: readonly Met[]) {
  const listed = met.filter(({ offer }) => !isTitle(scene.applicant, offer));
  const skills = rareFirst(listed.map((one) => byItsJob(scene, one, listed)));
  const isNamed = (one: Met) => isSame(one) || areAllNamed(scene, one);
  const same = fitting(skills.filter(isNamed));
  const others = skills.filter((one) => !isNamed(one));
  const renamed = same.length > 0 ? [] : byOtherNames(others);
  const isRenamed = others.every(({ need, offer }) => standsFor(need, offer) === 'TRADE');
  const most = isRenamed ? MOST_RENAMED : MOST_OTHERS;
  const standIns = renamed.length > most ? renamed : tellingFirst(others).slice(0, most);
  return { same, standIns };
}
