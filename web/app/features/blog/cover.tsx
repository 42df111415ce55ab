import { clsx } from 'clsx';
import { type DrawnColour, drawingSize } from '../../ui/drawing.ts';
import { type CoverName, coverShapes } from './cover-drawings.ts';

const fills: Record<DrawnColour, string> = {
  primary: 'fill-primary',
  accent: 'fill-accent',
  'on-accent': 'fill-on-accent',
  ink: 'fill-ink',
  paper: 'fill-paper',
  'tint-1': 'fill-tint-1',
  'tint-2': 'fill-tint-2',
  'tint-3': 'fill-tint-3',
  'tint-4': 'fill-tint-4',
  'tint-5': 'fill-tint-5',
  'tint-6': 'fill-tint-6',
};

/** The drawing of an article, 16 by 9, in the colours of the theme. Decorative: the title says what it is about. */
export function PostCover({ cover, className }: { cover: CoverName; className?: string }) {
  return (
    <svg
      viewBox={`0 0 ${drawingSize.width} ${drawingSize.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={clsx('block', className ?? 'w-full')}
    >
      {coverShapes(cover).map(({ d, fill, transform }) => (
        <path key={`${d} ${transform}`} d={d} transform={transform} className={fills[fill]} />
      ))}
    </svg>
  );
}
