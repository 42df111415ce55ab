interface RingProps {
  /** 0 to 100; undefined while nobody knows it. */
  percent: number | undefined;
  /** Of the line, in hundredths of the diameter. */
  thickness: number;
}

/** A ring filled by the share, over the whole of its parent. Unknown is a dotted ring, never a made-up figure. */
export function Ring({ percent, thickness }: RingProps) {
  const known = percent !== undefined;
  const centre = { cx: 50, cy: 50, strokeWidth: thickness };
  const dot = thickness * 0.8;
  // The dot at the end is wider than the line and must not be cut off.
  const radius = 50 - dot - 1;
  const angle = ((percent ?? 0) / 100) * 2 * Math.PI;
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className="absolute inset-0 size-full" fill="none">
      <circle
        {...centre}
        r={radius}
        pathLength="100"
        {...(!known && { strokeDasharray: '0 5', strokeLinecap: 'round' })}
        className={known ? 'stroke-line' : 'stroke-edge'}
      />
      {known && percent > 0 && (
        <>
          <circle
            {...centre}
            r={radius}
            pathLength="100"
            strokeDasharray={`${percent} 100`}
            transform="rotate(-90 50 50)"
            className="stroke-primary"
          />
          <circle
            cx={short(50 + radius * Math.sin(angle))}
            cy={short(50 - radius * Math.cos(angle))}
            r={dot}
            strokeWidth={thickness * 0.3}
            className="fill-accent stroke-surface"
          />
        </>
      )}
    </svg>
  );
}

/** A list has a dozen rings, and a hundredth of their hundredth nobody sees. */
const short = (value: number) => Math.round(value * 100) / 100;
