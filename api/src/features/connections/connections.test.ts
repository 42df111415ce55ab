import { blockPerson, unblockPerson } from '@ampersand/contract/blocks';
import { countUnreadConnections, getConnection, listConnections } from '@ampersand/contract/connections';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { users } from '../../db/schema.ts';
import { connectionMembers, connections } from '../../db/talk.ts';
import { type Member, makeAdmin, makeApplicant, makeFounder } from '../../testing/factories.ts';
import { connectMembers, makeConnection, NOTE } from '../../testing/invitations.ts';
import { useTestApp } from '../../testing/test-app.ts';

const t = useTestApp();
const NOBODY = '0190a8f0-0000-7000-8000-000000000000';
const list = ({ browser }: Member, query: Record<string, string | number> = {}) =>
  browser.call(listConnections, { query });
const idsOf = async (member: Member, query: Record<string, string | number> = {}) =>
  (await list(member, query)).reply.data.map(({ id }) => id);
const get = ({ browser }: Member, connectionId: string) =>
  browser.call(getConnection, { params: { connectionId } });
const unread = async ({ browser }: Member) => (await browser.call(countUnreadConnections)).reply.data;
const setUser = (id: string, change: Partial<typeof users.$inferInsert>) =>
  t.deps.db.update(users).set(change).where(eq(users.id, id));
/** Nothing read yet, which the note that opens a conversation never is. */
const forgetRead = (userId: string) =>
  t.deps.db.update(connectionMembers).set({ readSeq: 0 }).where(eq(connectionMembers.userId, userId));

let founder: Member;
let applicant: Member;
let id: string;
beforeEach(async () => {
  ({ founder, applicant, id } = await makeConnection(t));
});

describe('the list', () => {
  test('shows the other person, the newest message, whose turn it is and what is unread', async () => {
    await forgetRead(founder.id);
    const [mine] = (await list(founder)).reply.data;
    expect(mine).toMatchObject({
      id,
      state: 'OPEN',
      person: { id: applicant.id, fullName: applicant.fullName, visible: true, headline: 'Backend engineer' },
      last: { seq: 1, mine: false, text: NOTE, takenBack: false },
      unread: 1,
      turn: 'YOURS',
      quiet: false,
      theirReadSeq: null,
    });
    expect((await list(applicant)).reply.data[0]).toMatchObject({ turn: 'THEIRS', unread: 0 });
    expect([await unread(founder), await unread(applicant)]).toEqual([1, 0]);
    expect((await get(founder, id)).reply.data).toEqual(mine);
  });

  test('comes in pages, the latest first', async () => {
    const ids = [id];
    for (let more = 0; more < 2; more++) {
      t.advance(1_000);
      ids.unshift(await connectMembers(await makeApplicant(t), founder));
    }
    const first = (await list(founder, { limit: 2 })).reply;
    expect(first.data.map((each) => each.id)).toEqual(ids.slice(0, 2));
    const second = (await list(founder, { limit: 2, cursor: first.nextCursor ?? '' })).reply;
    expect(second.data.map((each) => each.id)).toEqual(ids.slice(2));
    expect(second.nextCursor).toBeUndefined();
  });

  test('is filtered: unread, your turn, their turn, quiet', async () => {
    const filters = ['unread', 'your-turn', 'their-turn', 'quiet'];
    const found = async (member: Member) =>
      Promise.all(filters.map(async (filter) => (await idsOf(member, { filter })).length));
    expect(await found(founder)).toEqual([0, 1, 0, 0]);
    expect(await found(applicant)).toEqual([0, 0, 1, 0]);
    await forgetRead(founder.id);
    expect(await found(founder)).toEqual([1, 1, 0, 0]);
    await t.deps.db.update(connectionMembers).set({ foldedAt: new Date(), readSeq: 1 });
    expect(await found(founder)).toEqual([0, 0, 0, 1]);
    expect(await idsOf(founder)).toEqual([]);
    expect(await idsOf(founder, { search: applicant.fullName })).toEqual([id]);
  });

  test('is searched by name and company, whatever the case and the marks on letters', async () => {
    await setUser(applicant.id, { fullName: 'Zoë Müller' });
    for (const search of ['zoe', 'MULLER', 'oë mü']) expect(await idsOf(founder, { search })).toEqual([id]);
    for (const search of ['%', 'zoe_', 'mueller']) expect(await idsOf(founder, { search })).toEqual([]);
    expect(await idsOf(applicant, { search: 'cold chain' })).toEqual([id]);
  });

  test.each([{ filter: 'loud' }, { limit: 0 }, { limit: 101 }, { cursor: 'x' }])(
    'refuses %j',
    async (query: Record<string, string | number>) => {
      expect((await list(founder, query)).status).toBe(400);
    },
  );
});

