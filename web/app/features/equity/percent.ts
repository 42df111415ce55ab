/** What somebody typed as a percentage, with two decimals at most, in hundredths of a per cent; undefined for anything else, and above 100. */
export function hundredthsIn(typed: string): number | undefined {
  const found = /^\s*(\d{1,3})(?:[.,](\d{1,2}))?\s*%?\s*$/.exec(typed);
  if (!found) return undefined;
  const hundredths = Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0'));
  return hundredths <= 10_000 ? hundredths : undefined;
}

/** What somebody typed as money: whole units, separators left out; undefined for anything else, nothing, and more than a thousand billion. */
export function moneyIn(typed: string): bigint | undefined {
  const bare = typed.replace(/[\s,.'’_]/g, '');
  return /^\d{1,12}$/.test(bare) && BigInt(bare) > 0n ? BigInt(bare) : undefined;
}

/** Hundredths of a per cent as they are typed. */
export const typedPercent = (hundredths: number): string =>
  (hundredths / 100).toFixed(2).replace(/\.?0+$/, '');
