import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Writes down what is typed into a form as it is typed. */
export function useWrittenDraft<Values extends FieldValues, Body>(
  { subscribe }: Pick<UseFormReturn<Values, unknown, Body>, 'subscribe'>,
  write: (values: Values) => Promise<unknown>,
): void {
  const writeNow = useEffectEvent(write);
  // The form tells of changes only once it is on the page.
  useEffect(
    () =>
      subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty }) => {
          if (isDirty) void writeNow(values);
        },
      }),
    [subscribe],
  );
}
