import { clsx } from 'clsx';
import type { HTMLAttributes } from 'react';

interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'article' | 'section' | 'li';
}

/** A sheet on the paper. Its padding can be changed with a `p-…` class. */
export function Card({ as: Tag = 'div', className, ...rest }: CardProps) {
  const padded = /(^|\s)p[xytbse]?-/.test(className ?? '');
  return (
    <Tag
      {...rest}
      className={clsx(
        'rounded-card border border-line bg-surface shadow-soft',
        !padded && 'p-5 sm:p-6',
        className,
      )}
    />
  );
}
