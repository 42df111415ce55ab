import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { failureMessage } from '../../api.ts';
import { putFieldErrors } from '../../form/failure.ts';

/**
 * Sends a form and answers what the server said. A failure goes beside the fields it names, and to the form as a whole;
 * what was typed stays.
 */
export async function trySend<Values extends FieldValues, Input>(
  form: Pick<UseFormReturn<Values, unknown, Input>, 'setError'>,
  names: readonly Path<Values>[],
  send: () => Promise<{ message: string }>,
): Promise<string | undefined> {
  try {
    return (await send()).message;
  } catch (error) {
    putFieldErrors(form, error, names);
    form.setError('root', { message: failureMessage(error, 'This did not go through') });
    return undefined;
  }
}
