import { useEffect } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useKeepAtEnd } from '../page/session-end.ts';
import { tabDraft } from './draft-store.ts';

/** Keeps what is typed into a form over a new log-in or a reload. @param name with the id of what is written. */
export function useKeptForm<Values extends FieldValues, Body>(
  form: Pick<UseFormReturn<Values, unknown, Body>, 'formState' | 'getValues' | 'setValue'>,
  name: string,
): void {
  const kept = tabDraft<Values>(name);
  const { isDirty } = form.formState;
  useKeepAtEnd(() => {
    if (isDirty) void kept.write(form.getValues());
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is kept is taken out once.
  useEffect(() => {
    void kept.read().then((before) => {
      if (before === undefined) return;
      const fields = Object.keys(before) as Path<Values>[];
      for (const field of fields) form.setValue(field, before[field], { shouldDirty: true });
      void kept.remove();
    });
  }, []);
}
