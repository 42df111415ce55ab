import { fieldMessage } from '@ampersand/contract/fields';
import { joinWaitlist, joinWaitlistBody } from '@ampersand/contract/waitlist';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { DialogControl } from './dialog-button.tsx';
import { FormFailure } from './form-failure.tsx';
import { Honeypot } from './honeypot.tsx';
import { SentNotice } from './sent-notice.tsx';
import { trySend } from './try-send.ts';

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
  const { errors, isSubmitting } = form.formState;
  const send = form.handleSubmit(async (body) => {
    setAnswer(await trySend(form, ['email', 'fullName', 'role'], () => call(joinWaitlist, { body })));
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Join the Waitlist"
      description={
        answer ? undefined : 'Free during early access. We write when there is news, and only then.'
      }
    >
      {answer ? (
        <SentNotice
          title="Look into your inbox"
          again="Use another address"
          onAgain={() => setAnswer(undefined)}
        >
          {answer}
        </SentNotice>
      ) : (
        <form onSubmit={send} method="post" noValidate className="relative flex flex-col gap-5">
          <Field label="Email" required error={errors.email?.message}>
            <TextInput
              {...form.register('email')}
              type="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              data-autofocus
            />
          </Field>
          <Field label="Name" hint="If you like" error={errors.fullName?.message}>
            <TextInput {...form.register('fullName')} autoComplete="name" />
          </Field>
          <Field group label="I am" hint="If you like" error={errors.role?.message}>
            <RadioGroup {...form.register('role')} options={roles} />
          </Field>
          <Honeypot {...form.register('website')} />
          <FormFailure message={errors.root?.message} />
          <Button type="submit" variant="primary" size="lg" busy={isSubmitting}>
            {isSubmitting ? 'Joining...' : 'Join the Waitlist'}
          </Button>
        </form>
      )}
    </Dialog>
  );
}
