import { z } from 'zod';
import { endpoint, pageOf, pageQuery } from './endpoint.ts';

export const eventSchema = z
  .object({
    id: z.uuid(),
    title: z.string(),
    description: z.string(),
    /** Start, ISO 8601 UTC. */
    date: z.string(),
    location: z.string(),
    imageUrl: z.string().nullable(),
  })
  .meta({ id: 'Event' });
export type Event = z.infer<typeof eventSchema>;

export const listEvents = endpoint({
  method: 'GET',
  path: '/event',
  summary: 'Events that are still to come, soonest first',
  access: 'public',
  query: pageQuery,
  response: pageOf(eventSchema),
});
