import { z } from 'zod';
import { dataOf, endpoint, messageReply, pageOf, pageQuery } from './endpoint.ts';
import { requiredLine, requiredText } from './fields.ts';
import { EVENT_PICTURES } from './values.ts';

const eventSchema = z
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

const wholeEvent = eventSchema
  .extend({
    /** How often it was saved, for `ifMatch`. */
    version: z.number().int(),
  })
  .meta({ id: 'WholeEvent' });
export type WholeEvent = z.infer<typeof wholeEvent>;

export const listEvents = endpoint({
  method: 'GET',
  path: '/event',
  summary: 'Events that are still to come, soonest first',
  access: 'public',
  query: pageQuery,
  response: pageOf(eventSchema),
});

const NO_MOMENT = 'Please enter the day and the time';

export const eventBody = z
  .object({
    title: requiredLine('Please enter a title'),
    description: requiredText('Please say what it is about'),
    /** Start, ISO 8601 with its difference from UTC. */
    date: z.iso
      .datetime({ offset: true, error: NO_MOMENT })
      .refine((date) => /^20\d\d-/.test(date), 'Please check the year'),
    location: requiredLine('Please say where it is'),
    imageUrl: z.enum(EVENT_PICTURES).nullable().default(null),
  })
  .meta({ id: 'EventInput' });
export type EventBody = z.output<typeof eventBody>;

const eventParams = z.object({ eventId: z.uuid() });

export const listPastEvents = endpoint({
  method: 'GET',
  path: '/event/past',
  summary: 'Events that have begun, latest first',
  access: 'admin',
  query: pageQuery,
  response: pageOf(eventSchema),
});

export const getEvent = endpoint({
  method: 'GET',
  path: '/event/{eventId}',
  summary: 'An event, whenever it is',
  access: 'admin',
  params: eventParams,
  response: dataOf(wholeEvent),
});

export const addEvent = endpoint({
  method: 'POST',
  path: '/event',
  summary: 'Add an event that is still to come; everybody sees it at once',
  access: 'admin',
  status: 201,
  body: eventBody,
  response: dataOf(eventSchema),
});

export const changeEvent = endpoint({
  method: 'PUT',
  path: '/event/{eventId}',
  summary: 'Change an event',
  access: 'admin',
  ifMatch: true,
  params: eventParams,
  body: eventBody,
  response: dataOf(wholeEvent),
});

export const removeEvent = endpoint({
  method: 'DELETE',
  path: '/event/{eventId}',
  summary: 'Remove an event for good',
  access: 'admin',
  params: eventParams,
  response: messageReply,
});
