import { useEffect } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { tabDraft } from './draft-store.ts';
import { useWrittenDraft } from './use-written-draft.ts';

/** A form of a schema as `useUnsent` has what is typed. What stands in a field already stays. @returns `done` */
export function useUnsentForm<Values extends FieldValues, Body>(
  form: Pick<UseFormReturn<Values, unknown, Body>, 'getValues' | 'setValue' | 'subscribe'>,
  name: string,
): () => void {
  const kept = tabDraft<Values>(name);
  useWrittenDraft(form, kept.write);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the storage is asked once.
  useEffect(() => {
    void kept.read().then((before) => {
      if (before === undefined) return;
      const fields = Object.keys(before) as Path<Values>[];
      for (const field of fields)
        if (!form.getValues(field)) form.setValue(field, before[field], { shouldDirty: true });
    });
  }, []);
  return () => void kept.remove();
}
