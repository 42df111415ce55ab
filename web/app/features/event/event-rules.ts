import { eventBody } from '@ampersand/contract/event';
import { z } from 'zod';

/** What a field for day and time holds, in this device's zone, as the moment it means. */
function momentOf(local: string): string {
  const date = new Date(local);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString();
}

/** The form of an event as it is typed. */
export const eventForm = z.object({
  ...eventBody.shape,
  date: z.string().transform(momentOf).pipe(eventBody.shape.date),
  imageUrl: z.preprocess((url) => url || null, eventBody.shape.imageUrl),
});
