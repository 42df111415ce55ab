import { brand } from '@ampersand/contract/brand';
import { redirect } from 'react-router';
import { loading } from '../../loading.server.ts';
import { type MetaOf, originOf, pageMeta } from '../../page/page-meta.ts';
import { paths } from '../../paths.ts';
import { ChoosePath } from './choose-path.tsx';
import { Claims } from './claims.tsx';
import { Faq } from './faq.tsx';
import { faq } from './faq-entries.ts';
import { Hero } from './hero.tsx';
import { HowWeWorkSection } from './how-we-work.tsx';
import { Insights } from './insights.tsx';
import { NetworkStrip } from './network-strip.tsx';
import { NewsletterBanner } from './newsletter-banner.tsx';
import { WhyChooseUs } from './why-choose-us.tsx';

const organization = (siteUrl: string) => ({
  '@type': 'Organization',
  name: brand.name,
  url: `${siteUrl}/`,
  logo: `${siteUrl}/icons/icon-512.png`,
  description: brand.tagline,
  email: brand.supportEmail,
  sameAs: brand.social.map(({ url }) => url),
});

const faqPage = {
  '@type': 'FAQPage',
  mainEntity: faq.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
};

/** Who opens the site logged in is past what this page says; a link from within still leads here, by the router's data address. */
export const loader = loading(async ({ loadUser, request }) => {
  const isMove = new URL(request.url).pathname.endsWith('.data');
  const user = isMove ? null : await loadUser().catch(() => null);
  if (user) throw redirect(paths.dashboard);
  return null;
});

export const meta = (page: MetaOf) =>
  pageMeta(page, {
    description: `${brand.tagline}. Find a co-founder, or a startup to join, with matching that shows its reasons.`,
    path: paths.home,
    jsonLd: [organization(originOf(page)), faqPage],
  });

export default function Home() {
  return (
    <>
      <Hero />
      <Claims />
      <HowWeWorkSection />
      <WhyChooseUs />
      <ChoosePath />
      <NetworkStrip />
      <Insights />
      <Faq />
      <NewsletterBanner />
    </>
  );
}
