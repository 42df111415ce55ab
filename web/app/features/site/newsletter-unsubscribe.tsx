import { pageMeta } from '../../page/page-meta.ts';
import { paths } from '../../paths.ts';
import { letterAction } from './letter-action.ts';
import { LetterPage } from './letter-page.tsx';

export const meta = () =>
  pageMeta({
    title: 'Unsubscribe from the newsletter',
    description: 'One click and no more letters come.',
    path: paths.newsletterUnsubscribe,
    noindex: true,
  });

export const clientAction = letterAction('unsubscribe');

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
