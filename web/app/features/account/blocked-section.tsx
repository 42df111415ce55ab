import type { Blocked } from '@ampersand/contract/blocks';
import { calledNameOf } from '@ampersand/contract/called';
import { useRef } from 'react';
import { call } from '../../api.ts';
import type { Attempt } from '../../page/attempt.ts';
import { weekdayOf } from '../../page/dates.ts';
import { MoreButton } from '../../page/more-button.tsx';
import { PartError } from '../../page/part-error.tsx';
import type { You } from '../../page/you.ts';
import { useZone } from '../../page/zone.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { ReportButton } from '../reports/report-button.tsx';
import { AccountSection } from './account-section.tsx';
import { useAccountCall } from './use-account-call.ts';

interface BlockedSectionProps {
  you: You;
  blocked: Attempt<{ entries: Blocked[]; more: boolean }>;
}

/** Whom the member has blocked, with a way back and one to moderators. */
export function BlockedSection({ you, blocked }: BlockedSectionProps) {
  const part = useRef<HTMLDivElement>(null);
  return (
    <AccountSection
      title="People you have blocked"
      about="You and they do not see each other anywhere here. They are not told, not even when you unblock them."
    >
      <div ref={part} tabIndex={-1}>
        {!blocked.ok && <PartError title="This list did not load" error={blocked.error} />}
        {blocked.ok && blocked.value.entries.length === 0 && <p className="text-muted">Nobody.</p>}
        {blocked.ok && blocked.value.entries.length > 0 && (
          <ul className="flex flex-col divide-y divide-line">
            {blocked.value.entries.map((person) => (
              // The button of what is gone had the focus.
              <BlockedLine key={person.id} you={you} person={person} onUndone={() => part.current?.focus()} />
            ))}
          </ul>
        )}
        {blocked.ok && blocked.value.more && <MoreButton shown={blocked.value.entries.length} />}
      </div>
    </AccountSection>
  );
}

interface BlockedLineProps {
  you: You;
  person: Blocked;
  onUndone: () => void;
}

function BlockedLine({ you, person, onUndone }: BlockedLineProps) {
  const { id, fullName, profileUrl, blockedAt } = person;
  const zone = useZone();
  const { busy, run } = useAccountCall();
  const undo = async () => {
    if (await run(() => call('DELETE /blocks/{userId}', { params: { userId: id } }))) onUndone();
  };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-3.5 first:pt-0">
      <Avatar name={fullName} src={profileUrl} size="sm" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-semibold wrap-anywhere">
          <bdi>{fullName}</bdi>
        </p>
        <p className="text-sm text-muted">Since {weekdayOf(blockedAt, zone)}</p>
      </div>
      <div className="ms-auto flex flex-wrap items-center justify-end gap-2">
        <ReportButton you={you} person={{ id, fullName, calledName: calledNameOf(person) }} />
        <Button size="sm" busy={busy} aria-label={`Unblock ${fullName}`} onClick={undo}>
          {busy ? 'Unblocking...' : 'Unblock'}
        </Button>
      </div>
    </li>
  );
}
