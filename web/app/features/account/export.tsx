import { exportPath } from '@ampersand/contract/account';
import { Link } from 'react-router';
import { fetchFile } from '../../api.ts';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { LetterPage } from '../site/letter-page.tsx';
import { pageMeta } from '../site/page-meta.ts';
import { sendToken } from '../site/send-token.ts';
import type { Route } from './+types/export';

export const meta = () =>
  pageMeta({
    title: 'Your data',
    description: 'Everything we hold about you, in one archive.',
    path: paths.export,
    noindex: true,
  });

export function clientAction({ request }: Route.ClientActionArgs) {
  return sendToken(request, async (token) => {
    saveFile(await fetchFile(exportPath(token)), 'my-data.zip');
    return { message: 'The file my-data.zip is among your downloads. The link works for a while longer.' };
  });
}

export default function Export() {
  return (
    <LetterPage
      title="Your data"
      action="Download"
      busyAction="Downloading..."
      doneTitle="Your data is downloaded"
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
    </LetterPage>
  );
}
