import { fieldMessage } from '@ampersand/contract/fields';
import type { OwnUser } from '@ampersand/contract/users';
import { zodResolver } from '@hookform/resolvers/zod';
import { CircleAlert, History } from 'lucide-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { type FieldValues, FormProvider, type Resolver, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { ApiError, failureMessage } from '../../../api.ts';
import { HALF_TYPED, halfTypedDates } from '../../../form/half-typed.ts';
import { useSessionEnd } from '../../../page/session-end.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { type Draft, dropDraft, keepDraft, type Target } from './draft.ts';
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

type Notice = { kind: 'failed' | 'conflict' | 'reloaded' | 'restored'; message: string };

/** A dialog with a copy of one part of the profile. Closing forgets the copy; a failed save keeps it, and so does a reload. */
export function EditForm<Body>(props: EditFormProps<Body>) {
  const { title, target, edits, schema, valuesOf, save, words, onClose, draft, size, children } = props;
  const formId = useId();
  const { id: userId } = edits.shown();
  const form = useForm({
    defaultValues: valuesOf(edits.shown()),
    resolver: wholeDates(zodResolver(schema, { error: fieldMessage })),
  });
  const { isSubmitting, isDirty } = form.formState;
  const [notice, setNotice] = useState<Notice | undefined>(draft && restored);
  const [reloading, setReloading] = useState(false);
  const endsSession = useSessionEnd();
  useKeptDraft(form, { userId, target, draft });

  function close() {
    if (isSubmitting) return;
    dropDraft(userId);
    onClose();
  }

  function explain(error: unknown) {
    if (endsSession(error)) return;
    if (!(error instanceof ApiError)) throw error;
    const message = failureMessage(error, words.failed);
    for (const { path, message: atField } of error.fields)
      form.setError(path.split('.')[0] ?? path, { message: atField });
    setNotice(error.code === 'conflict' ? conflict : { kind: 'failed', message });
    toast.error(message);
  }

  const submit = form.handleSubmit(async (body) => {
    setNotice(undefined);
    try {
      const message = await save(body);
      dropDraft(userId);
      onClose();
      toast.success(message ?? words.saved);
    } catch (error) {
      explain(error);
    }
  });

  async function reload() {
    setReloading(true);
    try {
      form.reset(valuesOf(await edits.reload()), { keepDirtyValues: true });
      setNotice(merged);
    } catch (error) {
      explain(error);
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
          <Button onClick={close} disabled={isSubmitting}>
            Cancel
          </Button>
          {notice?.kind === 'conflict' ? (
            <Button variant="primary" busy={reloading} onClick={reload}>
              {reloading ? 'Reloading...' : 'Reload'}
            </Button>
          ) : (
            <Button type="submit" form={formId} variant="primary" busy={isSubmitting}>
              {isSubmitting ? 'Saving...' : notice?.kind === 'failed' && isDirty ? 'Try again' : 'Save'}
            </Button>
          )}
        </>
      }
    >
      <FormProvider {...form}>
        <form id={formId} onSubmit={submit} noValidate className="flex flex-col gap-5 pt-1">
          <NoticeLine notice={notice} />
          {children}
        </form>
      </FormProvider>
    </Dialog>
  );
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

const restored: Notice = {
  kind: 'restored',
  message: 'What you typed before is still here. It is not saved yet.',
};
const conflict: Notice = {
  kind: 'conflict',
  message:
    'Your profile was changed in another window. Reload to see what is new: what you typed here is kept.',
};
const merged: Notice = {
  kind: 'reloaded',
  message: 'This is the newest version, with what you typed on top. Look through it, then save.',
};

function NoticeLine({ notice }: { notice: Notice | undefined }) {
  const bad = notice?.kind === 'failed' || notice?.kind === 'conflict';
  return (
    <>
      <div role="alert" className="empty:hidden">
        {notice && bad && (
          <p ref={intoView} className="flex gap-2.5 rounded-control bg-danger-soft p-3.5">
            <CircleAlert className="mt-0.5 size-5 shrink-0 text-danger" aria-hidden="true" />
            {notice.kind === 'failed'
              ? `${notice.message.replace(/[.!?]?$/, '.')} Nothing you typed is lost.`
              : notice.message}
          </p>
        )}
      </div>
      <div role="status" className="empty:hidden">
        {notice && !bad && (
          <p className="flex gap-2.5 rounded-control bg-primary-soft p-3.5">
            <History className="mt-0.5 size-5 shrink-0 text-primary" aria-hidden="true" />
            {notice.message}
          </p>
        )}
      </div>
    </>
  );
}

function intoView(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'nearest' });
}

/** Writes down what is typed as it is typed, and puts back what was kept. */
function useKeptDraft<Body>(
  form: ReturnType<typeof useForm<FieldValues, unknown, Body>>,
  { userId, target, draft }: { userId: string; target: Target; draft: Draft | undefined },
) {
  const { subscribe, setValue } = form;
  // The form takes values for its fields, and tells of changes, only once it is on the page.
  useEffect(() => {
    for (const [name, value] of Object.entries(draft?.values ?? {}))
      setValue(name, value, { shouldDirty: true });
    return subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        if (isDirty) keepDraft(userId, { target, values });
      },
    });
  }, [subscribe, setValue, userId, target, draft]);
}
