import { brand } from '@ampersand/contract/brand';
import { Clock3, GraduationCap, HeartPulse, MapPin, PieChart, Users } from 'lucide-react';
import { type MetaOf, pageMeta } from '../../page/page-meta.ts';
import { paths } from '../../paths.ts';
import { AmpMark } from '../../ui/amp-mark.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { PageHero } from '../../ui/page-hero.tsx';

export const meta = (page: MetaOf) =>
  pageMeta(page, {
    title: 'Join Our Mission',
    description: `Work at ${brand.name}: what we offer, what we care about, where we are growing, and how to write to us.`,
    path: paths.careers,
    image: { path: '/og/career.png', alt: 'Join Our Mission' },
  });

const benefits = [
  {
    icon: PieChart,
    title: 'A share in it',
    text: 'Equity for everybody, on the same vesting terms.',
  },
  {
    icon: MapPin,
    title: 'Work from where you are',
    text: 'Remote by habit, with a week together every quarter.',
  },
  {
    icon: Clock3,
    title: 'Hours that fit a life',
    text: 'A few shared hours a day. The rest is yours to arrange.',
  },
  {
    icon: GraduationCap,
    title: 'Time to learn',
    text: 'Books, courses and a conference a year, without a form to fill in.',
  },
  {
    icon: HeartPulse,
    title: 'Rest that is taken',
    text: 'Paid leave, and colleagues who notice if you do not use it.',
  },
  {
    icon: Users,
    title: 'Founders around you',
    text: 'The people you build for are a message away, and happy to talk.',
  },
] as const;

const values = [
  {
    title: 'Say it plainly',
    text: 'To members and to each other. If a sentence needs explaining, we write it again.',
  },
  {
    title: 'Earn trust slowly',
    text: 'We ask for little data, show our reasons, and admit what we do not know.',
  },
  {
    title: 'Finish things',
    text: 'A small part that works for everybody beats a large one that works in the demo.',
  },
  { title: 'Disagree early', text: 'Kindly, in the open, and before it becomes expensive.' },
] as const;

const areas = [
  {
    title: 'Engineering',
    text: 'Matching that can be explained, pages that are quick on an old phone, and a platform others can run.',
  },
  {
    title: 'Design and research',
    text: 'Talking with founders, watching where they hesitate, and taking the hesitation away.',
  },
  {
    title: 'Trust and community',
    text: 'Keeping profiles honest and members safe, and answering what people write to us.',
  },
  {
    title: 'Partnerships',
    text: 'Bringing accelerators, incubators and universities to the table.',
  },
] as const;

const application = `mailto:${brand.supportEmail}?subject=${encodeURIComponent(`Working at ${brand.name}`)}`;

export default function Careers() {
  return (
    <>
      <PageHero
        title="Join Our Mission"
        drawing={<AmpMark className="w-56 -rotate-6 text-accent lg:w-72" />}
        className="pb-16"
      >
        <p>
          We help people find the partner they will build a company with. If you would like to help too, we
          would like to hear from you.
        </p>
        <p className="mt-8">
          <a href="#apply" className={buttonClass({ variant: 'primary', size: 'lg' })}>
            How to apply
          </a>
        </p>
      </PageHero>
      <section aria-labelledby="benefits" className="border-y border-line bg-surface">
        <div className="page py-16 sm:py-24">
          <h2 id="benefits" className="mb-10 text-4xl">
            Benefits
          </h2>
          <ul className="grid gap-x-12 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
            {benefits.map(({ icon: Icon, title, text }) => (
              <li key={title}>
                <Icon className="size-7 text-primary" strokeWidth={1.5} aria-hidden="true" />
                <h3 className="mt-4 text-xl">{title}</h3>
                <p className="mt-2 text-muted">{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section aria-labelledby="values" className="page py-20 sm:py-28">
        <h2 id="values" className="mb-10 text-4xl">
          Our values
        </h2>
        <ol className="grid gap-x-16 md:grid-cols-2">
          {values.map(({ title, text }) => (
            <li key={title} className="border-t border-line py-7">
              <h3 className="text-2xl">{title}</h3>
              <p className="mt-2 text-lg text-muted">{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="growing" className="bg-tint-1">
        <div className="page grid gap-x-16 gap-y-10 py-16 sm:py-24 lg:grid-cols-[1fr_1.7fr]">
          <h2 id="growing" className="text-4xl">
            Where we are growing
          </h2>
          <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
            {areas.map(({ title, text }) => (
              <li key={title}>
                <h3 className="text-xl">{title}</h3>
                <p className="mt-2">{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <Apply />
    </>
  );
}

function Apply() {
  return (
    <section aria-labelledby="apply" className="page py-20 sm:py-28">
      <h2 id="apply" className="scroll-mt-28 text-4xl">
        Write to us
      </h2>
      <p className="mt-5 max-w-[58ch] text-lg text-muted">
        We keep no list of open positions: we read every email and answer it. Tell us what you would like to
        do here, and show us one thing you made that you are proud of. A CV helps; a cover letter in the usual
        style does not.
      </p>
      <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
        <a href={application} className={buttonClass({ variant: 'primary', size: 'lg' })}>
          Apply by email
        </a>
        <span className="min-w-0 text-muted wrap-anywhere">
          or write to{' '}
          <a href={application} className="text-link">
            {brand.supportEmail}
          </a>
        </span>
      </p>
    </section>
  );
}
