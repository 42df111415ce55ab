import { z } from 'zod';
import { endpoint, messageReply } from './endpoint.ts';
import { emailToken } from './fields.ts';

const tokenBody = z.object({ token: emailToken });

export const stillLooking = endpoint({
  method: 'POST',
  path: '/silence/still-looking',
  summary:
    'Say that one is still looking, with the link of the email after 25 days of silence; ends a pause too',
  access: 'public',
  body: tokenBody,
  response: messageReply,
});

export const pauseSilent = endpoint({
  method: 'POST',
  path: '/silence/pause',
  summary: 'Pause the own profile with the link of the same email',
  access: 'public',
  body: tokenBody,
  response: messageReply,
});
