import { pageMeta } from '../../page/page-meta.ts';
import { paths } from '../../paths.ts';
import { letterAction } from './letter-action.ts';
import { LetterPage } from './letter-page.tsx';

export const meta = () =>
  pageMeta({
    title: 'Confirm your subscription',
    description: 'One click and the weekly newsletter is yours.',
    path: paths.newsletterConfirm,
    noindex: true,
  });

export const clientAction = letterAction('subscription');

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
