import type { EquityProposal } from '@ampersand/contract/equity';
import { percentOf } from '@ampersand/contract/equity/words';
import { lazy, Suspense } from 'react';
import { call } from '../../api.ts';
import { dayOf } from '../../page/dates.ts';
import { useZone } from '../../page/zone.ts';
import { Alert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { focusAfterDialog } from '../../ui/focus-after-dialog.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AskingButton } from '../together/asking-button.tsx';
import { useTogether } from '../together/context.ts';
import { DeclineButton, Declined } from '../together/decline-button.tsx';
import { useChanging } from '../together/use-changing.ts';
import { useWriting } from '../together/use-proposing.ts';
import { proposalDraft } from './draft.ts';
import { TermsList } from './terms-list.tsx';

const ProposalForm = lazy(async () => ({ default: (await import('./proposal-form.tsx')).ProposalForm }));

interface ProposalsProps {
  connectionId: string;
  proposals: readonly EquityProposal[];
  called: string;
  isOpen: boolean;
  refresh: () => Promise<void>;
  onAccepted: () => void;
}

/** What is proposed, with a way to accept it or to propose something else. */
export function Proposals(props: ProposalsProps) {
  const { connectionId, proposals, called, isOpen, refresh, onAccepted } = props;
  const [latest] = proposals;
  const open = latest?.status === 'OPEN' ? latest : undefined;
  const past = open ? proposals.slice(1) : proposals;
  const { you } = useTogether();
  const { writes, draft, title, write, close } = useWriting(proposalDraft(you.id, connectionId));
  return (
    <section aria-labelledby="proposals-title">
      <h2 id="proposals-title" ref={title} tabIndex={-1} className="text-2xl">
        Proposals
      </h2>
      <p className="measure mt-1 mb-4 text-muted">
        {isOpen &&
          'Either of you proposes; the other accepts, or proposes something else. It holds once both have accepted the same.'}
      </p>
      {open && (
        <OpenProposal
          key={open.id}
          connectionId={connectionId}
          proposal={open}
          called={called}
          isOpen={isOpen}
          refresh={refresh}
          onAccepted={onAccepted}
          onGone={() => focusAfterDialog(() => title.current)}
        />
      )}
      {isOpen && latest?.status === 'DECLINED' && <Declined mine={latest.mine} called={called} />}
      {!open && proposals.length === 0 && !writes && <p>Nothing is proposed yet.</p>}
      {isOpen && !writes && (
        <Button
          className="mt-4 print:hidden"
          variant={open ? 'secondary' : 'primary'}
          onClick={() => void write()}
          aria-expanded={false}
        >
          {open && !open.mine ? 'Propose something else' : open ? 'Change my proposal' : 'Propose a split'}
        </Button>
      )}
      {isOpen && writes && (
        <Suspense fallback={<Skeleton className="mt-4 h-96" />}>
          <ProposalForm
            connectionId={connectionId}
            latest={latest}
            draft={draft}
            called={called}
            refresh={refresh}
            onDone={close}
          />
        </Suspense>
      )}
      {past.length > 0 && <Past proposals={past} called={called} />}
    </section>
  );
}

interface OpenProposalProps extends Omit<ProposalsProps, 'proposals'> {
  proposal: EquityProposal;
  /** The button that had the focus goes. */
  onGone: () => void;
}

function OpenProposal(props: OpenProposalProps) {
  const { connectionId, proposal, called, isOpen, refresh, onAccepted, onGone } = props;
  const changing = useChanging(refresh);
  const params = { connectionId, proposalId: proposal.id };
  const withdraw = async () => {
    const send = () =>
      call('POST /connections/{connectionId}/equity/proposals/{proposalId}/withdraw', { params });
    if (await changing.change(send)) onGone();
  };
  return (
    <Card as="section" aria-labelledby="open-proposal">
      <h3 id="open-proposal" className="mb-3 text-xl">
        {proposal.mine ? (
          'You propose'
        ) : (
          <>
            <bdi>{called}</bdi> proposes
          </>
        )}
      </h3>
      <TermsList terms={proposal.terms} called={called} />
      {isOpen && !proposal.mine && (
        <div className="acts mt-5 print:hidden">
          <AskingButton
            label="Accept this"
            variant="primary"
            title="Accept this split?"
            action="Accept"
            busyAction="Accepting..."
            send={() =>
              call('POST /connections/{connectionId}/equity/proposals/{proposalId}/accept', { params })
            }
            refresh={refresh}
            onDone={onAccepted}
          >
            <p>
              You get {percentOf(proposal.terms.yours)} of what you two divide. It is kept as it stands for
              both of you, and replaced only by something else that you both accept. This is not legal or tax
              advice: have a lawyer write it into the papers of your company.
            </p>
          </AskingButton>
          <DeclineButton
            called={called}
            send={() =>
              call('POST /connections/{connectionId}/equity/proposals/{proposalId}/decline', { params })
            }
            refresh={refresh}
            onDeclined={onGone}
          />
        </div>
      )}
      {proposal.mine && (
        <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
          <p role="status" className="text-muted">
            {isOpen ? (
              <>
                It waits for <bdi>{called}</bdi>.
              </>
            ) : (
              'The other did not accept it.'
            )}
          </p>
          {isOpen && (
            <Button size="sm" busy={changing.busy} onClick={() => void withdraw()}>
              {changing.busy ? 'Withdrawing...' : 'Withdraw it'}
            </Button>
          )}
        </div>
      )}
      <Alert className="mt-4">{changing.failure}</Alert>
    </Card>
  );
}

const statusWords = {
  OPEN: 'Open',
  REPLACED: 'Replaced',
  ACCEPTED: 'Accepted',
  WITHDRAWN: 'Withdrawn',
  DECLINED: 'Declined',
} as const;

function Past({ proposals, called }: { proposals: readonly EquityProposal[]; called: string }) {
  const zone = useZone();
  return (
    <Disclosure label={`Earlier proposals (${proposals.length})`} className="mt-5">
      <ol className="mt-2 flex flex-col divide-y divide-line">
        {proposals.map(({ id, mine, terms, status, createdAt }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-2.5">
            <span className="flex-1 basis-60">
              {mine ? 'You' : <bdi>{called}</bdi>}: {percentOf(terms.yours)} for you, pool{' '}
              {percentOf(terms.pool)}, {terms.vesting.years} years
            </span>
            <span className="text-sm text-muted">{dayOf(createdAt, zone)}</span>
            <Badge tone={status === 'ACCEPTED' ? 'ok' : 'neutral'}>{statusWords[status]}</Badge>
          </li>
        ))}
      </ol>
    </Disclosure>
  );
}
