import type { Account } from '@ampersand/contract/account';
import { call } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { AccountSection } from './account-section.tsx';
import { Address } from './address.tsx';
import { useAccountCall } from './use-account-call.ts';

export function ExportSection({ account: { email, emailConfirmed } }: { account: Account }) {
  const { busy, run } = useAccountCall();
  return (
    <AccountSection
      title="Your data"
      about="Everything we hold about you in one archive: your profile, answers, visits, settings and photo."
    >
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button
          busy={busy}
          disabled={!emailConfirmed}
          onClick={() => run(() => call('POST /account/export'))}
        >
          {busy ? 'Requesting...' : 'Request my data'}
        </Button>
        <p className="min-w-0 flex-1 basis-64 text-sm text-muted">
          {emailConfirmed ? (
            <>
              We will send a link to <Address email={email} /> within a few minutes. It works for seven days.
            </>
          ) : (
            'Confirm your email address first: the link must reach you and nobody else.'
          )}
        </p>
      </div>
    </AccountSection>
  );
}
