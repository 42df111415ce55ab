import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { ApiError } from '../api.ts';
import { useFailure } from '../page/session-end.ts';
import { toast } from '../ui/toast.ts';

interface Sending<Values extends FieldValues, Body, Reply> {
  send: (body: Body) => Promise<Reply>;
  /** With what the server answered; the form is busy until this is done. */
  onDone: (reply: Reply, body: Body) => unknown;
  /** What is told of a failure; the server's own words if absent. */
  says?: (failure: ApiError) => string;
  /** A toast says it too, or says this. */
  toasts?: true | string;
  /** Where the focus goes after a failure; to the first field that the server named if absent. */
  focus?: (failure: ApiError, first: Path<Values> | undefined) => Path<Values> | undefined;
  /** Deals with a failure that is none to the person, and answers that it did. */
  settles?: (failure: ApiError) => boolean;
}

/**
 * Sends a form. What the server says to single fields stands beside them, `failure` is for an alert, and what was typed
 * stays. It is named by the API's code in `failureCode`.
 */
export function useSend<Values extends FieldValues, Body, Reply>(
  form: UseFormReturn<Values, unknown, Body>,
  sending: Sending<Values, Body, Reply>,
) {
  const { send, onDone, says = messageOf, toasts, focus = first, settles } = sending;
  const { errors, isSubmitting } = form.formState;
  const explain = useFailure();

  function fail(error: unknown) {
    const failure = explain(error);
    if (!failure || settles?.(failure)) return;
    const message = says(failure);
    const said = errorsOf(failure, message, form.getValues());
    for (const { name, ...error } of said) form.setError(name, error);
    if (toasts) toast.error(toasts === true ? message : toasts);
    const [named] = said.flatMap(({ name }) => (name === 'root' ? [] : [name]));
    const target = focus(failure, named);
    // The field may be new, and the button was disabled meanwhile and has lost the focus.
    if (target) requestAnimationFrame(() => form.setFocus(target, { shouldSelect: true }));
  }

  return {
    submit: form.handleSubmit(async (body) => {
      try {
        await onDone(await send(body), body);
      } catch (error) {
        fail(error);
      }
    }),
    busy: isSubmitting,
    failure: errors.root?.message,
    failureCode: errors.root?.type,
    /** Tells of a call beside the form's own, as of that. */
    fail,
  };
}

export const messageOf = ({ message }: ApiError) => message;

function first<Name>(_failure: ApiError, name: Name): Name {
  return name;
}

/** What a failure says: to the fields that the form has, and at its root what stands at none of them. */
export function errorsOf<Values extends FieldValues>(
  { code, fields }: ApiError,
  message: string,
  values: Values,
): { name: Path<Values> | 'root'; type: string; message: string }[] {
  const names = Object.keys(values) as Path<Values>[];
  const atFields = fields.flatMap(({ path, message }) => {
    const name = names.find((one) => one === path) ?? names.find((one) => one === path.split('.')[0]);
    return name ? [{ name, type: 'server', message }] : [];
  });
  const isSaid = atFields.length > 0 && fields.some((field) => field.message === message);
  return isSaid ? atFields : [...atFields, { name: 'root', type: code, message }];
}
