import { changePassword, saveSettings } from '@ampersand/contract/account';
import { logVisit, revealContact } from '@ampersand/contract/logs';
import { listNotifications, readNotifications } from '@ampersand/contract/notifications';
import { DAY_MS } from '@ampersand/contract/time';
import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { emails, notifications, users } from '../../db/schema.ts';
import { encodeCursor } from '../../http/cursor.ts';
import { type Member, makeAdmin, makeApplicant, makeFounder, PASSWORD } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { notify } from './notify.ts';
import { deleteOldNotifications } from './queries.ts';
import { retainedSince } from './rules.ts';

const t = useTestApp();

const visit = (viewer: Member, seen: Member) =>
  viewer.browser.call(logVisit, { body: { viewerId: viewer.id, viewedUserId: seen.id } });
const reveal = (viewer: Member, seen: Member) =>
  viewer.browser.call(revealContact, { body: { viewerId: viewer.id, contactUserId: seen.id } });
const list = async ({ browser }: Member, query = {}) =>
  (await browser.call(listNotifications, { query })).reply;
const read = ({ browser }: Member, ids?: string[]) =>
  browser.call(readNotifications, { body: ids ? { ids } : {} });
const settings = (change: object) => ({
  contactVisibility: 'MEMBERS',
  paused: false,
  showVisits: true,
  emails: { profileViewed: true, contactRevealed: true, strongMatch: true },
  ...change,
});
const countEmails = async (to: string, kind: string) =>
  t.deps.db.$count(emails, sql`${emails.recipient} = ${to} and ${emails.kind} = ${kind}`);
const tell = (member: Member, title: string) =>
  notify(t.deps, t.deps.db, { userId: member.id, kind: 'SYSTEM', title, text: 'Text', link: null });

test('a visit is told once for each visitor and day, with a link to them, and by email once a day', async () => {
  const founder = await makeFounder(t);
  const [first, second] = [await makeApplicant(t), await makeApplicant(t, { calledName: 'Nila' })];
  await Promise.all([visit(first, founder), visit(first, founder), visit(second, founder)]);
  const { data, unread, nextCursor } = await list(founder);
  expect(unread).toBe(2);
  expect(nextCursor).toBeUndefined();
  expect(data.map(({ title }) => title).sort()).toEqual(
    [first, second].map(({ calledName }) => `${calledName} looked at your profile`).sort(),
  );
  const told = data.find(({ title }) => title.startsWith(first.calledName));
  expect(told).toMatchObject({
    kind: 'PROFILE_VIEWED',
    link: `/founder-dashboard/detail-page/${first.id}`,
    readAt: null,
    createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
  });
  expect(await countEmails(founder.email, 'profile_viewed')).toBe(1);
  const sent = await t.emailTo(founder.email);
  expect(sent.text).toMatch(/http:\/\/localhost:3000\/founder-dashboard\/detail-page\/[0-9a-f-]{36}/);
  t.advance(DAY_MS);
  await visit(first, founder);
  expect((await list(founder)).unread).toBe(3);
  expect(await countEmails(founder.email, 'profile_viewed')).toBe(2);
});

test('an applicant is led to a founder in their own area', async () => {
  const applicant = await makeApplicant(t);
  const founder = await makeFounder(t);
  await visit(founder, applicant);
  expect((await list(applicant)).data[0]?.link).toBe(`/cofounder-dashboard/detail-page/${founder.id}`);
});

test('without the email the notification is there all the same', async () => {
  const founder = await makeFounder(t);
  const body = settings({ emails: { profileViewed: false, contactRevealed: false, strongMatch: false } });
  expect((await founder.browser.call(saveSettings, { body })).status).toBe(200);
  const applicant = await makeApplicant(t);
  await visit(applicant, founder);
  await reveal(applicant, founder);
  expect((await list(founder)).data.map(({ kind }) => kind)).toEqual(['CONTACT_REVEALED', 'PROFILE_VIEWED']);
  expect(await t.deps.db.$count(emails, sql`${emails.recipient} = ${founder.email}`)).toBe(0);
});

