import { getAccount, saveSettings } from '@ampersand/contract/account';
import { changeDeskCard } from '@ampersand/contract/desk';
import { declineInvitation } from '@ampersand/contract/invitations';
import { DAY_MS, utcDay } from '@ampersand/contract/time';
import { ASKED_EMAIL_KINDS } from '@ampersand/contract/values';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import { users } from '../../../db/schema.ts';
import type { Email } from '../../../lib/mailer.ts';
import { linkToken } from '../../../testing/account.ts';
import { type Member, makeApplicant, makeFounder } from '../../../testing/factories.ts';
import { connectMembers, invite } from '../../../testing/invitations.ts';
import { write } from '../../../testing/messages.ts';
import { PUBLIC_SITE } from '../../../testing/newsletter.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { askQuiet } from '../../connections/quiet.ts';
import { remind } from '../../desk/remind.ts';
import { tellOfWeek } from '../../desk/week.ts';
import { sendDigests } from '../../digests/digests.ts';
import { expireInvitations } from '../../invitations/expire.ts';
import { emailUnread } from '../../messages/email-unread.ts';

const t = useTestApp({ env: { ...PUBLIC_SITE, LOG_LEVEL: 'info' } });
const FORM = 'application/x-www-form-urlencoded';
let founder: Member;
let applicant: Member;
beforeEach(async () => {
  [founder, applicant] = [await makeFounder(t), await makeApplicant(t)];
});

const emailOf = (kind: string, to: Member) =>
  vi.waitFor(() => {
    const email = t.emails.findLast((each) => each.kind === kind && each.to === to.email);
    if (!email) throw new Error(`no ${kind}`);
    return email;
  }, 15_000);
const addressOf = ({ headers }: Email) =>
  new URL(/^<(https:[^>]+)>, <mailto:[^>]+>$/.exec(headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '');
const press = (url: URL, payload = 'List-Unsubscribe=One-Click', contentType = FORM) =>
  t.app.inject({ method: 'POST', url: url.href, headers: { 'content-type': contentType }, payload });
const settingsOf = async ({ browser }: Member) => (await browser.call(getAccount)).reply.data.settings.emails;

test('one click in a request switches off emails about requests, and nothing else, however often', async () => {
  await invite(applicant, founder);
  const before = await settingsOf(founder);
  const email = await emailOf('request_received', founder);
  expect(email.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  for (const _ of [1, 2]) expect((await press(addressOf(email))).statusCode).toBe(200);
  expect(await settingsOf(founder)).toEqual({ ...before, requestReceived: 'NEVER' });
  expect((await settingsOf(applicant)).requestReceived).toBe('AT_ONCE');
  const line = t.logs.find((text) => text.includes('emails_switched_off'));
  expect(line).toContain(founder.id);
  expect(t.logs.join('')).not.toContain(addressOf(email).pathname.split('/').at(-1));
});

const occasions: [string, string, () => Promise<Member>][] = [
  [
    'invitation_accepted',
    'invitationAnswered',
    async () => {
      await connectMembers(applicant, founder);
      return applicant;
    },
  ],
  [
    'invitation_declined',
    'invitationAnswered',
    async () => {
      const invitationId = (await invite(applicant, founder)).reply.data.id;
      await founder.browser.call(declineInvitation, { params: { invitationId }, body: { reason: 'PLACE' } });
      return applicant;
    },
  ],
  [
    'invitation_expired',
    'invitationExpired',
    async () => {
      await invite(applicant, founder);
      t.advance(8 * DAY_MS);
      await expireInvitations(t.deps);
      return applicant;
    },
  ],
  [
    'message_received',
    'messageReceived',
    async () => {
      await write(founder, await connectMembers(applicant, founder), 'Hello');
      t.advance(DAY_MS / 24);
      await emailUnread(t.deps);
      return applicant;
    },
  ],
  [
    'quiet_asked',
    'quietAsked',
    async () => {
      await connectMembers(applicant, founder);
      t.advance(15 * DAY_MS);
      await askQuiet(t.deps);
      return founder;
    },
  ],
  [
    'reminder_due',
    'reminderDue',
    async () => {
      const remindOn = utcDay(t.deps.now());
      const body = { remindOn, utcOffset: 7 * 60 };
      await founder.browser.call(changeDeskCard, { params: { userId: applicant.id }, body });
      await remind(t.deps);
      return founder;
    },
  ],
  [
    'search_week',
    'searchWeek',
    async () => {
      await founder.browser.call(saveSettings, { body: { emails: { searchWeek: true } } });
      await invite(applicant, founder);
      await tellOfWeek(t.deps);
      return founder;
    },
  ],
];
test.each(occasions)(
  'an email of the kind %s is switched off by its own click',
  async (kind, setting, happens) => {
    const reader = await happens();
    expect((await press(addressOf(await emailOf(kind, reader)))).statusCode).toBe(200);
    const off = Object.entries(await settingsOf(reader)).filter(
      ([, value]) => value === false || value === 'NEVER',
    );
    expect(off.map(([name]) => name)).toEqual([...new Set([setting, ...ASKED_EMAIL_KINDS])]);
  },
);

test('the click in a daily email switches off what comes daily', async () => {
  await founder.browser.call(saveSettings, { body: { emails: { requestReceived: 'DAILY' } } });
  await invite(applicant, founder);
  await sendDigests(t.deps);
  expect((await press(addressOf(await emailOf('digest', founder)))).statusCode).toBe(200);
  expect(await settingsOf(founder)).toMatchObject({ requestReceived: 'NEVER', messageReceived: 'AT_ONCE' });
});

test('whoever opens the address is led to the page that switches it off, and so is who follows the link below the email', async () => {
  await invite(applicant, founder);
  const email = await emailOf('request_received', founder);
  const url = addressOf(email);
  const answer = await t.app.inject({ method: 'GET', url: url.href });
  const page = `${PUBLIC_SITE.PUBLIC_URL}/emails-off?token=${linkToken(email, 'emails-off')}`;
  expect([answer.statusCode, answer.headers.location]).toEqual([303, page]);
  expect((await settingsOf(founder)).requestReceived).toBe('AT_ONCE');
});

test('an address that is unknown, changed or of an account that is gone does nothing, and only a form is taken', async () => {
  await invite(applicant, founder);
  const url = addressOf(await emailOf('request_received', founder));
  const unknown = new URL(url);
  unknown.pathname = `${unknown.pathname.slice(0, -4)}AAAA`;
  expect((await press(unknown)).statusCode).toBe(422);
  unknown.pathname = unknown.pathname.replace(/[^/]+$/, 'unknown');
  expect((await press(unknown)).statusCode).toBe(422);
  expect((await press(url, '{}', 'application/json')).statusCode).toBe(415);
  await t.deps.db.delete(users).where(eq(users.id, founder.id));
  expect((await press(url)).json().code).toBe('invalid_code');
});
