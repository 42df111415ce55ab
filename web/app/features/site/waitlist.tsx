import { WAITLIST_ASKED } from '@ampersand/contract/waitlist';
import { redirect } from 'react-router';
import { answeringSent, receiving } from '../../form/receiving.server.ts';
import { type MetaOf, pageMeta } from '../../page/page-meta.ts';
import { paths } from '../../paths.ts';
import type { Route } from './+types/waitlist';
import { FormPage } from './form-page.tsx';
import { useWaitlist, WaitlistForm, waitlistLead } from './waitlist-form.tsx';

export const meta = (page: MetaOf) =>
  pageMeta(page, {
    title: 'Join the Waitlist',
    description: waitlistLead,
    path: paths.waitlist,
    noindex: true,
  });

export const action = receiving(async ({ call, values }) => {
  await call('POST /waitlist/join', { body: values });
  return redirect(`${paths.waitlist}?sent`, 303);
});

export const loader = answeringSent(WAITLIST_ASKED);

export default function Waitlist({ loaderData }: Route.ComponentProps) {
  const waitlist = useWaitlist(loaderData.answer);
  return (
    <FormPage title="Join the Waitlist" lead={waitlistLead}>
      <WaitlistForm waitlist={waitlist} />
    </FormPage>
  );
}
