import {
  forgotPassword,
  forgotPasswordBody,
  loginBody,
  resetPassword,
  resetPasswordBody,
  verifyOtp,
  verifyOtpBody,
} from '@ampersand/contract/auth';
import { fieldMessage } from '@ampersand/contract/fields';
import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Link, useLocation, useNavigate } from 'react-router';
import { call, failureMessage } from '../../api.ts';
import { useSend } from '../../form/use-send.ts';
import { useCall } from '../../page/use-call.ts';
import { paths } from '../../paths.ts';
import { forgetUser } from '../../session.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { EmailInput } from '../../ui/email-input.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { toast } from '../../ui/toast.ts';
import { knownEmail } from './known-email.ts';
import { PasswordAdvice } from './password-advice.tsx';

const SENT = 'OTP sent to your email';
const saysUnsent = (error: unknown) => failureMessage(error, 'Failed to send OTP');

export function EmailForm({ onSent }: { onSent: (email: string) => void }) {
  const form = useForm({
    defaultValues: { email: knownEmail(useLocation().state) },
    resolver: zodResolver(forgotPasswordBody, { error: fieldMessage }),
  });
  const { errors } = form.formState;
  const { submit, busy } = useSend(form, {
    send: (body) => call(forgotPassword, { body }),
    onDone(_reply, { email }) {
      toast.success(SENT);
      onSent(email);
    },
    says: saysUnsent,
    toasts: true,
  });

  return (
    <form onSubmit={submit} method="post" noValidate className="flex flex-col gap-5">
      <p className="text-muted">Enter the email you signed up with, and we will send you a code.</p>
      <Field label="Email" error={errors.email?.message}>
        <EmailInput {...form.register('email')} required />
      </Field>
      <Button type="submit" variant="primary" size="lg" busy={busy}>
        {busy ? 'Sending...' : 'Send OTP'}
      </Button>
    </form>
  );
}

export function CodeForm({ email, onVerified }: { email: string; onVerified: (otp: string) => void }) {
  const form = useForm({
    defaultValues: { email, otp: '' },
    resolver: zodResolver(verifyOtpBody, { error: fieldMessage }),
  });
  const { errors } = form.formState;
  const otp = form.register('otp');
  const { submit, busy } = useSend(form, {
    send: (body) => call(verifyOtp, { body }),
    onDone(_reply, body) {
      toast.success('OTP verified successfully');
      onVerified(body.otp);
    },
    // Who could not ask does not know that the code is wrong.
    says: (error) => (error.code === 'offline' ? error.message : failureMessage(error, 'Invalid OTP')),
    toasts: true,
    focus: () => 'otp',
  });

  return (
    <form onSubmit={submit} method="post" noValidate className="flex flex-col gap-5">
      <p className="text-muted">
        If <strong className="font-semibold break-words text-ink">{email}</strong> has an account here, a code
        is on its way. It works once, within ten minutes, in this browser.
      </p>
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
      <Button type="submit" variant="primary" size="lg" busy={busy}>
        {busy ? 'Verifying...' : 'Verify OTP'}
      </Button>
      <NewCode email={email} onSent={() => form.resetField('otp')}>
        No email, or has the code expired?
      </NewCode>
    </form>
  );
}

const newPasswordForm = resetPasswordBody
  .pick({ newPassword: true })
  .extend({ confirmPassword: loginBody.shape.password })
  .refine((form) => form.newPassword === form.confirmPassword, {
    path: ['confirmPassword'],
    message: 'Passwords do not match',
  });

interface PasswordFormProps {
  email: string;
  otp: string;
  /** A new code was sent; the one in hand does no longer count. */
  onSent: () => void;
}

export function PasswordForm({ email, otp, onSent }: PasswordFormProps) {
  const navigate = useNavigate();
  const form = useForm({
    defaultValues: { newPassword: '', confirmPassword: '' },
    resolver: zodResolver(newPasswordForm, { error: fieldMessage }),
  });
  const { errors } = form.formState;
  const { submit, busy } = useSend(form, {
    send: ({ newPassword }) => call(resetPassword, { body: { email, otp, newPassword } }),
    onDone() {
      forgetUser();
      toast.success('Password reset successfully');
      return navigate(paths.login(), { replace: true, state: { email } });
    },
    says: (error) => failureMessage(error, 'Failed to reset password'),
    toasts: true,
    focus: () => 'newPassword',
  });

  return (
    <form onSubmit={submit} method="post" noValidate className="flex flex-col gap-5">
      {/* Password managers save the new password under this name. */}
      <input type="text" value={email} autoComplete="username" readOnly hidden />
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
      <Button type="submit" variant="primary" size="lg" busy={busy}>
        {busy ? 'Resetting...' : 'Reset Password'}
      </Button>
      <NewCode email={email} onSent={onSent}>
        Your code is right. It stays valid for ten minutes from when we sent it.
      </NewCode>
    </form>
  );
}

/** The ways out when no code comes, or it has grown old. */
function NewCode({ email, onSent, children }: { email: string; onSent: () => void; children: ReactNode }) {
  const { busy, run } = useCall();
  const resend = () =>
    run({
      send: () => call(forgotPassword, { body: { email } }),
      onDone() {
        toast.success(SENT);
        onSent();
      },
      onFailure: (error) => toast.error(saysUnsent(error)),
    });

  return (
    <div className="text-sm text-muted">
      <p>{children}</p>
      <div className="-ms-3 mt-0.5 flex flex-wrap">
        <Button variant="quiet" size="sm" busy={busy} onClick={resend}>
          {busy ? 'Sending...' : 'Send a new code'}
        </Button>
        <Link to={paths.forgotPassword} className={buttonClass({ variant: 'quiet', size: 'sm' })}>
          Use another email
        </Link>
      </div>
    </div>
  );
}
