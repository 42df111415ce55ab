import { z } from 'zod';
import { endpoint, messageReply, pageOf, pageQuery, userIdParams } from './endpoint.ts';
import { passReasonSchema } from './enumerations.ts';
import { optional, text } from './fields.ts';
import { LIMITS } from './limits.ts';
import { matchSchema } from './matchings.ts';

const savedSchema = matchSchema
  .extend({
    /** For oneself alone. */
    note: z.string().nullable(),
    /** ISO 8601 UTC. */
    savedAt: z.string(),
  })
  .meta({ id: 'Saved' });

const passedSchema = matchSchema
  .extend({
    reason: passReasonSchema.nullable(),
    /** ISO 8601 UTC. */
    passedAt: z.string(),
  })
  .meta({ id: 'Passed' });

export const savePerson = endpoint({
  method: 'PUT',
  path: '/saved/{userId}',
  summary: 'Keep somebody in a list of your own, with a note that only you see; they are not told',
  access: 'member',
  conflict: true,
  params: userIdParams,
  body: z.object({
    /** Absent: the note there is stays. */
    note: text
      .pipe(z.string().max(LIMITS.privateNote, 'Please keep a note to 2,000 characters or fewer'))
      .optional(),
  }),
  response: messageReply,
});

export const unsavePerson = endpoint({
  method: 'DELETE',
  path: '/saved/{userId}',
  summary: 'Take somebody off the list of saved people; 404 where they are not on it',
  access: 'member',
  params: userIdParams,
  response: messageReply,
});

export const listSaved = endpoint({
  method: 'GET',
  path: '/saved',
  summary: 'Whom you have saved, latest first; who cannot be found at the moment is left out',
  access: 'member',
  query: pageQuery,
  response: pageOf(savedSchema),
});

export const passPerson = endpoint({
  method: 'PUT',
  path: '/passed/{userId}',
  summary: 'Leave somebody out of your lists from now on; they are not told',
  access: 'member',
  params: userIdParams,
  body: z.object({ reason: optional(passReasonSchema) }),
  response: messageReply,
});

export const unpassPerson = endpoint({
  method: 'DELETE',
  path: '/passed/{userId}',
  summary: 'Bring somebody back into your lists; 404 where you have not passed on them',
  access: 'member',
  params: userIdParams,
  response: messageReply,
});

export const listPassed = endpoint({
  method: 'GET',
  path: '/passed',
  summary: 'On whom you have passed, latest first; who cannot be found at the moment is left out',
  access: 'member',
  query: pageQuery,
  response: pageOf(passedSchema),
});
