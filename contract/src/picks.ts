import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { matchSchema } from './matchings.ts';

export const todaysPick = endpoint({
  method: 'GET',
  path: '/picks/today',
  summary:
    'The one person whom both of you have reason to meet today (UTC), who sees you as theirs; null on days without',
  access: 'member',
  response: z.object({ data: matchSchema.nullable() }),
});
