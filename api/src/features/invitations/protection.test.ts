import { randomUUIDv7 } from 'node:crypto';
import { saveSettings } from '@ampersand/contract/account';
import { blockPerson, unblockPerson } from '@ampersand/contract/blocks';
import {
  declineInvitation,
  getAnswers,
  getInvitationForm,
  listInvitations,
  stopWaiting,
  waitForRoom,
  withdrawInvitation,
} from '@ampersand/contract/invitations';
import { listNotifications } from '@ampersand/contract/notifications';
import { DAY_MS } from '@ampersand/contract/time';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { emails, users } from '../../db/schema.ts';
import { connections, invitations, messages, outcomes, roomWaits } from '../../db/talk.ts';
import { deliveredEmail } from '../../testing/account.ts';
import {
  applicantForm,
  founderForm,
  type Member,
  makeApplicant,
  makeFounder,
} from '../../testing/factories.ts';
import { connectMembers, invite } from '../../testing/invitations.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { insertApplicant, insertFounder } from '../users/queries.ts';
import { expireInvitations } from './expire.ts';

const t = useTestApp();

const form = async ({ browser }: Member, { id }: { id: string }) =>
  (await browser.call(getInvitationForm, { params: { userId: id } })).reply.data;
const bell = async ({ browser }: Member) =>
  (await browser.call(listNotifications)).reply.data.map(({ kind }) => kind);
const wait = ({ browser }: Member, userId: string) => browser.call(waitForRoom, { params: { userId } });
const decline = ({ browser }: Member, invitationId: string, reason = 'IDEA') =>
  browser.call(declineInvitation, { params: { invitationId }, body: { reason } });
const withdraw = ({ browser }: Member, invitationId: string) =>
  browser.call(withdrawInvitation, { params: { invitationId } });
const answers = async ({ browser }: Member) => (await browser.call(getAnswers)).reply.data;

/** Somebody who only has to be there. */
async function extra(role: 'FOUNDER' | 'APPLICANT'): Promise<string> {
  const account = { id: randomUUIDv7(), passwordHash: '', photoKey: null };
  if (role === 'FOUNDER') await insertFounder(t.deps.db, { ...account, role }, founderForm());
  else await insertApplicant(t.deps.db, { ...account, role }, applicantForm());
  return account.id;
}

/** An invitation that was sent some time ago. */
async function sent(
  senderId: string,
  recipientId: string,
  more: Partial<typeof invitations.$inferInsert> = {},
): Promise<string> {
  const createdAt = more.createdAt ?? t.deps.now();
  const id = randomUUIDv7();
  const expiresAt = new Date(createdAt.getTime() + 7 * DAY_MS);
  await t.deps.db.insert(invitations).values({
    id,
    senderId,
    recipientId,
    note: 'A note that was written before',
    createdAt,
    expiresAt,
    ...more,
  });
  return id;
}

let founder: Member;
let applicant: Member;
beforeEach(async () => {
  founder = await makeFounder(t);
  applicant = await makeApplicant(t);
});

