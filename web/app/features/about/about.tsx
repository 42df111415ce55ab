import { brand } from '@ampersand/contract/brand';
import { Link } from 'react-router';
import { ForStrangers } from '../../page/for-strangers.tsx';
import { type MetaOf, pageMeta } from '../../page/page-meta.ts';
import { paths } from '../../paths.ts';
import { AmpMark } from '../../ui/amp-mark.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PageHero } from '../../ui/page-hero.tsx';
import { PairDrawing } from './pair-drawing.tsx';
import { TeamCards } from './team-cards.tsx';

export const meta = (page: MetaOf) =>
  pageMeta(page, {
    title: 'Who We Are',
    description: `Why ${brand.name} exists, what makes it different, and the people who build it.`,
    path: paths.about,
    image: { path: '/og/about.png', alt: 'Who We Are' },
  });

const reasons = [
  {
    title: 'Fit before fame',
    text: 'You see how well each of you offers what the other is looking for: skills, time, pace, risk, values and equity. Not how many people follow them.',
  },
  {
    title: 'Reasons, not riddles',
    text: 'Every match says in plain words why you two fit, and where you differ. You decide in a minute whether to look closer.',
  },
  {
    title: 'A calm place',
    text: 'No feed and no endless scrolling. Your email address and phone number stay hidden until somebody presses Connect, and each reveal is logged.',
  },
] as const;

const differences = [
  {
    title: 'Founder-First',
    text: 'Built around the questions founders ask each other at midnight: who decides, who earns what, and what happens if one of us leaves.',
    ground: 'bg-tint-1',
  },
  {
    title: 'Trust-Driven',
    text: 'Honest profiles, reciprocal matching and contact details that are never part of a profile. Age, gender and photo never affect the score.',
    ground: 'bg-tint-2',
  },
  {
    title: 'Global Network',
    text: `${brand.claims.network}. The right partner for your idea may live two streets or two oceans away.`,
    ground: 'bg-tint-4',
  },
] as const;

export default function About() {
  return (
    <>
      <PageHero title="Who We Are" drawing={<PairDrawing className="w-72 lg:w-96" />}>
        <p>
          {brand.name} introduces founders to the people who could build with them. We think the most
          important decision of a young company is not what it makes, but who makes it together.
        </p>
      </PageHero>
      <Why />
      <Mission />
      <section aria-labelledby="different" className="page py-20 sm:py-28">
        <h2 id="different" className="mb-10 text-4xl">
          What makes us different
        </h2>
        <ul className="grid gap-6 wrap-anywhere md:grid-cols-3">
          {differences.map(({ title, text, ground }) => (
            <li key={title} className={`rounded-card p-7 sm:p-8 ${ground}`}>
              <h3 className="text-2xl">{title}</h3>
              <p className="mt-3">{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="team" className="page pb-20 sm:pb-28">
        <h2 id="team" className="text-4xl">
          Meet the team
        </h2>
        <p className="mt-4 mb-10 max-w-[54ch] text-lg text-muted">
          Five people who have all, at some point, started something with somebody.
        </p>
        <TeamCards />
      </section>
      <section aria-labelledby="start" className="page pb-24">
        <Card className="flex flex-wrap items-center justify-between gap-x-10 gap-y-6 p-8 sm:p-12">
          <div>
            <h2 id="start" className="text-3xl">
              Find the other half of your &
            </h2>
            <p className="mt-3 max-w-[48ch] text-lg text-muted">
              Tell us what you are building and who is missing. It costs nothing at present.
            </p>
          </div>
          <ForStrangers>
            <Link to={paths.registerFounder} className={buttonClass({ variant: 'primary', size: 'lg' })}>
              Find Co-Founder
            </Link>
          </ForStrangers>
        </Card>
      </section>
    </>
  );
}

function Why() {
  return (
    <section aria-labelledby="why" className="border-y border-line bg-surface">
      <div className="page grid gap-x-16 gap-y-10 py-16 wrap-anywhere sm:py-24 lg:grid-cols-[1fr_1.7fr]">
        <h2 id="why" className="text-4xl">
          Why choose {brand.name}
        </h2>
        <ol className="divide-y divide-line">
          {reasons.map(({ title, text }) => (
            <li
              key={title}
              className="grid gap-x-8 gap-y-2 py-7 first:pt-0 last:pb-0 sm:grid-cols-[12rem_1fr]"
            >
              <h3 className="text-xl">{title}</h3>
              <p className="text-lg text-muted">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Mission() {
  return (
    <section
      aria-labelledby="mission"
      className="relative isolate overflow-hidden bg-primary text-on-primary [color-scheme:light]"
    >
      <div className="page py-20 sm:py-28">
        <h2 id="mission" className="font-sans text-base font-semibold tracking-normal">
          Our mission
        </h2>
        <p className="mt-5 max-w-[24ch] font-display text-4xl leading-tight font-medium tracking-tight text-balance">
          Nobody should have to build alone, or with the wrong person, because they never met the right one.
        </p>
      </div>
      <AmpMark className="pointer-events-none absolute -end-16 -bottom-24 -z-10 w-[clamp(16rem,36vw,34rem)] opacity-15" />
    </section>
  );
}
