import type { AccountSession } from '@ampersand/contract/account';
import { MonitorSmartphone } from 'lucide-react';
import { useRef } from 'react';
import { call } from '../../api.ts';
import type { Attempt } from '../../page/attempt.ts';
import { momentOf } from '../../page/dates.ts';
import { PartError } from '../../page/part-error.tsx';
import { useZone } from '../../page/zone.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { AccountSection } from './account-section.tsx';
import { useAccountCall } from './use-account-call.ts';

export function SessionsSection({ sessions }: { sessions: Attempt<AccountSession[]> }) {
  const { busy, run } = useAccountCall();
  const list = useRef<HTMLUListElement>(null);
  /** The button of what is gone had the focus. */
  const focusList = () => list.current?.focus();
  const endOthers = async () => {
    if (await run(() => call('DELETE /account/sessions'))) focusList();
  };
  if (!sessions.ok) {
    return (
      <AccountSection title="Where you are logged in">
        <PartError title="This list did not load" error={sessions.error} />
      </AccountSection>
    );
  }
  const others = sessions.value.filter(({ current }) => !current);
  return (
    <AccountSection
      title="Where you are logged in"
      about="See one that is not yours? Log it out, then change your password."
    >
      <ul ref={list} tabIndex={-1} className="flex flex-col divide-y divide-line">
        {sessions.value.map((session) => (
          <SessionLine key={session.id} session={session} onEnded={focusList} />
        ))}
      </ul>
      {others.length > 0 && (
        <Button className="self-start" busy={busy} onClick={endOthers}>
          {busy ? 'Logging out...' : 'Log out everywhere else'}
        </Button>
      )}
    </AccountSection>
  );
}

function SessionLine({ session, onEnded }: { session: AccountSession; onEnded: () => void }) {
  const { id, device, address, createdAt, lastSeenAt, current } = session;
  const zone = useZone();
  const { busy, run } = useAccountCall();
  const end = async () => {
    if (await run(() => call('DELETE /account/sessions/{sessionId}', { params: { sessionId: id } })))
      onEnded();
  };
  return (
    <li className="flex items-center gap-x-4 gap-y-3 py-3.5 first:pt-0 max-sm:flex-wrap">
      <MonitorSmartphone className="size-6 shrink-0 text-muted max-sm:hidden" aria-hidden="true" />
      <div className="min-w-0 flex-1 max-sm:basis-full">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          {device} {current && <Badge tone="primary">This one</Badge>}
        </p>
        <p className="flex flex-wrap gap-x-4 text-sm text-muted">
          <span>{current ? 'In use now' : `Last used ${momentOf(lastSeenAt, zone)}`}</span>
          <span>Since {momentOf(createdAt, zone)}</span>
          {address && <span className="wrap-anywhere">From {address}</span>}
        </p>
      </div>
      {!current && (
        <Button
          size="sm"
          busy={busy}
          aria-label={`Log out ${device}, last used ${momentOf(lastSeenAt, zone)}`}
          onClick={end}
        >
          {busy ? 'Logging out...' : 'Log out'}
        </Button>
      )}
    </li>
  );
}
