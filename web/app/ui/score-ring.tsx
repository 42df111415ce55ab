import { clsx } from 'clsx';

interface ScoreRingProps {
  /** 0 to 1; undefined while nobody knows it. */
  value: number | undefined;
  /** What the figure is, for screen readers: "87% match"; null where the words around it say so. */
  label?: string | null;
  /** Diameter in pixels. */
  size?: number;
  className?: string;
}

const radius = 27;

/** A ring filled by the share, the number inside. Unknown is a dotted ring, never a made-up figure. */
export function ScoreRing({ value, label, size = 64, className }: ScoreRingProps) {
  const percent = value === undefined ? undefined : Math.round(Math.min(Math.max(value, 0), 1) * 100);
  const angle = ((percent ?? 0) / 100) * 2 * Math.PI;
  return (
    <span
      {...(label === null
        ? { 'aria-hidden': true }
        : { role: 'img', 'aria-label': label ?? (percent === undefined ? 'Not known yet' : `${percent}%`) })}
      style={{ width: size, height: size, fontSize: size * (percent === 100 ? 0.26 : 0.3) }}
      className={clsx('relative inline-flex shrink-0 items-center justify-center', className)}
    >
      <svg viewBox="0 0 64 64" aria-hidden="true" className="absolute inset-0 size-full" fill="none">
        <circle
          cx="32"
          cy="32"
          r={radius}
          strokeWidth="5"
          pathLength="100"
          {...(percent === undefined && { strokeDasharray: '0 5', strokeLinecap: 'round' })}
          className={percent === undefined ? 'stroke-edge' : 'stroke-line'}
        />
        {percent !== undefined && percent > 0 && (
          <>
            <circle
              cx="32"
              cy="32"
              r={radius}
              strokeWidth="5"
              pathLength="100"
              strokeDasharray={`${percent} 100`}
              transform="rotate(-90 32 32)"
              className="stroke-primary"
            />
            <circle
              cx={32 + radius * Math.sin(angle)}
              cy={32 - radius * Math.cos(angle)}
              r="4"
              strokeWidth="1.5"
              className="fill-accent stroke-surface"
            />
          </>
        )}
      </svg>
      <span aria-hidden="true" className="font-display leading-none font-semibold">
        {percent ?? '–'}
        {percent !== undefined && <span className="ms-px text-[0.6em] font-medium text-muted">%</span>}
      </span>
    </span>
  );
}