describe('the sender', () => {
  test.each([
    [true, 20],
    [false, 3],
  ])(
    'with an address confirmed or not (%s) sends %i invitations in seven days',
    async (emailConfirmed, most) => {
      const sender = await makeApplicant(t, { emailConfirmed });
      for (let i = 0; i < most - 2; i++) {
        const createdAt = new Date(t.deps.now().getTime() - i * 60_000);
        const status = (['PENDING', 'WITHDRAWN', 'DECLINED'] as const)[i % 3];
        await sent(sender.id, await extra('FOUNDER'), { createdAt, ...(status && { status }) });
      }
      const endedByBlock = { status: 'EXPIRED', answeredAt: t.deps.now() } as const;
      await sent(sender.id, await extra('FOUNDER'), endedByBlock);
      expect(await form(sender, founder)).toMatchObject({ left: 1, most });
      const others = [await extra('FOUNDER'), await extra('FOUNDER')];
      const both = await Promise.all(others.map((id) => invite(sender, { id })));
      expect(both.map(({ status }) => status).sort()).toEqual([201, 429]);
      const refused = await invite(sender, founder);
      expect(refused.failure.code).toBe('invitation_limit');
      const wait = Number(refused.headers['retry-after']);
      expect(wait).toBeGreaterThan((7 * DAY_MS) / 1000 - most * 60);
      expect(wait).toBeLessThanOrEqual((7 * DAY_MS) / 1000);
      expect((await form(sender, founder)).left).toBe(0);
      t.advance(7 * DAY_MS + 60_000);
      expect((await invite(sender, founder)).status).toBe(201);
    },
  );

  test('who leaves eight requests and conversations unanswered is asked to answer first', async () => {
    for (let i = 0; i < 7; i++) await sent(await extra('APPLICANT'), founder.id);
    const last = await makeApplicant(t);
    const connectionId = await connectMembers(founder, last);
    const target = await makeApplicant(t);
    expect((await form(founder, target)).unanswered).toBe(7);
    await t.deps.db.insert(messages).values({
      id: randomUUIDv7(),
      connectionId,
      seq: 2,
      senderId: last.id,
      idempotencyKey: randomUUIDv7(),
      text: 'And you?',
      searchText: 'and you?',
    });
    await t.deps.db.update(connections).set({ lastSeq: 2 });
    const refused = await invite(founder, target);
    expect([refused.status, refused.failure.code]).toEqual([409, 'answer_first']);
    expect(await form(founder, target)).toMatchObject({ unanswered: 8, answerFirst: 8 });
    for (const gone of ['suspendedAt', 'deletionDueAt'] as const) {
      const setTo = (at: Date | null) =>
        t.deps.db
          .update(users)
          .set({ [gone]: at })
          .where(eq(users.id, last.id));
      await setTo(new Date());
      expect((await form(founder, target)).unanswered).toBe(7);
      await setTo(null);
    }
    await last.browser.call(blockPerson, { params: { userId: founder.id } });
    expect((await form(founder, target)).unanswered).toBe(7);
    await last.browser.call(unblockPerson, { params: { userId: founder.id } });
    const [request] = (await founder.browser.call(listInvitations, { query: { box: 'received' } })).reply
      .data;
    await decline(founder, request?.id ?? '');
    expect((await invite(founder, target)).status).toBe(201);
  });

  test('reads what the answers say together from three on, without names; silence is none', async () => {
    const ask = async (more: Partial<typeof invitations.$inferInsert>) =>
      sent(applicant.id, await extra('FOUNDER'), more);
    const no = (declineReason: 'COMMITMENT' | 'IDEA') => ({ status: 'DECLINED', declineReason }) as const;
    await ask(no('IDEA'));
    await ask(no('COMMITMENT'));
    for (const status of ['EXPIRED', 'WITHDRAWN', 'PENDING'] as const) await ask({ status });
    expect(await answers(applicant)).toBeNull();
    await ask({ status: 'ACCEPTED' });
    await ask(no('COMMITMENT'));
    expect(await answers(applicant)).toEqual({
      accepted: 1,
      declined: 3,
      reasons: [
        { reason: 'COMMITMENT', times: 2 },
        { reason: 'IDEA', times: 1 },
      ],
    });
    expect(await answers(founder)).toBeNull();
  });
});

