import { useState } from 'react';
import { Form } from 'react-router';
import { call } from '../../api.ts';
import { useRules } from '../../form/use-rules.ts';
import { useSend } from '../../form/use-send.ts';
import { useSentForm } from '../../form/use-sent-form.ts';
import { paths } from '../../paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { EmailInput } from '../../ui/email-input.tsx';
import { Field } from '../../ui/field.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { Honeypot } from './honeypot.tsx';
import { saysUnsent } from './outcome-of.ts';
import { SentNotice } from './sent-notice.tsx';

export const waitlistLead = 'Free during early access. We will write when there is news, and only then.';

const roles = [
  { value: 'FOUNDER', label: 'A founder, looking for a co-founder or a team' },
  { value: 'APPLICANT', label: 'Somebody who wants to join a startup' },
] as const;

/** What is typed outlives the form, which comes and goes with its dialog. `answered`: it has just been sent without scripts. */
export function useWaitlist(answered?: string) {
  const [answer, setAnswer] = useState(answered);
  const form = useSentForm({
    defaultValues: { email: '', fullName: '', role: '', website: '' },
    resolver: useRules(async () => (await import('@ampersand/contract/waitlist')).joinWaitlistBody),
    says: saysUnsent,
  });
  const sending = useSend(form, {
    send: (body) => call('POST /waitlist/join', { body }),
    onDone: ({ message }) => setAnswer(message),
    says: saysUnsent,
  });
  return { form, ...sending, answer, again: () => setAnswer(undefined) };
}

export function WaitlistForm({ waitlist }: { waitlist: ReturnType<typeof useWaitlist> }) {
  const { form, submit, busy, failure, answer, again } = waitlist;
  const { errors } = form.formState;
  if (answer) {
    return (
      <SentNotice title="Check your inbox" again="Use another address" to={paths.waitlist} onAgain={again}>
        {answer}
      </SentNotice>
    );
  }
  return (
    <Form
      action={paths.waitlist}
      onSubmit={submit}
      method="post"
      noValidate
      className="relative flex flex-col gap-5"
    >
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
    </Form>
  );
}
