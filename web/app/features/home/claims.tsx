import { brand } from '@ampersand/contract/brand';
import { AmpMark } from '../../ui/amp-mark.tsx';

export function Claims() {
  return (
    <section aria-label="What we stand for" className="border-y border-line">
      <ul className="page flex gap-x-6 gap-y-3 py-7 font-display text-lg max-md:flex-col md:items-center md:justify-between md:py-8">
        {Object.values(brand.claims).map((claim, index) => (
          <li key={claim} className="flex items-center gap-6 text-balance max-md:gap-3">
            <AmpMark className={`size-5 text-accent ${index === 0 ? 'md:hidden' : ''}`} />
            {claim}
          </li>
        ))}
      </ul>
    </section>
  );
}
