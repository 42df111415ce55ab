import { pageMeta } from '../../page/page-meta.ts';
import { paths } from '../../paths.ts';
import { emailLinkAction } from '../site/email-link-action.ts';
import { EmailLinkPage } from '../site/email-link-page.tsx';

export const meta = () =>
  pageMeta({
    title: 'Confirm your email address',
    description: 'One click and your email address is confirmed.',
    path: paths.confirmEmail,
    noindex: true,
  });

export const clientAction = emailLinkAction('email');

export default function ConfirmEmail() {
  return (
    <EmailLinkPage
      title="Confirm your email address"
      action="Confirm"
      busyAction="Confirming..."
      doneTitle="Your email address is confirmed"
    >
      <p>One click tells us that this address is yours. Others will then see that you are verified.</p>
    </EmailLinkPage>
  );
}
