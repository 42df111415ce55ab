import { z } from 'zod';
import { endpoint, messageReply } from './endpoint.ts';
import { sideSchema } from './enumerations.ts';
import { email, emailToken, honeypot, line, optional } from './fields.ts';

export const joinWaitlistBody = z.object({
  email: email('Please enter a valid email address'),
  fullName: optional(line),
  role: optional(sideSchema),
  website: honeypot,
});

/** The answer to everybody who asks. */
export const WAITLIST_ASKED =
  'Almost there: if this address is not on the waitlist yet, an email with a link to confirm is on its way. Nothing in your inbox? Look in the spam folder, or try again in an hour';

export const joinWaitlist = endpoint({
  method: 'POST',
  path: '/waitlist/join',
  summary:
    'Ask for a place on the waitlist: sends a link to confirm; the answer is the same for every address',
  access: 'public',
  status: 202,
  body: joinWaitlistBody,
  response: messageReply,
});

export const confirmWaitlist = endpoint({
  method: 'POST',
  path: '/waitlist/confirm',
  summary: 'Confirm the place on the waitlist with the link in the email',
  access: 'public',
  body: z.object({ token: emailToken }),
  response: messageReply,
});
