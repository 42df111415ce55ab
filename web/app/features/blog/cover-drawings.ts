import { ampPath } from '../../ui/amp-mark.tsx';

export const coverNames = ['questions', 'vesting', 'distance', 'ninety', 'split', 'disagree'] as const;

export type CoverName = (typeof coverNames)[number];

/** Names of the colour tokens a drawing may use. */
export type CoverColour = 'primary' | 'accent' | 'ink' | 'paper' | `tint-${1 | 2 | 3 | 4 | 5 | 6}`;

export interface CoverShape {
  d: string;
  fill: CoverColour;
  transform?: string;
}

/** Width and height of every drawing, in its own units. */
export const coverSize = { width: 160, height: 90 } as const;

const grounds: Record<CoverName, CoverColour> = {
  questions: 'tint-1',
  vesting: 'tint-2',
  distance: 'tint-4',
  ninety: 'tint-6',
  split: 'tint-3',
  disagree: 'tint-5',
};

/** The shapes of a cover from back to front: the ampersand and the two shapes that share a line. */
export function coverShapes(name: CoverName): CoverShape[] {
  return [
    { d: 'M0 0h160v90H0z', fill: grounds[name] },
    { d: ampPath, fill: 'primary', transform: 'translate(40 5) scale(0.8)' },
  ];
}
