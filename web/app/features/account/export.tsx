import { Link } from 'react-router';
import { pageMeta } from '../../page/page-meta.ts';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { emailLinkAction } from '../site/email-link-action.ts';
import { EmailLinkPage } from '../site/email-link-page.tsx';

export const meta = () =>
  pageMeta({
    title: 'Your data',
    description: 'Everything we hold about you, in one archive.',
    path: paths.export,
    noindex: true,
  });

export const clientAction = emailLinkAction('export');

export default function Export() {
  return (
    <EmailLinkPage
      title="Your data"
      action="Download"
      busyAction="Downloading..."
      doneTitle="Your download is complete"
      afterFailure={
        <Link to={paths.account} className={buttonClass()}>
          Go to your account
        </Link>
      }
    >
      <p>
        Everything we hold about you in one archive. Keep it to yourself, and do not download it on a computer
        that others use.
      </p>
    </EmailLinkPage>
  );
}
