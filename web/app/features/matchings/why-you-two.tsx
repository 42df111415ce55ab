import type { Pair, Reason } from '@ampersand/contract/matchings';
import type { OwnUser, PublicUser } from '@ampersand/contract/users';
import { clsx } from 'clsx';
import { ChevronDown, CircleAlert, Lightbulb } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { areaOf } from '../../page/area.ts';
import { AmpMark } from '../../ui/amp-mark.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { ScoreRing } from '../../ui/score-ring.tsx';
import { WhyLines } from './why-line.tsx';
import { certainty, reasonTitle, tally } from './words.ts';

interface WhyYouTwoProps {
  pair: Pair;
  you: OwnUser;
  other: Pick<PublicUser, 'fullName' | 'calledName' | 'profileUrl'>;
  /** The comparison line by line waits for a tap. */
  folded?: boolean;
}

/** The score taken apart: both directions line by line, reasons, gaps, and what would change it. */
export function WhyYouTwo({ pair, you, other, folded = false }: WhyYouTwoProps) {
  const name = other.calledName;
  const isolated = <bdi>{name}</bdi>;
  const area = areaOf(you);
  return (
    <div className="flex flex-col gap-7">
      <Figure pair={pair} you={you} other={other} />
      {(pair.reasons.length > 0 || pair.gaps.length > 0) && (
        <div className={clsx('grid gap-6', pair.gaps.length > 0 && 'sm:grid-cols-2')}>
          <Sentences title="Why it could work" list={pair.reasons} name={name}>
            <AmpMark className="mt-1 size-4.5 text-accent" />
          </Sentences>
          <Sentences title="What to talk about" list={pair.gaps} name={name}>
            <CircleAlert className="mt-0.75 size-4.5 shrink-0 text-muted" aria-hidden="true" />
          </Sentences>
        </div>
      )}
      <Lines folded={folded} tally={tally([...pair.youLookFor, ...pair.theyLookFor])}>
        <WhyLines
          title={<>What you are looking for, and what {isolated} offers</>}
          wishFrom="You"
          offerFrom={name}
          lines={pair.youLookFor}
          none="There is nothing to compare here."
        />
        <WhyLines
          title={<>What {isolated} is looking for, and what you offer</>}
          wishFrom={name}
          offerFrom="You"
          lines={pair.theyLookFor}
          none="There is nothing to compare here."
        />
      </Lines>
      {pair.wouldChange.length > 0 && (
        <section className="rounded-control bg-accent-soft p-4 sm:p-5">
          <h3 className="flex items-center gap-2 text-lg">
            <Lightbulb className="size-5 text-accent-ink" aria-hidden="true" />
            What would change this
          </h3>
          <ul className="mt-2 flex list-disc flex-col gap-1 ps-5">
            {pair.wouldChange.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
          <Link
            to={area.paths.preferance}
            className="mt-2 inline-block py-1 text-ink underline underline-offset-4"
          >
            Update your preferences
          </Link>
        </section>
      )}
    </div>
  );
}

function Lines({ folded, tally, children }: { folded: boolean; tally: string; children: ReactNode }) {
  const columns = <div className="grid gap-x-8 gap-y-7 sm:grid-cols-2">{children}</div>;
  if (!folded) return columns;
  return (
    <details className="group rounded-control border border-line">
      <summary className="flex min-h-12 items-center justify-between gap-3 rounded-control px-4 font-semibold">
        <span className="flex flex-wrap gap-x-4 py-2">
          Compare line by line
          <span className="font-normal text-muted">{tally}</span>
        </span>
        <ChevronDown
          className="size-5 shrink-0 transition-transform group-open:rotate-180"
          aria-hidden="true"
        />
      </summary>
      <div className="px-4 pt-3 pb-4">{columns}</div>
    </details>
  );
}

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
      <ScoreRing value={pair.score} label={`${pair.match} Match`} size={84} className="sm:order-last" />
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
  name: string;
  children: ReactNode;
}

function Sentences({ title, list, name, children }: SentencesProps) {
  if (list.length === 0) return null;
  return (
    <section>
      <h3 className="text-lg">{title}</h3>
      <ul className="mt-2 flex flex-col gap-2.5">
        {list.map((reason) => (
          <li key={`${reason.direction}${reason.text}`} className="flex gap-2.5">
            {children}
            <span className="min-w-0 leading-snug">
              <span className="sr-only">{reasonTitle(reason, name)}: </span>
              {reason.text}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
