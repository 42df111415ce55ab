import { confirmWaitlist } from '@ampersand/contract/waitlist';
import { call } from '../../api.ts';
import { paths } from '../../paths.ts';
import type { Route } from './+types/waitlist-confirm';
import { LetterPage } from './letter-page.tsx';
import { pageMeta } from './page-meta.ts';
import { sendToken } from './send-token.ts';

export const meta = () =>
  pageMeta({
    title: 'Confirm your place on the waitlist',
    description: 'One click and your place on the waitlist is kept.',
    path: paths.waitlistConfirm,
    noindex: true,
  });

export function clientAction({ request }: Route.ClientActionArgs) {
  return sendToken(request, (token) => call(confirmWaitlist, { body: { token } }));
}

export default function WaitlistConfirm() {
  return (
    <LetterPage
      title="Confirm your place on the waitlist"
      action="Confirm"
      busyAction="Confirming..."
      doneTitle="You are on the waitlist"
    >
      <p>One click, and your place is kept. We write when there is news.</p>
    </LetterPage>
  );
}
