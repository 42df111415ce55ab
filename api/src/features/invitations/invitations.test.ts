import { saveSettings } from '@ampersand/contract/account';
import {
  acceptInvitation,
  declineInvitation,
  getInvitationForm,
  listInvitations,
  listTies,
  openInvitation,
  sendInvitation,
  withdrawInvitation,
} from '@ampersand/contract/invitations';
import { listNotifications } from '@ampersand/contract/notifications';
import { updateBasics } from '@ampersand/contract/profile';
import { DAY_MS } from '@ampersand/contract/time';
import { asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { emails, users } from '../../db/schema.ts';
import { blocks, connectionMembers, connections, invitations, messages, outcomes } from '../../db/talk.ts';
import { deliveredEmail } from '../../testing/account.ts';
import { type Member, makeAdmin, makeApplicant, makeFounder } from '../../testing/factories.ts';
import { connectMembers, invite, NOTE } from '../../testing/invitations.ts';
import { useTestApp } from '../../testing/test-app.ts';

const t = useTestApp();
const NOBODY = '0190a8f0-0000-7000-8000-000000000000';
const QUESTION = 'What did you build last?';

const form = ({ browser }: Member, { id }: { id: string }) =>
  browser.call(getInvitationForm, { params: { userId: id } });
const box = async ({ browser }: Member, name: 'received' | 'sent', query = {}) =>
  (await browser.call(listInvitations, { query: { box: name, ...query } })).reply;
const accept = ({ browser }: Member, invitationId: string) =>
  browser.call(acceptInvitation, { params: { invitationId } });
const decline = (
  { browser }: Member,
  invitationId: string,
  body: Record<string, unknown> = { reason: 'PLACE' },
) => browser.call(declineInvitation, { params: { invitationId }, body });
const withdraw = ({ browser }: Member, invitationId: string) =>
  browser.call(withdrawInvitation, { params: { invitationId } });
const asked = async (sender: Member, recipient: Member) => (await invite(sender, recipient)).reply.data.id;
const ask = ({ browser, id, fullName }: Member, question: string | null) =>
  browser.call(updateBasics, { params: { userId: id }, body: { fullName, question } });
const bell = async ({ browser }: Member) =>
  (await browser.call(listNotifications)).reply.data.map(({ kind, link }) => [kind, link]);
const steps = () =>
  t.deps.db
    .select({
      kind: outcomes.kind,
      actor: outcomes.actorId,
      place: outcomes.listPosition,
      reason: outcomes.reason,
    })
    .from(outcomes)
    .orderBy(asc(outcomes.id));
const set = ({ id }: Member, change: Partial<typeof users.$inferInsert>) =>
  t.deps.db.update(users).set(change).where(eq(users.id, id));

let founder: Member;
let applicant: Member;
beforeEach(async () => {
  founder = await makeFounder(t);
  applicant = await makeApplicant(t);
});

describe('an invitation', () => {
  test('arrives with note and answer in the box, at the bell and by email with why you two', async () => {
    founder = await makeFounder(t, { lookingFor: 'Kubernetes, PostgreSQL' });
    await ask(founder, QUESTION);
    const before = (await form(applicant, founder)).reply.data;
    expect(before).toMatchObject({
      tie: 'FREE',
      left: 20,
      most: 20,
      question: QUESTION,
      room: true,
      unanswered: 0,
    });
    expect(before.reason).toEqual(expect.any(String));
    const { status, reply } = await invite(applicant, founder, { answer: 'A thermometer.', listPosition: 3 });
    expect([status, reply.data.connectionId]).toEqual([201, null]);
    const { data, open } = await box(founder, 'received');
    expect(open).toBe(1);
    expect(data).toEqual([
      {
        id: reply.data.id,
        box: 'received',
        status: 'PENDING',
        person: {
          id: applicant.id,
          fullName: applicant.fullName,
          calledName: 'Asha',
          role: 'APPLICANT',
          profileUrl: null,
          headline: 'Backend engineer',
          identityReviewed: false,
        },
        note: NOTE,
        question: QUESTION,
        answer: 'A thermometer.',
        declineReason: null,
        declineSentence: null,
        createdAt: expect.any(String),
        openedAt: null,
        answeredAt: null,
        expiresAt: expect.any(String),
        connectionId: null,
      },
    ]);
    const [sent] = (await box(applicant, 'sent')).data;
    expect(sent).toMatchObject({ box: 'sent', status: 'PENDING', person: { id: founder.id } });
    expect(await bell(founder)).toEqual([['REQUEST_RECEIVED', '/founder-dashboard/messages/requests']]);
    const email = await deliveredEmail(t, 'request_received', founder.email);
    for (const text of [
      NOTE,
      QUESTION,
      'A thermometer.',
      'Why you two:',
      '/founder-dashboard/messages/requests',
    ])
      expect(email.text).toContain(text);
    expect((await form(applicant, founder)).reply.data).toMatchObject({ tie: 'SENT', left: 19 });
    expect((await form(founder, applicant)).reply.data).toMatchObject({ tie: 'RECEIVED', unanswered: 1 });
    expect(await steps()).toEqual([{ kind: 'INVITED', actor: applicant.id, place: 3, reason: null }]);
  });

  test('is told by email only to who wants that, and without a word of the sender to an unconfirmed address', async () => {
    await founder.browser.call(saveSettings, { body: { emails: { requestReceived: false } } });
    await asked(applicant, founder);
    expect(await t.deps.db.$count(emails)).toBe(0);
    const unconfirmed = await makeFounder(t, { emailConfirmed: false });
    await asked(applicant, unconfirmed);
    const email = await deliveredEmail(t, 'request_received', unconfirmed.email);
    for (const hidden of [NOTE, applicant.calledName])
      expect(email.text + email.subject).not.toContain(hidden);
  });

  test.each([
    ['a note of 19 characters', { note: 'x'.repeat(19) }, 'note'],
    ['a note of blanks', { note: ' '.repeat(40) }, 'note'],
    ['a note of 1,001 characters', { note: 'x'.repeat(1001) }, 'note'],
    ['a long answer', { answer: 'x'.repeat(1001) }, 'answer'],
    ['no place in a list', { listPosition: 0 }, 'listPosition'],
    ['nobody', { recipientId: 'x' }, 'recipientId'],
  ])('with %s is refused', async (_, more, path) => {
    const { status, failure } = await invite(applicant, founder, more);
    expect([status, failure.errors?.map((each) => each.path)]).toEqual([422, [path]]);
  });

  test('answers the question that is set, and no other', async () => {
    await ask(founder, QUESTION);
    for (const answer of [undefined, '', '  ']) {
      const { status, failure } = await invite(applicant, founder, { answer });
      expect([status, failure.errors?.[0]?.path]).toEqual([422, 'answer']);
    }
    await ask(founder, null);
    await invite(applicant, founder, { answer: 'Unasked' });
    expect((await box(founder, 'received')).data[0]).toMatchObject({ question: null, answer: null });
  });

  test('goes to nobody who is hidden, of the same side, blocked or oneself; nor from who is hidden or an administrator', async () => {
    const rival = await makeApplicant(t);
    for (const id of [rival.id, applicant.id, NOBODY])
      expect((await invite(applicant, { id })).status).toBe(404);
    await set(founder, { pausedAt: new Date() });
    expect((await invite(applicant, founder)).status).toBe(404);
    await set(founder, { pausedAt: null });
    await set(applicant, { pausedAt: new Date() });
    expect((await invite(applicant, founder)).failure.code).toBe('conflict');
    await set(applicant, { pausedAt: null });
    await t.deps.db.insert(blocks).values({ blockerId: founder.id, blockedId: applicant.id });
    expect((await invite(applicant, founder)).status).toBe(404);
    expect((await form(applicant, founder)).status).toBe(404);
    const admin = await makeAdmin(t);
    expect((await invite(admin, founder)).status).toBe(403);
    expect(
      (await t.browser().call(sendInvitation, { body: { recipientId: founder.id, note: NOTE } })).status,
    ).toBe(401);
    expect(await t.deps.db.$count(invitations)).toBe(0);
  });
});

describe('an answer', () => {
  test('of yes connects the two, opens their conversation with the note, and tells the sender', async () => {
    await ask(founder, QUESTION);
    const { id } = (await invite(applicant, founder, { answer: 'A thermometer.' })).reply.data;
    const { status, reply } = await accept(founder, id);
    expect(status).toBe(200);
    const { connectionId } = reply.data;
    const written = await t.deps.db.select().from(messages);
    expect(written).toMatchObject([
      { connectionId, seq: 1, senderId: applicant.id, text: `${NOTE}\n\n“${QUESTION}”\nA thermometer.` },
    ]);
    expect(written[0]?.searchText).toContain('i have run cold chains');
    expect(await t.deps.db.select().from(connections)).toMatchObject([
      { id: connectionId, invitationId: id, lastSeq: 1, endedAt: null },
    ]);
    const members = await t.deps.db.select().from(connectionMembers);
    expect(members.map(({ readSeq }) => readSeq)).toEqual([1, 1]);
    expect(await bell(applicant)).toEqual([
      ['INVITATION_ACCEPTED', `/cofounder-dashboard/messages/${connectionId}`],
    ]);
    expect((await deliveredEmail(t, 'invitation_accepted', applicant.email)).text).toContain(
      `${founder.calledName} accepted`,
    );
    expect((await box(founder, 'received')).data).toMatchObject([{ status: 'ACCEPTED', connectionId }]);
    expect((await form(applicant, founder)).reply.data).toMatchObject({ tie: 'CONNECTED', connectionId });
    expect((await steps()).map(({ kind, actor }) => [kind, actor])).toEqual([
      ['INVITED', applicant.id],
      ['ACCEPTED', founder.id],
    ]);
    for (const [sender, recipient] of [[applicant, founder] as const, [founder, applicant] as const])
      expect((await invite(sender, recipient)).failure.code).toBe('conflict');
  });

  test('of yes is not given by who is about to leave, who invites nobody either; no can be said', async () => {
    const id = await asked(applicant, founder);
    await set(founder, { deletionDueAt: new Date(Date.now() + DAY_MS) });
    for (const refused of [await accept(founder, id), await invite(founder, applicant)])
      expect([refused.status, refused.failure.message]).toEqual([
        409,
        'You have asked for your account to be deleted. Take that back on your account page first',
      ]);
    expect(await bell(applicant)).toEqual([]);
    expect(await t.deps.db.$count(connections)).toBe(0);
    await set(founder, { deletionDueAt: null });
    expect((await accept(founder, id)).status).toBe(200);
    const other = await asked(await makeApplicant(t), founder);
    await set(founder, { deletionDueAt: new Date(Date.now() + DAY_MS) });
    expect((await decline(founder, other)).status).toBe(200);
  });

  test('of no has a reason, which the sender reads in kind words with the sentence', async () => {
    const id = await asked(applicant, founder);
    expect(
      (await decline(founder, id, { reason: 'COMMITMENT', sentence: 'We need somebody full-time.' })).status,
    ).toBe(200);
    expect((await box(applicant, 'sent')).data).toMatchObject([
      { status: 'DECLINED', declineReason: 'COMMITMENT', declineSentence: 'We need somebody full-time.' },
    ]);
    const email = await deliveredEmail(t, 'invitation_declined', applicant.email);
    for (const text of ['a different commitment', 'We need somebody full-time.'])
      expect(email.text).toContain(text);
    expect(await bell(applicant)).toEqual([
      ['INVITATION_DECLINED', '/cofounder-dashboard/messages/invitations'],
    ]);
    expect((await steps()).at(-1)).toMatchObject({
      kind: 'DECLINED',
      actor: founder.id,
      reason: 'COMMITMENT',
    });
    expect((await invite(applicant, founder)).failure.code).toBe('conflict');
    expect((await invite(founder, applicant)).status).toBe(201);
  });

  test('of no rests for 30 days, then the sender may ask again', async () => {
    await decline(founder, await asked(applicant, founder));
    const ties = async ({ browser }: Member) => (await browser.call(listTies)).reply.data;
    const [rest] = await ties(applicant);
    const { at = '', againFrom = '' } = rest?.declined ?? {};
    expect(rest).toMatchObject({ userId: founder.id, tie: 'DECLINED' });
    expect(Date.parse(againFrom) - Date.parse(at)).toBe(30 * DAY_MS);
    expect((await form(applicant, founder)).reply.data).toMatchObject({
      tie: 'DECLINED',
      declined: rest?.declined,
    });
    expect([await ties(founder), (await form(founder, applicant)).reply.data.tie]).toEqual([[], 'FREE']);
    t.advance(29 * DAY_MS);
    expect((await invite(applicant, founder)).status).toBe(409);
    t.advance(DAY_MS + 1_000);
    expect(await ties(applicant)).toEqual([]);
    expect((await invite(applicant, founder)).status).toBe(201);
  });

  test.each([
    ['no reason', {}, 'reason'],
    ['a reason of their own', { reason: 'UGLY' }, 'reason'],
    ['a long sentence', { reason: 'IDEA', sentence: 'x'.repeat(301) }, 'sentence'],
  ])('of no with %s is refused', async (_, body, path) => {
    const { status, failure } = await decline(founder, await asked(applicant, founder), body);
    expect([status, failure.errors?.[0]?.path]).toEqual([422, path]);
  });

  test('is given by the recipient alone, and taken back by the sender alone', async () => {
    const id = await asked(applicant, founder);
    const third = await makeFounder(t);
    const admin = await makeAdmin(t);
    for (const { browser } of [applicant, third, admin]) {
      for (const endpoint of [acceptInvitation, openInvitation])
        expect((await browser.call(endpoint, { params: { invitationId: id } })).status).toBe(404);
      const body = { reason: 'IDEA' };
      expect((await browser.call(declineInvitation, { params: { invitationId: id }, body })).status).toBe(
        404,
      );
    }
    for (const member of [founder, third, admin]) expect((await withdraw(member, id)).status).toBe(404);
    expect((await accept(founder, NOBODY)).status).toBe(404);
    expect((await accept(founder, 'x')).status).toBe(404);
    for (const name of ['received', 'sent'] as const) expect((await box(third, name)).data).toEqual([]);
  });

  test('is noted as opened once, for the recipient alone to see', async () => {
    const id = await asked(applicant, founder);
    const open = () => founder.browser.call(openInvitation, { params: { invitationId: id } });
    expect((await founder.browser.call(listNotifications)).reply.unread).toBe(1);
    expect((await open()).status).toBe(200);
    expect((await founder.browser.call(listNotifications)).reply.unread).toBe(0);
    const first = (await box(founder, 'received')).data[0]?.openedAt;
    expect(first).toEqual(expect.any(String));
    t.advance(1_000);
    await open();
    expect((await box(founder, 'received')).data[0]?.openedAt).toBe(first);
    expect((await box(applicant, 'sent')).data[0]?.openedAt).toBeNull();
  });

  test('comes no more after the invitation was taken back, answered or expired, or the sender blocked or suspended', async () => {
    const id = await asked(applicant, founder);
    expect((await withdraw(applicant, id)).status).toBe(200);
    expect(await bell(founder)).toEqual([]);
    const late = await accept(founder, id);
    expect([late.status, late.failure.message]).toEqual([409, 'This invitation was withdrawn']);
    expect((await withdraw(applicant, id)).status).toBe(409);
    const again = await asked(applicant, founder);
    await set(applicant, { suspendedAt: new Date() });
    expect((await accept(founder, again)).status).toBe(404);
    expect((await box(founder, 'received')).data).toEqual([]);
    await set(applicant, { suspendedAt: null });
    t.advance(7 * DAY_MS);
    expect((await accept(founder, again)).failure.message).toBe('This invitation has expired');
    expect((await box(founder, 'received')).open).toBe(0);
    expect((await invite(applicant, founder)).status).toBe(201);
  });
});

test('a box is read page by page, by status, without those who are gone', async () => {
  const senders = [];
  for (let i = 0; i < 5; i++) {
    const sender = await makeApplicant(t);
    senders.push(sender.id);
    await invite(sender, founder);
    t.advance(1_000);
  }
  const first = await box(founder, 'received', { limit: 2 });
  const second = await box(founder, 'received', { limit: 4, cursor: first.nextCursor ?? '' });
  expect([...first.data, ...second.data].map(({ person }) => person.id)).toEqual(senders.toReversed());
  expect(second.nextCursor).toBeUndefined();
  await decline(founder, first.data[0]?.id ?? '');
  expect((await box(founder, 'received', { status: 'PENDING' })).data).toHaveLength(4);
  expect((await box(founder, 'received', { status: 'DECLINED' })).data).toHaveLength(1);
  await t.deps.db.insert(blocks).values({ blockerId: founder.id, blockedId: senders[0] ?? '' });
  const left = await box(founder, 'received');
  expect([left.data.length, left.open]).toEqual([4, 3]);
  for (const query of [{}, { box: 'all' }, { box: 'sent', status: 'X' }])
    expect((await founder.browser.call(listInvitations, { query })).status).toBe(400);
});

test('who was connected and ended it can be asked again, and the conversation goes on', async () => {
  const connectionId = await connectMembers(applicant, founder);
  await t.deps.db.update(connections).set({ endedAt: new Date(), endedBy: founder.id });
  expect((await form(applicant, founder)).reply.data.tie).toBe('FREE');
  expect(await connectMembers(founder, applicant)).toBe(connectionId);
  const rows = await t.deps.db.select().from(messages).orderBy(messages.seq);
  expect(rows.map(({ seq, senderId }) => [seq, senderId])).toEqual([
    [1, applicant.id],
    [2, founder.id],
  ]);
});

test('a list of members says at a glance what stands between each and oneself', async () => {
  const ties = async ({ browser }: Member) => (await browser.call(listTies)).reply.data;
  const [invited, connected] = [await makeFounder(t), await makeFounder(t)];
  const asker = await makeFounder(t);
  const connectionId = await connectMembers(connected, applicant);
  await invite(applicant, invited);
  await invite(asker, applicant);
  const tied = await ties(applicant);
  expect(tied).toHaveLength(3);
  expect(tied).toEqual(
    expect.arrayContaining([
      { userId: invited.id, tie: 'SENT', connectionId: null, declined: null },
      { userId: asker.id, tie: 'RECEIVED', connectionId: null, declined: null },
      { userId: connected.id, tie: 'CONNECTED', connectionId, declined: null },
    ]),
  );
  const tieWith = async (...people: Member[]) =>
    (await applicant.browser.call(listTies, { query: { userId: people.map(({ id }) => id).join(',') } }))
      .reply.data;
  expect(await tieWith(asker)).toEqual(tied.filter(({ userId }) => userId === asker.id));
  expect(await tieWith(connected)).toEqual(tied.filter(({ userId }) => userId === connected.id));
  expect(await tieWith(invited, founder, connected)).toEqual(
    tied.filter(({ userId }) => userId !== asker.id),
  );
  expect(await tieWith(founder)).toEqual([]);
  expect(await ties(founder)).toEqual([]);
  t.advance(7 * DAY_MS);
  expect(await ties(applicant)).toEqual([
    { userId: connected.id, tie: 'CONNECTED', connectionId, declined: null },
  ]);
});
