import { Suspense, useState } from 'react';
import { Await, Link, useAsyncError } from 'react-router';
import { call, failureMessage } from '../../api.ts';
import { areaOf } from '../../page/area.ts';
import { LongRead } from '../../page/long-read.tsx';
import { useFailure } from '../../page/session-end.ts';
import type { You } from '../../page/you.ts';
import { AmpLoader } from '../../ui/amp-loader.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { InviteButton } from '../invitations/invite-button.tsx';
import type { Tied } from '../invitations/ties.ts';
import type { CardPerson } from './match-list.ts';
import { WhyYouTwo } from './why-you-two.tsx';

type WhyPerson = Pick<CardPerson, 'id' | 'fullName' | 'calledName' | 'profileUrl'>;

interface WhyDialogProps {
  you: You;
  other: WhyPerson | undefined;
  /** Absent where they are invited already, or have invited. */
  onInvite?: (id: string) => void;
  tie?: Tied | undefined;
  onClose: () => void;
}

/** 'Why you two' over the list. The last person stays in it while it fades out. */
export function WhyDialog({ you, other, onInvite, tie, onClose }: WhyDialogProps) {
  const [last, setLast] = useState(other);
  if (other && other !== last) setLast(other);
  const area = areaOf(you);
  return (
    <Dialog
      open={other !== undefined}
      onClose={onClose}
      size="lg"
      title="Why you two"
      actions={
        last && (
          <>
            {onInvite && <InviteButton name={last.fullName} tie={tie} onInvite={() => onInvite(last.id)} />}
            <Link to={area.paths.detailPage(last.id)} className={buttonClass({ variant: 'primary' })}>
              View Profile
            </Link>
          </>
        )
      }
    >
      {last && <LoadedPair key={last.id} you={you} other={last} />}
    </Dialog>
  );
}

function LoadedPair({ you, other }: { you: You; other: WhyPerson }) {
  const failureOf = useFailure();
  const [pair, setPair] = useState(load);

  function load() {
    return call('GET /matchings/pair/{otherId}', { params: { otherId: other.id } }).catch(
      (error: unknown) => {
        throw failureOf(error) ?? error;
      },
    );
  }

  return (
    <Suspense fallback={<Waiting />}>
      <Await resolve={pair} errorElement={<Failed onRetry={() => setPair(load())} />}>
        {({ data }) => (
          <LongRead label="The comparison">
            <WhyYouTwo pair={data} you={you} other={other} />
          </LongRead>
        )}
      </Await>
    </Suspense>
  );
}

function Waiting() {
  return (
    <div role="status" className="flex min-h-80 items-center justify-center">
      <AmpLoader />
      <span className="sr-only">Loading the comparison</span>
    </div>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const error = useAsyncError();
  return (
    <ErrorState heading="h3" title="The comparison did not load" onRetry={onRetry}>
      {failureMessage(error, 'Something went wrong on our side.')}
    </ErrorState>
  );
}
