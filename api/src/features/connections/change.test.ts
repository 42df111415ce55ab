import { blockPerson } from '@ampersand/contract/blocks';
import * as calls from '@ampersand/contract/connections';
import { acceptInvitation } from '@ampersand/contract/invitations';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { users } from '../../db/schema.ts';
import { connections, outcomes } from '../../db/talk.ts';
import { type Member, makeApplicant } from '../../testing/factories.ts';
import { connectMembers, invite, makeConnection } from '../../testing/invitations.ts';
import { write } from '../../testing/messages.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { lookAtTrial, signTogether } from '../../testing/trial.ts';

const t = useTestApp();
const NOBODY = '0190a8f0-0000-7000-8000-000000000000';
const get = async ({ browser }: Member) =>
  (await browser.call(calls.getConnection, { params: { connectionId: id } })).reply.data;
const readTo = ({ browser }: Member, seq: unknown, connectionId = id) =>
  browser.call(calls.readConnection, { params: { connectionId }, body: { seq } });
const writing = ({ browser }: Member, connectionId = id) =>
  browser.call(calls.noteWriting, { params: { connectionId } });
const end = ({ browser }: Member, query: Record<string, string> = {}, connectionId = id) =>
  browser.call(calls.endConnection, { params: { connectionId }, query });
const resume = ({ browser }: Member, connectionId = id) =>
  browser.call(calls.resumeConnection, { params: { connectionId } });
const met = ({ browser }: Member, answer: string, connectionId = id) =>
  browser.call(calls.noteMet, { params: { connectionId }, body: { met: answer } });
const outcomesOf = async (...kinds: string[]) =>
  (await t.deps.db.select().from(outcomes).orderBy(outcomes.id)).filter(({ kind }) => kinds.includes(kind));

let founder: Member;
let applicant: Member;
let id: string;
beforeEach(async () => {
  ({ founder, applicant, id } = await makeConnection(t));
});

describe('reading', () => {
  test('moves on and never back, not beyond the newest message', async () => {
    await write(founder, id, 'One');
    await write(founder, id, 'Two');
    expect((await get(applicant)).unread).toBe(2);
    expect((await readTo(applicant, 2)).reply.data).toEqual({ readSeq: 2, unread: 1 });
    expect((await get(applicant)).unread).toBe(1);
    expect((await readTo(applicant, 99)).reply.data).toEqual({ readSeq: 3, unread: 0 });
    expect((await readTo(applicant, 1)).reply.data).toEqual({ readSeq: 3, unread: 0 });
  });

  test.each([-1, 1.5, 'all', null, undefined, 1e300])('refuses %j', async (seq) => {
    expect((await readTo(founder, seq)).status).toBe(422);
  });
});

describe('the end', () => {
  test('stops writing for both, keeps the reason from the other, and is an outcome', async () => {
    expect((await end(founder, { reason: 'TIMING' })).status).toBe(200);
    expect(await get(applicant)).toMatchObject({ state: 'ENDED', endedByMe: false, turn: null });
    expect(JSON.stringify(await get(applicant))).not.toContain('TIMING');
    for (const member of [founder, applicant]) expect((await write(member, id, 'Hello')).status).toBe(409);
    expect(await outcomesOf('ENDED')).toMatchObject([
      { actorId: founder.id, subjectId: applicant.id, reason: 'TIMING' },
    ]);
  });

  test('needs no reason, but not just any', async () => {
    expect((await end(founder, { reason: 'BORED' })).status).toBe(400);
    expect((await end(founder)).status).toBe(200);
    expect((await end(applicant)).status).toBe(409);
  });

  test('of two at once counts one', async () => {
    const both = await Promise.all([end(founder), end(applicant), end(founder)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await outcomesOf('ENDED')).toHaveLength(1);
  });

  test('is undone within two minutes, by who made it, once', async () => {
    await end(founder);
    expect((await resume(applicant)).status).toBe(409);
    t.advance(110_000);
    const twice = await Promise.all([resume(founder), resume(founder)]);
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await get(applicant)).toMatchObject({ state: 'OPEN', endedAt: null });
    expect(await outcomesOf('ENDED')).toEqual([]);
    expect((await write(applicant, id, 'Hello')).status).toBe(201);
  });

  test('that was undone leaves what the two tried, also where an invitation was sent meanwhile', async () => {
    const trialId = await signTogether(t, { founder, applicant, id });
    await end(founder);
    const invitationId = (await invite(applicant, founder)).reply.data.id;
    await resume(founder);
    const accepted = await founder.browser.call(acceptInvitation, { params: { invitationId } });
    expect(accepted.status).toBe(200);
    expect((await lookAtTrial(founder, id)).trials).toMatchObject([{ id: trialId, state: 'RUNNING' }]);
  });

  test('stays after that', async () => {
    await end(founder);
    t.advance(121_000);
    expect((await resume(founder)).status).toBe(409);
    expect((await get(founder)).state).toBe('ENDED');
  });

  test('of a connection may be followed by a new invitation, and the conversation goes on', async () => {
    await end(founder);
    expect(await connectMembers(founder, applicant)).toBe(id);
    expect(await get(founder)).toMatchObject({ state: 'OPEN', lastSeq: 2 });
  });
});

describe('whether they have met', () => {
  test('each says for themself, and may change it; the last answer is learned from', async () => {
    expect((await met(founder, 'NO')).status).toBe(200);
    await met(founder, 'NO');
    expect((await get(founder)).met).toBe('NO');
    expect((await get(applicant)).met).toBeNull();
    await met(founder, 'YES');
    expect((await outcomesOf('MET', 'NOT_MET')).map(({ kind, actorId }) => [kind, actorId])).toEqual([
      ['MET', founder.id],
    ]);
  });

  test('is yes or no', async () => {
    expect((await met(founder, 'MAYBE')).status).toBe(422);
  });

  test('said twice at once is one outcome', async () => {
    await Promise.all([met(founder, 'YES'), met(founder, 'YES')]);
    expect(await outcomesOf('MET')).toHaveLength(1);
  });
});

const everyCall = [
  ['read', (member: Member, of?: string) => readTo(member, 1, of)],
  ['writing', writing],
  ['end', (member: Member, of?: string) => end(member, {}, of)],
  ['resume', resume],
  ['met', (member: Member, of?: string) => met(member, 'YES', of)],
] as const;

test.each(everyCall)(
  '%s: a third member, no conversation or a blocked one is answered 404',
  async (_, call) => {
    expect((await call(await makeApplicant(t))).status).toBe(404);
    expect((await call(founder, NOBODY)).status).toBe(404);
    await applicant.browser.call(blockPerson, { params: { userId: founder.id } });
    for (const member of [founder, applicant]) expect((await call(member)).status).toBe(404);
  },
);

test('nobody shows that they write, ends or reads where the other is suspended; who has left cannot be written to', async () => {
  expect((await writing(founder)).status).toBe(200);
  await t.deps.db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, applicant.id));
  for (const answer of [await writing(founder), await end(founder), await readTo(founder, 1)])
    expect(answer.status).toBe(409);
  await t.deps.db.delete(users).where(eq(users.id, applicant.id));
  expect((await writing(founder)).status).toBe(409);
  expect((await readTo(founder, 1)).status).toBe(200);
  expect(await t.deps.db.$count(connections)).toBe(1);
});
