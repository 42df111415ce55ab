import { saveSettings } from '@ampersand/contract/account';
import { askAgain, proposeSentence } from '@ampersand/contract/alignment';
import { blockPerson } from '@ampersand/contract/blocks';
import { listSaved, passPerson, savePerson, unsavePerson } from '@ampersand/contract/choices';
import { endConnection, noteMet } from '@ampersand/contract/connections';
import { changeDeskCard, getDesk, getWaiting } from '@ampersand/contract/desk';
import { proposeEquity } from '@ampersand/contract/equity';
import { acceptInvitation, declineInvitation, withdrawInvitation } from '@ampersand/contract/invitations';
import { DAY_MS, utcDay } from '@ampersand/contract/time';
import { leaveTrial } from '@ampersand/contract/trial';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { deskCards } from '../../db/desk.ts';
import { choices } from '../../db/matching.ts';
import { emails, notifications, users } from '../../db/schema.ts';
import { outcomes } from '../../db/talk.ts';
import { alignmentOf, answer, give } from '../../testing/alignment.ts';
import { equityAnswers, equityTerms, giveAnswers } from '../../testing/equity.ts';
import { type Member, makeAdmin, makeApplicant, makeFounder } from '../../testing/factories.ts';
import { connectMembers, invite } from '../../testing/invitations.ts';
import { write } from '../../testing/messages.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { signTogether } from '../../testing/trial.ts';
import { expireInvitations } from '../invitations/expire.ts';
import { remind } from './remind.ts';

const t = useTestApp();

let founder: Member;
let applicant: Member;
let other: Member;
beforeEach(async () => {
  founder = await makeFounder(t);
  applicant = await makeApplicant(t);
  other = await makeApplicant(t);
});

const deskOf = async ({ browser }: Member, closed = true) =>
  (await browser.call(getDesk, { query: { limit: 100, closed: String(closed) } })).reply.data;
const save = ({ browser }: Member, userId: string) =>
  browser.call(savePerson, { params: { userId }, body: {} });
const change = ({ browser }: Member, userId: string, body: Record<string, unknown>) =>
  browser.call(changeDeskCard, { params: { userId }, body });
/** Where each person stands, by id, and what happened last. */
const placesOf = async (member: Member) =>
  (await deskOf(member)).map(({ person, column, last }) => [person.id, column, last.kind, last.mine]);

test('events move a person along the boards of both, each seeing only what they know', async () => {
  expect(await deskOf(founder)).toEqual([]);
  await save(founder, applicant.id);
  expect(await placesOf(founder)).toEqual([[applicant.id, 'SAVED', 'SAVED', true]]);
  expect(await placesOf(applicant)).toEqual([]);

  t.advance(1_000);
  const { id } = (await invite(founder, applicant)).reply.data;
  expect(await placesOf(founder)).toEqual([[applicant.id, 'INVITED', 'INVITED', true]]);
  expect(await placesOf(applicant)).toEqual([[founder.id, 'INVITED', 'INVITED', false]]);

  t.advance(1_000);
  const accepted = await applicant.browser.call(acceptInvitation, { params: { invitationId: id } });
  const { connectionId } = accepted.reply.data;
  for (const [member, they] of [
    [founder, applicant],
    [applicant, founder],
  ] as const)
    expect(await deskOf(member)).toMatchObject([
      { person: { id: they.id }, column: 'TALKING', last: { kind: 'CONNECTED' }, connectionId },
    ]);

  t.advance(1_000);
  await founder.browser.call(noteMet, { params: { connectionId }, body: { met: 'YES' } });
  expect(await placesOf(founder)).toEqual([[applicant.id, 'MET', 'MET', true]]);
  // Whether the other says that they have met is for the other alone.
  expect(await placesOf(applicant)).toEqual([[founder.id, 'TALKING', 'CONNECTED', true]]);

  t.advance(1_000);
  await applicant.browser.call(endConnection, { params: { connectionId }, query: {} });
  expect(await placesOf(founder)).toEqual([[applicant.id, 'CLOSED', 'ENDED', false]]);
  expect(await placesOf(applicant)).toEqual([[founder.id, 'CLOSED', 'ENDED', true]]);
});

