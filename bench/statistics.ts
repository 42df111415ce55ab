/** Spearman's rank correlation, -1 to 1: Pearson's correlation of the ranks, equal values sharing their mean rank. */
export function spearman(a: readonly number[], b: readonly number[]): number {
  return pearson(ranks(a), ranks(b));
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The value that a share `p` (0 to 1) of the values does not exceed; nearest rank. */
export function percentile(values: readonly number[], p: number): number {
  const sorted = values.toSorted((x, y) => x - y);
  return sorted[Math.max(0, Math.ceil(p * sorted.length) - 1)] ?? Number.NaN;
}

/** Pearson's correlation, -1 to 1. */
export function pearson(a: readonly number[], b: readonly number[]): number {
  if (a.length !== b.length)
    throw new RangeError('A correlation needs as many values on one side as on the other.');
  const [meanA, meanB] = [mean(a), mean(b)];
  let [both, squareA, squareB] = [0, 0, 0];
  for (const [i, value] of a.entries()) {
    const [x, y] = [value - meanA, (b[i] ?? 0) - meanB];
    both += x * y;
    squareA += x * x;
    squareB += y * y;
  }
  return both / Math.sqrt(squareA * squareB);
}

function ranks(values: readonly number[]): number[] {
  const order = values.map((value, place) => ({ value, place })).toSorted((x, y) => x.value - y.value);
  const result: number[] = values.map(() => 0);
  for (let start = 0; start < order.length; ) {
    let end = start + 1;
    while (end < order.length && order[end]?.value === order[start]?.value) end++;
    for (const { place } of order.slice(start, end)) result[place] = (start + end - 1) / 2;
    start = end;
  }
  return result;
}
