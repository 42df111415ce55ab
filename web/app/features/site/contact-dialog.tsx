import { brand } from '@ampersand/contract/brand';
import { contactBody, sendContact } from '@ampersand/contract/contact';
import { fieldMessage, LIMITS } from '@ampersand/contract/fields';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { call, failureMessage } from '../../api.ts';
import { useSend } from '../../form/use-send.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmailInput } from '../../ui/email-input.tsx';
import { Field } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { DialogControl } from './dialog-button.tsx';
import { Honeypot } from './honeypot.tsx';
import { SentNotice } from './sent-notice.tsx';

/** What was typed stays when the dialog is closed and opened again. */
export default function ContactDialog({ open, onClose }: DialogControl) {
  const [answer, setAnswer] = useState<string>();
  const form = useForm({
    defaultValues: { fullName: '', email: '', subject: '', message: '', website: '' },
    resolver: zodResolver(contactBody, { error: fieldMessage }),
  });
  const { errors } = form.formState;
  const { submit, busy, failure } = useSend(form, {
    send: (body) => call(sendContact, { body }),
    onDone: ({ message }) => setAnswer(message),
    says: (error) => failureMessage(error, 'This did not go through'),
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Connect with us"
      description={
        answer ? undefined : (
          <>
            A person reads every message. You can also write to{' '}
            <a href={`mailto:${brand.supportEmail}`} className="text-link">
              {brand.supportEmail}
            </a>
            .
          </>
        )
      }
    >
      {answer ? (
        <SentNotice
          title="Your message is on its way"
          again="Write another message"
          onAgain={() => {
            form.resetField('subject');
            form.resetField('message');
            setAnswer(undefined);
          }}
        >
          {answer}
        </SentNotice>
      ) : (
        <form onSubmit={submit} method="post" noValidate className="relative flex flex-col gap-5">
          <div className="grid gap-5 sm:grid-cols-2">
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
            <TextArea {...form.register('message')} rows={5} maxLength={LIMITS.text} />
          </Field>
          <Honeypot {...form.register('website')} />
          <Alert>{failure}</Alert>
          <Button type="submit" variant="primary" size="lg" busy={busy}>
            {busy ? 'Sending...' : 'Send message'}
          </Button>
        </form>
      )}
    </Dialog>
  );
}
