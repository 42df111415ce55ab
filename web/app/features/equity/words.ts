import { type Contribution, type Judgements, partOf } from '@ampersand/contract/equity/split';

/** The two and whoever holds shares besides, as the member who looks calls them. */
export function holderName(holder: string, called: string): string {
  if (holder === 'FIRST') return 'You';
  if (holder === 'SECOND') return called;
  if (holder === 'POOL') return 'Option pool';
  const [kind, number] = holder.split(' ');
  return kind === 'SAFE' ? `SAFE ${number}` : `Investors of round ${number}`;
}

/** Tenths of a point of a per cent; below that it moves nothing worth a line. */
const tenthsOf = (hundredths: number) => Math.round(hundredths / 10);
const pointsOf = (tenths: number) => (Math.abs(tenths) / 10).toFixed(1);
const signed = (tenths: number) => `${tenths > 0 ? '+' : '−'}${pointsOf(tenths)}`;

interface Moves {
  byWeight: number;
  byShare: number;
  /** Both give it the same weight: what differs is how much the others count. */
  isWeightSame: boolean;
}

/** What a contribution moves between two splits, in hundredths of a per cent, and why. */
export function moved({ byWeight, byShare, isWeightSame }: Moves): string {
  // The total and the smaller cause are rounded, the larger is what is left: the figures add up.
  const all = tenthsOf(byWeight + byShare);
  const share = Math.abs(byShare) < Math.abs(byWeight) ? tenthsOf(byShare) : all - tenthsOf(byWeight);
  const byCounting = isWeightSame
    ? 'because the other contributions count differently'
    : 'because it counts differently for you';
  const causes = [
    { by: share, why: 'because you see your parts differently' },
    { by: all - share, why: byCounting },
  ].filter(({ by }) => by !== 0);
  const [cause, another] = causes;
  if (!cause) return 'it makes no difference.';
  const each = causes.map(({ by, why }) => `${signed(by)} ${why}`).join(', ');
  if (all === 0) return `what differs evens out. ${each}.`;
  const total = `you see ${pointsOf(all)} points ${all > 0 ? 'more' : 'less'} for yourself`;
  return another ? `${total}. ${each}.` : `${total} ${cause.why}.`;
}

/** What each of two says of a contribution; `share` is the part of the member who looks. */
export function said(one: Judgements, other: Judgements, name: Contribution): [string, string] {
  const parts = [one, other].map((judgements) => partOf(judgements, name) * 100);
  // Parts that differ do not read the same.
  const digits = [0, 1, 2].find((each) => new Set(parts.map((part) => part.toFixed(each))).size > 1) ?? 0;
  const words = (judgements: Judgements) => {
    const { weight, share } = judgements[name];
    if (weight === 0) return 'does not count';
    const part = (partOf(judgements, name) * 100).toFixed(digits);
    return `counts ${weight} of 10 (${part}% of the whole), your part is ${share}%`;
  };
  return [words(one), words(other)];
}
