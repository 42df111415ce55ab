import { brand } from '@ampersand/contract/brand';
import { clsx } from 'clsx';
import { Link } from 'react-router';
import { ForStrangers } from '../../page/for-strangers.tsx';
import { type MetaOf, pageMeta } from '../../page/page-meta.ts';
import { paths } from '../../paths.ts';
import { AmpMark, PairMark } from '../../ui/amp-mark.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { PageHero } from '../../ui/page-hero.tsx';
import { DialogLink } from '../site/dialog-link.tsx';
import { waitlistDialog } from '../site/open-dialogs.ts';
import { ProductPicture } from './product-picture.tsx';
import { type StepName, steps } from './steps.ts';

export const meta = (page: MetaOf) =>
  pageMeta(page, {
    title: 'How We Work',
    description: 'Say who you are, see who fits and why, then meet and align: three steps to a co-founder.',
    path: paths.howWeWork,
    image: { path: '/og/how-we-work.png', alt: 'How We Work' },
  });

const details: Record<StepName, readonly string[]> = {
  tell: [
    'Five short screens: your account, you, then your experience, education and work, or your company, its business and its funding. All but the essentials can wait.',
    'Then the questions that decide partnerships: hours, equity, pay, place, pace, risk, how you settle a disagreement. Mark each answer as a must-have, as important or as nice to have.',
    'Founders say who is missing. Applicants say which ideas they would give their best years to.',
  ],
  match: [
    'We look in both directions: how well they offer what you are looking for, and how well you offer what they are looking for. A match that suits only one of you is no match.',
    'Your must-haves come first. If they leave too few people, we say which one we relaxed.',
    'Every score comes with its reasons and its gaps, in the words you both wrote. Age, gender, photo and name never affect it.',
  ],
  meet: [
    'Open a profile and read the whole person: what they have done, what they want, and where you two differ.',
    'Press Connect to reach each other. Until then, your email address and phone number stay hidden.',
    'Once you are both in, talk it through in a conversation of your own, then align on goals, try working together and agree on a split with built-in tools.',
  ],
};

export default function HowWeWork() {
  return (
    <>
      <PageHero title="How We Work" drawing={<PairMark className="h-64 lg:h-80" />}>
        <p>
          Three steps from a blank page to a partner. None of them asks you to scroll through strangers, and
          each one ends with something you can decide on.
        </p>
      </PageHero>
      <ol>
        {steps.map(({ name, title, text }, index) => (
          <Step key={name} number={index + 1} name={name} title={title} text={text} />
        ))}
      </ol>
      <Begin />
    </>
  );
}

interface StepProps {
  number: number;
  name: StepName;
  title: string;
  text: string;
}

function Step({ number, name, title, text }: StepProps) {
  return (
    <li className="border-t border-line">
      <div className="page grid gap-x-16 gap-y-10 py-16 sm:py-24 lg:grid-cols-2">
        <div className="lg:max-w-[34rem]">
          <h2 className="flex items-baseline gap-4 text-4xl">
            <span className="text-primary">
              {number}
              <span className="sr-only">.</span>
            </span>
            {title}
          </h2>
          <p className="mt-5 font-display text-xl">{text}</p>
          <ul className="mt-7 flex flex-col gap-5">
            {details[name].map((detail) => (
              <li key={detail} className="flex gap-4">
                <AmpMark className="mt-1 size-4.5 text-accent" />
                <p>{detail}</p>
              </li>
            ))}
          </ul>
        </div>
        <div className={clsx('min-w-0 lg:max-w-[34rem]', number % 2 === 1 && 'lg:order-first')}>
          <ProductPicture step={name} />
        </div>
      </div>
    </li>
  );
}

function Begin() {
  return (
    <section aria-labelledby="begin" className="bg-tint-1">
      <div className="page py-16 sm:py-24">
        <h2 id="begin" className="max-w-[20ch] text-4xl">
          Start with what you are good at
        </h2>
        <p className="mt-4 max-w-[50ch] text-lg">{brand.earlyAccess} You can change every answer later.</p>
        <div className="mt-8 flex flex-wrap gap-3 max-[26rem]:flex-col">
          <ForStrangers>
            <Link to={paths.registerFounder} className={buttonClass({ variant: 'primary', size: 'lg' })}>
              Find Co-Founder
            </Link>
            <Link to={paths.register} className={buttonClass({ size: 'lg' })}>
              Become a Co-Founder
            </Link>
            <DialogLink {...waitlistDialog} variant="quiet" size="lg">
              Join the Waitlist
            </DialogLink>
          </ForStrangers>
        </div>
      </div>
    </section>
  );
}
