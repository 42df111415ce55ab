import { eventBody } from '@ampersand/contract/event';
import { z } from 'zod';
import { isSkipped, momentTyped, SKIPPED } from '../../form/moment-typed.ts';

/** The form of an event as it is typed. */
export const eventForm = z.object({
  ...eventBody.shape,
  date: z
    .string()
    .refine((typed) => momentTyped(typed) === undefined || !isSkipped(typed), SKIPPED)
    .transform((typed) => momentTyped(typed) ?? '')
    .pipe(eventBody.shape.date),
  imageUrl: z.preprocess((url) => url || null, eventBody.shape.imageUrl),
});
