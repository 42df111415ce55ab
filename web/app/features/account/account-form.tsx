import type { ReactNode } from 'react';
import { type FieldValues, FormProvider, useForm } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import type { z } from 'zod';
import type { ApiError } from '../../api.ts';
import { useRules } from '../../form/use-rules.ts';
import { useSend } from '../../form/use-send.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import type { Rules } from './rules.ts';

interface AccountFormProps<Body> {
  /** Picks those of the form. */
  rules: (all: Rules) => z.ZodType<Body, FieldValues>;
  /** Every field with what it holds at first. */
  blank: FieldValues;
  send: (body: Body) => Promise<{ message?: string | undefined }>;
  /** On the button, and the same while it runs. */
  action: string;
  busyAction: string;
  danger?: boolean;
  /** Deals with a failure that is not for the form to say, and answers that it did. */
  settles?: (failure: ApiError) => boolean;
  /** After it worked; the fields are blank again by then. */
  onDone?: () => void;
  onCancel: () => void;
  children: ReactNode;
}

/** A few fields and a button, the first field in focus. What the server says against a field stands beside it; nothing typed is lost. */
export function AccountForm<Body>(props: AccountFormProps<Body>) {
  const {
    rules,
    blank,
    send,
    action,
    busyAction,
    danger = false,
    settles,
    onDone,
    onCancel,
    children,
  } = props;
  const form = useForm({
    defaultValues: blank,
    resolver: useRules(async () => rules((await import('./rules.ts')).rules)),
  });
  const { revalidate } = useRevalidator();

  const { submit, busy, failure } = useSend(form, {
    send,
    ...(settles && { settles }),
    async onDone({ message }) {
      form.reset(blank);
      if (message) toast.success(message);
      onDone?.();
      await revalidate();
    },
  });

  return (
    <FormProvider {...form}>
      <form
        ref={focusFirst}
        onSubmit={submit}
        method="post"
        noValidate
        className="flex max-w-md flex-col gap-5"
      >
        {children}
        <Alert>{failure}</Alert>
        <div className="acts">
          <Button type="submit" variant={danger ? 'danger' : 'secondary'} busy={busy}>
            {busy ? busyAction : action}
          </Button>
          <Button variant="quiet" disabled={busy} onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}

/** The button that opened the form is gone, and the focus with it. */
function focusFirst(form: HTMLFormElement | null) {
  form?.querySelector<HTMLInputElement>('input:not([hidden])')?.focus();
}