describe('who is on the other side', () => {
  const shown = async () => {
    const { state, person, last, unread, turn } = (await get(founder, id)).reply.data;
    return { state, name: person?.fullName, visible: person?.visible, read: last?.text, unread, turn };
  };

  test('a suspended member, or one about to leave: closed for now, and nothing but that', async () => {
    await forgetRead(founder.id);
    const closed = {
      state: 'CLOSED',
      name: applicant.fullName,
      visible: false,
      read: undefined,
      unread: 0,
      turn: null,
    };
    await setUser(applicant.id, { suspendedAt: new Date() });
    expect([await shown(), await unread(founder)]).toEqual([closed, 0]);
    await setUser(applicant.id, { suspendedAt: null, deletionDueAt: new Date() });
    expect([await shown(), await unread(founder)]).toEqual([closed, 0]);
  });

  test('who pauses is still there; who has ended it shows no more than a name', async () => {
    await setUser(applicant.id, { pausedAt: new Date() });
    expect(await shown()).toMatchObject({ state: 'OPEN', visible: true, turn: 'YOURS' });
    await t.deps.db.update(connections).set({ endedAt: new Date(), endedBy: applicant.id });
    expect(await shown()).toMatchObject({ state: 'ENDED', visible: false, read: NOTE, turn: null });
    expect((await get(founder, id)).reply.data).toMatchObject({ endedByMe: false });
    expect((await get(applicant, id)).reply.data).toMatchObject({ endedByMe: true });
  });

  test('a former member has no name, and what they wrote stays', async () => {
    await t.deps.db.delete(users).where(eq(users.id, applicant.id));
    expect(await shown()).toMatchObject({ state: 'FORMER', name: undefined, read: NOTE, turn: null });
    expect(await idsOf(founder)).toEqual([id]);
  });

  test.each(['founder', 'applicant'])(
    'a block by the %s hides the conversation from both, until it is undone',
    async (who) => {
      const [blocker, blocked] = who === 'founder' ? [founder, applicant] : [applicant, founder];
      await forgetRead(founder.id);
      await blocker.browser.call(blockPerson, { params: { userId: blocked.id } });
      for (const member of [founder, applicant]) {
        expect(await idsOf(member)).toEqual([]);
        expect((await get(member, id)).status).toBe(404);
        expect(await unread(member)).toBe(0);
      }
      await blocker.browser.call(unblockPerson, { params: { userId: blocked.id } });
      expect([await idsOf(founder), await unread(founder)]).toEqual([[id], 1]);
    },
  );
});

test('a third member and an administrator find no conversation of others', async () => {
  for (const third of [await makeApplicant(t), await makeFounder(t), await makeAdmin(t)]) {
    expect((await get(third, id)).status).toBe(404);
    expect(await idsOf(third)).toEqual([]);
  }
  expect((await get(founder, NOBODY)).status).toBe(404);
  expect((await get(founder, 'x')).status).toBe(404);
});

test('read marks are told only where both show them', async () => {
  const told = async () => (await get(founder, id)).reply.data.theirReadSeq;
  await setUser(applicant.id, { readMarks: true });
  expect(await told()).toBeNull();
  await setUser(founder.id, { readMarks: true });
  expect(await told()).toBe(1);
  await setUser(applicant.id, { readMarks: false });
  expect(await told()).toBeNull();
});
