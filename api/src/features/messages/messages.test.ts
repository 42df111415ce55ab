import { randomUUID } from 'node:crypto';
import { blockPerson } from '@ampersand/contract/blocks';
import { getConnection } from '@ampersand/contract/connections';
import { withdrawInvitation } from '@ampersand/contract/invitations';
import { react } from '@ampersand/contract/messages';
import { DAY_MS } from '@ampersand/contract/time';
import { and, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { users } from '../../db/schema.ts';
import { connectionMembers, connections, messages, outcomes } from '../../db/talk.ts';
import { type Member, makeAdmin, makeApplicant, makeFounder } from '../../testing/factories.ts';
import { connectMembers, invite, makeConnection, NOTE } from '../../testing/invitations.ts';
import { read, write } from '../../testing/messages.ts';
import { useTestApp } from '../../testing/test-app.ts';

const t = useTestApp();
const NOBODY = '0190a8f0-0000-7000-8000-000000000000';
const LEAVING = 'You have asked for your account to be deleted. Take that back on your account page first';
const like = ({ browser }: Member, messageId: string) =>
  browser.call(react, { params: { messageId, kind: 'LIKE' } });
const setUser = (id: string, change: Partial<typeof users.$inferInsert>) =>
  t.deps.db.update(users).set(change).where(eq(users.id, id));
const seqsOf = async (member: Member, query: Record<string, string | number>) =>
  (await read(member, id, query)).reply.data.map(({ seq }) => seq);
const end = () => t.deps.db.update(connections).set({ endedAt: new Date(), endedBy: applicant.id });

let founder: Member;
let applicant: Member;
let id: string;
beforeEach(async () => {
  ({ founder, applicant, id } = await makeConnection(t));
});

describe('writing', () => {
  test('adds a message at the next place, for both', async () => {
    const sent = await write(founder, id, '  Hello,\n\nwhen do you have time?  ');
    expect(sent.status).toBe(201);
    expect(sent.reply.data).toMatchObject({
      connectionId: id,
      seq: 2,
      mine: true,
      text: 'Hello,\n\nwhen do you have time?',
      quoted: null,
      reactions: [],
      editedAt: null,
      takenBack: false,
    });
    const { data, lastSeq, readSeq } = (await read(applicant, id)).reply;
    expect(data.map(({ seq, mine, text }) => [seq, mine, text])).toEqual([
      [1, true, NOTE],
      [2, false, 'Hello,\n\nwhen do you have time?'],
    ]);
    expect([lastSeq, readSeq]).toEqual([2, 1]);
    const { reply } = await applicant.browser.call(getConnection, { params: { connectionId: id } });
    expect(reply.data).toMatchObject({ unread: 1, turn: 'YOURS', lastSeq: 2 });
  });

  test('quotes a message of the same conversation only', async () => {
    const first = (await write(founder, id, 'x'.repeat(5_000))).reply.data;
    const answer = await write(applicant, id, 'Yes', { quotedId: first.id });
    expect(answer.reply.data.quoted).toEqual({
      id: first.id,
      seq: 2,
      mine: false,
      text: 'x'.repeat(140),
      attachment: null,
      takenBack: false,
    });
    const third = await makeApplicant(t);
    const other = await connectMembers(third, founder);
    for (const quotedId of [first.id, NOBODY]) {
      const refused = await write(third, other, 'Look', { quotedId });
      expect([refused.status, refused.failure.errors?.[0]?.path]).toEqual([422, 'quotedId']);
    }
  });

  test.each([
    ['text', { text: '' }],
    ['text', { text: ' \n ' }],
    ['text', { text: 'x'.repeat(5_001) }],
    ['text', { text: '\u0000' }],
    ['text', { text: 7 }],
    ['idempotencyKey', { idempotencyKey: 'once' }],
    ['idempotencyKey', { idempotencyKey: undefined }],
    ['quotedId', { quotedId: 'that' }],
  ])('refuses a wrong %s: %j', async (path, wrong) => {
    const refused = await write(founder, id, 'Hello', wrong);
    expect([refused.status, refused.failure.errors?.[0]?.path]).toEqual([422, path]);
    expect(await t.deps.db.$count(messages)).toBe(1);
  });

  test('brings a quiet conversation back for both', async () => {
    await t.deps.db.update(connectionMembers).set({ foldedAt: new Date(), quietAskedAt: new Date() });
    await write(founder, id, 'Still there?');
    const rows = await t.deps.db.select().from(connectionMembers);
    expect(rows.map(({ foldedAt, quietAskedAt }) => [foldedAt, quietAskedAt])).toEqual([
      [null, null],
      [null, null],
    ]);
  });

  test('is a first reply once for each of the two, and only after the other wrote', async () => {
    const replies = async () =>
      (await t.deps.db.select().from(outcomes).where(eq(outcomes.kind, 'FIRST_REPLY'))).map(
        ({ actorId, subjectId }) => [actorId, subjectId],
      );
    expect(await replies()).toEqual([]);
    await write(founder, id, 'Hello');
    await write(founder, id, 'Hello again');
    expect(await replies()).toEqual([[founder.id, applicant.id]]);
    await write(applicant, id, 'Hello');
    await write(applicant, id, 'Hello again');
    expect(await replies()).toEqual([
      [founder.id, applicant.id],
      [applicant.id, founder.id],
    ]);
  });
});

describe('nobody writes', () => {
  test('where they are not one of the two', async () => {
    for (const third of [await makeApplicant(t), await makeFounder(t), await makeAdmin(t)]) {
      expect((await write(third, id, 'Hello')).status).toBe(404);
      expect((await read(third, id)).status).toBe(404);
    }
    expect((await write(founder, NOBODY, 'Hello')).status).toBe(404);
    expect((await read(founder, 'x')).status).toBe(404);
  });

  test('in an ended conversation, which both can still read', async () => {
    await end();
    for (const member of [founder, applicant]) {
      expect((await write(member, id, 'Hello')).failure.code).toBe('conflict');
      expect((await read(member, id)).reply.data).toHaveLength(1);
    }
  });

  test('to a suspended member or one about to leave, and nobody reads there meanwhile', async () => {
    for (const gone of [
      { suspendedAt: new Date() },
      { suspendedAt: null, deletionDueAt: new Date(Date.now() + DAY_MS) },
    ]) {
      await setUser(applicant.id, gone);
      expect((await write(founder, id, 'Hello')).status).toBe(409);
      expect((await read(founder, id)).status).toBe(409);
    }
    await setUser(applicant.id, { deletionDueAt: null, suspendedAt: new Date() });
    expect((await write(applicant, id, 'Hello')).status).toBe(403);
  });

  test('who is about to leave, until they take that back; what is there they still read', async () => {
    const idempotencyKey = randomUUID();
    const sent = await write(applicant, id, 'Once', { idempotencyKey });
    await setUser(applicant.id, { deletionDueAt: new Date(Date.now() + DAY_MS) });
    const refused = await write(applicant, id, 'Hello');
    expect([refused.status, refused.failure.message]).toEqual([409, LEAVING]);
    expect((await like(applicant, sent.reply.data.id)).failure.message).toBe(LEAVING);
    expect((await read(applicant, id)).reply.data).toHaveLength(2);
    // What was sent before is sent.
    expect((await write(applicant, id, 'Once', { idempotencyKey })).reply.data).toEqual(sent.reply.data);
    await setUser(applicant.id, { deletionDueAt: null });
    expect((await write(applicant, id, 'Hello')).status).toBe(201);
  });

  test('to a former member, whose messages stay', async () => {
    await t.deps.db.delete(users).where(eq(users.id, applicant.id));
    expect((await write(founder, id, 'Hello')).status).toBe(409);
    expect((await read(founder, id)).reply.data).toMatchObject([{ mine: false, text: NOTE }]);
  });

  test.each(['founder', 'applicant'])('after a block by the %s, and nobody reads either', async (who) => {
    const [blocker, blocked] = who === 'founder' ? [founder, applicant] : [applicant, founder];
    await blocker.browser.call(blockPerson, { params: { userId: blocked.id } });
    for (const member of [founder, applicant]) {
      expect((await write(member, id, 'Hello')).status).toBe(404);
      expect((await read(member, id)).status).toBe(404);
    }
  });
});

describe('one key', () => {
  test('is one message, also of 20 sent at once and after the conversation has ended', async () => {
    const idempotencyKey = randomUUID();
    const sent = await Promise.all(
      Array.from({ length: 20 }, () => write(founder, id, 'Once', { idempotencyKey })),
    );
    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(sent.map(({ reply }) => reply.data.id)).size).toBe(1);
    expect(await t.deps.db.$count(messages)).toBe(2);
    expect(await seqsOf(founder, {})).toEqual([1, 2]);
    await end();
    const again = await write(founder, id, 'Something else', { idempotencyKey });
    expect(again.reply.data).toEqual(sent[0]?.reply.data);
  });

  test('is a message of its sender in one conversation', async () => {
    const idempotencyKey = randomUUID();
    await write(founder, id, 'Once', { idempotencyKey });
    expect((await write(applicant, id, 'Mine', { idempotencyKey })).reply.data.text).toBe('Mine');
    const other = await connectMembers(await makeApplicant(t), founder);
    expect((await write(founder, other, 'Once', { idempotencyKey })).status).toBe(409);
  });

  test('is never the id of an invitation, of whoever it is and whatever became of it', async () => {
    const third = await makeApplicant(t);
    const idempotencyKey = (await invite(third, founder)).reply.data.id;
    for (const member of [founder, applicant]) {
      const { status, failure } = await write(member, id, 'Mine', { idempotencyKey });
      expect([status, failure.message]).toEqual([
        409,
        'This key belongs to an invitation. Please send the message with a new one',
      ]);
    }
    await third.browser.call(withdrawInvitation, { params: { invitationId: idempotencyKey } });
    expect((await write(founder, id, 'Mine', { idempotencyKey })).status).toBe(409);
    expect(await seqsOf(founder, {})).toEqual([1]);
  });

  test('of the message that opened a conversation answers that message', async () => {
    const [opening] = (await read(applicant, id)).reply.data;
    const again = await write(applicant, id, 'Else', { idempotencyKey: opening?.idempotencyKey });
    expect([again.status, again.reply.data]).toEqual([201, opening]);
  });
});

