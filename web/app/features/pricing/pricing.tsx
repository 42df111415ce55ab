import { brand } from '@ampersand/contract/brand';
import { type MetaOf, pageMeta } from '../../page/page-meta.ts';
import { SignUpLinks } from '../../page/sign-up-links.tsx';
import { paths } from '../../paths.ts';
import { PairMark } from '../../ui/amp-mark.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PageHero } from '../../ui/page-hero.tsx';

export const meta = (page: MetaOf) =>
  pageMeta(page, {
    title: 'Pricing',
    description: `${brand.name} is free during early access: what is included, and how to ask about what comes next.`,
    path: paths.pricing,
    image: { path: '/og/pricing.png', alt: 'Pricing' },
  });

const included = [
  {
    title: 'A full profile',
    text: 'Your story, your skills or your company, and a questionnaire about how you like to work.',
    ground: 'bg-tint-1',
  },
  {
    title: 'Matching with reasons',
    text: 'A ranked list of people who fit you, and you them, each with a score, the reasons and the gaps.',
    ground: 'bg-tint-2',
  },
  {
    title: 'Introductions',
    text: 'Open profiles, connect with the people you choose, and take the conversation from there.',
    ground: 'bg-tint-3',
  },
] as const;

const inquiry = (subject: string) => `mailto:${brand.supportEmail}?subject=${encodeURIComponent(subject)}`;

export default function Pricing() {
  return (
    <>
      <PageHero title="Pricing" className="pb-10 sm:pb-12">
        <p>Full access is currently free. We would rather find you a co-founder than sell you a plan.</p>
        <SignUpLinks className="mt-7" />
      </PageHero>
      <section aria-labelledby="plans" className="page">
        <Card className="grid items-center gap-8 p-8 sm:p-12 md:grid-cols-[1fr_auto]">
          <div>
            <h2 id="plans" className="text-3xl">
              No Pricing Plans Available Yet
            </h2>
            <p className="mt-4 max-w-[56ch] text-lg text-muted">
              Premium features for accelerators, incubators and growth-stage startups are being developed.
              Their prices will be announced before anybody is asked to pay for anything.
            </p>
            <a href={inquiry('Pricing')} className={`${buttonClass({ size: 'lg' })} mt-7`}>
              Contact us
            </a>
          </div>
          <PairMark className="h-44 max-md:hidden" />
        </Card>
      </section>
      <section aria-labelledby="included" className="page py-20 sm:py-28">
        <h2 id="included" className="mb-10 text-4xl">
          Included For Free
        </h2>
        <ul className="grid gap-6 wrap-anywhere md:grid-cols-3">
          {included.map(({ title, text, ground }) => (
            <li key={title} className={`rounded-card p-7 sm:p-8 ${ground}`}>
              <h3 className="text-2xl">{title}</h3>
              <p className="mt-3">{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="more" className="border-t border-line bg-surface">
        <div className="page flex flex-wrap items-end justify-between gap-x-10 gap-y-6 py-16 sm:py-20">
          <div>
            <h2 id="more" className="text-3xl">
              Want More?
            </h2>
            <p className="mt-3 max-w-[54ch] text-lg text-muted">
              Do you run an accelerator, an incubator or a growing team, and need something we do not offer
              yet? Tell us. It helps us decide what to build first.
            </p>
          </div>
          <a href={inquiry('Premium features')} className={buttonClass({ size: 'lg' })}>
            Ask about premium
          </a>
        </div>
      </section>
    </>
  );
}
