import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError } from '../api.ts';

/** Puts what the server said about single fields on those of them that `names` has. */
export function putFieldErrors<Values extends FieldValues, Input>(
  form: Pick<UseFormReturn<Values, unknown, Input>, 'setError'>,
  error: unknown,
  names: readonly Path<Values>[],
): void {
  if (!(error instanceof ApiError)) return;
  for (const { path, message } of error.fields) {
    const name = names.find((one) => one === path);
    if (name) form.setError(name, { type: 'server', message });
  }
}
