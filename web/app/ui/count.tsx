const MOST_SHOWN = 99;

/** A number at the corner of an icon; seen, not heard: the icon's name says it. Its parent is `relative`. */
export function Count({ children: count }: { children: number }) {
  return (
    <span
      aria-hidden="true"
      className="absolute -end-2.5 -top-2.5 min-w-5 rounded-full bg-accent px-1 text-center text-sm leading-5 font-semibold text-on-accent"
    >
      {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
    </span>
  );
}
