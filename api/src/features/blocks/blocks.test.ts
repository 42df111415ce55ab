import { blockPerson, listBlocks, unblockPerson } from '@ampersand/contract/blocks';
import { getDesk } from '@ampersand/contract/desk';
import { listInvitations } from '@ampersand/contract/invitations';
import { listVisitors, logVisit, revealContact } from '@ampersand/contract/logs';
import { applicantMatchings, founderMatchings } from '@ampersand/contract/matchings';
import { listNotifications } from '@ampersand/contract/notifications';
import { DAY_MS } from '@ampersand/contract/time';
import { getUser } from '@ampersand/contract/users';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { notifications, users } from '../../db/schema.ts';
import { blocks, invitations } from '../../db/talk.ts';
import { type Member, makeAdmin, makeApplicant, makeFounder } from '../../testing/factories.ts';
import { invite } from '../../testing/invitations.ts';
import { useTestApp } from '../../testing/test-app.ts';

const t = useTestApp();
const NOBODY = '0190a8f0-0000-7000-8000-000000000000';
const block = ({ browser }: Member, userId: string) => browser.call(blockPerson, { params: { userId } });
const unblock = ({ browser }: Member, userId: string) => browser.call(unblockPerson, { params: { userId } });
const blockedBy = async ({ browser }: Member) => (await browser.call(listBlocks)).reply.data;
const open = ({ browser }: Member, id: string) => browser.call(getUser, { params: { id } });

let founder: Member;
let applicant: Member;
beforeEach(async () => {
  founder = await makeFounder(t);
  applicant = await makeApplicant(t);
});

async function meet(): Promise<boolean[]> {
  const params = { userId: founder.id };
  const founders = await founder.browser.call(founderMatchings, { params });
  const applicants = await applicant.browser.call(applicantMatchings, { params: { userId: applicant.id } });
  const visit = { viewerId: applicant.id, viewedUserId: founder.id };
  const reveal = { viewerId: founder.id, contactUserId: applicant.id };
  return [
    (await open(founder, applicant.id)).status === 200,
    (await open(applicant, founder.id)).status === 200,
    founders.reply.data.length > 0,
    applicants.reply.data.length > 0,
    (await applicant.browser.call(logVisit, { body: visit })).status === 201,
    (await founder.browser.call(revealContact, { body: reveal })).status === 200,
    (await founder.browser.call(listVisitors, { params })).reply.data.visitors.length > 0,
    (await founder.browser.call(listNotifications)).reply.unread > 0,
    (await founder.browser.call(listNotifications)).reply.data.length > 0,
    (await applicant.browser.call(listNotifications)).reply.unread > 0,
  ];
}

test.each(['founder', 'applicant'])(
  'a block by the %s parts the two both ways, everywhere, until it is undone',
  async (who) => {
    const [blocker, blocked] = who === 'founder' ? [founder, applicant] : [applicant, founder];
    expect(await meet()).toEqual(Array(10).fill(true));
    expect((await block(blocker, blocked.id)).status).toBe(201);
    expect(await meet()).toEqual(Array(10).fill(false));
    expect((await unblock(blocker, blocked.id)).status).toBe(200);
    expect(await meet()).toEqual(Array(10).fill(true));
  },
);

test('blocked people are listed to the one who blocked them, latest first, and to nobody else', async () => {
  const other = await makeApplicant(t);
  await block(founder, applicant.id);
  t.advance(1_000);
  await block(founder, other.id);
  expect(await blockedBy(founder)).toEqual(
    [other, applicant].map(({ id, fullName }) => ({
      id,
      fullName,
      profileUrl: null,
      blockedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    })),
  );
  expect(await blockedBy(applicant)).toEqual([]);
});

test('blocked people come in pages, without a gap or a repeat', async () => {
  const all = [applicant.id, (await makeApplicant(t)).id, (await makeApplicant(t)).id];
  for (const id of all) await block(founder, id);
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const query = { limit: 1, ...(cursor ? { cursor } : {}) };
    const { reply } = await founder.browser.call(listBlocks, { query });
    seen.push(...reply.data.map(({ id }) => id));
    cursor = reply.nextCursor;
  } while (cursor);
  expect(seen.sort()).toEqual(all.sort());
});

