import { clsx } from 'clsx';
import { Ring } from './ring.tsx';

interface ScoreRingProps {
  /** 0 to 1; undefined while nobody knows it. */
  value: number | undefined;
  /** What the figure is, for screen readers: "87% match"; null where the words around it say so. */
  label?: string | null;
  /** Diameter in pixels. */
  size?: number;
  className?: string;
}

/** A ring filled by the share, the number inside. Unknown is a dotted ring, never a made-up figure. */
export function ScoreRing({ value, label, size = 64, className }: ScoreRingProps) {
  const percent = value === undefined ? undefined : Math.round(Math.min(Math.max(value, 0), 1) * 100);
  return (
    <span
      {...(label === null
        ? { 'aria-hidden': true }
        : { role: 'img', 'aria-label': label ?? (percent === undefined ? 'Not known yet' : `${percent}%`) })}
      style={{ width: size, height: size, fontSize: size * (percent === 100 ? 0.26 : 0.3) }}
      className={clsx('relative inline-flex shrink-0 items-center justify-center', className)}
    >
      <Ring percent={percent} thickness={7.8} />
      <span aria-hidden="true" className="font-display leading-none font-semibold">
        {percent ?? '–'}
        {percent !== undefined && <span className="ms-px text-[0.6em] font-medium text-muted">%</span>}
      </span>
    </span>
  );
}
