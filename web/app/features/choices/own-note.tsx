import { LIMITS } from '@ampersand/contract/limits';
import { useState } from 'react';
import { call } from '../../api.ts';
import { useKept } from '../../form/use-kept.ts';
import { LeaveGuard } from '../../page/leave-guard.tsx';
import { useCall } from '../../page/use-call.ts';
import type { You } from '../../page/you.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';

interface OwnNoteProps {
  you: You;
  person: { id: string; fullName: string };
  note: string;
  /** Where it is kept; absent: with saving them. */
  keep?: (note: string) => Promise<unknown>;
}

const keepSaved =
  ({ id }: OwnNoteProps['person']) =>
  (note: string) =>
    call('PUT /saved/{userId}', { params: { userId: id }, body: { note } });

/** What a member notes for themself about somebody. */
export function OwnNote({ you, person, note, keep = keepSaved(person) }: OwnNoteProps) {
  const [saved, setSaved] = useState(note);
  const [text, setText] = useKept(`note-draft:${you.id}:${person.id}`, saved);
  const [failure, setFailure] = useState<string>();
  const { busy, run } = useCall();
  const changed = text.trim() !== saved.trim();

  const save = () =>
    run({
      send: () => keep(text),
      onDone() {
        setSaved(text);
        setFailure(undefined);
      },
      onFailure: ({ message }) => setFailure(message),
    });

  return (
    <form
      aria-label={`Your note about ${person.fullName}`}
      className="mt-3 flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Field
        label={
          <>
            Your note<span className="sr-only"> about {person.fullName}</span>
          </>
        }
        hint="Only you see it."
      >
        <TextArea
          dir="auto"
          rows={2}
          maxLength={LIMITS.privateNote}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <Alert>{failure}</Alert>
      {changed && (
        <LeaveGuard isUnsaved={() => true}>
          Your note about <bdi>{person.fullName}</bdi> is not saved yet. If you leave this page now, it is
          lost.
        </LeaveGuard>
      )}
      <div className="flex min-h-9 items-center gap-3 touch:min-h-11">
        {changed && (
          <Button type="submit" size="sm" busy={busy}>
            {busy ? 'Saving...' : 'Save note'}
          </Button>
        )}
        <p role="status" className="text-sm text-muted">
          {!changed && saved !== note && 'Note saved'}
        </p>
      </div>
    </form>
  );
}
