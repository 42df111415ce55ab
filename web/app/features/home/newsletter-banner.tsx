import { ampPath } from '../../ui/amp-path.ts';
import { NewsletterForm } from '../site/newsletter-form.tsx';

export function NewsletterBanner() {
  return (
    <section aria-labelledby="join-our-newsletter" className="overflow-hidden bg-accent-soft">
      <div className="page grid items-center gap-x-16 gap-y-10 pt-16 md:grid-cols-[1.2fr_1fr]">
        <div className="md:pb-16">
          <h2 id="join-our-newsletter" className="text-4xl">
            Join Our Newsletter
          </h2>
          <NewsletterForm
            label="Join Our Newsletter"
            placeholder="Your email address..."
            variant="primary"
            className="mt-7 max-w-lg"
          />
          <p className="mt-3 text-sm">Weekly newsletter only. No spam, unsubscribe at any time.</p>
        </div>
        <Envelope />
      </div>
    </section>
  );
}

/** A sheet in its envelope: the half-disc and the rectangle share the edge it comes out of. */
function Envelope() {
  return (
    <svg viewBox="0 0 400 300" aria-hidden="true" className="mx-auto block w-full max-w-96 overflow-visible">
      <g className="[color-scheme:light]">
        <path d="M30 180a170 170 0 0 1 340 0z" className="fill-primary" />
        <path d="M86 52h228v160H86z" className="fill-surface" />
        <path d={ampPath} transform="translate(150 68) scale(1.02)" className="fill-primary" />
        <path d="M30 180h340v140H30z" className="fill-accent" />
        <path d="M30 181l170 84 170-84" fill="none" strokeWidth="3" className="stroke-ink" />
      </g>
    </svg>
  );
}
