import type { InvitationForm } from '@ampersand/contract/invitations';
import { Suspense, useState } from 'react';
import { Await, useAsyncError } from 'react-router';
import { call, failureMessage } from '../../api.ts';
import { areaOf } from '../../page/area.ts';
import { useFailure } from '../../page/session-end.ts';
import type { You } from '../../page/you.ts';
import { AmpLoader } from '../../ui/amp-loader.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { type NoteDraft, noteDraft } from './draft.ts';
import { InviteForm } from './invite-form.tsx';
import { AnswerFirst, NoneLeft, NoRoom } from './refusals.tsx';
import { TieNote } from './tie-note.tsx';

interface InviteDialogProps {
  you: You;
  other: { id: string; fullName: string; calledName: string };
  listPosition?: number | undefined;
  onClose: () => void;
}

/** What to know before one invites somebody, and the note; or why it cannot be written now. */
export function InviteDialog(props: InviteDialogProps) {
  const { you, other, onClose } = props;
  const failureOf = useFailure();
  const [form, setForm] = useState(load);

  function load() {
    const asked = call('GET /invitations/to/{userId}', { params: { userId: other.id } });
    return Promise.all([asked, noteDraft(you.id, other.id).read()]).catch((error: unknown) => {
      throw failureOf(error) ?? error;
    });
  }

  const again = () => setForm(load());
  return (
    <Dialog
      open
      onClose={onClose}
      title={
        <>
          Invite <bdi>{other.calledName}</bdi> to connect
        </>
      }
    >
      <Suspense fallback={<Waiting />}>
        <Await resolve={form} errorElement={<Failed onRetry={again} />}>
          {([{ data }, typed]) => <Loaded {...props} form={data} typed={typed} onChanged={again} />}
        </Await>
      </Suspense>
    </Dialog>
  );
}

interface LoadedProps extends InviteDialogProps {
  form: InvitationForm;
  typed: NoteDraft | undefined;
  /** The server says that something has changed meanwhile. */
  onChanged: () => void;
}

function Loaded(props: LoadedProps) {
  const { you, other, form } = props;
  const name = other.calledName;
  const { paths } = areaOf(you);
  if (form.tie !== 'FREE') {
    return <TieNote tie={{ ...form, kind: form.tie }} name={name} paths={paths} autoFocus />;
  }
  if (form.unanswered >= form.answerFirst) return <AnswerFirst unanswered={form.unanswered} paths={paths} />;
  if (form.left === 0) return <NoneLeft most={form.most} accountPath={paths.account} />;
  if (!form.room) return <NoRoom other={other} waiting={form.waiting} />;
  return <InviteForm {...props} />;
}

function Waiting() {
  return (
    <div role="status" className="flex min-h-64 items-center justify-center">
      <AmpLoader />
      <span className="sr-only">Loading</span>
    </div>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const error = useAsyncError();
  return (
    <ErrorState heading="h3" title="This did not load" onRetry={onRetry}>
      {failureMessage(error, 'Something went wrong on our side.')}
    </ErrorState>
  );
}
