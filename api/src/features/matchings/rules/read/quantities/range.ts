/** A closed interval. `flexible`: the writer said that it can be talked about. */
export interface Range {
  readonly low: number;
  readonly high: number;
  readonly flexible: boolean;
}

export function range(low: number, high: number, flexible = false): Range {
  return low <= high ? { low, high, flexible } : { low: high, high: low, flexible };
}

/** How far `range` lies below `other`: 0 when they touch. Same unit as the two. */
export function shortfall(range: Range, other: Range): number {
  return Math.max(0, other.low - range.high);
}

export function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
