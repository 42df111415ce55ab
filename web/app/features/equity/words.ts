/** The two and whoever holds shares besides, as the member who looks calls them. */
export function holderName(holder: string, called: string): string {
  if (holder === 'FIRST') return 'You';
  if (holder === 'SECOND') return called;
  if (holder === 'POOL') return 'Option pool';
  const [kind, number] = holder.split(' ');
  return kind === 'SAFE' ? `SAFE ${number}` : `Investors of round ${number}`;
}
