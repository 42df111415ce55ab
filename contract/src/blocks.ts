import { z } from 'zod';
import { endpoint, messageReply, pageOf, pageQuery, userIdParams } from './endpoint.ts';

const blockedSchema = z
  .object({
    id: z.uuid(),
    fullName: z.string(),
    profileUrl: z.string().nullable(),
    /** ISO 8601 UTC. */
    blockedAt: z.string(),
  })
  .meta({ id: 'Blocked' });
export type Blocked = z.infer<typeof blockedSchema>;

export const blockPerson = endpoint({
  method: 'POST',
  path: '/blocks/{userId}',
  summary:
    'Block somebody: from now on neither of you meets the other anywhere, and nobody is told; your open invitation to them is withdrawn',
  access: 'member',
  status: 201,
  params: userIdParams,
  response: messageReply,
});

export const unblockPerson = endpoint({
  method: 'DELETE',
  path: '/blocks/{userId}',
  summary: 'End a block of yours; 404 where there is none',
  access: 'member',
  params: userIdParams,
  response: messageReply,
});

export const listBlocks = endpoint({
  method: 'GET',
  path: '/blocks',
  summary: 'Whom you have blocked, latest first',
  access: 'member',
  query: pageQuery,
  response: pageOf(blockedSchema),
});
