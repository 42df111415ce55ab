import { blockPerson } from '@ampersand/contract/blocks';
import { endConnection, noteWriting, readConnection } from '@ampersand/contract/connections';
import { react } from '@ampersand/contract/messages';
import { NOTIFICATION_STREAM } from '@ampersand/contract/path';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { users } from '../../db/schema.ts';
import { API_BASE } from '../../http/route.ts';
import { type EventStream, openEvents } from '../../testing/event-stream.ts';
import { type Member, makeApplicant, makeFounder } from '../../testing/factories.ts';
import { connectMembers } from '../../testing/invitations.ts';
import { read, write } from '../../testing/messages.ts';
import { useTestApp } from '../../testing/test-app.ts';

const t = useTestApp();
const streams: EventStream[] = [];
const listen = async (app: FastifyInstance) =>
  (await app.listen({ port: 0, host: '127.0.0.1' })) + API_BASE + NOTIFICATION_STREAM;
async function open({ browser }: Member, at = url): Promise<EventStream> {
  const stream = await openEvents(at, browser);
  streams.push(stream);
  await vi.waitFor(() => expect(stream.unread()).toHaveLength(1));
  return stream;
}

let url: string;
let founder: Member;
let applicant: Member;
let connectionId: string;
beforeAll(async () => {
  url = await listen(t.app);
});
beforeEach(async () => {
  founder = await makeFounder(t);
  applicant = await makeApplicant(t);
  connectionId = await connectMembers(applicant, founder);
});
afterEach(() => {
  for (const stream of streams.splice(0)) stream.close();
});
const params = () => ({ connectionId });
const readTo = ({ browser }: Member, seq: number) =>
  browser.call(readConnection, { params: params(), body: { seq } });

test('both hear of a message, a change and an end, in every window, and a third member of nothing', async () => {
  const third = await open(await makeApplicant(t));
  const windows = [await open(founder), await open(founder), await open(applicant)];
  const { id: messageId } = (await write(founder, connectionId, 'Hello')).reply.data;
  await applicant.browser.call(react, { params: { messageId, kind: 'LIKE' } });
  await applicant.browser.call(endConnection, { params: params() });
  for (const window of windows) {
    await window.untilTalk(3);
    expect(window.talk()).toEqual([
      { kind: 'message', connectionId, seq: 2 },
      { kind: 'change', connectionId, messageId, change: 1 },
      { kind: 'state', connectionId },
    ]);
  }
  expect(third.talk()).toEqual([]);
});

test('what is sent again, or refused, is no news', async () => {
  const window = await open(applicant);
  const idempotencyKey = '0190a8f0-0000-7000-8000-000000000001';
  for (let again = 0; again < 3; again++) await write(founder, connectionId, 'Once', { idempotencyKey });
  await write(founder, connectionId, 'Wrong', { quotedId: idempotencyKey });
  await write(founder, connectionId, 'Twice');
  await window.untilTalk(2);
  expect(window.talk().map((event) => 'seq' in event && event.seq)).toEqual([2, 3]);
});

test('the other hears of writing, the writer does not', async () => {
  const [own, others] = [await open(founder), await open(applicant)];
  await founder.browser.call(noteWriting, { params: params() });
  await others.untilTalk(1);
  expect([others.talk(), own.talk()]).toEqual([[{ kind: 'writing', connectionId }], []]);
});

test('of reading hear the own windows, and the other where both show it', async () => {
  const [own, others] = [await open(founder), await open(applicant)];
  await write(applicant, connectionId, 'One');
  await write(applicant, connectionId, 'Two');
  await readTo(founder, 2);
  await t.deps.db.update(users).set({ readMarks: true });
  await readTo(founder, 3);
  await readTo(founder, 3);
  await t.deps.db.update(users).set({ readMarks: false }).where(eq(users.id, founder.id));
  await write(applicant, connectionId, 'Three');
  await readTo(founder, 4);
  await own.untilTalk(6);
  const reads = (stream: EventStream) => stream.talk().filter(({ kind }) => kind === 'read');
  const mark = { kind: 'read', connectionId };
  expect(reads(own)).toEqual([2, 3, 4].map((seq) => ({ ...mark, seq, mine: true })));
  expect(reads(others)).toEqual([{ ...mark, seq: 3, mine: false }]);
});

test('a block takes the conversation out of open windows, and nothing more is heard', async () => {
  const windows = [await open(founder), await open(applicant)];
  await founder.browser.call(blockPerson, { params: { userId: applicant.id } });
  await write(applicant, connectionId, 'Hello?');
  await applicant.browser.call(noteWriting, { params: params() });
  for (const window of windows) {
    await window.untilTalk(1);
    expect(window.talk()).toEqual([{ kind: 'state', connectionId }]);
  }
});

test('two who connect hear of it', async () => {
  const [one, other] = [await makeFounder(t), await makeApplicant(t)];
  const windows = [await open(one), await open(other)];
  const made = await connectMembers(one, other);
  for (const window of windows) {
    await window.untilTalk(1);
    expect(window.talk()).toEqual([{ kind: 'state', connectionId: made }]);
  }
});

const server = process.env.TEST_DATABASE_URL;
describe.skipIf(!server)(`two servers${server ? '' : ' (skipped: needs TEST_DATABASE_URL)'}`, () => {
  test('tell the same; after a break a window is told to ask, and finds what it missed', async () => {
    const another = await t.anotherApp();
    const window = await open(applicant, await listen(another));
    await write(founder, connectionId, 'Hello');
    await window.untilTalk(1);
    await t.deps.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen %' and datname = current_database()`,
    );
    await write(founder, connectionId, 'Meanwhile');
    await vi.waitFor(() => expect(window.text()).toContain('event: missed'), 10_000);
    const { data } = (await read(applicant, connectionId, { after: 2 })).reply;
    expect(data.map(({ text }) => text)).toEqual(['Meanwhile']);
    await write(founder, connectionId, 'Again');
    await vi.waitFor(() => expect(window.talk().at(-1)).toMatchObject({ kind: 'message', seq: 4 }), 10_000);
  });
});
