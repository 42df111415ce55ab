import { type SettingsChange, saveSettings } from '@ampersand/contract/account';
import { blockPerson } from '@ampersand/contract/blocks';
import { readConnection } from '@ampersand/contract/connections';
import { openInvitation, withdrawInvitation } from '@ampersand/contract/invitations';
import { DAY_MS, MINUTE_MS } from '@ampersand/contract/time';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import { emails, users } from '../../db/schema.ts';
import { type Member, makeApplicant, makeFounder } from '../../testing/factories.ts';
import { connectMembers, invite } from '../../testing/invitations.ts';
import { write } from '../../testing/messages.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { emailUnread } from '../messages/email-unread.ts';
import { sendDigests } from './digests.ts';

const t = useTestApp();
let founder: Member;
let asha: Member;
let bela: Member;
let id: string;
const choose = ({ browser }: Member, chosen: SettingsChange['emails']) =>
  browser.call(saveSettings, { body: { emails: chosen } });
beforeEach(async () => {
  founder = await makeFounder(t);
  asha = await makeApplicant(t, { fullName: 'Asha Rao' });
  bela = await makeApplicant(t, { fullName: 'Bela Sen' });
  id = await connectMembers(asha, founder);
  await choose(founder, { requestReceived: 'DAILY', messageReceived: 'DAILY' });
});

const sentOf = (kind: string) => t.deps.db.$count(emails, eq(emails.kind, kind));
async function digest(days = 0) {
  t.advance(days * DAY_MS);
  await emailUnread(t.deps);
  await sendDigests(t.deps);
  return sentOf('digest');
}
const delivered = ({ email }: Member) =>
  vi.waitFor(() => {
    const found = t.emails.findLast(({ kind, to }) => kind === 'digest' && to === email);
    if (!found) throw new Error('a digest expected');
    return found;
  }, 15_000);

test('what would have been sent comes in one email, without the words', async () => {
  await invite(bela, founder, { note: 'A secret note of twenty letters' });
  await write(asha, id, 'A secret plan');
  t.advance(20 * MINUTE_MS);
  await emailUnread(t.deps);
  expect([await sentOf('message_received'), await sentOf('request_received')]).toEqual([0, 1]);
  expect(await digest()).toBe(1);
  const email = await delivered(founder);
  expect(email.text).toContain('Bela would like to connect with you.');
  expect(email.text).toContain('Asha wrote to you.');
  expect(email.text).toMatch(/\/founder-dashboard\/messages\/requests/);
  expect(email.subject + email.text).not.toContain('secret');
  expect(email.subject).not.toMatch(/Asha|Bela/);
});

test('each is told once, by one of two servers, and nothing new means no email', async () => {
  await invite(bela, founder);
  await write(asha, id, 'One');
  await Promise.all([sendDigests(t.deps), sendDigests(t.deps), sendDigests(t.deps)]);
  expect(await sentOf('digest')).toBe(1);
  expect(await digest(1)).toBe(1);
  await write(asha, id, 'Two, before One was read');
  expect(await digest(1)).toBe(1);
  await founder.browser.call(readConnection, { params: { connectionId: id }, body: { seq: 3 } });
  await write(asha, id, 'Three');
  expect(await digest(1)).toBe(2);
});

test('a digest that cannot be written keeps nothing from the others, and comes with the next round', async () => {
  const other = await makeFounder(t);
  await choose(other, { requestReceived: 'DAILY' });
  for (const reader of [founder, other]) await invite(bela, reader);
  const { jobs } = t.deps;
  const send = vi.fn(jobs.send).mockRejectedValueOnce(new Error('not now'));
  await expect(sendDigests({ ...t.deps, jobs: { ...jobs, send } })).rejects.toThrow('digest not sent: 1');
  expect(await sentOf('digest')).toBe(1);
  expect(await digest()).toBe(2);
  await Promise.all([founder, other].map(delivered));
});

test('who wants them at once or never is in no digest, kind by kind', async () => {
  await choose(founder, { requestReceived: 'NEVER', messageReceived: 'AT_ONCE' });
  await invite(bela, founder);
  await write(asha, id, 'One');
  t.advance(20 * MINUTE_MS);
  expect(await digest()).toBe(0);
  expect(await sentOf('message_received')).toBe(1);
  await choose(founder, { messageReceived: 'DAILY' });
  expect(await digest(1)).toBe(0);
});

const nothingWaits: [string, (invitationId: string) => Promise<unknown>][] = [
  [
    'were opened and read',
    (invitationId) =>
      Promise.all([
        founder.browser.call(openInvitation, { params: { invitationId } }),
        founder.browser.call(readConnection, { params: { connectionId: id }, body: { seq: 2 } }),
      ]),
  ],
  [
    'are of people who are blocked',
    async () => {
      for (const userId of [asha.id, bela.id])
        await founder.browser.call(blockPerson, { params: { userId } });
    },
  ],
  [
    'are of people who are suspended',
    () => t.deps.db.update(users).set({ suspendedAt: new Date() }).where(eq(users.role, 'APPLICANT')),
  ],
  [
    'are for somebody who is about to leave',
    () => t.deps.db.update(users).set({ deletionDueAt: new Date() }).where(eq(users.id, founder.id)),
  ],
  [
    'were taken back and read',
    async (invitationId) => {
      await bela.browser.call(withdrawInvitation, { params: { invitationId } });
      await founder.browser.call(readConnection, { params: { connectionId: id }, body: { seq: 2 } });
    },
  ],
];
test.each(nothingWaits)('there is no email for what %s', async (_, happens) => {
  const invitationId = (await invite(bela, founder)).reply.data.id;
  await write(asha, id, 'One');
  await happens(invitationId);
  expect(await digest()).toBe(0);
});

test('to an address that is not confirmed go no names', async () => {
  const other = await makeFounder(t, { emailConfirmed: false });
  await choose(other, { requestReceived: 'DAILY' });
  for (const sender of [asha, bela]) await invite(sender, other);
  expect(await digest()).toBe(1);
  const email = await delivered(other);
  expect(email.text).toContain('2 people would like to connect with you.');
  expect(email.text).not.toMatch(/Asha|Bela/);
});
