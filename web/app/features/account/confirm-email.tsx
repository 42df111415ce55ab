import { pageMeta } from '../../page/page-meta.ts';
import { paths } from '../../paths.ts';
import { letterAction } from '../site/letter-action.ts';
import { LetterPage } from '../site/letter-page.tsx';

export const meta = () =>
  pageMeta({
    title: 'Confirm your email address',
    description: 'One click and your email address is confirmed.',
    path: paths.confirmEmail,
    noindex: true,
  });

export const clientAction = letterAction('email');

export default function ConfirmEmail() {
  return (
    <LetterPage
      title="Confirm your email address"
      action="Confirm"
      busyAction="Confirming..."
      doneTitle="Your email address is confirmed"
    >
      <p>One click tells us that this address is yours. Others then see that you are verified.</p>
    </LetterPage>
  );
}
