import { brand } from '@ampersand/contract/brand';
import { LIMITS } from '@ampersand/contract/limits';
import { useState } from 'react';
import { Form } from 'react-router';
import { call } from '../../api.ts';
import { useRules } from '../../form/use-rules.ts';
import { useSend } from '../../form/use-send.ts';
import { useSentForm } from '../../form/use-sent-form.ts';
import { useUnsentForm } from '../../form/use-unsent-form.ts';
import { paths } from '../../paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { EmailInput } from '../../ui/email-input.tsx';
import { Field } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { Honeypot } from './honeypot.tsx';
import { saysUnsent } from './outcome-of.ts';
import { SentNotice } from './sent-notice.tsx';

export const contactLead = (
  <>
    A person reads every message. You can also write to{' '}
    <a href={`mailto:${brand.supportEmail}`} className="text-link">
      {brand.supportEmail}
    </a>
    .
  </>
);

/** What is typed outlives the form, which comes and goes with its dialog. `answered`: it has just been sent without scripts. */
export function useContact(answered?: string) {
  const [answer, setAnswer] = useState(answered);
  const form = useSentForm({
    defaultValues: { fullName: '', email: '', subject: '', message: '', website: '' },
    resolver: useRules(async () => (await import('@ampersand/contract/contact')).contactBody),
    says: saysUnsent,
  });
  const done = useUnsentForm(form, 'contact-draft');
  const sending = useSend(form, {
    send: (body) => call('POST /contact', { body }),
    onDone({ message }) {
      done();
      setAnswer(message);
    },
    says: saysUnsent,
  });
  function again() {
    form.resetField('subject');
    form.resetField('message');
    setAnswer(undefined);
  }
  return { form, ...sending, answer, again };
}

export function ContactForm({ contact }: { contact: ReturnType<typeof useContact> }) {
  const { form, submit, busy, failure, answer, again } = contact;
  const { errors } = form.formState;
  if (answer) {
    return (
      <SentNotice
        title="Your message is on its way"
        again="Write another message"
        to={paths.contact}
        onAgain={again}
      >
        {answer}
      </SentNotice>
    );
  }
  return (
    <Form
      action={paths.contact}
      onSubmit={submit}
      method="post"
      noValidate
      className="relative flex flex-col gap-5"
    >
      <div className="fields grid gap-5 sm:grid-cols-2">
        <Field label="Name" required error={errors.fullName?.message}>
          <TextInput {...form.register('fullName')} autoComplete="name" data-autofocus />
        </Field>
        <Field label="Email" required error={errors.email?.message}>
          <EmailInput {...form.register('email')} />
        </Field>
      </div>
      <Field label="Subject" error={errors.subject?.message}>
        <TextInput {...form.register('subject')} />
      </Field>
      <Field label="Message" required error={errors.message?.message}>
        <TextArea {...form.register('message')} rows={5} most={LIMITS.text} />
      </Field>
      <Honeypot {...form.register('website')} />
      <Alert>{failure}</Alert>
      <Button type="submit" variant="primary" size="lg" busy={busy}>
        {busy ? 'Sending...' : 'Send message'}
      </Button>
    </Form>
  );
}
