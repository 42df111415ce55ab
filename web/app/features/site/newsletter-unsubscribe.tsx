import { pageMeta } from '../../page/page-meta.ts';
import { paths } from '../../paths.ts';
import { emailLinkAction } from './email-link-action.ts';
import { EmailLinkPage } from './email-link-page.tsx';

export const meta = () =>
  pageMeta({
    title: 'Unsubscribe from the newsletter',
    description: 'One click and the newsletter stops.',
    path: paths.newsletterUnsubscribe,
    noindex: true,
  });

export const clientAction = emailLinkAction('unsubscribe');

export default function NewsletterUnsubscribe() {
  return (
    <EmailLinkPage
      title="Unsubscribe from the newsletter"
      action="Unsubscribe"
      busyAction="Unsubscribing..."
      doneTitle="You are unsubscribed"
    >
      <p>One click, and the newsletter stops. You can subscribe again whenever you like.</p>
    </EmailLinkPage>
  );
}
