import { fieldMessage } from '@ampersand/contract/fields';
import { joinWaitlist, joinWaitlistBody } from '@ampersand/contract/waitlist';
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
import { RadioGroup } from '../../ui/radio-group.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { DialogControl } from './dialog-button.tsx';
import { Honeypot } from './honeypot.tsx';
import { SentNotice } from './sent-notice.tsx';

const roles = [
  { value: 'FOUNDER', label: 'A founder, looking for a co-founder or a team' },
  { value: 'APPLICANT', label: 'Somebody who wants to join a startup' },
] as const;

/** What was typed stays when the dialog is closed and opened again. */
export default function WaitlistDialog({ open, onClose }: DialogControl) {
  const [answer, setAnswer] = useState<string>();
  const form = useForm({
    defaultValues: { email: '', fullName: '', role: '', website: '' },
    resolver: zodResolver(joinWaitlistBody, { error: fieldMessage }),
  });
  const { errors } = form.formState;
  const { submit, busy, failure } = useSend(form, {
    send: (body) => call(joinWaitlist, { body }),
    onDone: ({ message }) => setAnswer(message),
    says: (error) => failureMessage(error, 'This did not go through'),
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Join the Waitlist"
      description={
        answer ? undefined : 'Free during early access. We will write when there is news, and only then.'
      }
    >
      {answer ? (
        <SentNotice title="Check your inbox" again="Use another address" onAgain={() => setAnswer(undefined)}>
          {answer}
        </SentNotice>
      ) : (
        <form onSubmit={submit} method="post" noValidate className="relative flex flex-col gap-5">
          <Field label="Email" required error={errors.email?.message}>
            <EmailInput {...form.register('email')} data-autofocus />
          </Field>
          <Field label="Name" hint="Optional" error={errors.fullName?.message}>
            <TextInput {...form.register('fullName')} autoComplete="name" />
          </Field>
          <Field group label="I am" hint="Optional" error={errors.role?.message}>
            <RadioGroup {...form.register('role')} options={roles} />
          </Field>
          <Honeypot {...form.register('website')} />
          <Alert>{failure}</Alert>
          <Button type="submit" variant="primary" size="lg" busy={busy}>
            {busy ? 'Joining...' : 'Join the Waitlist'}
          </Button>
        </form>
      )}
    </Dialog>
  );
}
