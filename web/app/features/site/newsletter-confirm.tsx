import { type MetaOf, pageMeta } from '../../page/page-meta.ts';
import { paths } from '../../paths.ts';
import { EmailLinkPage } from './email-link-page.tsx';
import { followingLink } from './following-link.server.ts';
import { sayUnreached } from './say-unreached.ts';

export const meta = (page: MetaOf) =>
  pageMeta(page, {
    title: 'Confirm your subscription',
    description: 'One click and the weekly newsletter is yours.',
    path: paths.newsletterConfirm,
    noindex: true,
  });

export const action = followingLink('POST /newsletter/confirm');
export const clientAction = sayUnreached;

export default function NewsletterConfirm() {
  return (
    <EmailLinkPage
      title="Confirm your subscription"
      action="Confirm"
      busyAction="Confirming..."
      doneTitle="You are subscribed"
      done="Welcome. The next email will come to your inbox."
    >
      <p>One click, and the weekly newsletter comes to your inbox. No spam, unsubscribe at any time.</p>
    </EmailLinkPage>
  );
}
