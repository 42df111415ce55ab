import { brand } from '@ampersand/contract/brand';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { pageMeta } from '../../page/page-meta.ts';
import { paths } from '../../paths.ts';
import { ProgressSteps } from '../../ui/progress-steps.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { AccountFrame } from './account-frame.tsx';
import { CodeForm, EmailForm, PasswordForm } from './reset-forms.tsx';

const STEPS = ['Email', 'OTP', 'New password'] as const;

export const meta = () =>
  pageMeta({
    title: 'Reset Password',
    description: `Set a new password for ${brand.name} with a code sent to your email.`,
    path: paths.forgotPassword,
    noindex: true,
  });

/** Nothing to load: the page's HTML shows its fallback because the step is known in the browser only. */
export function clientLoader() {
  return null;
}

/**
 * The address a code was sent to lives in the history entry, so that one may leave for the email app and come back;
 * the code itself is kept nowhere.
 */
export default function ForgotPassword() {
  const navigate = useNavigate();
  const email = sentTo(useLocation().state);
  const [verified, setVerified] = useState<string>();
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

export function HydrateFallback() {
  return (
    <ResetFrame step={0}>
      <SkeletonGroup label="Loading the form" className="flex flex-col gap-5">
        <Skeleton className="h-12" />
        <Skeleton className="h-19" />
        <Skeleton className="h-13" />
      </SkeletonGroup>
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

function sentTo(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('sentTo' in state)) return undefined;
  return typeof state.sentTo === 'string' ? state.sentTo : undefined;
}
