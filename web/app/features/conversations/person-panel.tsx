import type { Conversation } from '@ampersand/contract/connections';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { areaOf } from '../../page/area.ts';
import { shortDayOf } from '../../page/dates.ts';
import type { You } from '../../page/you.ts';
import { useZone } from '../../page/zone.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { BlockButton } from '../blocks/block-button.tsx';
import { WhyDialog } from '../matchings/why-dialog.tsx';
import { IdentityBadge } from '../profile/identity-badge.tsx';
import { ReportButton } from '../reports/report-button.tsx';
import { Contact } from './contact.tsx';
import { EndButton } from './end-button.tsx';
import { MetQuestion } from './met-question.tsx';

interface PersonPanelProps {
  conversation: Conversation;
  you: You;
  /** The panel is over the conversation, and something took one away from it. */
  onLeave?: () => void;
}

/** Who the other is and what can be done beside talking. */
export function PersonPanel({ conversation, you, onLeave }: PersonPanelProps) {
  const { person, createdAt, state } = conversation;
  const { paths } = areaOf(you);
  const zone = useZone();
  const navigate = useNavigate();
  const [why, setWhy] = useState(false);
  if (!person) return <p className="text-muted">They are no longer here.</p>;
  const name = person.calledName;
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-col items-center gap-2 text-center">
        <Avatar name={person.fullName} src={person.profileUrl} size="lg" />
        {/* Over the conversation it is the title. */}
        {!onLeave && (
          <p className="font-display text-xl font-medium wrap-anywhere">
            <bdi>{person.fullName}</bdi>
          </p>
        )}
        {person.headline && (
          <p className="wrap-anywhere text-muted">
            <bdi>{person.headline}</bdi>
          </p>
        )}
        {person.identityReviewed && <IdentityBadge />}
        <p className="text-sm text-muted">Connected since {shortDayOf(createdAt, zone)}</p>
      </div>
      {person.visible && (
        <div className="flex flex-col gap-2">
          <Link to={paths.detailPage(person.id)} className={buttonClass()}>
            View profile
          </Link>
          <Button aria-haspopup="dialog" onClick={() => setWhy(true)}>
            Why you two
          </Button>
          <WhyDialog you={you} other={why ? person : undefined} onClose={() => setWhy(false)} />
        </div>
      )}
      {state === 'OPEN' && (
        <>
          <Link to={paths.suggestCall(conversation.id)} className={buttonClass()}>
            Suggest a call
          </Link>
          <Contact person={person} />
          <MetQuestion conversation={conversation} name={name} />
        </>
      )}
      <div className="flex flex-col items-start gap-1 border-t border-line pt-4 *:-ms-3">
        {state === 'OPEN' && <EndButton conversation={conversation} name={name} onEnded={onLeave} />}
        <ReportButton you={you} person={person} {...(onLeave && { place: 'about' })} />
        <BlockButton person={person} onBlocked={() => navigate(paths.messages)} />
      </div>
    </div>
  );
}
