import { type MetaOf, pageMeta } from '../../page/page-meta.ts';
import { paths } from '../../paths.ts';
import { EmailLinkPage } from '../site/email-link-page.tsx';
import { followingLink } from '../site/following-link.server.ts';
import { sayUnreached } from '../site/say-unreached.ts';

export const meta = (page: MetaOf) =>
  pageMeta(page, {
    title: 'Still looking',
    description: 'One click and you are shown among the active members again.',
    path: paths.stillLooking,
    noindex: true,
  });

export const action = followingLink('POST /inactivity/still-looking');
export const clientAction = sayUnreached;

export default function StillLooking() {
  return (
    <EmailLinkPage
      title="Still looking?"
      action="Still looking"
      busyAction="Saving..."
      doneTitle="Good to have you back"
      done="You are shown among the active members again, and your matches are waiting."
      forMembers
    >
      <p>One click, and you are shown among the active members again. It ends a pause, too.</p>
    </EmailLinkPage>
  );
}
