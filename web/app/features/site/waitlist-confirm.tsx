import { type MetaOf, pageMeta } from '../../page/page-meta.ts';
import { paths } from '../../paths.ts';
import { EmailLinkPage } from './email-link-page.tsx';
import { followingLink } from './following-link.server.ts';
import { sayUnreached } from './say-unreached.ts';

export const meta = (page: MetaOf) =>
  pageMeta(page, {
    title: 'Confirm your place on the waitlist',
    description: 'One click and your place on the waitlist is saved.',
    path: paths.waitlistConfirm,
    noindex: true,
  });

export const action = followingLink('POST /waitlist/confirm');
export const clientAction = sayUnreached;

export default function WaitlistConfirm() {
  return (
    <EmailLinkPage
      title="Confirm your place on the waitlist"
      action="Confirm"
      busyAction="Confirming..."
      doneTitle="You are on the waitlist"
      done="We will write as soon as there is news."
    >
      <p>One click, and your place is saved. We will write when there is news.</p>
    </EmailLinkPage>
  );
}
