import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { AmpMark } from '../../ui/amp-mark.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { DialogLink } from '../site/dialog-link.tsx';
import { waitlistDialog } from '../site/open-dialogs.ts';
import { SectionHeading } from './section-heading.tsx';

const founders = {
  title: 'For Founders',
  text: 'You have the idea. Find the person who makes it a company.',
  points: [
    'A co-founder or a team, from CTO to CFO',
    'A talent pool that wants to build',
    'Equity management tools',
  ],
} as const;

const applicants = {
  title: 'For Applicants',
  text: 'You have the craft. Find the idea worth your best years.',
  points: [
    'Co-founder roles in early-stage startups',
    'A share of what you build',
    'Room to grow with the company',
  ],
} as const;

/** Two halves that share a line. */
export function ChoosePath() {
  return (
    <section aria-labelledby="choose-your-path" className="page py-20 sm:py-28">
      <SectionHeading id="choose-your-path">Choose your Path</SectionHeading>
      <div className="relative grid overflow-hidden wrap-anywhere rounded-card [color-scheme:light] md:grid-cols-2">
        <Half {...founders} className="bg-primary text-on-primary">
          <Link to={paths.registerFounder} className={buttonClass({ size: 'lg' })}>
            Sign up as Founder
          </Link>
        </Half>
        <Half {...applicants} className="bg-accent text-on-accent">
          <Link to={paths.register} className={buttonClass({ size: 'lg' })}>
            Sign up as Applicant
          </Link>
        </Half>
        <span
          aria-hidden="true"
          className="absolute top-1/2 left-1/2 grid md:max-lg:top-20 size-20 -translate-1/2 place-items-center rounded-full bg-paper text-primary max-md:left-auto max-md:end-4 max-md:translate-x-0 lg:size-28"
        >
          <AmpMark className="size-10 lg:size-14" />
        </span>
      </div>
      <div className="mt-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <p className="measure text-lg text-muted">
          Not ready to create a profile? Leave your email: joining the waitlist is free during early access.
        </p>
        <DialogLink {...waitlistDialog}>Join the Waitlist</DialogLink>
      </div>
    </section>
  );
}

interface HalfProps {
  title: string;
  text: string;
  points: readonly string[];
  className: string;
  children: ReactNode;
}

function Half({ title, text, points, className, children }: HalfProps) {
  return (
    <div
      className={clsx(
        'flex flex-col items-start px-[min(1.5rem,6vw)] py-12 sm:px-10 lg:px-16 lg:py-20',
        className,
      )}
    >
      <h3 className="text-3xl">{title}</h3>
      <p className="mt-3 max-w-[30ch] text-lg">{text}</p>
      <ul className="mt-6 mb-9 flex flex-col gap-2.5">
        {points.map((point) => (
          <li key={point} className="flex gap-3">
            <Check className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
            {point}
          </li>
        ))}
      </ul>
      <div className="mt-auto">{children}</div>
    </div>
  );
}
