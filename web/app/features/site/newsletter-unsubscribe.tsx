import { type MetaOf, pageMeta } from '../../page/page-meta.ts';
import { paths } from '../../paths.ts';
import { EmailLinkPage } from './email-link-page.tsx';
import { followingLink } from './following-link.server.ts';
import { sayUnreached } from './say-unreached.ts';

export const meta = (page: MetaOf) =>
  pageMeta(page, {
    title: 'Unsubscribe from the newsletter',
    description: 'One click and the newsletter stops.',
    path: paths.newsletterUnsubscribe,
    noindex: true,
  });

export const action = followingLink('POST /newsletter/unsubscribe');
export const clientAction = sayUnreached;

export default function NewsletterUnsubscribe() {
  return (
    <EmailLinkPage
      title="Unsubscribe from the newsletter"
      action="Unsubscribe"
      busyAction="Unsubscribing..."
      doneTitle="You are unsubscribed"
      done="The newsletter will no longer come to your address."
    >
      <p>One click, and the newsletter stops. You can subscribe again whenever you like.</p>
    </EmailLinkPage>
  );
}
