import { z } from 'zod';
import { endpoint, messageReply } from './endpoint.ts';
import { emailToken } from './fields.ts';

const tokenBody = z.object({ token: emailToken });

export const stillLooking = endpoint({
  method: 'POST',
  path: '/inactivity/still-looking',
  summary:
    'Say that one is still looking, with the link of the email after 25 days of inactivity; ends a pause too',
  access: 'public',
  body: tokenBody,
  response: messageReply,
});

export const pauseInactive = endpoint({
  method: 'POST',
  path: '/inactivity/pause',
  summary: 'Pause the own profile with the link of the same email',
  access: 'public',
  body: tokenBody,
  response: messageReply,
});