test('declined and expired invitations are closed, a withdrawn one was never there', async () => {
  const sent = (await invite(founder, applicant)).reply.data.id;
  await applicant.browser.call(declineInvitation, {
    params: { invitationId: sent },
    body: { reason: 'TERMS' },
  });
  expect(await placesOf(founder)).toEqual([[applicant.id, 'CLOSED', 'DECLINED', false]]);
  const taken = (await invite(founder, other)).reply.data.id;
  await founder.browser.call(withdrawInvitation, { params: { invitationId: taken } });
  expect(await placesOf(founder)).toEqual([[applicant.id, 'CLOSED', 'DECLINED', false]]);
  t.advance(1_000);
  await invite(founder, other);
  t.advance(8 * DAY_MS);
  await expireInvitations(t.deps);
  expect(await placesOf(founder)).toEqual([
    [other.id, 'CLOSED', 'EXPIRED', true],
    [applicant.id, 'CLOSED', 'DECLINED', false],
  ]);
});

test('closed people come when asked for', async () => {
  const sent = (await invite(founder, applicant)).reply.data.id;
  await applicant.browser.call(declineInvitation, {
    params: { invitationId: sent },
    body: { reason: 'TERMS' },
  });
  await save(founder, other.id);
  expect((await deskOf(founder, false)).map(({ person }) => person.id)).toEqual([other.id]);
  expect(await deskOf(founder)).toHaveLength(2);
});

test('a board comes in pages, the latest first, those of one moment too', async () => {
  const people = [applicant, other, await makeApplicant(t), await makeApplicant(t), await makeApplicant(t)];
  for (const { id } of people) await save(founder, id);
  await t.deps.db.update(choices).set({ savedAt: t.deps.now() });
  await save(founder, (await makeApplicant(t)).id);
  const whole = (await deskOf(founder)).map(({ person }) => person.id);
  expect(whole).toHaveLength(6);
  const pages: string[][] = [];
  let cursor: string | undefined;
  do {
    const query = { limit: 2, ...(cursor && { cursor }) };
    const { reply } = await founder.browser.call(getDesk, { query });
    pages.push(reply.data.map(({ person }) => person.id));
    cursor = reply.nextCursor;
  } while (cursor && pages.length < 5);
  expect(pages.map(({ length }) => length)).toEqual([2, 2, 2]);
  expect(pages.flat()).toEqual(whole);
  for (const query of [{ limit: 101 }, { cursor: 'elsewhere' }])
    expect((await founder.browser.call(getDesk, { query })).status).toBe(400);
});

test('a hand moves somebody until the next event does', async () => {
  await connectMembers(founder, applicant);
  t.advance(1_000);
  const { reply } = await change(founder, applicant.id, { column: 'TRIAL' });
  expect(reply.data).toMatchObject({ column: 'TRIAL', last: { kind: 'MOVED', mine: true } });
  expect(await placesOf(founder)).toEqual([[applicant.id, 'TRIAL', 'MOVED', true]]);
  expect(await placesOf(applicant)).toEqual([[founder.id, 'TALKING', 'CONNECTED', true]]);
  await change(founder, applicant.id, { column: 'DECIDED' });
  expect(await t.deps.db.$count(deskCards)).toBe(1);
  t.advance(1_000);
  const connectionId = (await deskOf(founder))[0]?.connectionId ?? '';
  await applicant.browser.call(endConnection, { params: { connectionId }, query: {} });
  expect(await placesOf(founder)).toEqual([[applicant.id, 'CLOSED', 'ENDED', false]]);
});

test('a note is the same as among the saved, saves nobody, and moves nobody', async () => {
  await connectMembers(founder, applicant);
  t.advance(1_000);
  await change(founder, applicant.id, { column: 'MET' });
  t.advance(1_000);
  expect((await change(founder, applicant.id, { note: 'Knows hardware' })).reply.data).toMatchObject({
    column: 'MET',
    note: 'Knows hardware',
  });
  expect((await founder.browser.call(listSaved, { query: {} })).reply.data).toEqual([]);
  expect(await t.deps.db.$count(outcomes, eq(outcomes.kind, 'SAVED'))).toBe(0);
  await save(founder, applicant.id);
  expect((await founder.browser.call(listSaved, { query: {} })).reply.data[0]?.note).toBe('Knows hardware');
  await change(founder, applicant.id, { note: '' });
  expect((await deskOf(founder))[0]?.note).toBe(null);
  expect((await change(founder, applicant.id, { note: 'x'.repeat(2001) })).status).toBe(422);
});

test('who is unsaved or passed on leaves the board, unless something else is between the two', async () => {
  await save(founder, applicant.id);
  await save(founder, other.id);
  await change(founder, other.id, { column: 'TRIAL' });
  await founder.browser.call(unsavePerson, { params: { userId: applicant.id } });
  t.advance(1_000);
  await founder.browser.call(passPerson, { params: { userId: other.id }, body: {} });
  expect(await placesOf(founder)).toEqual([]);
  t.advance(1_000);
  await invite(other, founder);
  expect(await placesOf(founder)).toEqual([[other.id, 'INVITED', 'INVITED', false]]);
});

