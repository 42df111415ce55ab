import { unsubscribe } from '@ampersand/contract/newsletter';
import { call } from '../../api.ts';
import { paths } from '../../paths.ts';
import type { Route } from './+types/newsletter-unsubscribe';
import { LetterPage } from './letter-page.tsx';
import { pageMeta } from './page-meta.ts';
import { sendToken } from './send-token.ts';

export const meta = () =>
  pageMeta({
    title: 'Unsubscribe from the newsletter',
    description: 'One click and no more letters come.',
    path: paths.newsletterUnsubscribe,
    noindex: true,
  });

export function clientAction({ request }: Route.ClientActionArgs) {
  return sendToken(request, (token) => call(unsubscribe, { body: { token } }));
}

export default function NewsletterUnsubscribe() {
  return (
    <LetterPage
      title="Unsubscribe from the newsletter"
      action="Unsubscribe"
      busyAction="Unsubscribing..."
      doneTitle="You are unsubscribed"
    >
      <p>One click, and no more letters come. You can subscribe again whenever you like.</p>
    </LetterPage>
  );
}
