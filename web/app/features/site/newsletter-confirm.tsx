import { confirmSubscription } from '@ampersand/contract/newsletter';
import { call } from '../../api.ts';
import { paths } from '../../paths.ts';
import type { Route } from './+types/newsletter-confirm';
import { LetterPage } from './letter-page.tsx';
import { pageMeta } from './page-meta.ts';
import { sendToken } from './send-token.ts';

export const meta = () =>
  pageMeta({
    title: 'Confirm your subscription',
    description: 'One click and the weekly newsletter is yours.',
    path: paths.newsletterConfirm,
    noindex: true,
  });

export function clientAction({ request }: Route.ClientActionArgs) {
  return sendToken(request, (token) => call(confirmSubscription, { body: { token } }));
}

export default function NewsletterConfirm() {
  return (
    <LetterPage
      title="Confirm your subscription"
      action="Confirm"
      busyAction="Confirming..."
      doneTitle="You are subscribed"
    >
      <p>One click, and the weekly newsletter comes to your inbox. No spam, unsubscribe at any time.</p>
    </LetterPage>
  );
}
