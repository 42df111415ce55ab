import { brand } from '@ampersand/contract/brand';
import { loadingForAdmin } from '../../loading.server.ts';
import { attempt } from '../../page/attempt.server.ts';
import { PageError } from '../../page/page-error.tsx';
import type { Route } from './+types/admin-account';
import { EmailSection } from './email-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { TwoFactorSection } from './two-factor-section.tsx';

export const meta: Route.MetaFunction = () => [{ title: `Account | ${brand.name}` }];

export const loader = loadingForAdmin(async ({ call, you }) => {
  const [account, sessions] = await Promise.all([
    call('GET /account').then(({ data }) => data),
    attempt(call('GET /account/sessions').then(({ data }) => data)),
  ]);
  return { you, account, sessions };
});

/** How an administrator gets in; they have nothing that others see. */
export default function AdminAccountPage({ loaderData: { you, account, sessions } }: Route.ComponentProps) {
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <h1 className="text-3xl">Your account</h1>
      <EmailSection account={account} />
      <PasswordSection you={you} email={account.email} />
      <TwoFactorSection account={account} />
      <SessionsSection sessions={sessions} />
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />;
}
