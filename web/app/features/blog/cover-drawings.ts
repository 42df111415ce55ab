import { ampPath } from '../../ui/amp-path.ts';

export const coverNames = ['questions', 'vesting', 'distance', 'ninety', 'split', 'disagree'] as const;

export type CoverName = (typeof coverNames)[number];

/** Names of the colour tokens that a drawing uses. */
export type CoverColour =
  | 'primary'
  | 'accent'
  | 'on-accent'
  | 'ink'
  | 'paper'
  | `tint-${1 | 2 | 3 | 4 | 5 | 6}`;

export interface CoverShape {
  /** Path data. */
  d: string;
  fill: CoverColour;
  transform?: string;
}

/** Width and height of every drawing, in its own units. */
export const coverSize = { width: 160, height: 90 } as const;

/**
 * The shapes of a cover from back to front. Each is the ampersand with the two shapes that share a line,
 * arranged by what the article is about.
 */
export function coverShapes(name: CoverName): CoverShape[] {
  return drawings[name]();
}

const drawings: Record<CoverName, () => CoverShape[]> = {
  /** Twelve, one of them answered. */
  questions: () => [
    ground('tint-1'),
    amp('primary', 8, 8, 0.75),
    ...grid(4, 3).map(
      ([column, row]): CoverShape =>
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
    ...Array.from({ length: 16 }, (_, quarter): CoverShape => {
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
    ...[0, 1, 2].map((month): CoverShape => ({ d: circle(64 + month * 16, 78, 2), fill: 'paper' })),
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

function ground(fill: CoverColour): CoverShape {
  return { d: rect(0, 0, coverSize.width, coverSize.height), fill };
}

function amp(fill: CoverColour, x: number, y: number, scale: number, turn = 0): CoverShape {
  return {
    d: ampPath,
    fill,
    transform: `translate(${x} ${y}) scale(${scale})${turn ? ` rotate(${turn} 50 50)` : ''}`,
  };
}

function rect(x: number, y: number, width: number, height: number): string {
  return `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`;
}

function circle(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
}

/** Half a disc whose straight side passes through the point. */
function half(x: number, y: number, radius: number, side: 'left' | 'right' | 'up'): string {
  if (side === 'up') return `M${x - radius} ${y}a${radius} ${radius} 0 0 1 ${2 * radius} 0z`;
  const sweep = side === 'left' ? 0 : 1;
  return `M${x} ${y - radius}a${radius} ${radius} 0 0 ${sweep} 0 ${2 * radius}z`;
}

function grid(columns: number, rows: number): [number, number][] {
  return Array.from({ length: columns * rows }, (_, cell) => [cell % columns, Math.floor(cell / columns)]);
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