describe('the wanted', () => {
  /** Three weeks' worth of open requests. @returns their ids. */
  async function fill(most = 15): Promise<string[]> {
    const ids = [];
    for (let i = 0; i < most; i++) ids.push(await sent(await extra('APPLICANT'), founder.id));
    return ids;
  }

  test('is sent no more than three times what they can read in a week, which is said before', async () => {
    await fill(14);
    expect((await form(applicant, founder)).room).toBe(true);
    const both = await Promise.all([invite(applicant, founder), invite(await makeApplicant(t), founder)]);
    expect(both.map(({ status, failure }) => [status, failure.code]).sort()).toEqual([
      [201, undefined],
      [409, 'no_room'],
    ]);
    expect((await form(await makeApplicant(t), founder)).room).toBe(false);
  });

  test('still connects with whom they have invited themselves', async () => {
    await sent(founder.id, applicant.id);
    await fill();
    expect((await invite(applicant, founder)).reply.data.connectionId).toEqual(expect.any(String));
  });

  test('who answers can be sent more, who does not less', async () => {
    const settle = async (status: 'ACCEPTED' | 'EXPIRED', openedAt: Date | null) => {
      const at = { createdAt: new Date(t.deps.now().getTime() - 8 * DAY_MS), answeredAt: t.deps.now() };
      for (let i = 0; i < 5; i++)
        await sent(await extra('APPLICANT'), founder.id, { status, openedAt, ...at });
    };
    await fill();
    await settle('ACCEPTED', t.deps.now());
    expect((await form(applicant, founder)).room).toBe(true);
    await settle('EXPIRED', null);
    await settle('EXPIRED', null);
    expect((await form(applicant, founder)).room).toBe(false);
  });

  test('is told of to whoever waits for room, the first in line, once, as room comes', async () => {
    const ids = await fill();
    const later = await makeApplicant(t);
    expect((await wait(applicant, founder.id)).reply.data).toEqual({ room: false, waiting: true });
    t.advance(1_000);
    await wait(later, founder.id);
    await wait(applicant, founder.id);
    expect((await form(applicant, founder)).waiting).toBe(true);
    await Promise.all([decline(founder, ids[0] ?? ''), expireInvitations(t.deps)]);
    expect([await bell(applicant), await bell(later)]).toEqual([['ROOM_AGAIN'], []]);
    const email = await deliveredEmail(t, 'room_again', applicant.email);
    expect(email.text).toContain(`/cofounder-dashboard/detail-page/${founder.id}`);
    await invite(applicant, founder);
    await decline(founder, ids[1] ?? '');
    expect([await bell(applicant), await bell(later)]).toEqual([['ROOM_AGAIN'], ['ROOM_AGAIN']]);
    expect(await t.deps.db.$count(roomWaits)).toBe(0);
  });

  test('makes room by a withdrawal or an account that goes, too; who is hidden by then is not told of', async () => {
    await fill(14);
    const id = (await invite(applicant, founder)).reply.data.id;
    const [one, other] = [await makeApplicant(t), await makeApplicant(t)];
    await wait(one, founder.id);
    await withdraw(applicant, id);
    expect(await bell(one)).toEqual(['ROOM_AGAIN']);
    await invite(applicant, founder);
    await wait(other, founder.id);
    await t.deps.db.delete(users).where(eq(users.id, applicant.id));
    await t.deps.db.update(users).set({ pausedAt: new Date() }).where(eq(users.id, founder.id));
    t.advance(DAY_MS);
    await expireInvitations(t.deps);
    expect(await bell(other)).toEqual([]);
    expect(await t.deps.db.$count(roomWaits)).toBe(0);
  });

  test('keeps a place for a day for whom it was offered, before the next in line is told', async () => {
    await fill(14);
    const waiterId = [(await makeApplicant(t)).id, applicant.id];
    await t.deps.db
      .insert(roomWaits)
      .values(waiterId.map((id, n) => ({ waiterId: id, wantedId: founder.id, createdAt: new Date(n) })));
    for (let hour = 0; hour < 2; hour++) {
      await expireInvitations(t.deps);
      t.advance(DAY_MS / 24);
    }
    expect(await bell(applicant)).toEqual([]);
    t.advance(DAY_MS);
    await expireInvitations(t.deps);
    expect(await bell(applicant)).toEqual(['ROOM_AGAIN']);
  });

  test('is waited for only while there is no room, and not by whoever changed their mind', async () => {
    expect((await wait(applicant, founder.id)).reply.data).toEqual({ room: true, waiting: false });
    expect(await t.deps.db.$count(roomWaits)).toBe(0);
    await fill();
    await wait(applicant, founder.id);
    const stop = () => applicant.browser.call(stopWaiting, { params: { userId: founder.id } });
    expect([(await stop()).status, (await stop()).status]).toEqual([200, 200]);
    expect(await t.deps.db.$count(roomWaits)).toBe(0);
    expect((await wait(applicant, applicant.id)).status).toBe(404);
    expect((await wait(await makeFounder(t), founder.id)).status).toBe(404);
  });
});

