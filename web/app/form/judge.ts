import { fieldMessage } from '@ampersand/contract/fields';
import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';

/** Judges a form by a schema. It brings zod with it: pages import it with the rules of their form (use-rules.ts). */
export function judge<Input extends FieldValues, Body>(
  schema: z.ZodType<Body, Input>,
): Resolver<Input, unknown, Body> {
  return zodResolver(schema, { error: fieldMessage });
}
