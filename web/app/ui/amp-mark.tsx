import { clsx } from 'clsx';

/** Outline of Fraunces' italic ampersand (weight 600, optical size 72, soft) in a box of 100 by 99. */
export const ampPath =
  'M57.1 7.8Q62.1 7.8 64.1 12Q66.1 16.2 64.3 23.6Q62.5 31.1 57.7 35.9Q53 40.7 46.2 42.5L47 47Q57.3 45.6 64.7 42.5Q72.1 39.4 76.6 34.7Q81.1 29.9 82.8 23.6Q84.6 16.8 82.5 11.4Q80.4 6.1 74.8 3Q69.2 0 60.7 0Q51.1 0 43.4 3.2Q35.8 6.4 30.6 12.2Q25.4 18 23.3 25.5Q21.8 30.7 22.4 35.2Q22.9 39.8 25.5 43.3Q28 46.7 32.3 48.6Q36.5 50.3 39.1 53.5Q41.6 56.6 44.2 61.6L60 92.5Q61.4 95.1 63.5 96.2Q65.5 97.4 68.8 97.4L80 97.4Q82.7 97.4 84.3 96Q86 94.6 86.1 92.2Q86.1 90.4 85.2 89.3Q84.3 88.3 82.7 87.7Q80.4 87.1 79.1 86.1Q77.8 85.1 76.8 83.4L62.2 55.2Q60.2 51.2 58.3 48.7Q56.4 46.1 54.1 44.3Q51.8 42.5 48.3 40.8Q44.8 39.2 42.9 36.5Q41 33.9 40.7 30.3Q40.3 26.7 41.5 22.3Q42.6 18 45 14.7Q47.3 11.5 50.5 9.6Q53.6 7.8 57.1 7.8ZM38.8 52.6L39.6 46.8Q29.8 47.1 21.8 50.7Q13.8 54.3 8.6 60.1Q3.3 66 1.7 73.1Q0 80.2 1.9 86.1Q3.7 92 9.2 95.5Q14.8 99 24.1 99Q31.5 99 37.8 97Q44 95 49.6 91.1Q55.1 87.3 60.3 81.7L54.5 76.7Q49.7 82.3 44.1 85.2Q38.5 88 32.7 88Q25.1 88 21.9 83.3Q18.7 78.5 21.1 70Q22.3 65.9 24.9 62.2Q27.6 58.4 31.1 55.8Q34.7 53.2 38.8 52.6ZM65.4 71L70.4 76.5L85.1 60.2Q87.7 57.5 89.8 56Q91.9 54.5 95 53.5Q97.3 52.6 98.5 51.1Q99.7 49.6 99.8 47.8Q100 43.4 95.2 43.4L77.8 43.4Q74.9 43.4 73.5 44.9Q72 46.4 72 48.5Q71.9 50 72.7 51.1Q73.6 52.1 74.8 52.6L77.4 53.3Q78.9 53.7 78.8 54.8Q78.8 55.9 76.9 58L65.4 71Z';

/** The ampersand in the colour of the text around it. Decorative: what it stands for is said in text. */
export function AmpMark({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 100 99"
      fill="currentColor"
      aria-hidden="true"
      className={clsx('shrink-0', className ?? 'size-6')}
    >
      <path d={ampPath} />
    </svg>
  );
}

/** Two different shapes that share a line: the same idea without the letter. */
export function PairMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 120 80" aria-hidden="true" className={clsx('shrink-0', className ?? 'h-20')}>
      <path d="M60 12a28 28 0 0 0 0 56z" className="fill-primary" />
      <path d="M60 12h28v56H60z" className="fill-accent" />
      <path d="M60 2v76" strokeWidth="3" strokeLinecap="round" className="stroke-ink" />
    </svg>
  );
}

/** The two shapes come apart: something failed. */
export function BrokenPairMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 120 80" aria-hidden="true" className={clsx('shrink-0', className ?? 'h-20')}>
      <path d="M50 12a28 28 0 0 0 0 56z" className="fill-primary" />
      <path d="M50 2v76" strokeWidth="3" strokeLinecap="round" strokeDasharray="7 8" className="stroke-ink" />
      <path d="M66 12h28v56H66z" transform="rotate(9 66 68)" className="fill-accent" />
    </svg>
  );
}
