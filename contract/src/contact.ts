import { z } from 'zod';
import { endpoint, messageReply } from './endpoint.ts';
import { email, honeypot, line, optional, requiredLine, requiredText } from './fields.ts';

export const contactBody = z.object({
  fullName: requiredLine('Please enter your name'),
  email: email('Please enter a valid email address'),
  subject: optional(line),
  message: requiredText('Please write a message'),
  website: honeypot,
});

export const CONTACT_SENT = 'Thank you, your message is on its way. We will reply to the address you gave';

export const sendContact = endpoint({
  method: 'POST',
  path: '/contact',
  summary: 'Write to the support address',
  access: 'public',
  status: 202,
  body: contactBody,
  response: messageReply,
});
