import { pageMeta } from '../../page/page-meta.ts';
import { paths } from '../../paths.ts';
import { emailLinkAction } from './email-link-action.ts';
import { EmailLinkPage } from './email-link-page.tsx';

export const meta = () =>
  pageMeta({
    title: 'Confirm your subscription',
    description: 'One click and the weekly newsletter is yours.',
    path: paths.newsletterConfirm,
    noindex: true,
  });

export const clientAction = emailLinkAction('subscription');

export default function NewsletterConfirm() {
  return (
    <EmailLinkPage
      title="Confirm your subscription"
      action="Confirm"
      busyAction="Confirming..."
      doneTitle="You are subscribed"
    >
      <p>One click, and the weekly newsletter comes to your inbox. No spam, unsubscribe at any time.</p>
    </EmailLinkPage>
  );
}