test.each([
  ['the visitor hides their visits', settings({ showVisits: false }), {}],
  ['the visitor is paused', settings({ paused: true }), {}],
  ['the one visited hides visits and so sees none', {}, settings({ showVisits: false })],
])('nobody is told of a visit when %s', async (_, ofVisitor, ofSeen) => {
  const founder = await makeFounder(t);
  const applicant = await makeApplicant(t);
  if ('emails' in ofVisitor) await applicant.browser.call(saveSettings, { body: ofVisitor });
  if ('emails' in ofSeen) await founder.browser.call(saveSettings, { body: ofSeen });
  expect((await visit(applicant, founder)).status).toBe(201);
  expect((await list(founder)).data).toEqual([]);
  expect(await countEmails(founder.email, 'profile_viewed')).toBe(0);
});

test('looks of an administrator and at oneself are told to nobody', async () => {
  const founder = await makeFounder(t);
  await visit(await makeAdmin(t), founder);
  await visit(founder, founder);
  expect((await list(founder)).data).toEqual([]);
});

test('a reveal is told once, and not at all when it is refused', async () => {
  const founder = await makeFounder(t);
  const applicant = await makeApplicant(t);
  await founder.browser.call(saveSettings, { body: settings({ contactVisibility: 'CONNECTIONS' }) });
  expect((await reveal(applicant, founder)).status).toBe(403);
  expect((await list(founder)).unread).toBe(0);
  await founder.browser.call(saveSettings, { body: settings({}) });
  await Promise.all([reveal(applicant, founder), reveal(applicant, founder)]);
  const { data } = await list(founder);
  expect(data).toMatchObject([
    {
      kind: 'CONTACT_REVEALED',
      title: `${applicant.calledName} would like to get in touch`,
      link: `/founder-dashboard/detail-page/${applicant.id}`,
    },
  ]);
});

test('a new password is told', async () => {
  const member = await makeApplicant(t);
  const body = { currentPassword: PASSWORD, newPassword: 'Another#2026' };
  expect((await member.browser.call(changePassword, { body })).status).toBe(200);
  expect((await list(member)).data).toMatchObject([
    { kind: 'SYSTEM', title: 'Your password was changed', link: '/cofounder-dashboard/account' },
  ]);
});

test('a notification exists when, and only when, what causes it does', async () => {
  const founder = await makeFounder(t);
  const failing = t.deps.db.transaction(async (tx) => {
    await notify(t.deps, tx, { userId: founder.id, kind: 'SYSTEM', title: 'No', text: 'No', link: null });
    throw new Error('taken back');
  });
  await expect(failing).rejects.toThrow('taken back');
  expect((await list(founder)).data).toEqual([]);
});

test('pages follow one another without gap or repetition, also for what came at the same moment', async () => {
  const member = await makeFounder(t);
  vi.spyOn(t.deps, 'now').mockReturnValue(new Date());
  for (let i = 0; i < 7; i++) await tell(member, `Number ${i}`);
  vi.restoreAllMocks();
  const titles: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await list(member, { limit: 3, ...(cursor ? { cursor } : {}) });
    expect(page.unread).toBe(7);
    titles.push(...page.data.map(({ title }) => title));
    cursor = page.nextCursor;
  } while (cursor);
  expect(titles.sort()).toEqual([0, 1, 2, 3, 4, 5, 6].map((i) => `Number ${i}`));
  const wrong = await member.browser.call(listNotifications, { query: { cursor: 'x' } });
  expect(wrong.status).toBe(400);
});

