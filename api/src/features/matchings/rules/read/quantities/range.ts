/** A closed interval. `flexible`: the writer said that it can be talked about. */
export interface Range {
  readonly low: number;
  readonly high: number;
  readonly flexible: boolean;
}

export function range(low: number, high: number, flexible = false): Range {
  return low <= high ? { low, high, flexible } : { low: high, high: low, flexible };
}

/**
 * The most there can be: per cent, hours a week, US dollars a year. An end that stands there, or a lower one at 0, was not
 * named: "at least 30 hours" is 30 to 112, "up to 30" is 0 to 30.
 */
export const UNBOUNDED = { equity: 100, hours: 112, pay: 1_000_000 } as const;

/** A range from what was named on: of "at least 30" no more than the 30 is known to be there. */
export function assured(range: Range, most: number): Range {
  return range.high >= most ? { ...range, high: range.low } : range;
}

/**
 * From the least to the most of the figures of one answer. A bound beside a figure says no more than how far it goes:
 * "15 hours, up to 20 in spring" is 15 to 20, "25 %, at least 15" is 15 to 25.
 */
export function spanOf(all: readonly Range[], most: number, flexible = false): Range {
  const low = Math.min(...all.map((one) => one.low).filter((end) => end > 0));
  const high = Math.max(...all.map((one) => one.high).filter((end) => end < most));
  const isOpenBelow = all.some((one) => one.low === 0 && one.high <= low);
  const isOpenAbove = all.some((one) => one.high >= most && one.low >= high);
  return range(isOpenBelow ? 0 : low, isOpenAbove ? most : high, flexible);
}

/** Whether figures of one answer lie too far from each other to be of one kind. */
export function areApart(all: readonly Range[], most: number, times: number): boolean {
  const ends = all.flatMap(({ low, high }) => [low, high]).filter((end) => end > 0 && end < most);
  return Math.max(...ends) > times * Math.min(...ends);
}

/** How far `range` lies below `other`: 0 when they touch. Same unit as the two. */
export function shortfall(range: Range, other: Range): number {
  return Math.max(0, other.low - range.high);
}

export function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
