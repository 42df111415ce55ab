const PARTS = [
  /\b(?:mornings?|vormittags?|matin(?:s|ées)?|mañanas?|manhãs?)\b/i,
  /\b(?:afternoons?|nachmittags?|après-midis?|tardes?)\b/i,
  /\b(?:evenings?|nights?|after (?:work|hours|office)|abends?|soirs?|noches?|noites?)\b/i,
  /\b(?:weekends?|wochenenden?|fins? de semana|sat(?:urdays?)?|sun(?:days?)?)\b/i,
  /\b(?:8|9|10)(?::\d\d)?(?: ?am)? ?(?:to|-|–) ?(?:[1-5]|1[2-7])(?::\d\d)?\b|\b(?:weekdays|daytime|during the day|school (?:run|hours)|mon(?:days?)?|tue(?:s|sdays?)?|wed(?:s|nesdays?)?|thu(?:r|rs|rsdays?)?|fri(?:days?)?)\b/i,
];

/** Whether two answers name times, and none in common: as many hours of mornings and of whole days off are not the same hours. */
export function areAtOtherTimes(one: string | null | undefined, other: string | null | undefined): boolean {
  const [mine, theirs] = [one, other].map((text) => PARTS.filter((part) => part.test(text ?? '')));
  if (!mine?.length || !theirs?.length) return false;
  return !mine.some((part) => theirs.includes(part));
}

/** "Not on Sundays", "no meetings after 15:30". */
const KEPT_FREE =
  /\b(?:no|not|never|except|nicht|kein\w*|no los|pas)\b[^.;]{0,30}?\b(?:after|before|on|at|in|during|nach|vor|am|an|los|le)\b[^.;]{0,20}|\b(?:no|never|except|kein\w*) (?:weekends?|evenings?|nights?|mornings?|fridays?|saturdays?|sundays?|mondays?|abende?|wochenenden?)\b/i;

/** Whether one keeps free what may be a time that the other names. */
export function mayClash(one: string | null | undefined, other: string | null | undefined): boolean {
  return clashes(one ?? '', other ?? '') || clashes(other ?? '', one ?? '');
}

function clashes(keeping: string, naming: string): boolean {
  const kept = KEPT_FREE.exec(keeping)?.[0];
  if (kept === undefined) return false;
  const named = PARTS.filter((part) => part.test(naming));
  const free = PARTS.filter((part) => part.test(kept));
  return free.length === 0 ? named.length > 0 : named.some((part) => free.includes(part));
}
