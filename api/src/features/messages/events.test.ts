import { cancelDeletion, requestDeletion } from '@ampersand/contract/account';
import { blockPerson, unblockPerson } from '@ampersand/contract/blocks';
import {
  endConnection,
  noteWriting,
  readConnection,
  resumeConnection,
} from '@ampersand/contract/connections';
import { declineInvitation, openInvitation, withdrawInvitation } from '@ampersand/contract/invitations';
import { react } from '@ampersand/contract/messages';
import { NOTIFICATION_STREAM } from '@ampersand/contract/path';
import { DAY_MS } from '@ampersand/contract/time';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { users } from '../../db/schema.ts';
import { API_BASE } from '../../http/route.ts';
import { type EventStream, openEvents } from '../../testing/event-stream.ts';
import { type Member, makeApplicant, makeFounder, PASSWORD } from '../../testing/factories.ts';
import { connectMembers, invite } from '../../testing/invitations.ts';
import { read, write } from '../../testing/messages.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { deleteDueAccounts } from '../account/deletion/deletion.ts';
import { expireInvitations } from '../invitations/expire.ts';
import { COMMAND, suspend, unsuspend } from '../moderation/moderation.ts';

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
  const early = await open(applicant);
  connectionId = await connectMembers(applicant, founder);
  // A server of PostgreSQL tells of it after a while: the streams of a test would hear of it too.
  await early.untilTalk(1);
  early.close();
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

const ask = ({ browser }: Member) => browser.call(requestDeletion, { body: { password: PASSWORD } });

test.each([
  [
    'asks for their account to be deleted, and takes that back',
    async (member: Member) => {
      await ask(member);
      await ask(member);
      await member.browser.call(cancelDeletion);
    },
  ],
  [
    'is suspended, and let in again',
    async ({ id }: Member) => {
      await suspend(t.deps, id, COMMAND);
      await suspend(t.deps, id, COMMAND);
      await unsuspend(t.deps, id, COMMAND);
    },
  ],
])(
  'whoever is connected with a member who %s hears of both, and so do others with an invitation',
  async (_, act) => {
    const [invited, third] = [await makeApplicant(t), await makeApplicant(t)];
    await invite(founder, invited);
    const windows = [await open(applicant), await open(invited), await open(third)];
    await act(founder);
    await windows[0]?.untilTalk(2);
    await windows[1]?.untilTies(2);
    const state = { kind: 'state', connectionId };
    expect(windows.map((window) => window.talk())).toEqual([[state, state], [], []]);
    expect(windows.map((window) => window.ties())).toEqual([2, 2, 0]);
  },
);

test('the own windows of who is about to leave hear of it, and the other when they are gone', async () => {
  const [own, others] = [await open(founder), await open(applicant)];
  await ask(founder);
  await own.untilTalk(1);
  await t.deps.db
    .update(users)
    .set({ deletionDueAt: new Date(0) })
    .where(eq(users.id, founder.id));
  await deleteDueAccounts(t.deps);
  await others.untilTalk(2);
  expect(others.talk()).toEqual(Array(2).fill({ kind: 'state', connectionId }));
});

test('whom a block parts from a member hears nothing of what becomes of them', async () => {
  const window = await open(applicant);
  await founder.browser.call(blockPerson, { params: { userId: applicant.id } });
  await ask(founder);
  await founder.browser.call(cancelDeletion);
  await founder.browser.call(unblockPerson, { params: { userId: applicant.id } });
  await window.untilTalk(2);
  expect([window.talk().length, window.ties()]).toEqual([2, 2]);
});

const by = (invitationId: string) => ({ params: { invitationId } });
const ENDS = [
  [
    'is withdrawn',
    (sender: Member, _: Member, id: string) => sender.browser.call(withdrawInvitation, by(id)),
  ],
  [
    'is declined',
    (_: Member, recipient: Member, id: string) =>
      recipient.browser.call(declineInvitation, { ...by(id), body: { reason: 'TIMING' } }),
  ],
  [
    'expires',
    async () => {
      t.advance(8 * DAY_MS);
      await expireInvitations(t.deps);
    },
  ],
] as const;

test.each(ENDS)(
  'both hear that an invitation came, and that it %s, also once it was read',
  async (_, end) => {
    const [sender, recipient] = [await makeFounder(t), await makeApplicant(t)];
    const windows = [await open(sender), await open(recipient)];
    const { id } = (await invite(sender, recipient)).reply.data;
    for (const window of windows) await window.untilTies(1);
    await recipient.browser.call(openInvitation, by(id));
    await end(sender, recipient, id);
    for (const window of windows) await window.untilTies(2);
  },
);

test('both hear that their connection ended, and that it goes on', async () => {
  const windows = [await open(founder), await open(applicant)];
  await founder.browser.call(endConnection, { params: params() });
  await founder.browser.call(resumeConnection, { params: params() });
  for (const window of windows) await window.untilTies(2);
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
