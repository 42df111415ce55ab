import { saveSettings } from '@ampersand/contract/account';
import { calledNameOf } from '@ampersand/contract/called';
import { getConnection, listConnections } from '@ampersand/contract/connections';
import { acceptInvitation, getAnswers, listInvitations } from '@ampersand/contract/invitations';
import { listMessages } from '@ampersand/contract/messages';
import { listNotifications } from '@ampersand/contract/notifications';
import { MINUTE_MS } from '@ampersand/contract/time';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { emails, users } from '../../db/schema.ts';
import { demoApplicant, demoFounder } from '../../db/seed/community/demo.ts';
import { cookieName } from '../../http/session.ts';
import { createSession } from '../../lib/sessions.ts';
import { alignmentOf } from '../../testing/alignment.ts';
import type { Browser } from '../../testing/browser.ts';
import { lookAtCalls, pickFirst } from '../../testing/calls.ts';
import { write } from '../../testing/messages.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { askQuiet } from '../connections/quiet.ts';
import { sendDigests } from '../digests/digests.ts';
import { expireInvitations } from '../invitations/expire.ts';
import { emailUnread } from '../messages/email-unread.ts';
import { seedDemo } from './seed.ts';

const t = useTestApp();
const DAILY = { requestReceived: 'DAILY', messageReceived: 'DAILY' } as const;

async function logIn({ email, fullName }: { email: string; fullName: string }) {
  const [user] = await t.deps.db.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (!user) throw new Error(`${email} expected`);
  const browser = t.browser();
  const token = await createSession(t.deps, user.id, { address: '127.0.0.1', userAgent: 'test' });
  browser.cookies.set(cookieName(t.deps.config, 'session'), token);
  return { id: user.id, email, fullName, calledName: calledNameOf({ fullName }), browser };
}

const conversationsOf = async (browser: Browser, filter?: 'unread' | 'your-turn' | 'their-turn' | 'quiet') =>
  (await browser.call(listConnections, { query: { limit: 100, ...(filter && { filter }) } })).reply.data;
const messagesOf = async (browser: Browser, connectionId: string) =>
  (await browser.call(listMessages, { params: { connectionId }, query: { limit: 200 } })).reply.data;

let founder: Awaited<ReturnType<typeof logIn>>;
let applicant: Awaited<ReturnType<typeof logIn>>;
beforeEach(async () => {
  await seedDemo(t.deps, () => {});
  [founder, applicant] = [await logIn(demoFounder), await logIn(demoApplicant)];
}, 120_000);

test('each demo log-in finds a conversation at every stage, open requests, and what became of invitations; no email tells of them', async () => {
  for (const { browser } of [founder, applicant]) {
    const all = await conversationsOf(browser);
    expect(all.filter(({ state }) => state === 'ENDED')).toHaveLength(1);
    expect(all.filter(({ state }) => state === 'FORMER')).toHaveLength(1);
    expect(all.filter(({ lastSeq }) => lastSeq === 1)).toHaveLength(1);
    expect((await conversationsOf(browser, 'unread')).length).toBe(1);
    expect((await conversationsOf(browser, 'your-turn')).length).toBeGreaterThan(0);
    expect((await conversationsOf(browser, 'their-turn')).length).toBeGreaterThan(0);
    const [quiet, ...more] = await conversationsOf(browser, 'quiet');
    expect([quiet?.quiet, more]).toEqual([true, []]);
    const requests = await browser.call(listInvitations, { query: { box: 'received', status: 'PENDING' } });
    expect([requests.reply.open, requests.reply.data.length]).toEqual([3, 3]);
    for (const { question, answer } of requests.reply.data) expect([question, answer]).not.toContain(null);
    const sent = (await browser.call(listInvitations, { query: { box: 'sent', limit: 100 } })).reply.data;
    for (const status of ['PENDING', 'ACCEPTED', 'DECLINED', 'EXPIRED'])
      expect(sent.some((each) => each.status === status)).toBe(true);
    const answers = (await browser.call(getAnswers)).reply.data;
    expect(answers?.declined).toBeGreaterThanOrEqual(3);
    expect(answers?.reasons[0]?.times).toBeGreaterThan(1);
    const { data: news } = (await browser.call(listNotifications, { query: { limit: 100 } })).reply;
    expect(news.filter(({ kind }) => kind === 'REQUEST_RECEIVED')).toHaveLength(3);
  }
  await nobodyGetsEmail();
}, 120_000);

