import { brand } from '@ampersand/contract/brand';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { Link, redirect, useLocation, useNavigate } from 'react-router';
import { receiving, refuse } from '../../form/receiving.server.ts';
import { type Sent, useSent } from '../../form/sent.ts';
import { type MetaOf, pageMeta } from '../../page/page-meta.ts';
import { useHydrated } from '../../page/use-hydrated.ts';
import { paths } from '../../paths.ts';
import { ProgressSteps } from '../../ui/progress-steps.tsx';
import { AccountFrame } from './account-frame.tsx';
import { CodeForm, DIFFERENT, EmailForm, PasswordForm } from './reset-forms.tsx';

const STEPS = ['Email', 'OTP', 'New password'] as const;

export const meta = (page: MetaOf) =>
  pageMeta(page, {
    title: 'Reset Password',
    description: `Set a new password for ${brand.name} with a code sent to your email.`,
    path: paths.forgotPassword,
    noindex: true,
  });

/** Without scripts the address and the code go from step to step in the form. */
export const action = receiving(async ({ call, values }): Promise<Sent | Response> => {
  const { email = '', otp, newPassword, confirmPassword, again } = values;
  if (otp === undefined || again !== undefined) {
    await call('POST /auth/forgot-password', { body: { email } });
    return { values: { email, otp: '' } };
  }
  if (newPassword === undefined) {
    await call('POST /auth/verify-otp', { body: { email, otp } });
    return { values: { email, otp, newPassword: '' } };
  }
  if (newPassword !== confirmPassword) refuse('confirmPassword', DIFFERENT);
  await call('POST /auth/reset-password', { body: { email, otp, newPassword } });
  return redirect(paths.loginAfterReset, 303);
});

/**
 * The address a code was sent to lives in the history entry, so that one may leave for the email app and come back;
 * the code itself is kept nowhere.
 */
export default function ForgotPassword() {
  const navigate = useNavigate();
  const { key } = useLocation();
  const sent = useSent()?.values;
  const email = useSentTo() ?? (key === 'default' && sent?.otp !== undefined ? sent.email : undefined);
  const [verified, setVerified] = useState(sent?.newPassword === undefined ? undefined : sent.otp);
  const step = !email ? 0 : verified === undefined ? 1 : 2;

  function onSent(to: string) {
    setVerified(undefined);
    void navigate(paths.forgotPassword, { state: { sentTo: to }, replace: to === email });
  }

  return (
    <ResetFrame step={step}>
      {!email ? (
        <EmailForm onSent={onSent} />
      ) : verified === undefined ? (
        <CodeForm email={email} onVerified={setVerified} />
      ) : (
        <PasswordForm email={email} otp={verified} onSent={() => onSent(email)} />
      )}
    </ResetFrame>
  );
}

function ResetFrame({ step, children }: { step: number; children: ReactNode }) {
  return (
    <AccountFrame>
      <div className="m-auto w-full max-w-md">
        <h1 className="mb-6 text-4xl">Reset Password</h1>
        <ProgressSteps steps={STEPS} current={step} />
        <div className="mt-7">{children}</div>
        <Link
          to={paths.login()}
          className="mt-8 inline-flex min-h-11 items-center gap-2 font-semibold text-primary hover:underline"
        >
          <ArrowLeft className="size-5 rtl:rotate-180" aria-hidden="true" />
          Back to Login
        </Link>
      </div>
    </AccountFrame>
  );
}

/** The history entry's address. The server does not know it: a page that was loaded takes it up once it runs. */
function useSentTo(): string | undefined {
  const { state, key } = useLocation();
  const runs = useHydrated();
  const [untaken, setUntaken] = useState(runs ? undefined : key);
  const known = sentTo(state);
  const takeUp = useEffectEvent(() => {
    const typed = document.querySelector<HTMLInputElement>('input[name="email"]')?.value;
    if (!typed || typed === known) setUntaken(undefined);
  });
  // What somebody has typed by then is in the page alone, and they begin anew with it.
  useEffect(() => takeUp(), []);
  return key === untaken ? undefined : known;
}

function sentTo(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('sentTo' in state)) return undefined;
  return typeof state.sentTo === 'string' ? state.sentTo : undefined;
}
