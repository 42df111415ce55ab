import { clsx } from 'clsx';
import { Pause, Play } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { type Mark, network } from './network.ts';

const PX_PER_FRAME = 1;

/** The marks pass by, a pixel a frame; they stand still under the pointer, with the focus inside, and when told to. */
export function NetworkStrip() {
  const strip = useRef<HTMLElement>(null);
  const belt = useRef<HTMLDivElement>(null);
  const [stopped, setStopped] = useState(false);
  useBelt(strip, belt, stopped);
  return (
    <section ref={strip} aria-labelledby="our-network" className="group border-y border-line py-12 sm:py-14">
      <div className="page mb-8 flex items-center justify-between gap-4">
        <h2 id="our-network" className="text-2xl">
          Our Network Of Startups
        </h2>
        <Button
          variant="quiet"
          icon
          aria-label="Stop the logos"
          aria-pressed={stopped}
          onClick={() => setStopped(!stopped)}
          className="motion-reduce:hidden noscript:hidden"
        >
          {stopped ? (
            <Play className="size-5" aria-hidden="true" />
          ) : (
            <Pause className="size-5" aria-hidden="true" />
          )}
        </Button>
      </div>
      <div className="overflow-hidden">
        <div
          ref={belt}
          className="flex w-max min-w-[200%] motion-reduce:w-full motion-reduce:min-w-0 noscript:w-full noscript:min-w-0"
        >
          <Marks />
          <Marks repeated />
        </div>
      </div>
    </section>
  );
}

function Marks({ repeated = false }: { repeated?: boolean }) {
  return (
    <ul
      aria-hidden={repeated || undefined}
      className={clsx(
        'flex min-w-1/2 flex-1 items-center justify-around motion-reduce:flex-wrap noscript:flex-wrap',
        repeated && 'motion-reduce:hidden noscript:hidden',
      )}
    >
      {network.map((mark) => (
        <li key={mark.name} className="px-5 py-2 sm:px-7">
          <MarkAndName {...mark} />
        </li>
      ))}
    </ul>
  );
}

function MarkAndName({ name, solid, light }: Mark) {
  return (
    <span className="flex items-center gap-3 whitespace-nowrap text-muted transition-colors hover:text-ink">
      <svg viewBox="0 0 40 40" fill="currentColor" aria-hidden="true" className="size-9">
        <path d={solid} />
        <path d={light} opacity="0.5" />
      </svg>
      <span className="font-display text-xl font-medium">{name}</span>
    </span>
  );
}

/** Moves the belt on every frame; both halves are alike, so at half its width it starts again unseen. */
function useBelt(
  strip: RefObject<HTMLElement | null>,
  belt: RefObject<HTMLDivElement | null>,
  stopped: boolean,
) {
  const offset = useRef(0);
  // Frames, hover, focus and what is on screen are the browser's; React would render sixty times a second for nothing.
  useEffect(() => {
    const [section, moving] = [strip.current, belt.current];
    if (!section || !moving || stopped) return;
    const still = matchMedia('(prefers-reduced-motion: reduce)');
    let frame = 0;
    const step = () => {
      if (!section.matches(':hover, :focus-within')) {
        offset.current = (offset.current + PX_PER_FRAME) % (moving.scrollWidth / 2);
        moving.style.transform = `translateX(${-offset.current}px)`;
      }
      frame = requestAnimationFrame(step);
    };
    const observer = new IntersectionObserver(([entry]) => {
      cancelAnimationFrame(frame);
      if (entry?.isIntersecting && !still.matches) frame = requestAnimationFrame(step);
    });
    observer.observe(section);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [strip, belt, stopped]);
}
