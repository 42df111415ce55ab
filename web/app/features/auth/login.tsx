import { login, loginBody } from '@ampersand/contract/auth';
import { brand } from '@ampersand/contract/brand';
import { fieldMessage } from '@ampersand/contract/fields';
import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Link, PrefetchPageLinks, redirect, useLocation, useNavigate, useSearchParams } from 'react-router';
import { call, failureMessage } from '../../api.ts';
import { useSend } from '../../form/use-send.ts';
import { pageMeta } from '../../page/page-meta.ts';
import { paths } from '../../paths.ts';
import { loadUser, rememberUser } from '../../session.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { Route } from './+types/login';
import { AccountFrame } from './account-frame.tsx';
import { knownEmail } from './known-email.ts';
import { safeNext } from './safe-next.ts';

/** Whoever is slower to be recognised than this gets the form. */
const PATIENCE_MS = 2500;

export const meta = () =>
  pageMeta({
    title: 'Log in',
    description: `Log in to ${brand.name}. ${brand.tagline}.`,
    path: paths.login(),
    image: { path: '/og/login.png', alt: 'Log in' },
  });

/** Who is logged in goes on; that the server cannot say so does not stand in the way of the form. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const user = await Promise.race([loadUser().catch(() => null), afterPatience()]);
  if (user) throw redirect(afterLogin(new URL(request.url).searchParams));
  return null;
}

function afterPatience(): Promise<null> {
  return new Promise((resolve) => {
    setTimeout(resolve, PATIENCE_MS, null);
  });
}

function afterLogin(search: URLSearchParams): string {
  return safeNext(search.get('next')) ?? paths.dashboard;
}

export default function Login() {
  return (
    <LoginFrame>
      <LoginForm />
    </LoginFrame>
  );
}

/** In the page's HTML, until its code runs: a form that cannot be sent yet takes no password. */
export function HydrateFallback() {
  return (
    <LoginFrame>
      <SkeletonGroup label="Loading the form" className="flex flex-col gap-5">
        <Skeleton className="h-19" />
        <Skeleton className="h-19" />
        <Skeleton className="h-13" />
      </SkeletonGroup>
    </LoginFrame>
  );
}

function LoginFrame({ children }: { children: ReactNode }) {
  return (
    <AccountFrame>
      <div className="m-auto w-full max-w-md">
        <h1 className="text-4xl">Log in to {brand.name}</h1>
        <p className="mt-3 mb-9 text-lg text-muted">{brand.tagline}</p>
        {children}
        <div className="mt-10 border-t border-line pt-6">
          <p className="text-muted">New here?</p>
          <div className="mt-3 flex flex-col gap-3 sm:flex-row sm:*:flex-1">
            <Link to={paths.registerFounder} className={buttonClass()}>
              Sign up as Founder
            </Link>
            <Link to={paths.register} className={buttonClass()}>
              Sign up as Applicant
            </Link>
          </div>
        </div>
      </div>
    </AccountFrame>
  );
}

function LoginForm() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [begun, setBegun] = useState(false);
  const form = useForm({
    defaultValues: { email: knownEmail(useLocation().state), password: '', code: '' },
    resolver: zodResolver(loginBody, { error: fieldMessage }),
  });
  const { errors } = form.formState;
  const [asksCode, setAsksCode] = useState(false);
  const email = useWatch({ control: form.control, name: 'email' });

  const { submit, busy, failure } = useSend(form, {
    send: (body) => call(login, { body }),
    onDone({ data }) {
      rememberUser(data.user);
      return navigate(afterLogin(search), { replace: true });
    },
    says: (error) => failureMessage(error, 'We could not log you in'),
    toasts: true,
    focus: ({ code }, first) => first ?? (code === 'second_factor_required' ? 'code' : 'password'),
    settles({ code }) {
      if (code !== 'second_factor_required' || asksCode) return false;
      setAsksCode(true);
      return true;
    },
  });

  return (
    <form
      onSubmit={submit}
      onFocus={() => setBegun(true)}
      method="post"
      noValidate
      className="flex flex-col gap-5"
    >
      {begun && <NextPages />}
      <Field label="Email" error={errors.email?.message}>
        <TextInput
          {...form.register('email')}
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      </Field>
      <Field
        label="Password"
        error={errors.password?.message}
        aside={
          // In the page's own address the email would end in logs.
          <Link to={paths.forgotPassword} state={{ email }} className="text-link text-sm">
            Forgot password?
          </Link>
        }
      >
        <PasswordInput {...form.register('password')} autoComplete="current-password" required />
      </Field>
      {asksCode && (
        <Field
          label="Code"
          hint="From your authenticator app, or one of your recovery codes"
          error={errors.code?.message}
        >
          <TextInput
            {...form.register('code')}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            autoFocus
            className="tracking-[0.15em]"
          />
        </Field>
      )}
      <Alert>{failure}</Alert>
      <Button type="submit" variant="primary" size="lg" busy={busy} className="mt-2">
        {busy ? 'Logging in...' : 'Login'}
      </Button>
    </form>
  );
}

/** The code of both dashboards comes while the password is typed: which one it will be is not known yet. */
function NextPages() {
  return [paths.dashboard, paths.founder.index, paths.applicant.index].map((page) => (
    <PrefetchPageLinks key={page} page={page} />
  ));
}
