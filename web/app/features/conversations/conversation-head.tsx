import { FORMER_MEMBER } from '@ampersand/contract/called';
import type { Conversation } from '@ampersand/contract/connections';
import { ArrowLeft, Handshake, Info, Phone } from 'lucide-react';
import { Link } from 'react-router';
import { areaOf } from '../../page/area.ts';
import { useDialogParam } from '../../page/dialog-param.ts';
import type { You } from '../../page/you.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { IdentityBadge } from '../profile/identity-badge.tsx';
import { DatePicker } from './date-picker.tsx';
import { PersonPanel } from './person-panel.tsx';
import { useIsWriting } from './use-writing.ts';

interface ConversationHeadProps {
  conversation: Conversation;
  you: You;
}

/** Cut at the end of its own direction. */
const ONE_LINE = 'block w-fit max-w-full truncate';
const TWO_LINES = 'line-clamp-2 w-fit max-w-full wrap-anywhere';

/** With whom one talks. */
export function ConversationHead({ conversation, you }: ConversationHeadProps) {
  const { id, person, state } = conversation;
  const { paths } = areaOf(you);
  const about = useDialogParam('about');
  const isWriting = useIsWriting(you.id, id);
  const name = person?.fullName ?? FORMER_MEMBER;
  return (
    <header className="flex flex-wrap items-center gap-1 border-b border-line pb-3 sm:gap-3">
      {/* With large text what can be done stands below the name. */}
      <div className="flex min-w-0 flex-1 basis-44 items-center gap-1 sm:gap-3">
        <Link
          to={paths.messages}
          className={`${buttonClass({ variant: 'quiet', icon: true })} -ms-2 lg:hidden`}
        >
          <ArrowLeft className="size-5 rtl:-scale-x-100" aria-hidden="true" />
          <span className="sr-only">All conversations</span>
        </Link>
        <Avatar name={name} src={person?.profileUrl} className="max-sm:hidden" />
        <div className="min-w-0 flex-1">
          <h2 id="conversation-with" className="text-xl leading-snug">
            {person?.visible ? (
              <Link to={paths.detailPage(person.id)} className="block hover:underline">
                <bdi className={TWO_LINES}>{name}</bdi>
              </Link>
            ) : (
              <bdi className={TWO_LINES}>{name}</bdi>
            )}
          </h2>
          <p className="truncate text-sm text-muted" role="status">
            {isWriting
              ? 'is writing…'
              : person?.headline && <bdi className={ONE_LINE}>{person.headline}</bdi>}
          </p>
        </div>
      </div>
      <div className="ms-auto flex flex-wrap items-center justify-end gap-1 sm:gap-3">
        {state === 'OPEN' && (
          <Link
            to={paths.suggestCall(id)}
            aria-label="Suggest a call"
            title="Suggest a call"
            className={`${buttonClass({ variant: 'quiet', icon: true })} max-sm:hidden`}
          >
            <Phone className="size-5.5" aria-hidden="true" />
          </Link>
        )}
        {state !== 'CLOSED' && (
          <Link
            to={paths.together(id)}
            title="Together"
            className={`${buttonClass({ variant: 'quiet' })} max-2xl:w-11 max-2xl:px-0`}
          >
            <Handshake className="size-5.5" aria-hidden="true" />
            <span className="max-2xl:sr-only">Together</span>
          </Link>
        )}
        {state !== 'CLOSED' && <DatePicker path={paths.conversation(id)} />}
        <Button
          variant="quiet"
          icon
          className="2xl:hidden"
          aria-label={`About ${name}`}
          aria-haspopup="dialog"
          onClick={() => about.open('open')}
        >
          <Info className="size-5.5" aria-hidden="true" />
        </Button>
      </div>
      {/* Below the name; on wide screens it stands in the panel beside. */}
      {person?.identityReviewed && (
        <p className="basis-full ps-10 sm:-mt-2 sm:ps-27 lg:ps-15 2xl:hidden">
          <IdentityBadge />
        </p>
      )}
      <Dialog open={about.value !== undefined} onClose={about.close} title={<bdi>{name}</bdi>} size="sm">
        <PersonPanel conversation={conversation} you={you} onLeave={about.close} />
      </Dialog>
    </header>
  );
}
