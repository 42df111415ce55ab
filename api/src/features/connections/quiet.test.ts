import { saveSettings } from '@ampersand/contract/account';
import { blockPerson } from '@ampersand/contract/blocks';
import { endConnection, listConnections, noteMet } from '@ampersand/contract/connections';
import { listNotifications } from '@ampersand/contract/notifications';
import { DAY_MS } from '@ampersand/contract/time';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import { emails, users } from '../../db/schema.ts';
import type { Member } from '../../testing/factories.ts';
import { makeConnection } from '../../testing/invitations.ts';
import { write } from '../../testing/messages.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { askQuiet } from './quiet.ts';

const t = useTestApp();
let founder: Member;
let applicant: Member;
let id: string;
beforeEach(async () => {
  ({ founder, applicant, id } = await makeConnection(t));
});

async function after(days: number): Promise<void> {
  t.advance(days * DAY_MS);
  await askQuiet(t.deps);
}
const bellOf = async ({ browser }: Member, kind: 'QUIET_ASKED' | 'MET_ASKED') =>
  (await browser.call(listNotifications, { query: {} })).reply.data.filter((each) => each.kind === kind);
const emailed = async () =>
  (await t.deps.db.select().from(emails).where(eq(emails.kind, 'quiet_asked'))).map((row) => row.recipient);
const listed = async ({ browser }: Member, query: { filter?: 'quiet' } = {}) =>
  (await browser.call(listConnections, { query })).reply.data.length;
const both = () => [founder, applicant];

test('both are asked once whether a silent conversation goes on, in the app and by email', async () => {
  t.advance(3 * DAY_MS);
  await write(applicant, id, 'Shall we talk on Tuesday?');
  await after(13);
  for (const member of both()) expect(await bellOf(member, 'QUIET_ASKED')).toEqual([]);
  await after(1);
  await Promise.all([askQuiet(t.deps), askQuiet(t.deps), after(1)]);
  expect((await emailed()).sort()).toEqual([founder.email, applicant.email].sort());
  for (const member of both()) {
    const [asked, ...more] = await bellOf(member, 'QUIET_ASKED');
    expect(more).toEqual([]);
    expect(asked?.link).toMatch(new RegExp(`/messages/${id}$`));
  }
});

test('nothing says who has read, or who wrote last: both are told the same', async () => {
  await after(14);
  const [one, other] = await vi.waitFor(() => {
    const quiet = t.emails.filter(({ kind }) => kind === 'quiet_asked');
    const [first, second] = both().map(({ email }) => quiet.find(({ to }) => to === email));
    if (!first || !second) throw new Error('two emails expected');
    return [first, second];
  }, 15_000);
  const plain = (text: string) =>
    text
      .replaceAll(founder.calledName, 'N')
      .replaceAll(applicant.calledName, 'N')
      .replace(/\/\w+-dashboard/, '')
      .replace(/token=\S+/, '');
  expect(plain(one.text)).toBe(plain(other.text));
  expect(plain(one.text)).not.toMatch(/\bread\b|answered/i);
});

test('a week later it is put away, and a message brings it back', async () => {
  await after(14);
  await after(6);
  expect([await listed(founder), await listed(applicant)]).toEqual([1, 1]);
  await after(1);
  for (const member of both()) {
    expect(await listed(member)).toBe(0);
    expect(await listed(member, { filter: 'quiet' })).toBe(1);
  }
  await write(founder, id, 'Here I am again');
  for (const member of both()) {
    expect(await listed(member)).toBe(1);
    expect(await bellOf(member, 'QUIET_ASKED')).toEqual([]);
  }
  await after(14);
  expect(await emailed()).toHaveLength(4);
  expect(await bellOf(founder, 'QUIET_ASKED')).toHaveLength(1);
});

test('who writes after the question is not put away', async () => {
  await after(14);
  t.advance(DAY_MS);
  await write(applicant, id, 'It does go on');
  await after(7);
  expect([await listed(founder), await listed(applicant)]).toEqual([1, 1]);
});

test('who has switched it off gets no email, and is asked in the app', async () => {
  await founder.browser.call(saveSettings, { body: { emails: { quietAsked: false } } });
  await after(14);
  expect(await emailed()).toEqual([applicant.email]);
  expect(await bellOf(founder, 'QUIET_ASKED')).toHaveLength(1);
});

const nobodyIsAsked: [string, () => Promise<unknown>][] = [
  ['it has ended', () => founder.browser.call(endConnection, { params: { connectionId: id } })],
  ['one blocked the other', () => founder.browser.call(blockPerson, { params: { userId: applicant.id } })],
  [
    'one is suspended',
    () => t.deps.db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, founder.id)),
  ],
  [
    'one is about to leave',
    () => t.deps.db.update(users).set({ deletionDueAt: new Date() }).where(eq(users.id, founder.id)),
  ],
  ['one has left', () => t.deps.db.delete(users).where(eq(users.id, founder.id))],
];
test.each(nobodyIsAsked)('nobody is asked anything where %s', async (_, happens) => {
  await happens();
  await after(15);
  await after(7);
  expect(await emailed()).toEqual([]);
  for (const kind of ['QUIET_ASKED', 'MET_ASKED'] as const) expect(await bellOf(applicant, kind)).toEqual([]);
});

test('the question goes with the conversation that is ended after it', async () => {
  await after(14);
  await founder.browser.call(endConnection, { params: { connectionId: id } });
  for (const member of both()) expect(await bellOf(member, 'QUIET_ASKED')).toEqual([]);
});

test('two weeks after they were connected each is asked alone whether they have met, unless they have answered', async () => {
  await founder.browser.call(noteMet, { params: { connectionId: id }, body: { met: 'YES' } });
  await after(13);
  await write(applicant, id, 'It was good to see you');
  expect(await bellOf(applicant, 'MET_ASKED')).toEqual([]);
  await after(1);
  await Promise.all([askQuiet(t.deps), askQuiet(t.deps)]);
  expect(await bellOf(founder, 'MET_ASKED')).toEqual([]);
  expect((await bellOf(applicant, 'MET_ASKED')).map(({ readAt }) => readAt)).toEqual([null]);
  await applicant.browser.call(noteMet, { params: { connectionId: id }, body: { met: 'NO' } });
  const [answered] = await bellOf(applicant, 'MET_ASKED');
  expect(answered?.readAt).not.toBeNull();
  await after(10);
  expect(await bellOf(applicant, 'MET_ASKED')).toHaveLength(1);
});
