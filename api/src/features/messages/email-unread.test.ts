import { saveSettings } from '@ampersand/contract/account';
import { blockPerson } from '@ampersand/contract/blocks';
import { endConnection, readConnection } from '@ampersand/contract/connections';
import { takeBackMessage } from '@ampersand/contract/messages';
import { MINUTE_MS } from '@ampersand/contract/time';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { emails, users } from '../../db/schema.ts';
import type { Member } from '../../testing/factories.ts';
import { makeConnection } from '../../testing/invitations.ts';
import { write } from '../../testing/messages.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { emailUnread } from './email-unread.ts';

const t = useTestApp();
let founder: Member;
let applicant: Member;
let id: string;
beforeEach(async () => {
  ({ founder, applicant, id } = await makeConnection(t));
});
/** Whom an email tells, so many minutes later. */
async function toldAfter(minutes: number): Promise<string[]> {
  t.advance(minutes * MINUTE_MS);
  await emailUnread(t.deps);
  const rows = await t.deps.db.select().from(emails).where(eq(emails.kind, 'message_received'));
  return rows.map(({ recipient }) => recipient);
}

test('what is unread after ten minutes is told by one email, which leads there and says nothing of it', async () => {
  await write(founder, id, 'A secret plan');
  expect(await toldAfter(9)).toEqual([]);
  await write(founder, id, 'One more');
  expect(await toldAfter(1)).toEqual([applicant.email]);
  const email = await t.emailTo(applicant.email);
  expect(email.subject).toContain(founder.calledName);
  expect(email.text).toContain(`/messages/${id}`);
  expect(email.text).not.toContain('secret');
});

test('there is no second one until it was read, and only one of two servers sends it', async () => {
  await write(founder, id, 'One');
  t.advance(10 * MINUTE_MS);
  await Promise.all([emailUnread(t.deps), emailUnread(t.deps), emailUnread(t.deps)]);
  await write(founder, id, 'Two');
  expect(await toldAfter(60)).toHaveLength(1);
  await applicant.browser.call(readConnection, { params: { connectionId: id }, body: { seq: 3 } });
  expect(await toldAfter(60)).toHaveLength(1);
  await write(founder, id, 'Three');
  expect(await toldAfter(10)).toHaveLength(2);
});

const nobodyIsTold: [string, () => Promise<unknown>][] = [
  [
    'it was read',
    () => applicant.browser.call(readConnection, { params: { connectionId: id }, body: { seq: 2 } }),
  ],
  [
    'they switched it off',
    () => applicant.browser.call(saveSettings, { body: { emails: { messageReceived: false } } }),
  ],
  ['one blocked the other', () => applicant.browser.call(blockPerson, { params: { userId: founder.id } })],
  ['the connection has ended', () => founder.browser.call(endConnection, { params: { connectionId: id } })],
  [
    'the writer is suspended',
    () => t.deps.db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, founder.id)),
  ],
];
test.each(nobodyIsTold)('nobody is told where %s', async (_, happens) => {
  await write(founder, id, 'Hello');
  await happens();
  expect(await toldAfter(10)).toEqual([]);
});

test('nobody is told of what was taken back', async () => {
  const { id: messageId } = (await write(founder, id, 'Hello')).reply.data;
  await founder.browser.call(takeBackMessage, { params: { messageId } });
  expect(await toldAfter(10)).toEqual([]);
});