test('the two have a lively conversation with each other: messages of several days, a quote, reactions, an edited and a taken back one; a request can be accepted', async () => {
  const shared = (await conversationsOf(founder.browser)).find(({ person }) => person?.id === applicant.id);
  const id = shared?.id ?? '';
  const messages = await messagesOf(founder.browser, id);
  expect(messages.length).toBeGreaterThan(12);
  expect(messages.map(({ seq }) => seq)).toEqual(messages.map((_, i) => i + 1));
  const moments = messages.map(({ createdAt }) => createdAt);
  expect(moments).toEqual(moments.toSorted());
  expect(new Set(moments.map((moment) => moment.slice(0, 10))).size).toBeGreaterThan(4);
  expect(Date.parse(moments.at(-1) ?? '')).toBeLessThan(t.deps.now().getTime());
  expect(messages.some(({ quoted }) => quoted?.text)).toBe(true);
  expect(
    new Set(messages.flatMap(({ reactions }) => reactions.map(({ kind }) => kind))).size,
  ).toBeGreaterThan(3);
  expect(messages.filter(({ editedAt }) => editedAt)).toHaveLength(1);
  expect(messages.filter(({ takenBack, text }) => takenBack && text === '')).toHaveLength(1);
  expect(shared?.lastChange).toBe(Math.max(...messages.map(({ lastChange }) => lastChange)));
  await write(applicant, id, 'Half past seven it is');
  const newest = (await messagesOf(founder.browser, id)).at(-1);
  expect(newest).toMatchObject({ text: 'Half past seven it is', mine: false, seq: messages.length + 1 });
  await acceptsRequest();
}, 120_000);

/** What a seeded request said opens the conversation. */
async function acceptsRequest(): Promise<void> {
  const query = { box: 'received', status: 'PENDING' } as const;
  const [request] = (await founder.browser.call(listInvitations, { query })).reply.data;
  const params = { invitationId: request?.id ?? '' };
  const { connectionId } = (await founder.browser.call(acceptInvitation, { params })).reply.data;
  const [first] = await messagesOf(founder.browser, connectionId);
  expect(first?.text).toContain(request?.note);
  const conversation = await founder.browser.call(getConnection, { params: { connectionId } });
  expect(conversation.reply.data.person?.id).toBe(request?.person.id);
}

async function nobodyGetsEmail(): Promise<void> {
  await founder.browser.call(saveSettings, { body: { emails: DAILY } });
  for (const minutes of [0, 11, 60]) {
    t.advance(minutes * MINUTE_MS);
    await emailUnread(t.deps);
    await expireInvitations(t.deps);
    await askQuiet(t.deps);
    await sendDigests(t.deps);
  }
  expect(await t.deps.db.$count(emails)).toBe(0);
}

test('the two demo log-ins have seen each other’s first ten, a call is ahead, and his answers and times wait for hers', async () => {
  const all = await conversationsOf(founder.browser);
  const shared = all.find(({ person }) => person?.id === applicant.id)?.id ?? '';
  const { themes, points } = (await alignmentOf(founder, shared)).reply.data;
  const shown = themes.filter(({ revealedAt }) => revealedAt !== null);
  expect(shown.map(({ theme, compared }) => [theme, compared.length])).toEqual([['SHORT', 10]]);
  expect(
    themes.filter(({ theyGave, revealedAt }) => theyGave && !revealedAt).map(({ theme }) => theme),
  ).toEqual(['TIME']);
  expect(points.filter(({ sentence }) => sentence)).toHaveLength(1);
  expect(points.filter(({ proposal }) => proposal && !proposal.mine)).toHaveLength(1);
  expect(points.filter(({ sentence, proposal }) => !sentence && !proposal).length).toBeGreaterThan(0);
  const { suggestion, coming } = await lookAtCalls(founder, shared);
  expect(suggestion).toMatchObject({ mine: false, zone: 'Africa/Nairobi' });
  expect(suggestion?.starts).toHaveLength(3);
  for (const start of suggestion?.starts ?? [])
    expect(Date.parse(start)).toBeGreaterThan(t.deps.now().getTime());
  expect(coming).toMatchObject([{ way: 'PHONE', theirZone: 'Africa/Nairobi' }]);
  expect(await lookAtCalls(applicant, shared)).toMatchObject({
    suggestion: { mine: true },
    coming: [{ theirZone: 'Asia/Kolkata' }],
  });
  expect((await pickFirst(founder, shared)).reply.data.coming).toHaveLength(2);
});
