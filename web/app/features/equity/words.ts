/** The two and whoever holds shares besides, as the member who looks calls them. */
export function holderName(holder: string, called: string): string {
  if (holder === 'FIRST') return 'You';
  if (holder === 'SECOND') return called;
  if (holder === 'POOL') return 'Option pool';
  const [kind, number] = holder.split(' ');
  return kind === 'SAFE' ? `SAFE ${number}` : `Investors of round ${number}`;
}

const POINT = 100;
/** Points of a per cent, to a tenth; below that it moves nothing worth a line. */
const pointsOf = (hundredths: number) => Math.abs(hundredths / POINT).toFixed(1);
const isFelt = (hundredths: number) => Math.abs(hundredths) >= POINT / 20;
const signed = (hundredths: number) => `${hundredths > 0 ? '+' : '−'}${pointsOf(hundredths)}`;

/** What a contribution moves between two splits, in hundredths of a per cent, and why. */
export function moved(byWeight: number, byShare: number): string {
  const causes = [
    { by: byShare, why: 'because you see your parts differently' },
    { by: byWeight, why: 'because it counts differently for you' },
  ].filter(({ by }) => isFelt(by));
  const [cause, another] = causes;
  if (!cause) return 'it makes no difference.';
  const all = byWeight + byShare;
  const each = causes.map(({ by, why }) => `${signed(by)} ${why}`).join(', ');
  if (!isFelt(all)) return `what differs evens out. ${each}.`;
  const total = `you see ${pointsOf(all)} points ${all > 0 ? 'more' : 'less'} for yourself`;
  return another ? `${total}. ${each}.` : `${total} ${cause.why}.`;
}
