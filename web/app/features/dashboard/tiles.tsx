import { ArrowRight, HandCoins, type LucideIcon, Wrench } from 'lucide-react';
import { Link } from 'react-router';
import { AmpMark } from '../../ui/amp-mark.tsx';
import { Badge } from '../../ui/badge.tsx';

interface TilesProps {
  /** The one that works: 'Find A Cofounder' or 'Find A Startup'. */
  title: string;
  text: string;
  to: string;
}

const grid = 'pairs gap-4 xl:grid-cols-[2fr_1fr_1fr]';

export function Tiles({ title, text, to }: TilesProps) {
  return (
    <ul aria-label="What you can find" className={grid}>
      <li className="col-span-full xl:col-span-1">
        <Link
          to={to}
          className="group relative isolate flex h-full min-h-32 flex-col justify-end overflow-hidden rounded-card bg-primary p-6 text-on-primary transition-colors hover:bg-primary-hover"
        >
          <AmpMark className="absolute -end-4 -top-8 -z-10 size-48 opacity-12" />
          <span className="flex flex-wrap items-center gap-x-3 font-display text-2xl leading-tight font-medium tracking-tight">
            {title}
            <ArrowRight
              className="size-6 shrink-0 transition-transform group-hover:translate-x-1 rtl:-scale-x-100"
              aria-hidden="true"
            />
          </span>
          <span className="mt-1 max-w-[36ch]">{text}</span>
        </Link>
      </li>
      <li>
        <ComingSoon title="Find Investor" icon={HandCoins} />
      </li>
      <li>
        <ComingSoon title="Find Service" icon={Wrench} />
      </li>
    </ul>
  );
}

/** Reached by the keyboard, so that it is read out, yet it does nothing and says so. */
function ComingSoon({ title, icon: Icon }: { title: string; icon: LucideIcon }) {
  return (
    <button
      type="button"
      aria-disabled="true"
      className="flex size-full min-h-24 cursor-not-allowed flex-col items-start justify-between gap-3 rounded-card border border-dashed border-edge p-4 text-start text-muted"
    >
      <Icon className="size-6" aria-hidden="true" />
      <span className="flex flex-col items-start gap-2">
        <span className="font-display text-lg leading-tight font-medium tracking-tight">{title}</span>
        <Badge>Coming Soon</Badge>
      </span>
    </button>
  );
}

export function TilesSkeleton() {
  return (
    <div className={grid}>
      <div className="h-32 animate-breathe rounded-card bg-line motion-reduce:animate-none col-span-full xl:col-span-1" />
      <div className="h-28 animate-breathe rounded-card bg-line motion-reduce:animate-none xl:h-32" />
      <div className="h-28 animate-breathe rounded-card bg-line motion-reduce:animate-none xl:h-32" />
    </div>
  );
}
