import type { InvitationForm } from '@ampersand/contract/invitations';
import { LIMITS } from '@ampersand/contract/limits';
import type { ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Link, useRevalidator } from 'react-router';
import { type ApiError, call } from '../../api.ts';
import { messageAt } from '../../form/messages.ts';
import { useRules } from '../../form/use-rules.ts';
import { useSend } from '../../form/use-send.ts';
import { useWrittenDraft } from '../../form/use-written-draft.ts';
import { areaOf } from '../../page/area.ts';
import type { You } from '../../page/you.ts';
import { Alert } from '../../ui/alert.tsx';
import { AmpMark } from '../../ui/amp-mark.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toast } from '../../ui/toast.ts';
import { type NoteDraft, noteDraft } from './draft.ts';

interface InviteFormProps {
  you: You;
  other: { id: string; fullName: string; calledName: string };
  listPosition?: number | undefined;
  form: InvitationForm;
  /** What was typed before. */
  typed: NoteDraft | undefined;
  onClose: () => void;
  onChanged: () => void;
}

const { least, most } = LIMITS.note;
const { confirmed } = LIMITS.invitationsPerWeek;

/** Refusals that another look at the form explains better than the server's sentence. */
const changed = new Set<ApiError['code']>(['no_room', 'answer_first', 'invitation_limit']);

export function InviteForm(props: InviteFormProps) {
  const { you, other, listPosition, form: facts, typed, onClose, onChanged } = props;
  const { question, reason } = facts;
  const name = <bdi>{other.calledName}</bdi>;
  const form = useForm({
    defaultValues: { note: typed?.note ?? '', answer: typed?.answer ?? '' },
    resolver: useRules(async () => {
      const { rules } = await import('./rules.ts');
      return question ? rules.noteAndAnswer : rules.note;
    }),
  });
  const kept = noteDraft(you.id, other.id);
  useWrittenDraft(form, kept.write);
  const { revalidate } = useRevalidator();
  const { submit, busy, failure } = useSend(form, {
    send: (body) =>
      call('POST /invitations', {
        body: { ...body, recipientId: other.id, ...(listPosition !== undefined && { listPosition }) },
      }),
    async onDone({ message }) {
      void kept.remove();
      toast.success(message ?? 'Invitation sent');
      await revalidate();
      onClose();
    },
    settles({ code }) {
      if (changed.has(code)) onChanged();
      return changed.has(code);
    },
  });
  const { errors } = form.formState;
  const note = useWatch({ control: form.control, name: 'note' });

  return (
    <form onSubmit={submit} method="post" noValidate className="flex flex-col gap-5 pt-1">
      {reason && (
        <Beside title={<>Why you and {name} fit</>}>
          <p>{reason}</p>
        </Beside>
      )}
      <Field
        label="Your note"
        hint={
          <>
            Why {name}, and why you. {least} to {most.toLocaleString('en-US')} characters.
          </>
        }
        error={messageAt(errors, 'note')}
        required
      >
        <TextArea {...form.register('note')} rows={5} maxLength={most} dir="auto" autoFocus />
      </Field>
      <Count length={note.trim().length} />
      {question && (
        <Field
          label={
            <>
              {name} asks: <bdi className="font-normal">{question}</bdi>
            </>
          }
          error={messageAt(errors, 'answer')}
          required
        >
          <TextArea {...form.register('answer')} rows={2} maxLength={most} dir="auto" />
        </Field>
      )}
      <Alert scrollsHere>{failure}</Alert>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-muted">
          {facts.left} of {facts.most} invitations left for these seven days
          {facts.most < confirmed && (
            <>
              .{' '}
              <Link to={areaOf(you).paths.account} className="text-link">
                Confirm your email address
              </Link>{' '}
              to have {confirmed}.
            </>
          )}
        </p>
        <div className="ms-auto flex flex-wrap gap-3 max-sm:w-full max-sm:*:flex-1">
          <Button onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" busy={busy}>
            {busy ? 'Sending...' : 'Send'}
          </Button>
        </div>
      </div>
    </form>
  );
}

/** What to have in view while one writes. */
function Beside({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className="flex gap-3 rounded-control bg-accent-soft p-4">
      <AmpMark className="mt-1 size-5 text-accent" />
      <div className="min-w-0">
        <p className="text-sm font-semibold">{title}</p>
        {children}
      </div>
    </div>
  );
}

/** How long the note is; seen, not heard: the field itself says when little is left. */
function Count({ length }: { length: number }) {
  return (
    <p aria-hidden="true" className="-mt-4 text-end text-sm text-muted tabular-nums">
      {length.toLocaleString('en-US')} of {most.toLocaleString('en-US')}
      {length < least && `, at least ${least}`}
    </p>
  );
}
