import { fieldMessage } from '@ampersand/contract/fields';
import { zodResolver } from '@hookform/resolvers/zod';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { type FieldValues, FormProvider, useForm } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import type { z } from 'zod';
import { ApiError } from '../../api.ts';
import { useSessionEnd } from '../../page/session-end.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';

interface AccountFormProps<Body> {
  schema: z.ZodType<Body, FieldValues>;
  /** Every field with what it holds at first. */
  blank: FieldValues;
  send: (body: Body) => Promise<{ message?: string | undefined }>;
  /** On the button, and the same while it runs. */
  action: string;
  busyAction: string;
  danger?: boolean;
  /** After it worked; the fields are blank again by then. */
  onDone?: () => void;
  onCancel?: () => void;
  children: ReactNode;
}

/** A few fields and a button, the first field in focus. What the server says against a field stands beside it; nothing typed is lost. */
export function AccountForm<Body>(props: AccountFormProps<Body>) {
  const { schema, blank, send, action, busyAction, danger = false, onDone, onCancel, children } = props;
  const form = useForm({
    defaultValues: blank,
    resolver: zodResolver(schema, { error: fieldMessage }),
  });
  const { errors, isSubmitting } = form.formState;
  const { revalidate } = useRevalidator();
  const endsSession = useSessionEnd();

  const submit = form.handleSubmit(async (body) => {
    try {
      const { message } = await send(body);
      form.reset(blank);
      if (message) toast.success(message);
      onDone?.();
      await revalidate();
    } catch (error) {
      if (endsSession(error)) return;
      if (!(error instanceof ApiError)) throw error;
      const known = error.fields.filter(({ path }) => path in blank);
      for (const { path, message } of known) form.setError(path, { type: 'server', message });
      if (known.length === 0) form.setError('root', { message: error.message });
      const first = known[0]?.path;
      if (first) requestAnimationFrame(() => form.setFocus(first, { shouldSelect: true }));
    }
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
        <div role="alert" className="empty:hidden">
          {errors.root && (
            <p className="flex gap-2.5 rounded-control bg-danger-soft p-3.5">
              <CircleAlert className="mt-0.5 size-5 shrink-0 text-danger" aria-hidden="true" />
              {errors.root.message}
            </p>
          )}
        </div>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant={danger ? 'danger' : 'secondary'} busy={isSubmitting}>
            {isSubmitting ? busyAction : action}
          </Button>
          {onCancel && (
            <Button variant="quiet" disabled={isSubmitting} onClick={onCancel}>
              Cancel
            </Button>
          )}
        </div>
      </form>
    </FormProvider>
  );
}

/** The button that opened the form is gone, and the focus with it. */
function focusFirst(form: HTMLFormElement | null) {
  form?.querySelector<HTMLInputElement>('input:not([hidden])')?.focus();
}
