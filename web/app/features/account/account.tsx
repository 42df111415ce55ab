import { brand } from '@ampersand/contract/brand';
import { useRef, useState } from 'react';
import { type Call, loadingFor } from '../../loading.server.ts';
import { areaOf } from '../../page/area.ts';
import { attempt } from '../../page/attempt.server.ts';
import { BackLink } from '../../page/back-link.tsx';
import { unlessOnlyDialog } from '../../page/dialog-param.ts';
import { loadFirst } from '../../page/load-first.server.ts';
import { PageError } from '../../page/page-error.tsx';
import { shownIn } from '../../page/shown.ts';
import { choiceIn } from '../../ui/choices.ts';
import type { Route } from './+types/account';
import { allAgreements } from './agreements.ts';
import { AgreementsSection } from './agreements-section.tsx';
import { BlockedSection } from './blocked-section.tsx';
import { DeletionNotice, DeletionSection } from './deletion-section.tsx';
import { EmailSection } from './email-section.tsx';
import { ExportSection } from './export-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { PhoneSection } from './phone-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { SettingsSections } from './settings-sections.tsx';
import { TwoFactorSection } from './two-factor-section.tsx';

export const meta: Route.MetaFunction = () => [{ title: `Account | ${brand.name}` }];

/** Two lists that stand as one, by the day. */
const ALL = Number.POSITIVE_INFINITY;

export const loader = loadingFor(async ({ call, you, request, url }) => {
  const [account, sessions, blocked, agreements] = await Promise.all([
    call('GET /account').then(({ data }) => data),
    attempt(call('GET /account/sessions').then(({ data }) => data)),
    attempt(blockedOf(call, shownIn(url))),
    attempt(
      Promise.all([
        loadFirst((query) => call('GET /trials', { query }), ALL),
        loadFirst((query) => call('GET /equity/agreements', { query }), ALL),
      ]).then(([trials, splits]) => allAgreements(trials.entries, splits.entries)),
    ),
  ]);
  const singleKeys = choiceIn(request.headers.get('cookie'), 'keys') !== 'off';
  return { you, account, sessions, blocked, agreements, singleKeys };
});

async function blockedOf(call: Call, count: number) {
  const { entries, more } = await loadFirst((query) => call('GET /blocks', { query }), count);
  return { entries, more };
}

export const shouldRevalidate = unlessOnlyDialog;

/** What a member decides about their own account. */
export default function AccountPage({
  loaderData: { you, account, sessions, blocked, agreements, singleKeys },
}: Route.ComponentProps) {
  const { paths } = areaOf(you);
  const heading = useRef<HTMLHeadingElement>(null);
  const [asked, setAsked] = useState(false);
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <div>
        <BackLink to={paths.profile}>Your profile</BackLink>
        <h1 ref={heading} tabIndex={-1} className="text-3xl">
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
      <PasswordSection you={you} email={account.email} />
      <TwoFactorSection account={account} />
      <SessionsSection sessions={sessions} />
      <SettingsSections settings={account.settings} singleKeys={singleKeys} />
      <BlockedSection you={you} blocked={blocked} />
      <AgreementsSection agreements={agreements} />
      <ExportSection account={account} />
      {!account.deletedOn && <DeletionSection onAsked={() => setAsked(true)} />}
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />;
}
