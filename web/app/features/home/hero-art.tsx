import { ampPath } from '../../ui/amp-path.ts';

/**
 * Two different shapes that share a line, and the ampersand across it. On wide screens the line stands and the second
 * shape runs out of the picture to the right; on narrow ones it lies, and the shape carries the section's lower edge.
 */
export function HeroArt() {
  return (
    <>
      <Wide />
      <Narrow />
    </>
  );
}

function Wide() {
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute inset-y-0 left-[70%] -z-10 w-px bg-ink max-lg:hidden"
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 600 600"
        className="absolute top-1/2 left-1/2 size-[min(44vw,36rem)] max-w-none -translate-1/2 overflow-visible"
      >
        <clipPath id="hero-right">
          <path d="M300 0h400v600H300z" />
        </clipPath>
        <g className="[color-scheme:light]">
          <path d="M300 0a300 300 0 0 0 0 600z" className="fill-primary" />
          <path d="M300 0h2400v600H300z" className="fill-accent" />
          <path d={ampPath} transform="translate(83 79) scale(4.42)" className="fill-paper" />
          <g clipPath="url(#hero-right)">
            <path d={ampPath} transform="translate(83 79) scale(4.42)" className="fill-primary" />
          </g>
        </g>
      </svg>
    </div>
  );
}

function Narrow() {
  return (
    <div aria-hidden="true" className="pointer-events-none mt-10 flex justify-center lg:hidden">
      <svg
        aria-hidden="true"
        viewBox="0 0 400 372"
        className="h-[clamp(19rem,74vw,31rem)] max-w-none overflow-visible"
      >
        <clipPath id="hero-below">
          <path d="M0 200h400v200H0z" />
        </clipPath>
        <g className="[color-scheme:light]">
          <path d="M0 200a200 200 0 0 1 400 0z" className="fill-primary" />
          <path d="M-2000 200h4400v200H-2000z" className="fill-accent" />
          <path d={ampPath} transform="translate(65 84) scale(2.7)" className="fill-paper" />
          <g clipPath="url(#hero-below)">
            <path d={ampPath} transform="translate(65 84) scale(2.7)" className="fill-primary" />
          </g>
        </g>
        <path d="M-2000 200h4400" strokeWidth="1.5" className="stroke-ink" />
      </svg>
    </div>
  );
}
