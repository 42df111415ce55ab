import { ArrowUp } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { isPlainClick } from '../../page/plain-click.ts';
import type { You } from '../../page/you.ts';
import { Badge } from '../../ui/badge.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Tag } from '../../ui/tag.tsx';
import { PersonMenu } from '../blocks/person-menu.tsx';
import { PassButton } from '../choices/pass-button.tsx';
import { SaveButton } from '../choices/save-button.tsx';
import { InviteButton } from '../invitations/invite-button.tsx';
import type { Tied } from '../invitations/ties.ts';
import { IdentityBadge } from '../profile/identity-badge.tsx';
import { lastHereText } from '../profile/last-here.ts';
import { FoundLine } from './found-line.tsx';
import { KeyFacts } from './key-facts.tsx';
import type { Match } from './match-list.ts';
import { ScoreButton } from './score-button.tsx';
import { WhyInShort } from './why-in-short.tsx';
import { movedUpWords } from './words.ts';

interface MatchCardProps {
  you: You;
  match: Match;
  /** Face or company mark. */
  mark: ReactNode;
  title: string;
  subtitle: ReactNode;
  /** What they want, and whatever else is told in their own words. */
  children: ReactNode;
  to: string;
  linkLabel: string;
  /** Goes on after `linkLabel` for who hears the link without the card. */
  linkWhom: string;
  onWhy: () => void;
  /** What stands between the two already. */
  tie: Tied | undefined;
  onInvite: () => void;
  onSaved: (isSaved: boolean) => void;
  onPassed: () => void;
  /** Takes the focus when it appears. */
  focused?: boolean;
  /** Opens them beside the list, where there is room; whether there was. */
  onOpen?: (() => boolean) | undefined;
  /** They are open beside the list. */
  isOpen?: boolean;
}

/** A match as one decides on it in five seconds; the score opens the deeper look. */
export function MatchCard(props: MatchCardProps) {
  const {
    you,
    match,
    mark,
    title,
    subtitle,
    children,
    to,
    linkLabel,
    linkWhom,
    onWhy,
    tie,
    onInvite,
    onSaved,
    onPassed,
    focused = false,
    onOpen,
    isOpen = false,
  } = props;
  const titleId = useId();
  const subtitleId = useId();
  return (
    <article
      // Two people, or two companies, may have the same name.
      aria-labelledby={`${titleId} ${subtitleId}`}
      tabIndex={-1}
      data-open={isOpen || undefined}
      aria-current={isOpen || undefined}
      ref={focused ? focusOnce : undefined}
      className="@container flex h-full rounded-card"
    >
      <Card className="relative flex min-w-0 flex-1 flex-col gap-3 p-4 in-data-open:border-primary in-data-open:ring-1 in-data-open:ring-primary sm:p-5">
        <div className="flex items-start gap-3 sm:gap-4 @max-md:flex-wrap">
          <div className="shrink-0 @max-md:basis-full">{mark}</div>
          <div className="min-w-0 flex-1">
            <h3 id={titleId} className="line-clamp-2 text-xl leading-tight">
              <bdi>{title}</bdi>
            </h3>
            <div id={subtitleId} className="mt-0.5 text-muted">
              {subtitle}
            </div>
            {(match.isNew || match.person.lastHere || match.person.identityReviewed) && (
              <p className="mt-1.5 flex flex-wrap gap-2">
                {match.person.identityReviewed && <IdentityBadge />}
                {match.isNew && <Badge tone="primary">New in your list</Badge>}
                {match.person.lastHere && <Badge>{lastHereText(match.person.lastHere)}</Badge>}
              </p>
            )}
          </div>
          <ScoreButton match={match} onOpen={onWhy} />
        </div>
        {match.found && <FoundLine found={match.found} />}
        {children}
        <KeyFacts facts={match.facts} short />
        {match.movedUp && (
          <p className="flex gap-2 text-sm text-muted">
            <ArrowUp className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
            Moved up: {movedUpWords[match.movedUp]}
          </p>
        )}
        <WhyInShort match={match} />
        {match.person.skills.length > 0 && (
          <ul aria-label="Skills" className="flex flex-wrap gap-2">
            {match.person.skills.map((tag) => (
              <li key={tag} className="flex max-w-full">
                <Tag>{tag}</Tag>
              </li>
            ))}
          </ul>
        )}
        <div className="mt-auto flex flex-wrap items-center gap-2 pt-1">
          <div className="flex flex-wrap gap-2 @max-md:grow @max-md:*:flex-1 @max-md:*:px-3">
            <Link
              to={to}
              data-does="view"
              className={buttonClass({ variant: 'secondary' })}
              onClick={(event) => {
                if (isPlainClick(event) && onOpen?.()) event.preventDefault();
              }}
            >
              {linkLabel}
              <span className="sr-only"> {linkWhom}</span>
            </Link>
            <InviteButton name={match.person.fullName} tie={tie} onInvite={onInvite} />
          </div>
          {/* Where the line is too short for all, in the corner beside the face. */}
          <div className="ms-auto flex @max-md:absolute @max-md:end-1 @max-md:top-1 @max-md:sm:end-2 @max-md:sm:top-2">
            <SaveButton person={match.person} isSaved={match.isSaved} onChange={onSaved} icon />
            <PassButton person={match.person} onPassed={onPassed} icon />
            <PersonMenu you={you} person={match.person} />
          </div>
        </div>
      </Card>
    </article>
  );
}

function focusOnce(element: HTMLElement | null) {
  element?.focus();
}
