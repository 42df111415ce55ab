import { brand } from '@ampersand/contract/brand';
import { Check } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useWatch } from 'react-hook-form';
import {
  Form,
  Link,
  PrefetchPageLinks,
  redirect,
  useLocation,
  useNavigate,
  useSearchParams,
} from 'react-router';
import { type ApiError, call, failureMessage } from '../../api.ts';
import { SuspendedPage } from '../../error-page.tsx';
import { receiving } from '../../form/receiving.server.ts';
import { useSent } from '../../form/sent.ts';
import { useRules } from '../../form/use-rules.ts';
import { useSend } from '../../form/use-send.ts';
import { useSentForm } from '../../form/use-sent-form.ts';
import { loadingForStrangers } from '../../loading.server.ts';
import { type MetaOf, pageMeta } from '../../page/page-meta.ts';
import { paths } from '../../paths.ts';
import { stay } from '../../session.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { toast } from '../../ui/toast.ts';
import { AccountFrame } from './account-frame.tsx';
import { knownEmail } from './known-email.ts';
import { safeNext } from './safe-next.ts';

export const meta = (page: MetaOf) =>
  pageMeta(page, {
    title: 'Log in',
    description: `Log in to ${brand.name}. ${brand.tagline}.`,
    path: paths.login(),
    image: { path: '/og/login.png', alt: 'Log in' },
  });

export const loader = loadingForStrangers(({ searchParams }) => afterLogin(searchParams));

export const action = receiving(async ({ call, values, url }) => {
  await call('POST /auth/login', { body: values });
  return redirect(afterLogin(url.searchParams), 303);
});

function afterLogin(search: URLSearchParams): string {
  return safeNext(search.get('next')) ?? paths.dashboard;
}

/** The page that asks for the code does not know the password any more. */
const ONCE_MORE = 'Please type your password once more, and the code from your authenticator app';
const saysRefused = (error: ApiError) => failureMessage(error, 'We could not log you in');

export default function Login() {
  const [suspended, setSuspended] = useState(useSent()?.refused?.code === 'account_suspended');
  if (suspended) return <SuspendedPage />;
  return (
    <LoginFrame>
      <LoginForm onSuspended={() => setSuspended(true)} />
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

function LoginForm({ onSuspended }: { onSuspended: () => void }) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [begun, setBegun] = useState(false);
  const known = knownEmail(useLocation().state);
  const form = useSentForm({
    defaultValues: { email: known, password: '', code: '' },
    resolver: useRules(async () => (await import('./rules.ts')).rules.login),
    says: (error) => (error.code === 'second_factor_required' ? ONCE_MORE : saysRefused(error)),
  });
  const waitForPassword = useEffectEvent(() => {
    if (known) form.setFocus('password');
  });
  // After a move the focus goes to the start of the page; only then can it go on to the field.
  useEffect(() => waitForPassword(), []);
  const { errors } = form.formState;
  const sent = useSent();
  const [asksCode, setAsksCode] = useState(
    sent?.values.code !== undefined || sent?.refused?.code === 'second_factor_required',
  );
  const email = useWatch({ control: form.control, name: 'email' });

  const { submit, busy, failure } = useSend(form, {
    send: (body) => call('POST /auth/login', { body }),
    onDone() {
      stay();
      toast.settle();
      return navigate(afterLogin(search), { replace: true });
    },
    says: saysRefused,
    toasts: true,
    focus: ({ code }, first) => first ?? (code === 'second_factor_required' ? 'code' : 'password'),
    settles({ code }) {
      if (code === 'account_suspended') {
        onSuspended();
        return true;
      }
      if (code !== 'second_factor_required' || asksCode) return false;
      setAsksCode(true);
      return true;
    },
  });

  return (
    <Form
      onSubmit={submit}
      onFocus={() => setBegun(true)}
      method="post"
      noValidate
      className="flex flex-col gap-5"
    >
      {begun && <NextPages />}
      <Alert tone="note" icon={Check}>
        {search.has('reset') && 'Your new password is set. Log in with it'}
      </Alert>
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
        <PasswordInput
          {...form.register('password')}
          autoComplete="current-password"
          autoFocus={sent !== undefined}
          required
        />
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
            autoFocus={sent === undefined}
            className="tracking-[0.15em]"
          />
        </Field>
      )}
      <Alert>{failure}</Alert>
      <Button type="submit" variant="primary" size="lg" busy={busy} className="mt-2">
        {busy ? 'Logging in...' : 'Login'}
      </Button>
    </Form>
  );
}

/** The code of both dashboards comes while the password is typed: which one it will be is not known yet. */
function NextPages() {
  return [paths.dashboard, paths.founder.index, paths.applicant.index].map((page) => (
    <PrefetchPageLinks key={page} page={page} />
  ));
}
