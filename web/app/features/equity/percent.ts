/** What somebody typed as a percentage, with two decimals at most, in hundredths of a per cent; undefined for anything else, and above 100. */
export function hundredthsIn(typed: string): number | undefined {
  const found = /^\s*(\d{1,3})(?:[.,](\d{1,2}))?\s*%?\s*$/.exec(typed);
  if (!found) return undefined;
  const hundredths = Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0'));
  return hundredths <= 10_000 ? hundredths : undefined;
}

/** Whole units, whose thousands, or as in India lakhs, may stand apart. */
const WHOLE = /^(\d{1,12}|\d{1,3}([\s,.'’_])\d{3}(\2\d{3})*|\d{1,2}(,\d{2})+,\d{3})$/;

/** What somebody typed as money in whole units; undefined for anything else, such as `1,5`, nothing, and more than a thousand billion. */
export function moneyIn(typed: string): bigint | undefined {
  const text = typed.trim();
  const bare = WHOLE.test(text) ? text.replace(/\D/g, '') : '';
  return /^\d{1,12}$/.test(bare) && BigInt(bare) > 0n ? BigInt(bare) : undefined;
}

/** Hundredths of a per cent as they are typed. */
export const typedPercent = (hundredths: number): string =>
  (hundredths / 100).toFixed(2).replace(/\.?0+$/, '');
