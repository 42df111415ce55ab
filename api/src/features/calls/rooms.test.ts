import { expect, test } from 'vitest';
import {
  agreeOnCall,
  callTimes,
  hoursFrom,
  lookAtCalls,
  pickFirst,
  suggestTimes,
} from '../../testing/calls.ts';
import { makeConnection } from '../../testing/invitations.ts';
import { useTestApp } from '../../testing/test-app.ts';

const t = useTestApp({ env: { VIDEO_URL: 'https://meet.example.org/calls/' } });

test('where the place has a video server, each agreed call gets a room of its own, and keeps it when it is moved', async () => {
  const pair = await makeConnection(t);
  const { founder, applicant, id } = pair;
  const room = { way: 'ROOM', link: 'https://else.example.com' };
  const callId = await agreeOnCall(t, pair, room);
  await agreeOnCall(t, pair, { ...room, starts: [hoursFrom(t, 40)] });
  const { coming, roomHost } = await lookAtCalls(founder, id);
  expect(roomHost).toBe('meet.example.org');
  const [first, second] = coming.map(({ link }) => link);
  expect(first).toMatch(/^https:\/\/meet\.example\.org\/calls\/[\w-]{43}$/);
  expect(second).not.toBe(first);
  await suggestTimes(founder, id, callTimes(t, { ...room, moves: callId, starts: [hoursFrom(t, 30)] }));
  expect((await pickFirst(applicant, id)).reply.data.coming[0]).toMatchObject({ id: callId, link: first });
});
