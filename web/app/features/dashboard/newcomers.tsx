import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import type { Area } from '../../page/area.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Card } from '../../ui/card.tsx';
import type { Match } from '../matchings/match-list.ts';
import { scoreWord } from '../matchings/words.ts';

interface NewcomersProps {
  people: readonly Match[];
  paths: Area['paths'];
}

/** Who has joined this week and fits: a line each. */
export function Newcomers({ people, paths }: NewcomersProps) {
  return (
    <section aria-labelledby="new-title">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="new-title" className="text-2xl">
          New this week
        </h2>
        <Link
          to={`${paths.matches}?sort=NEW`}
          className="text-link inline-flex items-center gap-1.5 py-1 font-medium"
        >
          See who joined last
          <ArrowRight className="size-4.5 rtl:-scale-x-100" aria-hidden="true" />
        </Link>
      </div>
      <Card className="px-4 py-1 sm:px-5">
        <ul className="divide-y divide-line">
          {people.map((match) => (
            <Newcomer key={match.id} match={match} to={paths.detailPage(match.id)} />
          ))}
        </ul>
      </Card>
    </section>
  );
}

function Newcomer({ match, to }: { match: Match; to: string }) {
  const { person, reason } = match;
  const { fullName, profileUrl, company, role, firstLine } = person;
  const title = company?.companyName ?? fullName;
  return (
    <li className="flex items-center gap-3 py-3">
      <Avatar name={title} src={company ? company.companyUrl : profileUrl} square={company !== undefined} />
      <div className="min-w-0 flex-1">
        <p className="leading-snug">
          <Link
            to={to}
            className="font-semibold wrap-anywhere underline decoration-1 underline-offset-4 hover:decoration-2"
          >
            <bdi>{title}</bdi>
          </Link>
          {company && (
            <span className="text-muted">
              {' · '}
              <bdi>{fullName}</bdi>
            </span>
          )}
        </p>
        <p dir="auto" className="line-clamp-2 text-start text-sm text-muted">
          {reason?.text ?? firstLine ?? role}
        </p>
      </div>
      <p className="shrink-0 text-sm font-medium tabular-nums">
        {match.match}
        <span className="sr-only"> {scoreWord(match).toLowerCase()}</span>
      </p>
    </li>
  );
}
