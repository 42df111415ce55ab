import { brand } from '@ampersand/contract/brand';
import { contactBody, sendContact } from '@ampersand/contract/contact';
import { fieldMessage, LIMITS } from '@ampersand/contract/fields';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { DialogControl } from './dialog-button.tsx';
import { FormFailure } from './form-failure.tsx';
import { Honeypot } from './honeypot.tsx';
import { SentNotice } from './sent-notice.tsx';
import { trySend } from './try-send.ts';

/** What was typed stays when the dialog is closed and opened again. */
export default function ContactDialog({ open, onClose }: DialogControl) {
  const [answer, setAnswer] = useState<string>();
  const form = useForm({
    defaultValues: { fullName: '', email: '', subject: '', message: '', website: '' },
    resolver: zodResolver(contactBody, { error: fieldMessage }),
  });
  const { errors, isSubmitting } = form.formState;
  const send = form.handleSubmit(async (body) => {
    const names = ['fullName', 'email', 'subject', 'message'] as const;
    setAnswer(await trySend(form, names, () => call(sendContact, { body })));
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
        <form onSubmit={send} method="post" noValidate className="relative flex flex-col gap-5">
          <div className="grid gap-5 sm:grid-cols-2">
            <Field label="Name" required error={errors.fullName?.message}>
              <TextInput {...form.register('fullName')} autoComplete="name" data-autofocus />
            </Field>
            <Field label="Email" required error={errors.email?.message}>
              <TextInput
                {...form.register('email')}
                type="email"
                autoComplete="email"
                autoCapitalize="none"
                spellCheck={false}
              />
            </Field>
          </div>
          <Field label="Subject" error={errors.subject?.message}>
            <TextInput {...form.register('subject')} />
          </Field>
          <Field label="Message" required error={errors.message?.message}>
            <TextArea {...form.register('message')} rows={5} maxLength={LIMITS.text} />
          </Field>
          <Honeypot {...form.register('website')} />
          <FormFailure message={errors.root?.message} />
          <Button type="submit" variant="primary" size="lg" busy={isSubmitting}>
            {isSubmitting ? 'Sending...' : 'Send message'}
          </Button>
        </form>
      )}
    </Dialog>
  );
}
