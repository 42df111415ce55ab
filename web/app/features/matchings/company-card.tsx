import { companyTypesInShort } from '../../labels.ts';
import { paths } from '../../paths.ts';
import { Avatar } from '../../ui/avatar.tsx';
import type { PersonCardProps } from './applicant-card.tsx';
import { MatchCard } from './match-card.tsx';

/** A founder's company as an applicant sees it in a list. */
export function CompanyCard({ match, focused = false, ...rest }: PersonCardProps) {
  const { fullName, company, line } = match.person;
  return (
    <MatchCard
      match={match}
      mark={<Avatar name={company?.companyName ?? fullName} src={company?.companyUrl} size="lg" square />}
      title={company?.companyName ?? fullName}
      subtitle={
        <p className="line-clamp-3 leading-snug">
          {company ? companyTypesInShort[company.companyType] : 'No company details yet'}
          {company && (
            <>
              {' · '}
              <bdi className="inline-block max-w-full">{fullName}</bdi>
            </>
          )}
        </p>
      }
      to={paths.applicant.detailPage(match.id)}
      linkLabel="View"
      linkWhom={company?.companyName ?? fullName}
      focused={focused}
      {...rest}
    >
      {company && (
        <p dir="auto" className="line-clamp-2 text-start">
          <span className="font-semibold">Looking for: </span>
          {company.lookingFor}
        </p>
      )}
      {line && (
        <blockquote dir="auto" className="line-clamp-2 text-start font-display text-lg text-muted">
          {line}
        </blockquote>
      )}
    </MatchCard>
  );
}
