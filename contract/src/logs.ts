import { z } from 'zod';
import { dataOf, endpoint, messageReply, userIdParams } from './endpoint.ts';

export const logVisit = endpoint({
  method: 'POST',
  path: '/logs/profile',
  summary: "Log that you looked at somebody's profile; counted once per visitor and day",
  access: 'member',
  missing: true,
  status: 201,
  body: z.object({ viewerId: z.uuid(), viewedUserId: z.uuid() }),
  response: messageReply,
});

const contactSchema = z.object({ email: z.string(), phone: z.string().nullable() }).meta({ id: 'Contact' });
export type Contact = z.infer<typeof contactSchema>;

export const revealContact = endpoint({
  method: 'POST',
  path: '/logs/contact',
  summary:
    'Connect: logs the contact, tells the person, and answers their email and phone; whoever is connected sees them without that, and where they are for connections only nobody else does (403)',
  access: 'member',
  missing: true,
  body: z.object({ viewerId: z.uuid(), contactUserId: z.uuid() }),
  response: dataOf(contactSchema),
});

export const knownContact = endpoint({
  method: 'GET',
  path: '/logs/contact/{contactUserId}',
  summary:
    'Email and phone of somebody you are connected with, or whose contact you have revealed before and may still see; counts nothing and tells nobody; null where there is nothing to show',
  access: 'member',
  params: z.object({ contactUserId: z.uuid() }),
  response: dataOf(contactSchema.nullable()),
});

export const profileCount = endpoint({
  method: 'GET',
  path: '/logs/profile-count/{userId}',
  summary: 'How many visits a profile had',
  access: 'member',
  owner: 'userId',
  params: userIdParams,
  response: dataOf(z.number().int()),
});

const visitorSchema = z
  .object({
    id: z.uuid(),
    fullName: z.string(),
    profileUrl: z.string().nullable(),
    /** Their company, or their first role; null when neither is known. */
    headline: z.string().nullable(),
    /** Latest visit, ISO 8601 UTC; of several on one day (UTC) the first. */
    visitedAt: z.string(),
  })
  .meta({ id: 'Visitor' });
export type Visitor = z.infer<typeof visitorSchema>;

export const listVisitors = endpoint({
  method: 'GET',
  path: '/logs/visitors/{userId}',
  summary:
    'Who looked at your profile in the last 30 days, latest first, at most 100; visitors who hide their visits are left out, and while you hide yours the list is empty',
  access: 'member',
  owner: 'userId',
  params: userIdParams,
  response: dataOf(z.object({ hidden: z.boolean(), visitors: z.array(visitorSchema) })),
});
