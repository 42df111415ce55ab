import type { Reason, WhyLine } from '@ampersand/contract/matchings';
import type { PublicUser } from '@ampersand/contract/users';

/** What a person is called in running text: the given name, as far as a name tells. */
export function callName({ fullName }: Pick<PublicUser, 'fullName'>): string {
  return fullName.trim().split(/\s+/)[0] || fullName;
}

export function reasonTitle({ direction }: Reason, name: string): string {
  return direction === 'YOU_LOOK_FOR' ? `Why ${name} fits you` : `Why you fit ${name}`;
}

/** Half-widths of the band from which on a figure is called fairly sure, and rough. */
const FAIR = 0.07;
const ROUGH = 0.15;

/** How far the figure can be trusted, in words. */
export function certainty(uncertainty: number): { title: string; text: string } {
  const points = Math.max(1, Math.round(uncertainty * 100));
  const band = `Give or take ${points} ${points === 1 ? 'point' : 'points'}.`;
  if (uncertainty < FAIR) {
    return {
      title: 'A well-founded figure',
      text: `${band} You have both answered most of what is compared.`,
    };
  }
  if (uncertainty < ROUGH) {
    return {
      title: 'A fair figure',
      text: `${band} Some answers are still missing on one side or the other.`,
    };
  }
  return { title: 'A rough figure', text: `${band} Few answers can be compared yet; a talk will tell more.` };
}

/** What the mark of a line says. */
export function markText({ mark, known }: Pick<WhyLine, 'mark' | 'known'>): string {
  if (!known) return 'Not said yet';
  return { FILLED: 'Fits', HALF: 'Fits in part', EMPTY: 'Does not fit' }[mark];
}

/** How many lines say what: `12 fit, 3 in part, 1 not said yet`. */
export function tally(lines: readonly Pick<WhyLine, 'mark' | 'known'>[]): string {
  const known = lines.filter((line) => line.known);
  const marked = (mark: WhyLine['mark']) => known.filter((line) => line.mark === mark).length;
  const counts = [
    [marked('FILLED'), 'fit'],
    [marked('HALF'), 'in part'],
    [marked('EMPTY'), 'do not fit'],
    [lines.length - known.length, 'not said yet'],
  ] as const;
  return counts
    .filter(([count]) => count > 0)
    .map(([count, what]) => `${count} ${what}`)
    .join(', ');
}

/** Up to `most` entries as running text: `a, b and c`. */
export function inWords(list: readonly string[], most = 3): string {
  return new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(list.slice(0, most));
}
