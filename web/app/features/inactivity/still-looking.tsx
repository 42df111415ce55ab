import { pageMeta } from '../../page/page-meta.ts';
import { paths } from '../../paths.ts';
import { emailLinkAction } from '../site/email-link-action.ts';
import { EmailLinkPage } from '../site/email-link-page.tsx';

export const meta = () =>
  pageMeta({
    title: 'Still looking',
    description: 'One click and you are shown among the active members again.',
    path: paths.stillLooking,
    noindex: true,
  });

export const clientAction = emailLinkAction('stillLooking');

export default function StillLooking() {
  return (
    <EmailLinkPage
      title="Still looking?"
      action="Still looking"
      busyAction="Saving..."
      doneTitle="Good to have you"
    >
      <p>One click, and you are shown among the active members again. It ends a pause, too.</p>
    </EmailLinkPage>
  );
}
