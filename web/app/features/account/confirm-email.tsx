import { confirmEmail } from '@ampersand/contract/account';
import { call } from '../../api.ts';
import { paths } from '../../paths.ts';
import { forgetUser } from '../../session.ts';
import { LetterPage } from '../site/letter-page.tsx';
import { pageMeta } from '../site/page-meta.ts';
import { sendToken } from '../site/send-token.ts';
import type { Route } from './+types/confirm-email';

export const meta = () =>
  pageMeta({
    title: 'Confirm your e-mail address',
    description: 'One click and your e-mail address is confirmed.',
    path: paths.confirmEmail,
    noindex: true,
  });

/** The address, and whether it is confirmed, are part of the person: who is signed in here is asked anew. */
export async function clientAction({ request }: Route.ClientActionArgs) {
  const outcome = await sendToken(request, (token) => call(confirmEmail, { body: { token } }));
  if (outcome.sent) forgetUser();
  return outcome;
}

export default function ConfirmEmail() {
  return (
    <LetterPage
      title="Confirm your e-mail address"
      action="Confirm"
      busyAction="Confirming..."
      doneTitle="Your e-mail address is confirmed"
    >
      <p>One click tells us that this address is yours. Others then see that you are verified.</p>
    </LetterPage>
  );
}
