import { utcDay } from '@ampersand/contract/time';
import type { Trial, TrialProposal } from '@ampersand/contract/trial';
import { agreedOf, nextStart } from '@ampersand/contract/trial/holds';
import { lazy, Suspense } from 'react';
import { call } from '../../api.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { focusAfterDialog } from '../../ui/focus-after-dialog.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DeclineButton, Declined } from '../together/decline-button.tsx';
import { useChanging } from '../together/use-changing.ts';
import type { useWriting } from '../together/use-proposing.ts';
import type { TrialFrame } from './frame.ts';
import { Paper } from './paper.tsx';
import { SignForm } from './sign-form.tsx';
import { Signatures } from './signatures.tsx';
import type { TypedTerms } from './typed-terms.ts';

const ProposalForm = lazy(async () => ({ default: (await import('./proposal-form.tsx')).ProposalForm }));
const Changes = lazy(async () => ({ default: (await import('./changes.tsx')).Changes }));

interface ProposalsProps extends TrialFrame {
  trial: Trial;
  writing: ReturnType<typeof useWriting<TypedTerms>>;
  onSigned: () => void;
  /** The form that had the focus goes, and where something holds the heading above it may too. */
  onClosed: () => void;
}

/** What is proposed, with a way to sign it or to propose something else. */
export function Proposals({ trial, writing, onSigned, onClosed, ...frame }: ProposalsProps) {
  const { side, proposals, trials } = trial;
  const { isOpen, called } = frame;
  const [latest] = proposals;
  const { holds } = agreedOf(trials);
  const open = latest?.status === 'OPEN' ? latest : undefined;
  const { writes, draft, title, write, close } = writing;
  if (!isOpen && !open)
    return holds ? null : <p className="text-muted">You two have not agreed on a trial.</p>;
  // Where something holds, another one is proposed beside it.
  if (holds && !open && !writes && latest?.status !== 'DECLINED') return null;
  return (
    <section aria-labelledby="proposals-title">
      <h2 id="proposals-title" ref={title} tabIndex={-1} className="text-2xl">
        {titleOf(isOpen, holds !== undefined)}
      </h2>
      <p className="measure mt-1 mb-4 text-muted">
        {!isOpen ? null : holds ? (
          'What you both signed can only be replaced by another text that you both sign.'
        ) : (
          <>
            Work on something real with <bdi>{called}</bdi> for one to twelve weeks. Either of you proposes;
            the other signs, or changes what they would like different. It holds once both have signed the
            same text.
          </>
        )}
      </p>
      {open && (
        <OpenProposal
          key={open.id}
          {...frame}
          proposal={open}
          byEmail={trial.byEmail}
          before={beforeOf(trial)}
          holds={holds !== undefined && holds.state !== 'OVER'}
          onWrite={writes ? undefined : () => void write()}
          onSigned={onSigned}
          onGone={() => focusAfterDialog(() => title.current)}
        />
      )}
      {latest?.status === 'DECLINED' && <Declined mine={latest.mine} called={called} />}
      {isOpen && !writes && !open && !holds && (
        <Button
          className="mt-4 print:hidden"
          variant="primary"
          onClick={() => void write()}
          aria-expanded={false}
        >
          Propose a trial
        </Button>
      )}
      {isOpen && writes && (
        <Suspense fallback={<Skeleton className="mt-4 h-96" />}>
          <ProposalForm
            {...frame}
            side={side}
            latest={latest}
            draft={draft}
            begin={open?.terms ?? holds?.terms ?? latest?.terms}
            startsOn={open || !holds ? undefined : nextStart(trials, today())}
            onDone={() => {
              close();
              onClosed();
            }}
          />
        </Suspense>
      )}
    </section>
  );
}

function titleOf(isOpen: boolean, holds: boolean): string {
  if (!isOpen) return 'What was proposed';
  return holds ? 'Another trial' : 'Try it before you decide';
}

/** Days of a trial are UTC days. */
const today = () => utcDay(new Date());

/** The text that an open proposal changes: the proposal before it, or what holds, whichever came last. */
function beforeOf({ proposals: [open, earlier], trials }: Trial): string | undefined {
  if (!open || !earlier || earlier.status === 'SIGNED') return agreedOf(trials).holds?.text;
  return earlier.text;
}

interface OpenProposalProps extends TrialFrame {
  proposal: TrialProposal;
  byEmail: Trial['byEmail'];
  before: string | undefined;
  /** Something that both signed is not over. */
  holds: boolean;
  /** Absent: it is being changed. */
  onWrite: (() => void) | undefined;
  onSigned: () => void;
  /** The button that had the focus goes. */
  onGone: () => void;
}

function OpenProposal(props: OpenProposalProps) {
  const { connectionId, called, isOpen, refresh, proposal, before, holds } = props;
  const { onWrite, onSigned, onGone } = props;
  const { id, mine, text, signatures } = proposal;
  const changing = useChanging(refresh);
  const isSigned = signatures.some((each) => each.mine);
  const params = { connectionId, proposalId: id };
  async function withdraw() {
    const send = () =>
      call('POST /connections/{connectionId}/trial/proposals/{proposalId}/withdraw', { params });
    if (await changing.change(send)) onGone();
  }
  return (
    <Card as="section" aria-labelledby="open-trial">
      <h3 id="open-trial" className="mb-3 text-xl">
        {mine ? (
          'You propose'
        ) : (
          <>
            <bdi>{called}</bdi> proposes
          </>
        )}
      </h3>
      {before !== undefined && before !== text && (
        <p className="mb-4 text-sm text-muted">Changes since the last version are marked.</p>
      )}
      {before === undefined || before === text ? (
        <Paper text={text} />
      ) : (
        <Suspense fallback={<Paper text={text} />}>
          <Changes before={before} text={text} />
        </Suspense>
      )}
      <div className="mt-5 border-t border-line pt-4">
        {signatures.length > 0 && <Signatures signatures={signatures} />}
        {isOpen && !isSigned && (
          <SignForm {...props} proposal={proposal} hasOther={signatures.length > 0} onSigned={onSigned} />
        )}
        {isSigned && (
          <p role="status" className="mt-2 text-muted">
            {isOpen ? (
              <>
                It waits for <bdi>{called}</bdi> to sign.
              </>
            ) : (
              'The other did not sign it.'
            )}
          </p>
        )}
        {isOpen && (
          <div className="acts mt-4 print:hidden">
            {onWrite && (
              <Button onClick={onWrite} aria-expanded={false}>
                {mine ? 'Change my proposal' : 'Change something'}
              </Button>
            )}
            {mine ? (
              <Button variant="quiet" busy={changing.busy} onClick={() => void withdraw()}>
                {changing.busy ? 'Withdrawing...' : 'Withdraw it'}
              </Button>
            ) : (
              <DeclineButton
                called={called}
                send={() =>
                  call('POST /connections/{connectionId}/trial/proposals/{proposalId}/decline', { params })
                }
                refresh={refresh}
                onDeclined={onGone}
              >
                {holds && 'What you have both signed stays.'}
              </DeclineButton>
            )}
          </div>
        )}
        <Alert className="mt-4">{changing.failure}</Alert>
      </div>
    </Card>
  );
}
