import { useState } from 'react';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { once } from '../once.ts';
import { useTouched } from './use-touched.ts';

/**
 * Judges a form by a schema that comes once a field is touched: the page does not wait for it. Where it does not come, the
 * server judges alone.
 */
export function useRules<Input extends FieldValues, Body>(
  load: () => Promise<z.ZodType<Body, Input>>,
): Resolver<Input, unknown, Body> {
  const [rules] = useState(() =>
    once(async () => {
      const [schema, { judge }] = await Promise.all([load(), import('./judge.ts')]);
      return judge(schema);
    }),
  );
  const come = () => rules().catch(() => undefined);
  useTouched(() => void come());

  return async (...asked) => {
    const judged = await come();
    if (judged) return judged(...asked);
    // The server reads what was typed by the same schema.
    return { values: asked[0] as never, errors: {} };
  };
}
