import { ampPath } from './amp-path.ts';

/** Names of the colour tokens that a drawing uses. */
export type DrawnColour =
  | 'primary'
  | 'accent'
  | 'on-accent'
  | 'ink'
  | 'paper'
  | `tint-${1 | 2 | 3 | 4 | 5 | 6}`;

export interface DrawnShape {
  /** Path data. */
  d: string;
  fill: DrawnColour;
  transform?: string;
}

/** Width and height of every drawing, in its own units. */
export const drawingSize = { width: 160, height: 90 } as const;

export function ground(fill: DrawnColour): DrawnShape {
  return { d: rect(0, 0, drawingSize.width, drawingSize.height), fill };
}

export function amp(fill: DrawnColour, x: number, y: number, scale: number, turn = 0): DrawnShape {
  return {
    d: ampPath,
    fill,
    transform: `translate(${x} ${y}) scale(${scale})${turn ? ` rotate(${turn} 50 50)` : ''}`,
  };
}

export function rect(x: number, y: number, width: number, height: number): string {
  return `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`;
}

export function circle(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
}

/** Half a disc whose straight side passes through the point. */
export function half(x: number, y: number, radius: number, side: 'left' | 'right' | 'up'): string {
  if (side === 'up') return `M${x - radius} ${y}a${radius} ${radius} 0 0 1 ${2 * radius} 0z`;
  const sweep = side === 'left' ? 0 : 1;
  return `M${x} ${y - radius}a${radius} ${radius} 0 0 ${sweep} 0 ${2 * radius}z`;
}

export function grid(columns: number, rows: number): [number, number][] {
  return Array.from({ length: columns * rows }, (_, cell) => [cell % columns, Math.floor(cell / columns)]);
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
