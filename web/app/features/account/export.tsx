import { exportPath } from '@ampersand/contract/path';
import { type ClientActionFunctionArgs, Link, redirect } from 'react-router';
import { apiUrl, asCallFailure, call, fetchFile } from '../../api.ts';
import { receiving } from '../../form/receiving.server.ts';
import type { Sent } from '../../form/sent.ts';
import { type MetaOf, pageMeta } from '../../page/page-meta.ts';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { EmailLinkPage } from '../site/email-link-page.tsx';

export const meta = (page: MetaOf) =>
  pageMeta(page, {
    title: 'Your data',
    description: 'Everything we hold about you, in one archive.',
    path: paths.export,
    noindex: true,
  });

const tokenIn = ({ url }: Request) => new URL(url).searchParams.get('token') ?? '';

/** Without scripts the browser fetches the archive, and the page stays. */
export const action = receiving(async ({ call, request }) => {
  const token = tokenIn(request);
  await call('POST /account/exports', { body: { token } });
  return redirect(apiUrl(exportPath(token)), 303);
});

export async function clientAction({ request }: ClientActionFunctionArgs): Promise<Sent> {
  try {
    const token = tokenIn(request);
    await call('POST /account/exports', { body: { token } });
    const archive = await fetchFile(exportPath(token));
    const { saveFile } = await import('../../ui/save-file.ts');
    saveFile(archive, 'my-data.zip');
  } catch (error) {
    const { status, code, message } = asCallFailure(error);
    return { values: {}, refused: { status, code, message } };
  }
  throw redirect(`${paths.export}?done`);
}

export default function Export() {
  return (
    <EmailLinkPage
      title="Your data"
      action="Download"
      busyAction="Downloading..."
      doneTitle="Your download is complete"
      done="You will find my-data.zip among your downloads. The link still works for a while."
      forMembers
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