test('who connects again begins anew, also after a trial that was stopped', async () => {
  const id = await connectMembers(founder, applicant);
  const trialId = await signTogether(t, { founder, applicant, id });
  t.advance(1_000);
  await founder.browser.call(leaveTrial, { params: { connectionId: id, trialId } });
  expect(await placesOf(founder)).toEqual([[applicant.id, 'CLOSED', 'STOPPED', true]]);
  await founder.browser.call(endConnection, { params: { connectionId: id }, query: {} });
  t.advance(1_000);
  await connectMembers(founder, applicant);
  expect(await placesOf(founder)).toEqual([[applicant.id, 'TALKING', 'CONNECTED', true]]);
});

test('who cannot be found is not on the board; who is connected stays while paused', async () => {
  const set = (id: string, values: Partial<typeof users.$inferInsert>) =>
    t.deps.db.update(users).set(values).where(eq(users.id, id));
  await connectMembers(founder, applicant);
  t.advance(1_000);
  await save(founder, other.id);
  await change(founder, other.id, { column: 'DECIDED' });
  for (const id of [applicant.id, other.id]) await set(id, { pausedAt: new Date() });
  expect((await placesOf(founder)).map(([id]) => id)).toEqual([applicant.id]);
  for (const id of [applicant.id, other.id]) await set(id, { pausedAt: null, suspendedAt: new Date() });
  expect(await placesOf(founder)).toEqual([]);
  for (const id of [applicant.id, other.id]) await set(id, { suspendedAt: null });
  expect(await placesOf(founder)).toHaveLength(2);
  await applicant.browser.call(blockPerson, { params: { userId: founder.id } });
  await t.deps.db.delete(users).where(eq(users.id, other.id));
  expect(await placesOf(founder)).toEqual([]);
});

test('administrators have no board', async () => {
  const admin = await makeAdmin(t);
  expect(await deskOf(admin)).toEqual([]);
  expect((await change(admin, founder.id, { column: 'TRIAL' })).status).toBe(403);
});

const waitingOf = async ({ browser }: Member) => (await browser.call(getWaiting)).reply.data;
const NOTHING = { requests: 0, unread: 0, turns: [], calls: [], reminders: [] };

test('requests, unread conversations and whose turn it is wait for a member, and for nobody else', async () => {
  expect(await waitingOf(founder)).toEqual(NOTHING);
  await invite(other, founder);
  const id = await connectMembers(founder, applicant);
  await write(applicant, id, 'Hello');
  expect(await waitingOf(founder)).toEqual({ ...NOTHING, requests: 1, unread: 1 });
  const turnsOf = async (member: Member) =>
    (await waitingOf(member)).turns.map(({ kind, person, connectionId }) => [kind, person.id, connectionId]);

  await answer(applicant, 'change', 5, { importance: 3 });
  await give(applicant, id, 'VISION');
  expect(await turnsOf(founder)).toEqual([['ANSWERS', applicant.id, id]]);
  expect(await turnsOf(applicant)).toEqual([]);
  await giveAnswers(applicant, id, equityAnswers(5, 60));
  expect((await turnsOf(founder)).map(([kind]) => kind)).toEqual(['ANSWERS', 'SPLIT_ANSWERS']);

  await answer(founder, 'change', 1);
  await give(founder, id, 'VISION');
  await giveAnswers(founder, id, equityAnswers(5, 60));
  expect(await turnsOf(founder)).toEqual([]);
  await applicant.browser.call(proposeEquity, {
    params: { connectionId: id },
    body: { terms: equityTerms(), after: null },
  });
  await applicant.browser.call(askAgain, { params: { connectionId: id, theme: 'VISION' } });
  const [point] = (await alignmentOf(applicant, id)).reply.data.points;
  const params = { connectionId: id, pointId: point?.id ?? '' };
  await applicant.browser.call(proposeSentence, {
    params,
    body: { sentence: 'We take turns.', after: null },
  });
  expect((await turnsOf(founder)).map(([kind]) => kind)).toEqual(['AGAIN', 'SENTENCE', 'SPLIT']);
  expect(await turnsOf(applicant)).toEqual([]);

  await applicant.browser.call(endConnection, { params: { connectionId: id }, query: {} });
  expect(await turnsOf(founder)).toEqual([]);
});

