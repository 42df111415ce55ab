import type { You } from '../../page/you.ts';
import { paths } from '../../paths.ts';
import { Avatar } from '../../ui/avatar.tsx';
import type { Tied } from '../invitations/ties.ts';
import { MatchCard } from './match-card.tsx';
import type { Match } from './match-list.ts';

export interface PersonCardProps {
  you: You;
  match: Match;
  onWhy: () => void;
  tie: Tied | undefined;
  onInvite: () => void;
  onSaved: (isSaved: boolean) => void;
  onPassed: () => void;
  focused?: boolean;
  /** Opens them beside the list, where there is room; whether there was. */
  onOpen?: (() => boolean) | undefined;
  /** They are open beside the list. */
  isOpen?: boolean;
}

/** An applicant as a founder sees them in a list. */
export function ApplicantCard({ match, focused = false, ...rest }: PersonCardProps) {
  const { fullName, profileUrl, role, line } = match.person;
  return (
    <MatchCard
      match={match}
      mark={<Avatar name={fullName} src={profileUrl} size="lg" />}
      title={fullName}
      subtitle={
        <p dir="auto" className="line-clamp-2 text-start leading-snug">
          {role ?? 'No role specified'}
        </p>
      }
      to={paths.founder.detailPage(match.id)}
      linkLabel="View Profile"
      linkWhom={`of ${fullName}`}
      focused={focused}
      {...rest}
    >
      <p dir="auto" className="line-clamp-2 text-start">
        {line}
      </p>
    </MatchCard>
  );
}
