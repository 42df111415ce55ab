import { brand } from '@ampersand/contract/brand';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { HeroArt } from './hero-art.tsx';
import { TypedHeadline } from './typed-headline.tsx';

export function Hero() {
  return (
    <section className="relative isolate overflow-hidden">
      <div className="page flex flex-col pt-12 sm:pt-16 lg:min-h-[clamp(34rem,calc(100svh-4.5rem),46rem)] lg:justify-center lg:py-16">
        <div className="lg:max-w-[min(34rem,46vw)]">
          <TypedHeadline lines={brand.headlineLines} />
          <p className="mt-6 max-w-[44ch] text-lg text-muted">{brand.tagline}.</p>
          <div className="mt-9 flex flex-wrap gap-3 max-[26rem]:flex-col">
            <Link to={paths.registerFounder} className={buttonClass({ variant: 'primary', size: 'lg' })}>
              Find Co-Founder
            </Link>
            <Link to={paths.register} className={buttonClass({ variant: 'secondary', size: 'lg' })}>
              Become a Co-Founder
            </Link>
          </div>
        </div>
      </div>
      <HeroArt />
    </section>
  );
}