test('some are marked as read, then all; the rest and those of others stay as they are', async () => {
  const [member, other] = [await makeFounder(t), await makeFounder(t)];
  for (const title of ['One', 'Two', 'Three']) {
    t.advance(1_000);
    await tell(member, title);
  }
  await tell(other, 'Theirs');
  const [three, two] = (await list(member)).data;
  const theirs = (await list(other)).data[0];
  if (!three || !two || !theirs) throw new Error('notifications expected');
  expect((await read(member, [two.id, theirs.id])).reply.data).toBe(2);
  expect((await list(other)).unread).toBe(1);
  const readAt = (await list(member)).data.map((each) => [each.title, each.readAt !== null]);
  expect(readAt).toEqual([
    ['Three', false],
    ['Two', true],
    ['One', false],
  ]);
  expect((await read(member, [])).reply.data).toBe(2);
  expect((await read(member)).reply.data).toBe(0);
  expect((await list(other)).unread).toBe(1);
});

test.each([
  [{ ids: ['x'] }],
  [{ ids: 'all' }],
  [{ ids: Array(101).fill('0190a8f0-0000-7000-8000-000000000000') }],
])('marking %j is refused', async (body) => {
  const { browser } = await makeFounder(t);
  expect((await browser.call(readNotifications, { body })).status).toBe(422);
});

test('a stranger sees and marks nothing', async () => {
  const stranger = t.browser();
  expect((await stranger.call(listNotifications)).status).toBe(401);
  expect((await stranger.call(readNotifications, { body: {} })).status).toBe(401);
});

test('what names a person goes with their account', async () => {
  const founder = await makeFounder(t);
  const applicant = await makeApplicant(t);
  await visit(applicant, founder);
  await tell(founder, 'Stays');
  await t.deps.db.delete(users).where(sql`${users.id} = ${applicant.id}`);
  expect((await list(founder)).data.map(({ title }) => title)).toEqual(['Stays']);
});

test('after half a year notifications are gone, but a pair is not told of a second time for two years', async () => {
  const founder = await makeFounder(t);
  await tell(founder, 'Old');
  const match = {
    userId: founder.id,
    kind: 'STRONG_MATCH',
    title: 'M',
    text: 'M',
    link: null,
    dedupeKey: 'match x',
  } as const;
  expect(await notify(t.deps, t.deps.db, match)).toBe(true);
  t.advance(179 * DAY_MS);
  await deleteOldNotifications(t.deps.db, retainedSince(t.deps.now()));
  expect(await t.deps.db.$count(notifications)).toBe(2);
  t.advance(2 * DAY_MS);
  await tell(founder, 'New');
  await deleteOldNotifications(t.deps.db, retainedSince(t.deps.now()));
  const left = await t.deps.db.select({ title: notifications.title }).from(notifications);
  expect(left.map(({ title }) => title).sort()).toEqual(['M', 'New']);
  expect(await notify(t.deps, t.deps.db, match)).toBe(false);
  t.advance(550 * DAY_MS);
  await deleteOldNotifications(t.deps.db, retainedSince(t.deps.now()));
  expect(await t.deps.db.$count(notifications)).toBe(0);
});

test('a kind that only the next release knows is shown, as news of no special kind', async () => {
  const founder = await makeFounder(t);
  await tell(founder, 'From the future');
  await t.deps.db.execute(sql`alter table notifications drop constraint notifications_kind_check`);
  await t.deps.db.execute(sql`update notifications set kind = 'NOT_KNOWN_YET'`);
  expect((await list(founder)).data).toMatchObject([{ kind: 'SYSTEM', title: 'From the future' }]);
});

test.each([
  '0000-01-01T00:00:00.000Z',
  '+275760-09-13T00:00:00.000Z',
  `2026-01-01T00:00:00.${'0'.repeat(90)}Z`,
])('a cursor at the edge of time, %s, is no failure of ours', async (at) => {
  const cursor = encodeCursor({ at, id: '0190a8f0-0000-7000-8000-000000000000' });
  const { browser } = await makeApplicant(t);
  expect((await browser.call(listNotifications, { query: { cursor } })).status).toBeLessThan(500);
});
