import { useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * A browser tells what it has kept once the page runs: then the form takes it, but for what was typed meanwhile.
 * `draft`: undefined until it is known.
 */
export function useLateDraft<Values extends FieldValues, Body>(
  form: UseFormReturn<Values, unknown, Body>,
  draft: object | null | undefined,
  values: Values,
): void {
  const known = useRef(draft);
  // The form keeps its values outside React.
  useEffect(() => {
    if (draft && draft !== known.current) form.reset(values, { keepDirtyValues: true });
    known.current = draft;
  }, [form, draft, values]);
}
