import { amp, circle, type DrawnShape, grid, ground, half, rect } from '../../ui/drawing.ts';

export const coverNames = ['questions', 'vesting', 'distance', 'ninety', 'split', 'disagree'] as const;

export type CoverName = (typeof coverNames)[number];

/**
 * The shapes of a cover from back to front. Each is the ampersand with the two shapes that share a line,
 * arranged by what the article is about.
 */
export function coverShapes(name: CoverName): DrawnShape[] {
  return drawings[name]();
}

const drawings: Record<CoverName, () => DrawnShape[]> = {
  /** Twelve, one of them answered. */
  questions: () => [
    ground('tint-1'),
    amp('primary', 8, 8, 0.75),
    ...grid(4, 3).map(
      ([column, row]): DrawnShape =>
        column === 2 && row === 1
          ? { d: half(102 + column * 15, 24 + row * 21, 7, 'left'), fill: 'primary' }
          : { d: circle(102 + column * 15, 24 + row * 21, 2.4), fill: 'ink' },
    ),
    { d: rect(132, 38, 7, 14), fill: 'accent' },
  ],
  /** Sixteen quarters: three of nothing, the cliff, then step by step. */
  vesting: () => [
    ground('tint-2'),
    amp('ink', 8, 9, 0.42),
    ...Array.from({ length: 16 }, (_, quarter): DrawnShape => {
      const height = quarter < 3 ? 1.2 : (quarter + 1) * 4.6;
      return {
        d: rect(8 + quarter * 9.2, 82 - height, 7.4, height),
        fill: quarter === 3 ? 'accent' : 'primary',
      };
    }),
  ],
  /** Two places, one line. */
  distance: () => [
    ground('tint-4'),
    { d: half(0, 45, 34, 'right'), fill: 'primary' },
    { d: rect(132, 11, 28, 68), fill: 'accent' },
    { d: rect(34, 44.3, 98, 1.4), fill: 'ink' },
    { d: circle(83, 45, 25), fill: 'tint-4' },
    amp('ink', 64, 26, 0.38),
  ],
  /** A first morning. */
  ninety: () => [
    ground('tint-6'),
    { d: half(80, 66, 46, 'up'), fill: 'accent' },
    { d: rect(0, 66, 160, 24), fill: 'primary' },
    amp('on-accent', 57, 21, 0.45),
    ...[0, 1, 2].map((month): DrawnShape => ({ d: circle(64 + month * 16, 78, 2), fill: 'paper' })),
  ],
  /** One whole, parted. */
  split: () => [
    ground('tint-3'),
    { d: half(76, 47, 36, 'left'), fill: 'primary' },
    { d: half(84, 43, 36, 'right'), fill: 'accent' },
    amp('ink', 118, 50, 0.36),
  ],
  /** Two who lean against each other, and hold. */
  disagree: () => [
    ground('tint-5'),
    { d: rect(78, 8, 44, 74), fill: 'accent', transform: 'rotate(11 78 45)' },
    { d: half(78, 45, 37, 'left'), fill: 'primary', transform: 'rotate(11 78 45)' },
    amp('paper', 57, 24, 0.42, 11),
  ],
};