test('blocking twice, also at once, is one block; who is paused since can still be freed', async () => {
  const both = await Promise.all([block(founder, applicant.id), block(founder, applicant.id)]);
  expect(both.map(({ status }) => status)).toEqual([201, 201]);
  expect((await block(founder, applicant.id)).status).toBe(201);
  expect(await t.deps.db.$count(blocks)).toBe(1);
  await t.deps.db.update(users).set({ pausedAt: new Date() }).where(eq(users.id, applicant.id));
  expect((await unblock(founder, applicant.id)).status).toBe(200);
  expect((await unblock(founder, applicant.id)).status).toBe(404);
});

test('nobody blocks themself, their own side, nobody, or as an administrator; a stranger has to log in', async () => {
  const rival = await makeFounder(t);
  for (const id of [founder.id, rival.id, NOBODY, 'x']) expect((await block(founder, id)).status).toBe(404);
  expect((await block(await makeAdmin(t), founder.id)).status).toBe(403);
  expect((await t.browser().call(blockPerson, { params: { userId: founder.id } })).status).toBe(401);
  await block(founder, applicant.id);
  expect((await unblock(rival, applicant.id)).status).toBe(404);
  expect((await unblock(applicant, founder.id)).status).toBe(404);
});

test('who is hidden is blocked by whoever has had to do with them', async () => {
  const hide = { pausedAt: new Date() };
  await t.deps.db.update(users).set(hide).where(eq(users.id, applicant.id));
  expect((await block(founder, applicant.id)).status).toBe(404);
  await t.deps.db.insert(invitations).values({
    id: NOBODY,
    senderId: applicant.id,
    recipientId: founder.id,
    note: '',
    expiresAt: new Date(),
  });
  expect((await block(founder, applicant.id)).status).toBe(201);
});

test('a block ends open invitations in silence: an own one is withdrawn, the other has no answer', async () => {
  const asked = async (sender: Member, recipient: Member, id: string) => {
    const [senderId, recipientId] = [sender.id, recipient.id];
    await t.deps.db
      .insert(invitations)
      .values({ id, senderId, recipientId, note: '', expiresAt: new Date(Date.now() + 1e6) });
  };
  const other = await makeApplicant(t);
  await asked(founder, applicant, NOBODY);
  await asked(other, founder, NOBODY.replace(/0$/, '1'));
  await block(founder, applicant.id);
  await block(founder, other.id);
  const rows = await t.deps.db.select().from(invitations).orderBy(invitations.id);
  expect(rows.map(({ status }) => status)).toEqual(['WITHDRAWN', 'EXPIRED']);
  expect(await t.deps.db.$count(notifications)).toBe(0);
});

test('an invitation that a block ended tells its sender nothing of it once that is lifted: its seven days go by', async () => {
  const sent = async () => {
    const { reply } = await applicant.browser.call(listInvitations, { query: { box: 'sent' } });
    return reply.data.map(({ status, answeredAt }) => [status, answeredAt]);
  };
  const board = async () => (await applicant.browser.call(getDesk, { query: { closed: 'true' } })).reply.data;
  await invite(applicant, founder);
  expect(await sent()).toEqual([['PENDING', null]]);
  await block(founder, applicant.id);
  expect([await sent(), await board()]).toEqual([[], []]);
  await unblock(founder, applicant.id);
  expect([await sent(), await board()]).toEqual([[], []]);
  t.advance(8 * DAY_MS);
  expect([await sent(), await board()]).toEqual([[['EXPIRED', null]], []]);
});

test('what told of a request is gone with it, also once the block is undone', async () => {
  await invite(applicant, founder);
  await block(founder, applicant.id);
  await unblock(founder, applicant.id);
  expect((await founder.browser.call(listNotifications)).reply.data).toEqual([]);
});