test('people who cannot be found wait for nobody', async () => {
  await invite(other, founder);
  await save(founder, applicant.id);
  await change(founder, applicant.id, { remindOn: dayIn(0), utcOffset: EAST });
  expect(await waitingOf(founder)).toMatchObject({
    requests: 1,
    reminders: [{ person: { id: applicant.id } }],
  });
  for (const { id } of [applicant, other])
    await t.deps.db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, id));
  expect(await waitingOf(founder)).toEqual(NOTHING);
});

/** Where seven in the morning is midnight UTC. */
const EAST = 7 * 60;
const dayIn = (days: number) => utcDay(new Date(t.deps.now().getTime() + days * DAY_MS));

test('a reminder comes once on its day, by bell and email, and the other learns nothing', async () => {
  await save(founder, applicant.id);
  const set = await change(founder, applicant.id, { remindOn: dayIn(2), utcOffset: EAST });
  expect(set.reply.data?.remindOn).toBe(dayIn(2));
  expect(set.reply.data?.column).toBe('SAVED');
  const told = async ({ id }: Member) =>
    (await t.deps.db.select().from(notifications).where(eq(notifications.userId, id))).filter(
      ({ kind }) => kind === 'REMINDER_DUE',
    );
  const sent = () => t.deps.db.$count(emails, eq(emails.kind, 'reminder_due'));
  t.advance(DAY_MS);
  await remind(t.deps);
  expect(await told(founder)).toEqual([]);
  t.advance(DAY_MS);
  await Promise.all([remind(t.deps), remind(t.deps)]);
  expect(await told(founder)).toMatchObject([
    { link: '/founder-dashboard/matches/board', aboutId: applicant.id },
  ]);
  expect([await sent(), (await told(applicant)).length]).toEqual([1, 0]);
  const waits = async () => (await waitingOf(founder)).reminders.map(({ person }) => person.id);
  expect(await waits()).toEqual([applicant.id]);
  t.advance(DAY_MS);
  await remind(t.deps);
  expect([await sent(), await waits()]).toEqual([1, [applicant.id]]);
  await change(founder, applicant.id, { remindOn: null });
  expect([await waits(), (await deskOf(founder))[0]?.remindOn]).toEqual([[], null]);
  await change(founder, applicant.id, { remindOn: dayIn(1), utcOffset: EAST });
  t.advance(DAY_MS);
  await remind(t.deps);
  expect(await sent()).toBe(2);
});

test('a reminder can be taken back, and nobody is reminded of whom they cannot find', async () => {
  await save(founder, applicant.id);
  await save(founder, other.id);
  await change(founder, applicant.id, { remindOn: dayIn(1) });
  expect((await change(founder, applicant.id, { remindOn: null })).reply.data?.remindOn).toBe(null);
  await change(founder, other.id, { remindOn: dayIn(1) });
  await other.browser.call(blockPerson, { params: { userId: founder.id } });
  t.advance(2 * DAY_MS);
  await remind(t.deps);
  expect(await countTold()).toBe(0);
});

test('a reminder of somebody who is paused that day waits until they are back', async () => {
  await save(founder, applicant.id);
  await change(founder, applicant.id, { remindOn: dayIn(1) });
  const paused = (isPaused: boolean) => applicant.browser.call(saveSettings, { body: { paused: isPaused } });
  await paused(true);
  t.advance(2 * DAY_MS);
  await remind(t.deps);
  expect(await countTold()).toBe(0);
  await paused(false);
  await remind(t.deps);
  expect([await countTold(), (await waitingOf(founder)).reminders.length]).toEqual([1, 1]);
});

test.each([
  ['New York', -5 * 60, 12],
  ['Auckland', 13 * 60, -6],
  // As all reminders before offsets were known.
  ['a place nobody knows', undefined, 5],
])('a reminder comes at seven in the morning in %s', async (_, utcOffset, hourUtc) => {
  await save(founder, applicant.id);
  const remindOn = dayIn(3);
  const remindAt = new Date(Date.parse(remindOn) + hourUtc * 3_600_000);
  const { reply } = await change(founder, applicant.id, { remindOn, utcOffset });
  expect(reply.data).toMatchObject({ remindOn, remindAt: remindAt.toISOString() });
  const toldAt = async (ms: number) => {
    t.advance(ms - t.deps.now().getTime());
    await remind(t.deps);
    return [await countTold(), (await waitingOf(founder)).reminders.length];
  };
  expect(await toldAt(remindAt.getTime() - 60_000)).toEqual([0, 0]);
  expect(await toldAt(remindAt.getTime())).toEqual([1, 1]);
});

const countTold = () => t.deps.db.$count(notifications, eq(notifications.kind, 'REMINDER_DUE'));

test('a day that is over is refused', async () => {
  expect((await change(founder, applicant.id, { remindOn: dayIn(-2) })).status).toBe(422);
});
