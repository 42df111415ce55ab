import { LIMITS } from '@ampersand/contract/limits';
import { type MouseEvent, type ReactNode, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { Form, Link, useLocation, useNavigate } from 'react-router';
import { type ApiError, call, failureMessage } from '../../api.ts';
import { useRules } from '../../form/use-rules.ts';
import { useSend } from '../../form/use-send.ts';
import { useSentForm } from '../../form/use-sent-form.ts';
import { useCall } from '../../page/use-call.ts';
import { paths } from '../../paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { EmailInput } from '../../ui/email-input.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { toast } from '../../ui/toast.ts';
import { knownEmail } from './known-email.ts';
import { PasswordAdvice } from './password-advice.tsx';

const SENT = 'OTP sent to your email';
const saysUnsent = (error: ApiError) => failureMessage(error, 'Failed to send OTP');
/** Who could not ask does not know that the code is wrong. */
const saysWrong = (error: ApiError) =>
  error.code === 'offline' ? error.message : failureMessage(error, 'Invalid OTP');
/** A code that is used up reads as a wrong one. */
const saysUsedUp = (error: ApiError) =>
  `${saysWrong(error)}. If you typed it right, ask for a new code: each works for five tries`;
const saysUnset = (error: ApiError) => failureMessage(error, 'Failed to reset password');

export const DIFFERENT = 'Passwords do not match';

export function EmailForm({ onSent }: { onSent: (email: string) => void }) {
  const form = useSentForm({
    defaultValues: { email: knownEmail(useLocation().state) },
    resolver: useRules(async () => (await import('./rules.ts')).rules.email),
    says: saysUnsent,
  });
  const { errors } = form.formState;
  const { submit, busy, failure } = useSend(form, {
    send: (body) => call('POST /auth/forgot-password', { body }),
    onDone(_reply, { email }) {
      toast.success(SENT);
      onSent(email);
    },
    says: saysUnsent,
    toasts: true,
  });

  return (
    <Form onSubmit={submit} method="post" noValidate className="flex flex-col gap-5">
      <p className="text-muted">Enter the email you signed up with, and we will send you a code.</p>
      <Field label="Email" error={errors.email?.message}>
        <EmailInput {...form.register('email')} required />
      </Field>
      <Alert>{failure}</Alert>
      <Button type="submit" variant="primary" size="lg" busy={busy}>
        {busy ? 'Sending...' : 'Send OTP'}
      </Button>
    </Form>
  );
}

export function CodeForm({ email, onVerified }: { email: string; onVerified: (otp: string) => void }) {
  const form = useSentForm({
    defaultValues: { email, otp: '' },
    resolver: useRules(async () => (await import('./rules.ts')).rules.code),
    says: saysWrong,
  });
  const { errors } = form.formState;
  const otp = form.register('otp');
  const refusals = useRef(0);
  const { submit, busy, failure } = useSend(form, {
    send: (body) => call('POST /auth/verify-otp', { body }),
    onDone(_reply, body) {
      toast.success('OTP verified successfully');
      onVerified(body.otp);
    },
    settles({ code }) {
      if (code === 'invalid_code') refusals.current += 1;
      return false;
    },
    says: (error) =>
      error.code === 'invalid_code' && refusals.current >= LIMITS.codeTries
        ? saysUsedUp(error)
        : saysWrong(error),
    toasts: true,
    focus: () => 'otp',
  });

  function begin() {
    refusals.current = 0;
    form.reset();
  }

  return (
    <Form onSubmit={submit} method="post" noValidate className="flex flex-col gap-5">
      <p className="text-muted">
        If <strong className="font-semibold break-words text-ink">{email}</strong> has an account here, a code
        is on its way. It works once, within ten minutes, for five tries, in this browser.
      </p>
      <input type="hidden" name="email" value={email} />
      <Field label="OTP" hint="Six digits, from the email" error={errors.otp?.message}>
        <TextInput
          {...otp}
          onChange={(event) => {
            event.currentTarget.value = event.currentTarget.value.replace(/\s/g, '');
            return otp.onChange(event);
          }}
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          autoFocus
          required
          className="max-w-60 text-xl tracking-[0.25em] tabular-nums"
        />
      </Field>
      <Alert>{failure}</Alert>
      <Button type="submit" variant="primary" size="lg" busy={busy}>
        {busy ? 'Verifying...' : 'Verify OTP'}
      </Button>
      <NewCode email={email} onSent={begin}>
        No email, or has the code expired?
      </NewCode>
    </Form>
  );
}

interface PasswordFormProps {
  email: string;
  otp: string;
  /** A new code was sent; the one in hand does no longer count. */
  onSent: () => void;
}

export function PasswordForm({ email, otp, onSent }: PasswordFormProps) {
  const navigate = useNavigate();
  const form = useSentForm({
    defaultValues: { newPassword: '', confirmPassword: '' },
    resolver: useRules(async () => (await import('./rules.ts')).rules.newPassword),
    says: saysUnset,
  });
  const { errors } = form.formState;
  const { submit, busy, failure } = useSend(form, {
    send: ({ newPassword }) => call('POST /auth/reset-password', { body: { email, otp, newPassword } }),
    onDone() {
      toast.success('Password reset successfully');
      return navigate(paths.login(), { replace: true, state: { email } });
    },
    says: saysUnset,
    toasts: true,
    focus: () => 'newPassword',
  });

  return (
    <Form onSubmit={submit} method="post" noValidate className="flex flex-col gap-5">
      {/* Password managers save the new password under this name. */}
      <input type="text" name="email" value={email} autoComplete="username" readOnly hidden />
      <input type="hidden" name="otp" value={otp} />
      <div>
        <Field label="New password" hint="At least 8 characters" error={errors.newPassword?.message}>
          <PasswordInput
            {...form.register('newPassword')}
            autoComplete="new-password"
            minLength={8}
            autoFocus
            required
          />
        </Field>
        <PasswordAdvice password={useWatch({ control: form.control, name: 'newPassword' })} about={[email]} />
      </div>
      <Field label="Confirm password" error={errors.confirmPassword?.message}>
        <PasswordInput {...form.register('confirmPassword')} autoComplete="new-password" required />
      </Field>
      <Alert>{failure}</Alert>
      <Button type="submit" variant="primary" size="lg" busy={busy}>
        {busy ? 'Resetting...' : 'Reset Password'}
      </Button>
      <NewCode email={email} onSent={onSent}>
        Your code is right. It stays valid for ten minutes from when we sent it.
      </NewCode>
    </Form>
  );
}

/** The ways out when no code comes, or it has grown old. */
function NewCode({ email, onSent, children }: { email: string; onSent: () => void; children: ReactNode }) {
  const { busy, run } = useCall();
  const resend = (event: MouseEvent) => {
    event.preventDefault();
    return run({
      send: () => call('POST /auth/forgot-password', { body: { email } }),
      onDone() {
        toast.success(SENT);
        onSent();
      },
      onFailure: (error) => toast.error(saysUnsent(error)),
    });
  };

  return (
    <div className="text-sm text-muted">
      <p>{children}</p>
      <div className="-ms-3 mt-0.5 flex flex-wrap">
        <Button type="submit" name="again" value="yes" variant="quiet" size="sm" busy={busy} onClick={resend}>
          {busy ? 'Sending...' : 'Send a new code'}
        </Button>
        <Link to={paths.forgotPassword} className={buttonClass({ variant: 'quiet', size: 'sm' })}>
          Use another email
        </Link>
      </div>
    </div>
  );
}
