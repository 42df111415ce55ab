import { brand } from '@ampersand/contract/brand';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { AmpMark } from '../../ui/amp-mark.tsx';
import { buttonClass } from '../../ui/button.tsx';

export default function Home() {
  return (
    <div className="relative isolate flex min-h-[80dvh] flex-col overflow-hidden">
      <div className="page flex flex-1 flex-col justify-center pt-8 pb-24">
        <h1 className="max-w-[15ch] text-5xl">{brand.headline}</h1>
        <p className="mt-6 max-w-[44ch] text-lg text-muted">{brand.tagline}.</p>
        <div className="mt-9 flex flex-wrap gap-3 max-sm:flex-col">
          <Link to={paths.registerFounder} className={buttonClass({ variant: 'primary', size: 'lg' })}>
            Find Co-Founder
          </Link>
          <Link to={paths.register} className={buttonClass({ variant: 'secondary', size: 'lg' })}>
            Become a Co-Founder
          </Link>
        </div>
      </div>
      <AmpMark className="pointer-events-none absolute -end-[9vw] -bottom-[12vw] -z-10 w-[clamp(17rem,52vw,48rem)] text-primary-soft" />
    </div>
  );
}
