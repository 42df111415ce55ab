import { type MetaOf, pageMeta } from '../../page/page-meta.ts';
import { paths } from '../../paths.ts';
import { EmailLinkPage } from '../site/email-link-page.tsx';
import { followingLink } from '../site/following-link.server.ts';
import { sayUnreached } from '../site/say-unreached.ts';

export const meta = (page: MetaOf) =>
  pageMeta(page, {
    title: 'Pause your profile',
    description: 'One click hides your profile until you are back.',
    path: paths.pauseProfile,
    noindex: true,
  });

export const action = followingLink('POST /inactivity/pause');
export const clientAction = sayUnreached;

export default function PauseProfile() {
  return (
    <EmailLinkPage
      title="Pause your profile"
      action="Pause my profile"
      busyAction="Pausing..."
      doneTitle="Your profile is paused"
      done="Your profile is hidden now. Whenever you are back, press ‘Still looking’ in the same email, or end the pause on your account page."
      forMembers
    >
      <p>One click hides your profile. Nothing is lost: you can come back whenever you like.</p>
    </EmailLinkPage>
  );
}
