import { pageMeta } from '../../page/page-meta.ts';
import { paths } from '../../paths.ts';
import { emailLinkAction } from '../site/email-link-action.ts';
import { EmailLinkPage } from '../site/email-link-page.tsx';

export const meta = () =>
  pageMeta({
    title: 'Pause your profile',
    description: 'One click hides your profile until you are back.',
    path: paths.pauseProfile,
    noindex: true,
  });

export const clientAction = emailLinkAction('pause');

export default function PauseProfile() {
  return (
    <EmailLinkPage
      title="Pause your profile"
      action="Pause my profile"
      busyAction="Pausing..."
      doneTitle="Your profile is paused"
    >
      <p>One click hides your profile. Nothing is lost: you can come back whenever you like.</p>
    </EmailLinkPage>
  );
}
