import { brand } from '@ampersand/contract/brand';
import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { PhoneMockup } from './phone-mockup.tsx';

/** From the medium breakpoint up. Its two halves meet each time it scrolls into view: 800 ms, ease-in-out. */
export function WhyChooseUs() {
  const { ref, away } = useAway();
  const half = 'motion-safe:transition motion-safe:duration-800 motion-safe:ease-[ease-in-out]';
  return (
    <section
      ref={ref}
      aria-labelledby="why-choose-us"
      className="hidden overflow-hidden bg-tint-1 md:block"
      data-in-view={away ? undefined : ''}
    >
      <div className="page grid items-center gap-12 pt-20 md:grid-cols-[1.15fr_1fr] lg:gap-20">
        <div className={clsx(half, 'pb-20', away && 'motion-safe:-translate-x-16 motion-safe:opacity-0')}>
          <h2 id="why-choose-us" className="text-4xl">
            Why Choose Us
          </h2>
          <div className="mt-6 flex max-w-[54ch] flex-col gap-5 text-lg">
            <p className="font-display text-2xl">
              {brand.name} exists for smarter, faster, more aligned team-building.
            </p>
            <p>
              Looking for a co-founder has meant endless scrolling, vague bios and hit-or-miss networking. We
              replace all three with purposeful connections.
            </p>
            <p>
              Purposeful means aligned on vision, values and capability, in both directions: they offer what
              you are looking for, and you offer what they are looking for. Every score comes with its reason
              in plain words.
            </p>
          </div>
        </div>
        <div className={clsx(half, 'self-end', away && 'motion-safe:translate-x-16 motion-safe:opacity-0')}>
          <PhoneMockup />
        </div>
      </div>
    </section>
  );
}

/** How much of it has to show before it counts as in view; it is away again once nothing of it shows. */
const SEEN_SHARE = 0.25;

/** Whether an element is out of view, once that is known; until then it counts as seen, also without scripts. */
function useAway() {
  const ref = useRef<HTMLElement>(null);
  const [away, setAway] = useState(false);
  // Only the browser knows what is in view.
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) setAway(true);
        else if (entry.intersectionRatio >= SEEN_SHARE) setAway(false);
      },
      { threshold: [0, SEEN_SHARE] },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return { ref, away };
}
