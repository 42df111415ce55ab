import { type MetaOf, pageMeta } from '../../page/page-meta.ts';
import { paths } from '../../paths.ts';
import { EmailLinkPage } from '../site/email-link-page.tsx';
import { followingLink } from '../site/following-link.server.ts';
import { sayUnreached } from '../site/say-unreached.ts';

export const meta = (page: MetaOf) =>
  pageMeta(page, {
    title: 'Turn emails off',
    description: 'One click and emails like the one you came from stop.',
    path: paths.emailsOff,
    noindex: true,
  });

export const action = followingLink('POST /account/emails-off');
export const clientAction = sayUnreached;

export default function EmailsOff() {
  return (
    <EmailLinkPage
      title="Turn these emails off"
      action="Turn off"
      busyAction="Turning off..."
      doneTitle="These emails are turned off"
      done="All others come as before. On your account page you choose which ones you get."
      forMembers
    >
      <p>One click, and emails like the one you came from stop. All others come as before.</p>
    </EmailLinkPage>
  );
}
