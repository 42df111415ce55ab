import type { SignedTrial, TrialCheckIn, TrialRoundState } from '@ampersand/contract/trial';
import { toAnswer } from '@ampersand/contract/trial/holds';
import { EyeOff } from 'lucide-react';
import { lazy, Suspense, useRef } from 'react';
import { longDate } from '../../page/dates.ts';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { TrialFrame } from './frame.ts';
import { checkInQuestions, debriefQuestions, outcomeText, places, roundTitle } from './words.ts';

const RoundForm = lazy(async () => ({ default: (await import('./round-form.tsx')).RoundForm }));

interface RoundsProps extends TrialFrame {
  trial: SignedTrial;
}

/** What both are asked in the course of a trial: what waits for an answer first, then what was said, the latest first. */
export function Rounds({ trial, ...frame }: RoundsProps) {
  const { rounds } = trial;
  const said = rounds.filter((round) => round.mine !== null).toReversed();
  const next = rounds.find(
    ({ opensOn, isOpen, mine }) => !isOpen && mine === null && opensOn > lastOpened(rounds),
  );
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <section aria-labelledby="rounds-title">
      <h2 id="rounds-title" ref={title} tabIndex={-1} className="text-2xl">
        How it goes
      </h2>
      <p className="measure mt-1 mb-4 text-muted">
        Each of you answers unseen; then both answers are shown. Of ‘go on, extend or stop’ you are told only
        what comes of both.
      </p>
      <div className="flex flex-col gap-4">
        {/* The form that had the focus goes. */}
        <WaitingRounds {...frame} trial={trial} onSaid={() => title.current?.focus()} />
        {next && trial.state !== 'OVER' && (
          <p className="text-muted">
            Next: {roundTitle(next)}, from {longDate(next.opensOn)}.
          </p>
        )}
        {said.map((round) => (
          <Card as="section" key={keyOf(round)} aria-label={roundTitle(round)}>
            <h3 className="text-xl">{roundTitle(round)}</h3>
            <Said {...frame} round={round} />
          </Card>
        ))}
      </div>
    </section>
  );
}

/** The day on which something opened last. */
const lastOpened = (rounds: readonly TrialRoundState[]) =>
  rounds.findLast(({ isOpen }) => isOpen)?.opensOn ?? '';

interface WaitingRoundsProps extends RoundsProps {
  onSaid?: () => void;
}

/** What waits for an answer of a trial; of one that was replaced, only what the other has said. */
export function WaitingRounds({ trial, onSaid, ...frame }: WaitingRoundsProps) {
  if (!frame.isOpen) return null;
  return toAnswer(trial).map((round) => (
    <Card as="section" key={keyOf(round)} aria-label={roundTitle(round)}>
      <h3 className="text-xl">{roundTitle(round)}</h3>
      <p className="mt-1 mb-4 flex items-center gap-2 text-sm text-muted">
        <EyeOff className="size-4.5 shrink-0" aria-hidden="true" />
        {round.theyGave ? (
          <span>
            <bdi>{frame.called}</bdi> has answered. Nobody sees yours before you send it.
          </span>
        ) : (
          'You cannot change it once you have sent it.'
        )}
      </p>
      <Suspense fallback={<Skeleton className="h-60" />}>
        <RoundForm {...frame} trialId={trial.id} round={round} onSaid={onSaid} />
      </Suspense>
    </Card>
  ));
}

const keyOf = (round: TrialRoundState) => (round.kind === 'WEEK' ? `WEEK ${round.week}` : round.kind);

interface SaidProps extends TrialFrame {
  round: TrialRoundState;
}

/** What was said of a round, as far as both have. */
export function Said({ round, called, isOpen }: SaidProps) {
  const waits = isOpen && round.isOpen ? <Waits called={called} /> : <>The other did not answer.</>;
  if ('outcome' in round)
    return (
      <p className="measure mt-2">{round.outcome ? outcomeText(round.outcome, round.kind, called) : waits}</p>
    );
  const { mine, theirs } = round;
  const pairs = round.kind === 'WEEK' ? checkInPairs(round.mine, round.theirs) : debriefPairs(round);
  if (!mine) return null;
  return (
    <>
      {!theirs && <p className="mt-2 text-muted">{waits}</p>}
      <dl className="mt-3 flex flex-col gap-4">
        {pairs.map(({ question, own, other }) => (
          <div key={question}>
            <dt className="font-semibold">{question}</dt>
            <Answer who="You" text={own} />
            {other !== undefined && <Answer who={called} text={other} />}
          </div>
        ))}
      </dl>
    </>
  );
}

function Waits({ called }: { called: string }) {
  return (
    <>
      Yours is sent; it waits for <bdi>{called}</bdi>.
    </>
  );
}

function Answer({ who, text }: { who: string; text: string }) {
  return (
    <dd className="mt-1 flex gap-x-3">
      <bdi className="w-20 shrink-0 wrap-anywhere text-muted sm:w-32">{who}</bdi>
      <span dir="auto" className="min-w-0 flex-1 whitespace-pre-line wrap-anywhere">
        {text}
      </span>
    </dd>
  );
}

interface Pair {
  readonly question: string;
  readonly own: string;
  readonly other: string | undefined;
}

function checkInPairs(mine: TrialCheckIn | null, theirs: TrialCheckIn | null): Pair[] {
  const placed = (answer: TrialCheckIn | null, what: 'going' | 'between') =>
    answer ? places[what][answer[what] - 1] : undefined;
  return [
    ...(['going', 'between'] as const).map((what) => ({
      question: checkInQuestions[what],
      own: placed(mine, what) ?? '',
      other: placed(theirs, what),
    })),
    { question: checkInQuestions.change, own: mine?.change ?? '', other: theirs?.change },
  ];
}

function debriefPairs({ mine, theirs }: Extract<TrialRoundState, { kind: 'DEBRIEF' }>): Pair[] {
  return (['well', 'hard', 'learned'] as const).map((what) => ({
    question: debriefQuestions[what],
    own: mine?.[what] ?? '',
    other: theirs?.[what],
  }));
}
