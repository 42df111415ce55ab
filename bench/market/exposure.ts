/** How attention was shared out. */
export interface Exposure {
  /** Of showings, 0 equal to 1 all to one. */
  readonly gini: number;
  /** Share of people who stood in nobody's list. */
  readonly neverShown: number;
  /** Requests of the busiest member in any seven days. */
  readonly mostLoaded: number;
  /** Share of people with fewer than 30 showings in the last 14 days. */
  readonly underexposed: number;
  /** Showings of everybody in the last 14 days, fewest first. */
  readonly exposures: readonly number[];
}

const DUE = 30;
const LAST_DAYS = 14;

/** What came of days: showings and requests of every member, one number a day. */
export function exposureOf(
  lives: readonly { readonly shown: Uint16Array; readonly requested: Uint16Array }[],
): Exposure {
  const total = (days: Uint16Array) => days.reduce((a, b) => a + b, 0);
  const all = lives.map(({ shown }) => total(shown)).sort((a, b) => a - b);
  const lately = lives.map(({ shown }) => total(shown.slice(-LAST_DAYS))).sort((a, b) => a - b);
  const sum = all.reduce((a, b) => a + b, 0);
  const weighed = all.reduce((so, each, i) => so + (2 * (i + 1) - all.length - 1) * each, 0);
  const busiest = lives.map(({ requested }) =>
    Math.max(...Array.from(requested, (_, from) => total(requested.slice(from, from + 7)))),
  );
  return {
    gini: weighed / (all.length * sum),
    neverShown: share(all, (each) => each === 0),
    mostLoaded: Math.max(...busiest),
    underexposed: share(lately, (each) => each < DUE),
    exposures: lately,
  };
}

function share(values: readonly number[], is: (value: number) => boolean): number {
  return values.filter(is).length / values.length;
}
