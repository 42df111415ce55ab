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

/** The photo, or (without one, or when it does not load) the name's first letter on a tint the name decides. */
export function Avatar({ name, src, size = 'md', square = false, alt = '', className }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const shape = clsx('shrink-0', sizes[size], square ? 'rounded-[22%]' : 'rounded-full', className);
  if (src && src !== broken) {
    return (
      <img
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
      // Where letters are not put together, the server's stays.
      suppressHydrationWarning
      className={clsx(
        'inline-flex items-center justify-center font-display leading-none font-medium select-none',
        tints[sum(name) % tints.length],
        shape,
      )}
    >
      {initial(name)}
    </span>
  );
}

function initial(name: string): string {
  const text = name.replace(/^[^\p{L}\p{N}]+/u, '');
  // Firefox has it since 2024.
  const [letter] =
    'Segmenter' in Intl ? Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment) : text;
  return letter?.toUpperCase() ?? '&';
}

function sum(name: string): number {
  return [...name].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
}