test('seven days without an answer end an invitation once; both are told, at the bell and by email', async () => {
  const { id } = (await invite(applicant, founder)).reply.data;
  t.advance(7 * DAY_MS - 60_000);
  await expireInvitations(t.deps);
  expect(await bell(applicant)).toEqual([]);
  t.advance(60_000);
  await Promise.all([expireInvitations(t.deps), expireInvitations(t.deps)]);
  expect(await bell(applicant)).toEqual(['INVITATION_EXPIRED']);
  expect(await bell(founder)).toEqual(['INVITATION_EXPIRED']);
  await deliveredEmail(t, 'invitation_expired', applicant.email);
  await deliveredEmail(t, 'request_expired', founder.email);
  expect(await t.deps.db.$count(emails)).toBe(3);
  const [row] = await t.deps.db.select().from(invitations).where(eq(invitations.id, id));
  expect(row).toMatchObject({ status: 'EXPIRED', openedAt: null });
  const kinds = await t.deps.db.select({ kind: outcomes.kind }).from(outcomes).orderBy(outcomes.id);
  expect(kinds.map(({ kind }) => kind)).toEqual(['INVITED', 'EXPIRED']);
});

test.each(['pausedAt', 'deletionDueAt'] as const)(
  'a request of somebody who cannot be invited (%s) expires without a word to who was asked',
  async (hidden) => {
    await invite(applicant, founder);
    await t.deps.db
      .update(users)
      .set({ [hidden]: new Date(Date.now() + 30 * DAY_MS) })
      .where(eq(users.id, applicant.id));
    t.advance(7 * DAY_MS);
    await expireInvitations(t.deps);
    expect([await bell(founder), await bell(applicant)]).toEqual([[], ['INVITATION_EXPIRED']]);
    expect(await t.deps.db.$count(emails, eq(emails.kind, 'request_expired'))).toBe(0);
  },
);

test('a request of somebody about to leave is not at the bell while it cannot be answered', async () => {
  await invite(applicant, founder);
  const leave = (deletionDueAt: Date | null) =>
    t.deps.db.update(users).set({ deletionDueAt }).where(eq(users.id, applicant.id));
  const unread = async () => (await founder.browser.call(listNotifications)).reply.unread;
  await leave(new Date(Date.now() + 30 * DAY_MS));
  expect([await bell(founder), await unread()]).toEqual([[], 0]);
  await leave(null);
  expect([await bell(founder), await unread()]).toEqual([['REQUEST_RECEIVED'], 1]);
});

test('nobody is told of a suspended person, whose invitations expire all the same', async () => {
  await invite(applicant, founder);
  await t.deps.db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, applicant.id));
  t.advance(7 * DAY_MS);
  await expireInvitations(t.deps);
  expect(await bell(founder)).toEqual([]);
  expect(await t.deps.db.$count(invitations, eq(invitations.status, 'EXPIRED'))).toBe(1);
});

test('who switched a kind of email off gets none of it, and is still told at the bell', async () => {
  const off = {
    invitationAnswered: false,
    invitationExpired: false,
    roomAgain: false,
    requestReceived: false,
  };
  for (const { browser } of [founder, applicant]) await browser.call(saveSettings, { body: { emails: off } });
  await decline(founder, (await invite(applicant, founder)).reply.data.id);
  await connectMembers(founder, applicant);
  const other = await makeFounder(t);
  await other.browser.call(saveSettings, { body: { emails: off } });
  await invite(applicant, other);
  t.advance(8 * DAY_MS);
  await expireInvitations(t.deps);
  await t.deps.db.insert(roomWaits).values({ waiterId: applicant.id, wantedId: other.id });
  await expireInvitations(t.deps);
  expect(await bell(applicant)).toEqual([
    'ROOM_AGAIN',
    'INVITATION_EXPIRED',
    'REQUEST_RECEIVED',
    'INVITATION_DECLINED',
  ]);
  expect(await t.deps.db.$count(emails)).toBe(0);
});
