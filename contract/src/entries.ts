import { z } from 'zod';
import { endpoint, messageReply, pageOf, pageQuery } from './endpoint.ts';
import { sideSchema } from './enumerations.ts';
import { email, line } from './fields.ts';

const addressListSchema = z.enum(['NEWSLETTER', 'WAITLIST']).meta({ id: 'AddressList' });
export type AddressList = z.infer<typeof addressListSchema>;

const entrySchema = z
  .object({
    id: z.uuid(),
    email: z.string(),
    /** Of the waitlist alone, and only what was said. */
    fullName: z.string().nullable(),
    role: sideSchema.nullable(),
    /** NEVER: it asked never to be written to again. */
    state: z.enum(['PENDING', 'CONFIRMED', 'UNSUBSCRIBED', 'NEVER']),
    /** ISO 8601 UTC; null: it never was. */
    confirmedAt: z.string().nullable(),
  })
  .meta({ id: 'Entry' });
export type Entry = z.infer<typeof entrySchema>;

export const listEntries = endpoint({
  method: 'GET',
  path: '/newsletter/entries',
  summary:
    'Addresses that have confirmed the newsletter or the waitlist, newest first; with a part of an address those that have it, whatever became of them',
  access: 'admin',
  query: pageQuery.extend({ list: addressListSchema, search: line.default('') }),
  response: pageOf(entrySchema),
});

export const removeEntry = endpoint({
  method: 'DELETE',
  path: '/newsletter/entries/{entryId}',
  summary: 'Remove an address from its list, with all that is kept of it there',
  access: 'admin',
  params: z.object({ entryId: z.uuid() }),
  response: messageReply,
});

export const neverWrite = endpoint({
  method: 'POST',
  path: '/newsletter/never',
  summary: 'Never write to an address again about newsletter or waitlist, whoever enters it',
  access: 'admin',
  body: z.object({ email: email('Please enter a valid email address') }),
  response: messageReply,
});
