import { clsx } from 'clsx';
import { type CoverName, coverShapes, coverSize } from './cover-drawings.ts';

/** The drawing of an article, 16 by 9, in the colours of the theme. Decorative: the title says what it is about. */
export function PostCover({ cover, className }: { cover: CoverName; className?: string }) {
  return (
    <svg
      viewBox={`0 0 ${coverSize.width} ${coverSize.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={clsx('block', className ?? 'w-full')}
    >
      {coverShapes(cover).map(({ d, fill, transform }) => (
        <path
          key={`${d} ${transform}`}
          d={d}
          transform={transform}
          style={{ fill: `var(--color-${fill})` }}
        />
      ))}
    </svg>
  );
}
