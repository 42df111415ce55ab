import { pageMeta } from '../../page/page-meta.ts';
import { paths } from '../../paths.ts';
import { emailLinkAction } from './email-link-action.ts';
import { EmailLinkPage } from './email-link-page.tsx';

export const meta = () =>
  pageMeta({
    title: 'Confirm your place on the waitlist',
    description: 'One click and your place on the waitlist is saved.',
    path: paths.waitlistConfirm,
    noindex: true,
  });

export const clientAction = emailLinkAction('waitlist');

export default function WaitlistConfirm() {
  return (
    <EmailLinkPage
      title="Confirm your place on the waitlist"
      action="Confirm"
      busyAction="Confirming..."
      doneTitle="You are on the waitlist"
    >
      <p>One click, and your place is saved. We will write when there is news.</p>
    </EmailLinkPage>
  );
}
