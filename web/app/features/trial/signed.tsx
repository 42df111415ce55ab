import { trialPath } from '@ampersand/contract/path';
import type { SignedTrial } from '@ampersand/contract/trial';
import { toAnswer } from '@ampersand/contract/trial/holds';
import { Download } from 'lucide-react';
import { useId } from 'react';
import { apiUrl, call } from '../../api.ts';
import { dayOf, longDate } from '../../page/dates.ts';
import { useZone } from '../../page/zone.ts';
import { Alert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { AskingButton } from '../together/asking-button.tsx';
import { useTogether } from '../together/context.ts';
import type { TrialFrame } from './frame.ts';
import { Paper } from './paper.tsx';
import { Said, WaitingRounds } from './rounds.tsx';
import { Signatures } from './signatures.tsx';
import { roundTitle } from './words.ts';

interface SignedProps extends TrialFrame {
  title: string;
  trial: SignedTrial;
  /** Another one is signed to follow it. */
  hasNext: boolean;
  /** Where another one can be proposed. */
  onPropose?: (() => void) | undefined;
  /** The button that had the focus goes. */
  onLeft: () => void;
}

/** A trial that holds, or will: how long it goes, and what both signed. */
export function Signed({ title, onPropose, ...leaving }: SignedProps) {
  const { called, isOpen, trial } = leaving;
  const { id, text, isIntact, signatures, state, terms } = trial;
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="text-2xl">
        {title}
      </h2>
      <Card className="mt-4">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Badge tone={state === 'RUNNING' ? 'ok' : 'neutral'}>{states[state]}</Badge>
          <Span trial={trial} called={called} />
        </div>
        <p className="mt-3 text-lg wrap-anywhere">
          <bdi>{terms.goal}</bdi>
        </p>
        <Disclosure label="What you both signed" className="mt-3">
          <div className="mt-2 border-t border-line pt-4">
            <Paper text={text} />
          </div>
        </Disclosure>
        <div className="mt-4 border-t border-line pt-4">
          <Signatures signatures={signatures} />
          <Intact isIntact={isIntact} hash={trial.hash} />
        </div>
        <div className="acts mt-5 print:hidden">
          <a href={apiUrl(trialPath(id))} download className={buttonClass()}>
            <Download className="size-4.5" aria-hidden="true" /> PDF
          </a>
          {onPropose && (
            <Button onClick={onPropose} aria-expanded={false}>
              Propose another trial
            </Button>
          )}
          {isOpen && state !== 'OVER' && <Leave {...leaving} />}
        </div>
      </Card>
    </section>
  );
}

const states: Record<SignedTrial['state'], string> = {
  AHEAD: 'Begins soon',
  RUNNING: 'Under way',
  OVER: 'Over',
};

/** Days of a trial are UTC days; when one of the two ended it is told on the reader's clock, as in their conversation. */
function Span({ trial: { terms, lastDay, ended }, called }: { trial: SignedTrial; called: string }) {
  const { conversation } = useTogether();
  const zone = useZone();
  // A former member is not named.
  if (ended?.how === 'LEFT' && (ended.byYou || conversation.person))
    return (
      <p className="text-muted">
        {ended.byYou ? 'You' : <bdi>{called}</bdi>} ended it on {dayOf(ended.at, zone)}.
      </p>
    );
  if (ended) return <p className="text-muted">It ended on {dayOf(ended.at, 'UTC')}.</p>;
  return (
    <p className="text-muted">
      {longDate(terms.startsOn)} to {longDate(lastDay)}
    </p>
  );
}

function Intact({ isIntact, hash }: { isIntact: boolean; hash: string }) {
  if (!isIntact)
    return (
      <Alert className="mt-3">
        This text is not what you both signed. Please write to us, and keep the PDF from your email.
      </Alert>
    );
  return (
    <p className="mt-2 text-sm text-muted">
      Unchanged since you both signed it. <span className="wrap-anywhere">SHA-256: {hash}</span>
    </p>
  );
}

const ending = {
  label: 'End the trial',
  title: 'End the trial?',
  action: 'End it',
  busyAction: 'Ending...',
};
const callingOff = {
  label: 'Call it off',
  title: 'Call the trial off?',
  action: 'Call it off',
  busyAction: 'Calling off...',
};

function Leave({
  connectionId,
  called,
  trial,
  refresh,
  hasNext,
  onLeft,
}: Omit<SignedProps, 'title' | 'onPropose'>) {
  const params = { connectionId, trialId: trial.id };
  const isAhead = trial.state === 'AHEAD';
  return (
    <AskingButton
      {...(isAhead ? callingOff : ending)}
      cancel="Keep the trial"
      danger
      send={() => call('POST /connections/{connectionId}/trials/{trialId}/leave', { params })}
      refresh={refresh}
      onDone={onLeft}
    >
      {isAhead ? (
        <p>
          We tell <bdi>{called}</bdi> that you have called it off, in kind words. It has not begun, so there
          is nothing to hand over. A few words of your own in the conversation help.
        </p>
      ) : (
        <p>
          We tell <bdi>{called}</bdi> that you have ended it, in kind words. What you two signed about leaving
          holds: {trial.terms.notice === 'AT_ONCE' ? 'it ends at once' : 'keep to the days you agreed on'},
          and each hands over what belongs to the other. A few words of your own in the conversation help.
        </p>
      )}
      {hasNext && <p>What you two have signed to follow it ends with it.</p>}
    </AskingButton>
  );
}

interface EarlierTrialsProps extends TrialFrame {
  trials: readonly SignedTrial[];
}

/** What was signed before, open where there is something to answer. */
export function EarlierTrials({ trials, ...frame }: EarlierTrialsProps) {
  const { called } = frame;
  const waits = (trial: SignedTrial) => frame.isOpen && toAnswer(trial).length > 0;
  return (
    <Disclosure label={`Earlier trials (${trials.length})`} open={trials.some(waits)}>
      <ul className="mt-2 flex flex-col gap-4">
        {trials.map((trial) => (
          <Card as="li" key={trial.id} className="p-4 sm:p-5">
            <p className="font-semibold wrap-anywhere">
              <bdi>{trial.terms.goal}</bdi>
            </p>
            <Span trial={trial} called={called} />
            <a
              href={apiUrl(trialPath(trial.id))}
              download
              className="mt-2 inline-block py-2 font-medium text-primary underline"
            >
              PDF<span className="sr-only"> of the trial to find out: {trial.terms.goal}</span>
            </a>
            {waits(trial) && <WaitingRounds {...frame} trial={trial} />}
            {trial.rounds
              .filter(({ mine }) => mine !== null)
              .map((round) => (
                <section key={roundTitle(round)} className="mt-4 border-t border-line pt-4">
                  <h3 className="text-lg">{roundTitle(round)}</h3>
                  <Said {...frame} round={round} />
                </section>
              ))}
          </Card>
        ))}
      </ul>
    </Disclosure>
  );
}
