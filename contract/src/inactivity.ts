import { z } from 'zod';
import { endpoint, messageReply } from './endpoint.ts';
import { emailToken } from './fields.ts';

const tokenBody = z.object({ token: emailToken });

export const stillLooking = endpoint({
  method: 'POST',
  path: '/inactivity/still-looking',
  summary:
    'Say that you are still looking, with the link in the email after 25 days of inactivity; ends a pause too; 409 for an account that is about to be deleted',
  access: 'public',
  conflict: true,
  body: tokenBody,
  response: messageReply,
});

export const pauseInactive = endpoint({
  method: 'POST',
  path: '/inactivity/pause',
  summary:
    'Pause your profile with the link in the same email; 409 for an account that is about to be deleted',
  access: 'public',
  conflict: true,
  body: tokenBody,
  response: messageReply,
});
