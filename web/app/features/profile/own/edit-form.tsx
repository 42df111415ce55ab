import type { OwnUser } from '@ampersand/contract/users';
import { History } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react';
import { type FieldValues, FormProvider, type Resolver, useForm } from 'react-hook-form';
import { useBlocker } from 'react-router';
import type { z } from 'zod';
import { failureMessage } from '../../../api.ts';
import { HALF_TYPED, halfTypedDates } from '../../../form/half-typed.ts';
import { judge } from '../../../form/judge.ts';
import { useSend } from '../../../form/use-send.ts';
import { useWrittenDraft } from '../../../form/use-written-draft.ts';
import { Alert } from '../../../ui/alert.tsx';
import { AskDialog } from '../../../ui/ask-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { useOverlay } from '../../../ui/use-overlay.tsx';
import { type Draft, profileDraft, type Target } from './draft.ts';
import type { Edits } from './edits.ts';

interface EditFormProps<Body> {
  title: string;
  target: Target;
  edits: Edits;
  schema: z.ZodType<Body, FieldValues>;
  /** What the fields hold for a profile. */
  valuesOf: (user: OwnUser) => FieldValues;
  save: (body: Body) => Promise<string | undefined>;
  /** Said when the server gives no message of its own. */
  words: { saved: string; failed: string };
  onClose: () => void;
  /** What was typed before the page was loaded again. */
  draft?: Draft | undefined;
  size?: 'md' | 'lg';
  children: ReactNode;
}

/** A dialog with a copy of one part of the profile. Closing forgets the copy, and asks first if it was changed; a failed save keeps it, and so does a reload. */
export function EditForm<Body>(props: EditFormProps<Body>) {
  const { title, target, edits, schema, valuesOf, save, words, onClose, draft, size, children } = props;
  const formId = useId();
  const { id: userId } = edits.shown();
  const form = useForm({
    defaultValues: valuesOf(edits.shown()),
    resolver: wholeDates(judge(schema)),
  });
  const { isDirty } = form.formState;
  const [note, setNote] = useState(draft && RESTORED);
  const [reloading, setReloading] = useState(false);
  const [asking, setAsking] = useState(false);
  const { overlay, cover } = useOverlay('Saving...');
  const kept = profileDraft(userId);
  const { setValue } = form;
  // The form takes values for its fields only once it is on the page.
  useEffect(() => {
    for (const [name, value] of Object.entries(draft?.values ?? {}))
      setValue(name, value, { shouldDirty: true });
  }, [setValue, draft]);
  useWrittenDraft(form, (values) => kept.write({ target, values }));

  function close() {
    if (busy) return;
    if (isDirty || halfTypedDates().length > 0) setAsking(true);
    else discard();
  }

  function discard() {
    void kept.remove();
    onClose();
  }

  useBackInstead(() => (asking ? setAsking(false) : close()));

  const { submit, busy, failure, failureCode, fail } = useSend(form, {
    send(body) {
      setNote(undefined);
      return cover(save(body));
    },
    onDone(message) {
      void kept.remove();
      onClose();
      toast.success(message ?? words.saved);
    },
    says: (error) => failureMessage(error, words.failed),
    toasts: true,
  });
  const outdated = failureCode === 'conflict';

  async function reload() {
    setReloading(true);
    try {
      form.reset(valuesOf(await edits.reload()), { keepDirtyValues: true });
      form.clearErrors('root');
      setNote(MERGED);
    } catch (error) {
      fail(error);
    } finally {
      setReloading(false);
    }
  }

  return (
    <Dialog
      open
      onClose={close}
      title={title}
      {...(size && { size })}
      actions={
        <>
          <Button onClick={close} disabled={busy}>
            Cancel
          </Button>
          {outdated ? (
            <Button variant="primary" busy={reloading} onClick={reload}>
              {reloading ? 'Reloading...' : 'Reload'}
            </Button>
          ) : (
            <Button type="submit" form={formId} variant="primary" busy={busy}>
              {busy ? 'Saving...' : failure && isDirty ? 'Try again' : 'Save'}
            </Button>
          )}
        </>
      }
    >
      <FormProvider {...form}>
        <form id={formId} onSubmit={submit} noValidate className="flex flex-col gap-5 pt-1">
          <Alert scrollsHere>
            {failure &&
              (outdated ? OUTDATED : `${failure.replace(/[.!?]?$/, '.')} Nothing you typed is lost.`)}
          </Alert>
          <Alert tone="note" icon={History} scrollsHere>
            {!failure && note}
          </Alert>
          {children}
        </form>
      </FormProvider>
      <AskDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Discard what you typed?"
        action="Discard"
        cancel="Keep editing"
        danger
        onAct={discard}
      >
        <p>It is not saved yet.</p>
      </AskDialog>
      {overlay}
    </Dialog>
  );
}

/** The browser's way back leads out of a dialog, by its own question where something is typed, and not out of the page below. */
function useBackInstead(goBack: () => void) {
  const { state, reset } = useBlocker(({ historyAction }) => historyAction === 'POP');
  const stay = useEffectEvent(() => {
    reset?.();
    goBack();
  });
  // The history is outside React.
  useEffect(() => {
    if (state === 'blocked') stay();
  }, [state]);
}

/** Takes no date of which only a part is typed, which would pass for none. */
function wholeDates<Body>(
  resolver: Resolver<FieldValues, unknown, Body>,
): Resolver<FieldValues, unknown, Body> {
  return async (...asked) => {
    const result = await resolver(...asked);
    const half = halfTypedDates().map((name) => [name, { type: 'half-typed', message: HALF_TYPED }]);
    if (half.length === 0) return result;
    return { values: {}, errors: { ...result.errors, ...Object.fromEntries(half) } };
  };
}

const RESTORED = 'What you typed before is still here. It is not saved yet.';
const OUTDATED =
  'Your profile was changed in another window. Reload to see what is new: what you typed here is kept.';
const MERGED = 'This is the latest version, with your changes added. Check it, then save.';
