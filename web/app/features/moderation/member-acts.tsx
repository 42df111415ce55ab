import type { Moderated } from '@ampersand/contract/moderation';
import { useState } from 'react';
import { call } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { type Asked, DecideDialog } from './decide-dialog.tsx';

type Kind = 'suspend' | 'lift' | 'review' | 'end-review';

/** What can be decided about a member; nothing about an administrator. */
export function MemberActs({ member }: { member: Moderated }) {
  const [asked, setAsked] = useState<Kind>();
  const { id, role, suspended, identityReviewed, emailConfirmed } = member;
  if (role === 'ADMIN')
    return (
      <p className="text-sm text-muted">
        An administrator. Only whoever runs the place can suspend them, by the command.
      </p>
    );
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-3">
        {suspended ? (
          <Button aria-haspopup="dialog" onClick={() => setAsked('lift')}>
            Lift the suspension
          </Button>
        ) : (
          <Button variant="danger" aria-haspopup="dialog" onClick={() => setAsked('suspend')}>
            Suspend
          </Button>
        )}
        {identityReviewed ? (
          <Button aria-haspopup="dialog" onClick={() => setAsked('end-review')}>
            Take the badge back
          </Button>
        ) : (
          <Button disabled={!emailConfirmed} aria-haspopup="dialog" onClick={() => setAsked('review')}>
            Give the ‘Identity reviewed’ badge
          </Button>
        )}
      </div>
      {!identityReviewed && !emailConfirmed && (
        <p className="text-sm text-muted">
          The badge needs a confirmed email address: whoever owns it could take the account over.
        </p>
      )}
      {asked && (
        <DecideDialog
          asked={askedOf(asked, member)}
          name={`${asked}:${id}`}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  );
}

function askedOf(kind: Kind, { id, fullName }: Moderated): Asked {
  const params = { userId: id };
  const name = <bdi>{fullName}</bdi>;
  switch (kind) {
    case 'suspend':
      return {
        title: <>Suspend {name}?</>,
        about:
          'They are logged out everywhere and cannot log in again. Nobody finds them or can write to them, and every open report about them is closed. When they try to log in they are told that the account is suspended. You can lift this at any time, but calls of theirs that are ahead are cancelled and do not come back.',
        action: 'Suspend',
        busyAction: 'Suspending...',
        danger: true,
        decide: (body) => call('POST /moderation/members/{userId}/suspend', { params, body }),
      };
    case 'lift':
      return {
        title: <>Let {name} in again?</>,
        about: 'They can log in, and others find them as before. Reports that were closed stay closed.',
        action: 'Lift the suspension',
        busyAction: 'Lifting...',
        decide: (body) => call('POST /moderation/members/{userId}/unsuspend', { params, body }),
      };
    case 'review':
      return {
        title: <>Give {name} the badge?</>,
        about:
          'Everybody who sees them reads ‘Identity reviewed’ beside their name. Their matches stay as they are. The badge ends when they change their full name.',
        action: 'Give the badge',
        busyAction: 'Giving...',
        decide: (body) =>
          call('PUT /moderation/members/{userId}/identity-review', { params, body: { ...body, fullName } }),
      };
    case 'end-review':
      return {
        title: <>Take the badge of {name} back?</>,
        about: 'Nobody sees ‘Identity reviewed’ beside their name any more.',
        action: 'Take it back',
        busyAction: 'Taking back...',
        decide: (body) => call('POST /moderation/members/{userId}/identity-review/end', { params, body }),
      };
  }
}
