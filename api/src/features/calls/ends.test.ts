import { cancelDeletion, requestDeletion, saveSettings } from '@ampersand/contract/account';
import { blockPerson, unblockPerson } from '@ampersand/contract/blocks';
import { endConnection, resumeConnection } from '@ampersand/contract/connections';
import { listNotifications } from '@ampersand/contract/notifications';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@ampersand/contract/time';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { callSuggestions, calls } from '../../db/calls.ts';
import { emails, users } from '../../db/schema.ts';
import { deliveredEmail } from '../../testing/account.ts';
import { agreeOnCall, calendarFileOf, callTimes, lookAtCalls, suggestTimes } from '../../testing/calls.ts';
import { type Member, makeApplicant, makeFounder, PASSWORD } from '../../testing/factories.ts';
import { connectMembers, makeConnection } from '../../testing/invitations.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { COMMAND, suspend } from '../moderation/moderation.ts';
import { endPartedCalls } from './ends.ts';
import { remindOfCalls } from './remind.ts';

const t = useTestApp();
type Pair = Awaited<ReturnType<typeof makeConnection>>;

const end = ({ applicant, id }: Pair) =>
  applicant.browser.call(endConnection, { params: { connectionId: id } });
const block = ({ applicant, founder }: Pair) =>
  applicant.browser.call(blockPerson, { params: { userId: founder.id } });
const leave = ({ applicant }: Pair) =>
  applicant.browser.call(requestDeletion, { body: { password: PASSWORD } });

/** Three minutes later nothing can be undone any more. */
async function endLater() {
  t.advance(3 * MINUTE_MS);
  await endPartedCalls(t.deps);
}
const countEndings = () => t.deps.db.$count(emails, eq(emails.kind, 'call_ended'));
const told = async ({ browser }: Member) =>
  (await browser.call(listNotifications)).reply.data.filter(({ title }) => title.includes('call'));

test.each([
  ['its end', end],
  ['a block', block],
  ['a suspension', ({ applicant }: Pair) => suspend(t.deps, applicant.id, COMMAND)],
  ['a wish to be deleted', leave],
])('with %s both get a call out of their calendars by one email, which does not say why', async (_, part) => {
  const pair = await makeConnection(t);
  const { founder, applicant } = pair;
  const callId = await agreeOnCall(t, pair);
  await suggestTimes(founder, pair.id, callTimes(t, { moves: callId }));
  const other = await makeConnection(t);
  await agreeOnCall(t, other);
  await part(pair);
  await endPartedCalls(t.deps);
  expect(await t.deps.db.$count(calls)).toBe(2);
  await endLater();
  await endPartedCalls(t.deps);
  for (const [reader, person] of [
    [founder, applicant],
    [applicant, founder],
  ] as const) {
    const email = await deliveredEmail(t, 'call_ended', reader.email);
    const [called] = person.fullName.split(' ');
    expect(email.subject).toMatch(new RegExp(`^Cancelled: your call with ${called}, .*time`));
    expect(email.text).toMatch(new RegExp(`Your call with ${called} on .* no longer takes place\\.`));
    const [said = ''] = email.text.split('You choose on your account page');
    expect(said).not.toMatch(/connect|block|suspend|delet|leav|ended|https?:/i);
    expect(email.attachments).toMatchObject([{ contentType: expect.stringContaining('method=CANCEL') }]);
    const file = calendarFileOf(email);
    for (const line of ['METHOD:CANCEL', `UID:${callId}@`, 'SEQUENCE:1', 'STATUS:CANCELLED'])
      expect(file).toContain(line);
  }
  expect(await countEndings()).toBe(2);
  expect(await told(founder)).toEqual([]);
  expect(await t.deps.db.$count(callSuggestions)).toBe(0);
  // Nobody else's is touched.
  expect((await lookAtCalls(other.founder, other.id)).coming).toHaveLength(1);
});

test('an end that is undone has ended nothing; what is lifted later does not bring a cancelled call back', async () => {
  const pair = await makeConnection(t);
  const { applicant, founder, id } = pair;
  const callId = await agreeOnCall(t, pair);
  await end(pair);
  t.advance(MINUTE_MS);
  await endPartedCalls(t.deps);
  await applicant.browser.call(resumeConnection, { params: { connectionId: id } });
  await endLater();
  expect((await lookAtCalls(founder, id)).coming).toMatchObject([{ id: callId }]);
  expect(await countEndings()).toBe(0);
  await block(pair);
  await endLater();
  await applicant.browser.call(unblockPerson, { params: { userId: founder.id } });
  expect(await lookAtCalls(founder, id)).toMatchObject({ coming: [], past: [] });
  await agreeOnCall(t, pair);
  await leave(pair);
  await endLater();
  await applicant.browser.call(cancelDeletion);
  expect((await lookAtCalls(founder, id)).coming).toEqual([]);
  expect((await suggestTimes(founder, id, callTimes(t))).status).toBe(200);
});

test('two who connect again at once get what was ahead before out of their calendars too', async () => {
  const pair = await makeConnection(t);
  const { applicant, founder } = pair;
  await agreeOnCall(t, pair);
  await end(pair);
  await connectMembers(applicant, founder);
  for (const { email } of [founder, applicant]) await deliveredEmail(t, 'call_ended', email);
  await endLater();
  expect(await countEndings()).toBe(2);
});

test('a call that had begun is past, and one that was to begin a minute later does not take place', async () => {
  const pair = await makeConnection(t);
  const { founder, id } = pair;
  const callId = await agreeOnCall(t, pair);
  await agreeOnCall(t, pair, {
    starts: [new Date(t.deps.now().getTime() + DAY_MS + 6 * MINUTE_MS).toISOString()],
  });
  t.advance(DAY_MS + 5 * MINUTE_MS);
  await end(pair);
  await endLater();
  expect(await countEndings()).toBe(2);
  t.advance(HOUR_MS);
  expect((await lookAtCalls(founder, id)).past).toMatchObject([{ id: callId }]);
});

test('where an address is not confirmed no file goes there, and who wants no such emails gets none', async () => {
  const founder = await makeFounder(t, { emailConfirmed: false });
  const applicant = await makeApplicant(t);
  const pair = { founder, applicant, id: await connectMembers(applicant, founder) };
  await agreeOnCall(t, pair);
  await applicant.browser.call(saveSettings, { body: { emails: { calls: false } } });
  await t.deps.db.update(users).set({ suspendedAt: t.deps.now() }).where(eq(users.id, applicant.id));
  await endLater();
  const email = await deliveredEmail(t, 'call_ended', founder.email);
  expect(email.attachments ?? []).toEqual([]);
  expect(email.text).toContain('your calendar, take it out there.');
  expect(`${email.subject} ${email.text}`).not.toContain(applicant.fullName.split(' ')[0]);
  expect(await countEndings()).toBe(1);
});

test('nobody is reminded of a call with somebody who is about to leave', async () => {
  const pair = await makeConnection(t);
  await agreeOnCall(t, pair);
  await leave(pair);
  t.advance(DAY_MS - HOUR_MS / 2);
  await remindOfCalls(t.deps);
  expect((await told(pair.founder)).filter(({ title }) => title.includes('soon'))).toEqual([]);
  expect(await t.deps.db.$count(emails, eq(emails.kind, 'call_soon'))).toBe(0);
});
