import type { Pair, Reason } from '@ampersand/contract/matchings';
import type { PublicUser } from '@ampersand/contract/users';
import { clsx } from 'clsx';
import { CircleAlert, Lightbulb } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { areaOf } from '../../page/area.ts';
import type { You } from '../../page/you.ts';
import { AmpMark } from '../../ui/amp-mark.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { ScoreRing } from '../../ui/score-ring.tsx';
import { WhyTable } from './why-table.tsx';
import { certainty, GAP_TITLE, reasonTitle, scoreWord } from './words.ts';

interface WhyYouTwoProps {
  pair: Pair;
  you: You;
  other: Pick<PublicUser, 'fullName' | 'calledName' | 'profileUrl'>;
}

/** The score taken apart: what speaks for it and what to talk about, every topic in one table, and what would change it. */
export function WhyYouTwo({ pair, you, other }: WhyYouTwoProps) {
  const name = other.calledName;
  const area = areaOf(you);
  return (
    <div className="@container flex flex-col gap-7">
      <Figure pair={pair} you={you} other={other} />
      {(pair.reasons.length > 0 || pair.gaps.length > 0) && (
        <div className={clsx('grid gap-6', pair.gaps.length > 0 && '@xl:grid-cols-2')}>
          <Sentences title="What fits" list={pair.reasons} leadOf={(reason) => reasonTitle(reason, name)}>
            <AmpMark className="mt-1 size-4.5 text-accent" />
          </Sentences>
          <Sentences title="What to talk about" list={pair.gaps} leadOf={() => GAP_TITLE}>
            <CircleAlert className="mt-0.75 size-4.5 shrink-0 text-muted" aria-hidden="true" />
          </Sentences>
        </div>
      )}
      <WhyTable topics={pair.topics} name={name} />
      {pair.wouldChange.length > 0 && (
        <section className="rounded-control bg-accent-soft p-4 sm:p-5">
          <h3 className="flex items-center gap-2 text-lg">
            <Lightbulb className="size-5 text-accent-ink" aria-hidden="true" />
            What would change this
          </h3>
          <ul className="mt-2 flex list-disc flex-col gap-1 ps-5 wrap-anywhere">
            {pair.wouldChange.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
          <p className="mt-2 flex flex-wrap gap-x-5">
            <Link to={area.paths.preferance} className={LINK}>
              Update your preferences
            </Link>
            <Link to={area.paths.profile} className={LINK}>
              Update your profile
            </Link>
          </p>
        </section>
      )}
    </div>
  );
}

const LINK = 'py-1 text-ink underline underline-offset-4';

/** The two of you, the figure, and how far to trust it. */
function Figure({ pair, you, other }: WhyYouTwoProps) {
  const { title, text } = certainty(pair.uncertainty);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
      <div className="flex items-center" aria-hidden="true">
        <Avatar name={you.fullName} src={you.profileUrl} size="lg" />
        <span className="z-1 -mx-2.5 flex size-9 items-center justify-center rounded-full bg-surface text-primary ring-1 ring-line">
          <AmpMark className="size-5" />
        </span>
        <Avatar name={other.fullName} src={other.profileUrl} size="lg" />
      </div>
      <ScoreRing
        value={pair.score}
        label={`${pair.match} ${scoreWord(pair)}`}
        size={84}
        className="sm:order-last"
      />
      <div className="min-w-0 max-sm:basis-full sm:flex-1">
        <p className="font-display text-xl leading-snug font-medium tracking-tight">
          You <em>&amp;</em> <bdi>{other.fullName}</bdi>
        </p>
        <p className="mt-1 text-muted">
          <span className="font-semibold text-ink">{title}.</span> {text}
        </p>
      </div>
    </div>
  );
}

interface SentencesProps {
  title: string;
  list: readonly Reason[];
  /** What is said before each to who hears it. */
  leadOf: (reason: Reason) => string;
  children: ReactNode;
}

function Sentences({ title, list, leadOf, children }: SentencesProps) {
  if (list.length === 0) return null;
  return (
    <section className="min-w-0">
      <h3 className="text-lg">{title}</h3>
      <ul className="mt-2 flex flex-col gap-2.5">
        {list.map((reason) => (
          <li key={`${reason.direction}${reason.text}`} className="flex gap-2.5">
            {children}
            <span className="min-w-0 leading-snug wrap-anywhere">
              <span className="sr-only">{leadOf(reason)}: </span>
              {reason.text}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
