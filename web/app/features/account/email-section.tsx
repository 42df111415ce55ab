import type { Account } from '@ampersand/contract/account';
import { BadgeAlert, BadgeCheck, MailQuestion } from 'lucide-react';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { call } from '../../api.ts';
import { messageAt } from '../../form/messages.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { EmailInput } from '../../ui/email-input.tsx';
import { Field } from '../../ui/field.tsx';
import { AccountForm } from './account-form.tsx';
import { AccountSection } from './account-section.tsx';
import { Address } from './address.tsx';
import { FactorCodeField } from './factor-code-field.tsx';
import { PasswordField } from './password-field.tsx';
import { useAccountCall } from './use-account-call.ts';

export function EmailSection({
  account: { email, emailConfirmed, newEmail, twoFactor },
}: {
  account: Account;
}) {
  const { busy, run } = useAccountCall();
  const [changing, setChanging] = useState<boolean>();
  return (
    <AccountSection title="Email" about="You log in with it, and our emails go there.">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <strong className="min-w-0 font-semibold">
          <Address email={email} />
        </strong>
        {emailConfirmed ? (
          <Badge tone="ok">
            <BadgeCheck aria-hidden="true" /> Confirmed
          </Badge>
        ) : (
          <Badge tone="accent">
            <BadgeAlert aria-hidden="true" /> Not confirmed
          </Badge>
        )}
      </div>
      {!emailConfirmed && (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <p className="min-w-0 flex-1 basis-64 text-muted">
            We have sent a link to this address. Follow it, and your profile will show that you are verified.
          </p>
          <Button busy={busy} onClick={() => run(() => call('POST /account/confirmation'))}>
            {busy ? 'Sending...' : 'Send the link again'}
          </Button>
        </div>
      )}
      {newEmail && (
        <p className="flex gap-2.5 rounded-control bg-primary-soft p-3.5">
          <MailQuestion className="mt-0.5 size-5 shrink-0 text-primary" aria-hidden="true" />
          <span className="min-w-0">
            <strong>
              <Address email={newEmail} />
            </strong>{' '}
            is not confirmed yet: follow the link we sent there. Until then your old address stays in use.
            Nothing came? Enter it again below.
          </span>
        </p>
      )}
      {changing ? (
        <AccountForm
          rules={(all) => (twoFactor ? all.emailWithCode : all.email)}
          blank={{ email: '', password: '', code: '' }}
          send={(body) => call('PUT /account/email', { body })}
          action="Change email"
          busyAction="Sending..."
          onDone={() => setChanging(false)}
          onCancel={() => setChanging(false)}
        >
          <NewEmailField />
          <PasswordField name="password" label="Your password" />
          <FactorCodeField inForce={twoFactor} />
        </AccountForm>
      ) : (
        <Button className="self-start" autoFocus={changing === false} onClick={() => setChanging(true)}>
          Change email
        </Button>
      )}
    </AccountSection>
  );
}

function NewEmailField() {
  const { register, formState } = useFormContext();
  return (
    <Field
      label="New email"
      hint="We send a link there, and tell your old address."
      error={messageAt(formState.errors, 'email')}
    >
      <EmailInput {...register('email')} required />
    </Field>
  );
}
