import { Link } from 'react-router';
import { type MetaOf, pageMeta } from '../../page/page-meta.ts';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { EmailLinkPage } from '../site/email-link-page.tsx';
import { followingLink } from '../site/following-link.server.ts';
import { sayUnreached } from '../site/say-unreached.ts';

export const meta = (page: MetaOf) =>
  pageMeta(page, {
    title: 'Confirm your email address',
    description: 'One click and your email address is confirmed.',
    path: paths.confirmEmail,
    noindex: true,
  });

export const action = followingLink('POST /account/confirm-email');
export const clientAction = sayUnreached;

export default function ConfirmEmail() {
  return (
    <EmailLinkPage
      title="Confirm your email address"
      action="Confirm"
      busyAction="Confirming..."
      doneTitle="Your email address is confirmed"
      done="Thank you. Others now see that you are verified."
      forMembers
      afterFailure={
        <Link to={paths.account} className={buttonClass()}>
          Go to your account
        </Link>
      }
    >
      <p>One click tells us that this address is yours. Others will then see that you are verified.</p>
    </EmailLinkPage>
  );
}
