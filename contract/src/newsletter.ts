import { z } from 'zod';
import { endpoint, messageReply } from './endpoint.ts';
import { email, emailToken, honeypot } from './fields.ts';

const subscribeBody = z.object({
  email: email('Please enter a valid email address'),
  website: honeypot,
});

const newsletterTokenBody = z.object({ token: emailToken });

/** The answer to everybody who asks. */
export const SUBSCRIPTION_ASKED =
  'Almost there: if this address does not get the newsletter yet, an email with a link to confirm is on its way. Nothing in your inbox? Look in the spam folder, or try again in an hour';

export const subscribe = endpoint({
  method: 'POST',
  path: '/newsletter/subscribe',
  summary: 'Ask for the newsletter: sends a link to confirm; the answer is the same for every address',
  access: 'public',
  status: 202,
  body: subscribeBody,
  response: messageReply,
});

export const confirmSubscription = endpoint({
  method: 'POST',
  path: '/newsletter/confirm',
  summary: 'Confirm the subscription with the link in the email',
  access: 'public',
  body: newsletterTokenBody,
  response: messageReply,
});

export const unsubscribe = endpoint({
  method: 'POST',
  path: '/newsletter/unsubscribe',
  summary: 'End the subscription with the link in any of its emails',
  access: 'public',
  body: newsletterTokenBody,
  response: messageReply,
});