describe('at the same moment', () => {
  test('messages of both take places without gaps, each once', async () => {
    const sent = await Promise.all(
      Array.from({ length: 20 }, (_, i) => write(i % 2 ? founder : applicant, id, `Message ${i}`)),
    );
    expect(sent.every(({ status }) => status === 201)).toBe(true);
    expect(await seqsOf(founder, {})).toEqual(Array.from({ length: 21 }, (_, i) => i + 1));
    const texts = (await read(applicant, id)).reply.data.map(({ text }) => text);
    expect(new Set(texts).size).toBe(21);
  });

  test('of a block and messages every one that was answered came before the block', async () => {
    const block = founder.browser.call(blockPerson, { params: { userId: applicant.id } });
    const sent = await Promise.all([
      ...Array.from({ length: 5 }, (_, i) => write(applicant, id, `Message ${i}`)),
      block.then(() => write(applicant, id, 'After all')),
    ]);
    expect(sent.at(-1)?.status).toBe(404);
    const arrived = sent.filter(({ status }) => status === 201).length;
    expect(sent.every(({ status }) => status === 201 || status === 404)).toBe(true);
    expect(await t.deps.db.$count(messages, eq(messages.connectionId, id))).toBe(1 + arrived);
  });
});

describe('a conversation of 10,000 messages', () => {
  beforeEach(async () => {
    await t.deps.db.execute(sql`
      insert into messages (id, connection_id, seq, sender_id, idempotency_key, text, search_text)
      select gen_random_uuid(), ${id}, n, ${applicant.id}, gen_random_uuid(), 'Message ' || n, 'message ' || n
      from generate_series(2, 10000) n`);
    await t.deps.db
      .update(connections)
      .set({ lastSeq: 10_000 })
      .where(and(eq(connections.id, id)));
  });
  const range = (first: number, last: number) =>
    Array.from({ length: last - first + 1 }, (_, i) => first + i);

  test('is read from its end, before, after and around a place', async () => {
    expect(await seqsOf(founder, {})).toEqual(range(9_951, 10_000));
    expect(await seqsOf(founder, { before: 9_951, limit: 3 })).toEqual(range(9_948, 9_950));
    expect(await seqsOf(founder, { before: 2 })).toEqual([1]);
    expect(await seqsOf(founder, { after: 9_998 })).toEqual([9_999, 10_000]);
    expect(await seqsOf(founder, { after: 10_000 })).toEqual([]);
    expect(await seqsOf(founder, { around: 500, limit: 5 })).toEqual(range(498, 502));
    expect(await seqsOf(founder, { around: 1, limit: 3 })).toEqual([1, 2, 3]);
    expect(await seqsOf(founder, { around: 10_000, limit: 1 })).toEqual([10_000]);
    const { reply } = await founder.browser.call(getConnection, { params: { connectionId: id } });
    expect(reply.data.unread).toBe(100);
  });

  test('is read from a moment on', async () => {
    await t.deps.db.execute(sql`update messages
      set created_at = timestamptz '2026-01-01T00:00:00Z' + seq * interval '1 minute' where connection_id = ${id}`);
    const at = (since: string) => seqsOf(founder, { since, limit: 3 });
    expect(await at('2026-01-01T08:20:00Z')).toEqual(range(499, 501));
    expect(await at('2025-12-31T00:00:00Z')).toEqual(range(1, 3));
    expect(await at('2027-01-01T00:00:00Z')).toEqual(range(9_998, 10_000));
  });
});

test.each([
  { since: 'yesterday' },
  { since: '0001-01-01T00:00:00Z' },
  { since: '2026-01-01T00:00:00Z', around: 5 },
  { limit: 0 },
  { limit: 201 },
  { before: -1 },
  { after: 'last' },
  { around: 1.5 },
  { before: 1, after: 1 },
])('a conversation is not read by %j', async (query) => {
  expect((await read(founder, id, query)).status).toBe(400);
});
