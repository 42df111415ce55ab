import type { OwnUser } from '@ampersand/contract/users';
import { useDialogParam } from '../../page/dialog-param.ts';
import { Inviting } from '../invitations/inviting.tsx';
import type { Ties } from '../invitations/ties.ts';
import { ApplicantCard } from './applicant-card.tsx';
import { CompanyCard } from './company-card.tsx';
import type { Match } from './match-list.ts';
import { WhyDialog } from './why-dialog.tsx';

interface MatchCardsProps {
  you: OwnUser;
  items: readonly Match[];
  ties: Ties;
  /** Position of the card that takes the focus when it appears. */
  focusAt?: number | undefined;
  className?: string;
}

/** The cards of a list, with 'why you two' and 'invite to connect' over them. */
export function MatchCards({ you, items, ties, focusAt, className }: MatchCardsProps) {
  const why = useDialogParam('why');
  const invite = useDialogParam('invite');
  const invited = items.findIndex(({ id }) => id === invite.value);
  const PersonCard = you.role === 'FOUNDER' ? ApplicantCard : CompanyCard;
  return (
    <>
      <ol className={className}>
        {items.map((match, position) => (
          <li key={match.id} className="min-w-0">
            <PersonCard
              match={match}
              onWhy={() => why.open(match.id)}
              tie={ties[match.id]}
              onInvite={() => invite.open(match.id)}
              focused={position === focusAt}
            />
          </li>
        ))}
      </ol>
      <WhyDialog
        you={you}
        other={items.find(({ id }) => id === why.value)?.person}
        tie={ties[why.value ?? '']}
        onInvite={invite.open}
        onClose={why.close}
      />
      <Inviting you={you} other={items[invited]?.person} listPosition={invited + 1} onClose={invite.close} />
    </>
  );
}
