import { getAccount, listSessions } from '@ampersand/contract/account';
import { brand } from '@ampersand/contract/brand';
import { ChevronLeft } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../api.ts';
import { areaAt, areaOf } from '../../page/area.ts';
import { attempt } from '../../page/attempt.ts';
import { PageError } from '../../page/page-error.tsx';
import { requireRole } from '../../session.ts';
import type { Route } from './+types/account';
import { DeletionNotice, DeletionSection } from './deletion-section.tsx';
import { EmailSection } from './email-section.tsx';
import { ExportSection } from './export-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { PhoneSection } from './phone-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { SettingsSections } from './settings-sections.tsx';
import { TwoFactorSection } from './two-factor-section.tsx';

export const meta: Route.MetaFunction = () => [{ title: `Account | ${brand.name}` }];

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { role } = areaAt(new URL(request.url).pathname);
  const you = await requireRole(role, request);
  const { signal } = request;
  const [account, sessions] = await Promise.all([
    call(getAccount, { signal }).then(({ data }) => data),
    attempt(call(listSessions, { signal }).then(({ data }) => data)),
  ]);
  return { you, account, sessions };
}

/** What a member decides about their own account. */
export default function AccountPage({ loaderData: { you, account, sessions } }: Route.ComponentProps) {
  const { paths } = areaOf(you);
  const heading = useRef<HTMLHeadingElement>(null);
  const [asked, setAsked] = useState(false);
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6">
      <div>
        <Link
          to={paths.profile}
          className="inline-flex items-center gap-1 rounded-control py-2 font-medium text-primary"
        >
          <ChevronLeft className="size-5 rtl:-scale-x-100" aria-hidden="true" /> Your profile
        </Link>
        <h1 ref={heading} tabIndex={-1} className="text-4xl">
          Your account
        </h1>
      </div>
      {account.deletedOn && (
        <DeletionNotice
          deletedOn={account.deletedOn}
          takesFocus={asked}
          onKept={() => heading.current?.focus()}
        />
      )}
      <EmailSection account={account} />
      <PhoneSection account={account} />
      <PasswordSection you={you} />
      <TwoFactorSection account={account} />
      <SessionsSection sessions={sessions} />
      <SettingsSections settings={account.settings} />
      <ExportSection account={account} />
      {!account.deletedOn && <DeletionSection onAsked={() => setAsked(true)} />}
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />;
}
