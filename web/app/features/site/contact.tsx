import { CONTACT_SENT } from '@ampersand/contract/contact';
import { redirect } from 'react-router';
import { answeringSent, receiving } from '../../form/receiving.server.ts';
import { type MetaOf, pageMeta } from '../../page/page-meta.ts';
import { paths } from '../../paths.ts';
import type { Route } from './+types/contact';
import { ContactForm, contactLead, useContact } from './contact-form.tsx';
import { FormPage } from './form-page.tsx';

export const meta = (page: MetaOf) =>
  pageMeta(page, {
    title: 'Connect with us',
    description: 'Ask what you like. A person reads every message and answers it.',
    path: paths.contact,
    noindex: true,
  });

export const action = receiving(async ({ call, values }) => {
  await call('POST /contact', { body: values });
  return redirect(`${paths.contact}?sent`, 303);
});

export const loader = answeringSent(CONTACT_SENT);

export default function Contact({ loaderData }: Route.ComponentProps) {
  const contact = useContact(loaderData.answer);
  return (
    <FormPage title="Connect with us" lead={contactLead}>
      <ContactForm contact={contact} />
    </FormPage>
  );
}
