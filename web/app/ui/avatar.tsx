import { clsx } from 'clsx';
import { useState } from 'react';

interface AvatarProps {
  name: string;
  src?: string | null | undefined;
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** Square with soft corners: a company's mark. */
  square?: boolean;
  /** Text for screen readers; leave empty where the name stands beside it. */
  alt?: string;
  className?: string;
}

const sizes = {
  sm: 'size-9 text-base',
  md: 'size-12 text-xl',
  lg: 'size-16 text-2xl',
  xl: 'size-28 text-4xl',
} as const;

const tints = ['bg-tint-1', 'bg-tint-2', 'bg-tint-3', 'bg-tint-4', 'bg-tint-5', 'bg-tint-6'] as const;

const corners = ['', 'monogram-sw', 'monogram-ne', 'monogram-nw'] as const;

/** The photo, or (without one, or when it does not load) a monogram: the name's initial on a tint and a shape the name decides. */
export function Avatar({ name, src, size = 'md', square = false, alt = '', className }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const shape = clsx('shrink-0', sizes[size], square ? 'rounded-[22%]' : 'rounded-full', className);
  if (src && src !== broken) {
    return (
      <img
        // Twenty faces of a list would share the line with the first screen's fonts. Firefox wants these before `src`.
        loading="lazy"
        fetchPriority="low"
        src={src}
        alt={alt}
        onError={() => setBroken(src)}
        decoding="async"
        className={clsx('object-cover', square ? 'bg-plate ring-1 ring-line' : 'bg-sunken', shape)}
      />
    );
  }
  const naming = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true };
  return (
    <span
      {...naming}
      // Where a letter is not put together of its parts, the server's stays.
      suppressHydrationWarning
      className={clsx(
        'monogram inline-flex items-center justify-center font-display leading-none font-medium select-none',
        tints[sum(name) % tints.length],
        corners[sum(name) % corners.length],
        shape,
      )}
    >
      {initial(name)}
    </span>
  );
}

/** The first letter of the name, as a capital where its script has them. */
export function initial(name: string): string {
  const text = name.replace(/^[^\p{L}\p{N}]+/u, '').toUpperCase();
  // Firefox has it since 2024.
  const [letter = '&'] =
    'Segmenter' in Intl ? Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment) : text;
  return letter;
}

function sum(name: string): number {
  return [...name].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
}
