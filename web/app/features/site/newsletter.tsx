import { SUBSCRIPTION_ASKED } from '@ampersand/contract/newsletter';
import { redirect } from 'react-router';
import { answeringSent, receiving } from '../../form/receiving.server.ts';
import { useSent } from '../../form/sent.ts';
import { type MetaOf, pageMeta } from '../../page/page-meta.ts';
import { paths } from '../../paths.ts';
import type { Route } from './+types/newsletter';
import { FormPage } from './form-page.tsx';
import { NewsletterForm } from './newsletter-form.tsx';

const lead = 'One email a week on finding, choosing and keeping a co-founder. Unsubscribe at any time.';

export const meta = (page: MetaOf) =>
  pageMeta(page, { title: 'Newsletter', description: lead, path: paths.newsletter, noindex: true });

export const action = receiving(async ({ call, values }) => {
  await call('POST /newsletter/subscribe', { body: values });
  return redirect(`${paths.newsletter}?sent`, 303);
});

export const loader = answeringSent(SUBSCRIPTION_ASKED);

/** For who has sent one of the forms of other pages without scripts. */
export default function Newsletter({ loaderData: { answer } }: Route.ComponentProps) {
  const sent = useSent();
  const message = sent?.refused?.errors?.[0]?.message ?? sent?.refused?.message;
  return (
    <FormPage title="Newsletter" lead={lead}>
      <NewsletterForm
        label="Weekly newsletter"
        placeholder="Your email address"
        variant="primary"
        typed={sent?.values.email}
        answered={answer ? { sent: true, message: answer } : message ? { sent: false, message } : undefined}
      />
    </FormPage>
  );
}
