import { get } from 'react-hook-form';

/** The message at a field, however deep its name. */
export function messageAt(errors: object, field: string): string | undefined {
  const message: unknown = get(errors, `${field}.message`);
  return typeof message === 'string' ? message : undefined;
}
