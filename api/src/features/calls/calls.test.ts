import { saveSettings } from '@ampersand/contract/account';
import { endpoints } from '@ampersand/contract/all';
import { blockPerson, unblockPerson } from '@ampersand/contract/blocks';
import { cancelCall, changeCallLink, declineCall, getCalls, withdrawCall } from '@ampersand/contract/calls';
import { endConnection, resumeConnection } from '@ampersand/contract/connections';
import { getWaiting } from '@ampersand/contract/desk';
import type { Endpoint } from '@ampersand/contract/endpoint';
import { listNotifications } from '@ampersand/contract/notifications';
import { callPath } from '@ampersand/contract/path';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@ampersand/contract/time';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { callSuggestions, calls } from '../../db/calls.ts';
import { emails, users } from '../../db/schema.ts';
import { reports } from '../../db/talk.ts';
import { API_BASE } from '../../http/route.ts';
import { deliveredEmail } from '../../testing/account.ts';
import {
  agreeOnCall,
  callTimes,
  calendarFileOf as fileOf,
  hoursFrom,
  lookAtCalls,
  pickFirst,
  suggestTimes,
} from '../../testing/calls.ts';
import { type Member, makeAdmin, makeApplicant, makeFounder } from '../../testing/factories.ts';
import { connectMembers, makeConnection } from '../../testing/invitations.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { deleteDueAccounts } from '../account/deletion/deletion.ts';
import { findEverything } from '../account/export/everything.ts';
import { remindOfCalls } from './remind.ts';
import { callRetentionJob } from './retention.ts';

const t = useTestApp({ env: { SUSPECT_HOSTS: 'scam.example' } });

const told = async ({ browser }: Member) =>
  (await browser.call(listNotifications)).reply.data
    .filter(({ kind }) => kind === 'TOGETHER')
    .map(({ title }) => title);

const fetchCalendar = ({ browser }: Member, connectionId: string, callId: string) =>
  t.app.inject({
    url: API_BASE + callPath(connectionId, callId),
    cookies: Object.fromEntries(browser.cookies),
  });

test('one suggests times, the other picks one: the call is agreed, and both have it for their calendars', async () => {
  const { founder, applicant, id } = await makeConnection(t);
  const starts = [hoursFrom(t, 50), hoursFrom(t, 26)];
  const suggested = await suggestTimes(founder, id, callTimes(t, { starts }));
  expect(suggested.reply.data).toMatchObject({
    suggestion: { mine: true, starts: [starts[1], starts[0]], zone: 'Europe/Berlin' },
    coming: [],
  });
  expect(await told(applicant)).toEqual([`${founder.fullName.split(' ')[0]} would like to talk to you`]);
  const asked = await deliveredEmail(t, 'call_suggested', applicant.email);
  expect(asked.text).toContain('suggests a call, with two times to choose from.');
  const picked = await pickFirst(applicant, id);
  expect(picked.reply.data).toMatchObject({
    suggestion: null,
    coming: [{ startsAt: starts[1], minutes: 30, way: 'LINK', theirZone: 'Europe/Berlin' }],
  });
  expect((await lookAtCalls(founder, id)).coming).toMatchObject([
    { theirZone: expect.stringMatching(/Kolkata|Calcutta/) },
  ]);
  expect(await told(applicant)).toEqual([]);
  expect(await told(founder)).toEqual([`Your call with ${applicant.fullName.split(' ')[0]} is agreed`]);
  const callId = picked.reply.data.coming[0]?.id;
  for (const [reader, other, zone] of [
    [founder, applicant, 'Berlin time'],
    [applicant, founder, 'Kolkata time'],
  ] as const) {
    const email = await deliveredEmail(t, 'call_agreed', reader.email);
    expect(email.subject).toContain(zone);
    expect(email.text).toContain('You talk at https://video.example.com/us');
    expect(email.headers).toHaveProperty('List-Unsubscribe');
    expect(email.attachments?.[0]).toMatchObject({ contentType: expect.stringContaining('method=PUBLISH') });
    const file = fileOf(email);
    expect(file).toContain('METHOD:PUBLISH');
    expect(file).toContain(`UID:${callId}@`);
    expect(file).toContain('SEQUENCE:0');
    expect(file).toContain(`SUMMARY:Call with ${other.fullName}`);
    expect(file).toContain('LOCATION:https://video.example.com/us');
    expect(file).toContain(`DTSTART:${starts[1]?.replace(/[-:]|\.\d+/g, '')}`);
    expect(file).not.toContain(other.email);
    expect(file).not.toContain(reader.email);
  }
  const fetched = await fetchCalendar(founder, id, callId ?? '');
  expect(fetched.headers['content-type']).toContain('text/calendar');
  expect(fetched.body).toContain(`UID:${callId}@`);
});

test.each([
  ['gone by', (at: string) => [at, hoursFrom(t, -1)], 1, 'gone by'],
  ['too far ahead', (at: string) => [at, hoursFrom(t, 60 * 24 + 1)], 1, '60 days'],
  ['there twice', (at: string) => [at, at], 1, 'there already'],
])('a time that is %s is refused, with what to do about it', async (_, starts, index, says) => {
  const { founder, id } = await makeConnection(t);
  const { status, failure } = await suggestTimes(
    founder,
    id,
    callTimes(t, { starts: starts(hoursFrom(t, 2)) }),
  );
  expect(status).toBe(422);
  expect(failure.errors).toMatchObject([{ path: `starts.${index}`, message: expect.stringContaining(says) }]);
  expect((await lookAtCalls(founder, id)).suggestion).toBeNull();
});

test.each([
  { starts: [] },
  { starts: ['soon'] },
  { starts: ['+275000-01-01T00:00:00Z'] },
  { minutes: 20 },
  { way: 'PIGEON' },
  { way: 'ROOM' },
  { link: 'http://video.example.com' },
  { link: 'https://me:secret@video.example.com' },
  { link: 'javascript:alert(1)' },
  { note: 'x'.repeat(301) },
  { zone: '+05:30' },
  { zone: 'Mars/Base' },
])('what makes no call is refused: %o', async (more) => {
  const { founder, id } = await makeConnection(t);
  expect((await suggestTimes(founder, id, callTimes(t, more))).status).toBe(422);
});

test('at most five times are suggested', async () => {
  const { founder, id } = await makeConnection(t);
  const starts = [1, 2, 3, 4, 5, 6].map((hours) => hoursFrom(t, hours));
  expect((await suggestTimes(founder, id, callTimes(t, { starts }))).status).toBe(422);
  expect((await suggestTimes(founder, id, callTimes(t, { starts: starts.slice(1) }))).status).toBe(200);
});

test('other times take the place of what is suggested, once they have been seen', async () => {
  const { founder, applicant, id } = await makeConnection(t);
  const first = (await suggestTimes(founder, id, callTimes(t))).reply.data.suggestion;
  expect((await suggestTimes(applicant, id, callTimes(t))).status).toBe(409);
  const answer = await suggestTimes(applicant, id, callTimes(t, { after: first?.id, minutes: 60 }));
  expect(answer.reply.data.suggestion).toMatchObject({ mine: true, minutes: 60 });
  expect(await told(applicant)).toEqual([]);
  // What was suggested before is not open any more.
  expect((await pickFirst(applicant, id)).status).toBe(409);
  expect((await pickFirst(founder, id)).reply.data.coming).toMatchObject([{ minutes: 60 }]);
});

test('only the other answers, only whoever suggested withdraws, and each once', async () => {
  const { founder, applicant, id } = await makeConnection(t);
  const answer = async ({ browser }: Member, endpoint: typeof declineCall | typeof withdrawCall) => {
    const suggestionId = (await lookAtCalls({ browser } as Member, id)).suggestion?.id ?? id;
    return (await browser.call(endpoint, { params: { connectionId: id, suggestionId } })).status;
  };
  await suggestTimes(founder, id, callTimes(t));
  expect(await answer(founder, declineCall)).toBe(409);
  expect(await answer(applicant, withdrawCall)).toBe(409);
  expect((await pickFirst(founder, id)).status).toBe(409);
  expect((await pickFirst(applicant, id, { startsAt: hoursFrom(t, 5) })).status).toBe(409);
  expect((await lookAtCalls(founder, id)).suggestion).not.toBeNull();
  expect(await answer(applicant, declineCall)).toBe(200);
  expect(await told(founder)).toEqual([expect.stringContaining('Your times do not suit')]);
  expect(await answer(applicant, declineCall)).toBe(409);
  await suggestTimes(founder, id, callTimes(t));
  expect(await answer(founder, withdrawCall)).toBe(200);
  expect(await told(applicant)).toEqual([]);
});

test('of two answers at once one counts', async () => {
  const { founder, applicant, id } = await makeConnection(t);
  const { reply } = await suggestTimes(founder, id, callTimes(t));
  const params = { connectionId: id, suggestionId: reply.data.suggestion?.id ?? '' };
  const answers = await Promise.all([
    pickFirst(applicant, id),
    founder.browser.call(withdrawCall, { params }),
    applicant.browser.call(declineCall, { params }),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
});

test('a time that has gone by is not agreed on, and what has only such is not open any more', async () => {
  const { founder, applicant, id } = await makeConnection(t);
  const starts = [hoursFrom(t, 1), hoursFrom(t, 30)];
  await suggestTimes(founder, id, callTimes(t, { starts }));
  t.advance(2 * HOUR_MS);
  expect(await pickFirst(applicant, id)).toMatchObject({
    status: 409,
    failure: { message: expect.stringContaining('gone by') },
  });
  t.advance(30 * HOUR_MS);
  expect((await lookAtCalls(applicant, id)).suggestion).toBeNull();
  expect((await applicant.browser.call(getWaiting)).reply.data.turns).toEqual([]);
  expect((await pickFirst(applicant, id, { startsAt: starts[1] })).status).not.toBe(200);
  // Nothing is in the way of new ones.
  expect((await suggestTimes(applicant, id, callTimes(t))).status).toBe(200);
});

test('a call stands until another time for it is picked, and keeps its place in calendars', async () => {
  const pair = await makeConnection(t);
  const { founder, applicant, id } = pair;
  const callId = await agreeOnCall(t, pair);
  const moved = callTimes(t, { starts: [hoursFrom(t, 70)], moves: callId, way: 'PHONE' });
  await suggestTimes(applicant, id, moved);
  expect(await told(founder)).toContain(`${applicant.fullName.split(' ')[0]} would like to move your call`);
  expect(await lookAtCalls(founder, id)).toMatchObject({
    coming: [{ id: callId, way: 'LINK' }],
    suggestion: { moves: callId, link: null },
  });
  expect((await pickFirst(founder, id)).reply.data.coming).toMatchObject([
    { id: callId, startsAt: moved.starts[0], way: 'PHONE', link: null, theirZone: 'Europe/Berlin' },
  ]);
  const file = fileOf(await deliveredEmail(t, 'call_moved', applicant.email));
  expect(file).toContain(`UID:${callId}@`);
  expect(file).toContain('SEQUENCE:1');
  expect(file).toContain('LOCATION:By phone');
  // What they were told before is no longer so.
  expect(await told(founder)).toEqual([]);
});

test('either cancels a call, also out of calendars, and what was to move it goes too', async () => {
  const pair = await makeConnection(t);
  const { founder, applicant, id } = pair;
  const callId = await agreeOnCall(t, pair);
  await suggestTimes(applicant, id, callTimes(t, { starts: [hoursFrom(t, 70)], moves: callId }));
  const params = { connectionId: id, callId };
  const { reply } = await founder.browser.call(cancelCall, { params });
  expect(reply.data).toMatchObject({ coming: [], past: [], suggestion: null });
  expect(await told(applicant)).toEqual([`${founder.fullName.split(' ')[0]} has cancelled your call`]);
  expect(await told(founder)).toEqual([]);
  for (const { email } of [founder, applicant]) {
    const cancelled = await deliveredEmail(t, 'call_cancelled', email);
    expect(cancelled.attachments).toMatchObject([{ contentType: expect.stringContaining('method=CANCEL') }]);
    const file = fileOf(cancelled);
    expect(file).toContain(`UID:${callId}@`);
    expect(file).toContain('METHOD:CANCEL');
    expect(file).toContain('STATUS:CANCELLED');
    expect(file).toContain('SEQUENCE:1');
  }
  expect((await founder.browser.call(cancelCall, { params })).status).toBe(404);
  expect((await fetchCalendar(founder, id, callId)).statusCode).toBe(404);
});

test('either gives a call a link, or another one', async () => {
  const pair = await makeConnection(t);
  const { founder, applicant, id } = pair;
  const callId = await agreeOnCall(t, pair, { way: 'PHONE' });
  const set = async ({ browser }: Member, link: string | null) =>
    browser.call(changeCallLink, { params: { connectionId: id, callId }, body: { link } });
  const link = `https://teams.example.com/${'x'.repeat(300)}`;
  expect((await set(applicant, link)).reply.data.coming).toMatchObject([{ way: 'LINK', link }]);
  expect(fileOf(await deliveredEmail(t, 'call_changed', founder.email))).toContain(`LOCATION:${link}`);
  expect(await told(founder)).toEqual([expect.stringContaining('has changed where your call takes place')]);
  // Nothing is told of what does not change.
  const sent = t.emails.length;
  expect((await set(applicant, link)).status).toBe(200);
  expect((await set(founder, 'ftp://x.example')).status).toBe(422);
  expect(t.emails).toHaveLength(sent);
  expect((await set(founder, null)).reply.data.coming).toMatchObject([{ way: 'LINK', link: null }]);
});

test('other times of one’s own, and links without end, do not fill the inbox of the other', async () => {
  const pair = await makeConnection(t);
  const { founder, applicant, id } = pair;
  let after = null;
  for (const minutes of [30, 45, 60])
    after = (await suggestTimes(founder, id, callTimes(t, { minutes, after }))).reply.data.suggestion?.id;
  await suggestTimes(applicant, id, callTimes(t, { after }));
  await deliveredEmail(t, 'call_suggested', founder.email);
  expect(await told(founder)).toHaveLength(1);
  const { reply } = await pickFirst(founder, id);
  const callId = reply.data.coming[0]?.id ?? '';
  const statuses = [];
  for (let link = 0; link < 6; link++) {
    const body = { link: `https://video.example.com/${link}` };
    const params = { connectionId: id, callId };
    statuses.push((await founder.browser.call(changeCallLink, { params, body })).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  expect(await t.deps.db.$count(emails, eq(emails.kind, 'call_suggested'))).toBe(2);
});

test('times withdrawn and suggested again within an hour send no other email, unless the other has answered', async () => {
  const { founder, applicant, id } = await makeConnection(t);
  const asked = () => t.deps.db.$count(emails, eq(emails.kind, 'call_suggested'));
  const suggestAnew = async () =>
    (await suggestTimes(founder, id, callTimes(t))).reply.data.suggestion?.id ?? '';
  const answer = (member: Member, endpoint: typeof withdrawCall | typeof declineCall, suggestionId: string) =>
    member.browser.call(endpoint, { params: { connectionId: id, suggestionId } });
  await answer(founder, withdrawCall, await suggestAnew());
  await answer(founder, withdrawCall, await suggestAnew());
  await deliveredEmail(t, 'call_suggested', applicant.email);
  t.advance(MINUTE_MS);
  const third = await suggestAnew();
  expect(await asked()).toBe(1);
  expect(await told(applicant)).toHaveLength(1);
  await answer(applicant, declineCall, third);
  const fourth = await suggestAnew();
  expect(await asked()).toBe(2);
  await answer(founder, withdrawCall, fourth);
  t.advance(HOUR_MS + MINUTE_MS);
  await suggestAnew();
  expect(await asked()).toBe(3);
});

test('times suggested after the call of an hour ago was cancelled, or changed, are told of by email again', async () => {
  const pair = await makeConnection(t);
  const { founder, id } = pair;
  const asked = () => t.deps.db.$count(emails, eq(emails.kind, 'call_suggested'));
  const cancelled = await agreeOnCall(t, pair);
  await founder.browser.call(cancelCall, { params: { connectionId: id, callId: cancelled } });
  const callId = await agreeOnCall(t, pair);
  expect(await asked()).toBe(2);
  const body = { link: 'https://video.example.com/other' };
  await founder.browser.call(changeCallLink, { params: { connectionId: id, callId }, body });
  await suggestTimes(founder, id, callTimes(t, { moves: callId }));
  expect(await asked()).toBe(3);
});

test('a reminder that comes between times withdrawn and suggested again calls for no other email', async () => {
  const pair = await makeConnection(t);
  const { founder, applicant, id } = pair;
  await agreeOnCall(t, pair, { starts: [hoursFrom(t, 1.5)] });
  const { reply } = await suggestTimes(founder, id, callTimes(t));
  const params = { connectionId: id, suggestionId: reply.data.suggestion?.id ?? '' };
  await founder.browser.call(withdrawCall, { params });
  t.advance(HOUR_MS - MINUTE_MS);
  await remindOfCalls(t.deps);
  await deliveredEmail(t, 'call_soon', applicant.email);
  await suggestTimes(founder, id, callTimes(t));
  expect(await t.deps.db.$count(emails, eq(emails.kind, 'call_suggested'))).toBe(2);
});

test('two have at most three calls ahead; one more can be moved', async () => {
  const pair = await makeConnection(t);
  const { founder, applicant, id } = pair;
  const ids: string[] = [];
  for (const hours of [10, 20, 30]) ids.push(await agreeOnCall(t, pair, { starts: [hoursFrom(t, hours)] }));
  expect(await suggestTimes(founder, id, callTimes(t))).toMatchObject({
    status: 409,
    failure: { message: expect.stringContaining('3 calls ahead') },
  });
  expect((await suggestTimes(founder, id, callTimes(t, { moves: ids[0] }))).status).toBe(200);
  expect((await pickFirst(applicant, id)).reply.data.coming).toHaveLength(3);
  expect((await suggestTimes(founder, id, callTimes(t, { moves: id }))).status).toBe(409);
});

test('a call that is over is past, and nothing of it changes any more', async () => {
  const pair = await makeConnection(t);
  const { founder, id } = pair;
  const callId = await agreeOnCall(t, pair);
  t.advance(DAY_MS + 29 * MINUTE_MS);
  expect(await lookAtCalls(founder, id)).toMatchObject({ coming: [{ id: callId }], past: [] });
  t.advance(MINUTE_MS);
  expect(await lookAtCalls(founder, id)).toMatchObject({ coming: [], past: [{ id: callId }] });
  const params = { connectionId: id, callId };
  expect((await founder.browser.call(cancelCall, { params })).status).toBe(404);
  expect((await founder.browser.call(changeCallLink, { params, body: { link: null } })).status).toBe(404);
});

test('a past call is kept for half a year, and times that nobody answered until the last has gone by', async () => {
  const pair = await makeConnection(t);
  await agreeOnCall(t, pair);
  await suggestTimes(pair.founder, pair.id, callTimes(t, { starts: [hoursFrom(t, 48)] }));
  const forget = async () => {
    await callRetentionJob(t.deps).run({}, { lastTry: false });
    return [await t.deps.db.$count(calls), await t.deps.db.$count(callSuggestions)];
  };
  t.advance(2 * DAY_MS - MINUTE_MS);
  expect(await forget()).toEqual([1, 1]);
  t.advance(2 * MINUTE_MS);
  expect(await forget()).toEqual([1, 0]);
  t.advance(179 * DAY_MS - 2 * MINUTE_MS);
  expect(await forget()).toEqual([1, 0]);
  t.advance(2 * MINUTE_MS);
  expect(await forget()).toEqual([0, 0]);
});

test('both are reminded an hour before, once, and of a moved call anew', async () => {
  const pair = await makeConnection(t);
  const { founder, applicant, id } = pair;
  const callId = await agreeOnCall(t, pair);
  await remindOfCalls(t.deps);
  t.advance(23 * HOUR_MS - MINUTE_MS);
  await remindOfCalls(t.deps);
  const soon = async (member: Member) =>
    (await told(member)).filter((title) => title.includes('begins soon'));
  expect(await soon(founder)).toEqual([]);
  t.advance(2 * MINUTE_MS);
  await remindOfCalls(t.deps);
  await remindOfCalls(t.deps);
  for (const member of [founder, applicant]) {
    expect(await soon(member)).toHaveLength(1);
    const { text } = await deliveredEmail(t, 'call_soon', member.email);
    expect(text).toContain('https://video.example.com/us');
  }
  expect(t.emails.filter(({ kind }) => kind === 'call_soon')).toHaveLength(2);
  await suggestTimes(founder, id, callTimes(t, { starts: [hoursFrom(t, 3)], moves: callId }));
  await pickFirst(applicant, id);
  expect(await soon(founder)).toEqual([]);
  t.advance(2.5 * HOUR_MS);
  await remindOfCalls(t.deps);
  expect(await soon(founder)).toHaveLength(1);
});

test('nobody is reminded of what was agreed within the hour, cancelled, or ended with the connection', async () => {
  const pair = await makeConnection(t);
  const { founder, id } = pair;
  await agreeOnCall(t, pair, { starts: [hoursFrom(t, 0.9)] });
  const cancelled = await agreeOnCall(t, pair, { starts: [hoursFrom(t, 2)] });
  await agreeOnCall(t, pair, { starts: [hoursFrom(t, 2)] });
  await founder.browser.call(cancelCall, { params: { connectionId: id, callId: cancelled } });
  await remindOfCalls(t.deps);
  await founder.browser.call(endConnection, { params: { connectionId: id } });
  t.advance(1.5 * HOUR_MS);
  await remindOfCalls(t.deps);
  expect((await told(founder)).filter((title) => title.includes('begins soon'))).toEqual([]);
});

test('where an address is not confirmed nothing that was typed goes there', async () => {
  const founder = await makeFounder(t, { emailConfirmed: false });
  const applicant = await makeApplicant(t);
  const id = await connectMembers(applicant, founder);
  await agreeOnCall(t, { founder, applicant, id });
  t.advance(DAY_MS - HOUR_MS);
  await remindOfCalls(t.deps);
  const { coming } = await lookAtCalls(founder, id);
  await applicant.browser.call(cancelCall, { params: { connectionId: id, callId: coming[0]?.id ?? '' } });
  for (const kind of ['call_agreed', 'call_soon', 'call_cancelled']) {
    const email = await deliveredEmail(t, kind, founder.email);
    expect(email.attachments ?? []).toEqual([]);
    expect(`${email.subject}\n${email.text}`).not.toContain('video.example.com');
    expect(`${email.subject}\n${email.text}`).not.toContain(applicant.fullName.split(' ')[0]);
    if (kind === 'call_cancelled') expect(email.text).toContain('your calendar, take it out there.');
  }
});

test('who does not want emails about calls gets none', async () => {
  const pair = await makeConnection(t);
  const { founder, applicant } = pair;
  await founder.browser.call(saveSettings, { body: { emails: { calls: false } } });
  await agreeOnCall(t, pair);
  await deliveredEmail(t, 'call_agreed', applicant.email);
  t.advance(DAY_MS - HOUR_MS);
  await remindOfCalls(t.deps);
  await deliveredEmail(t, 'call_soon', applicant.email);
  expect(t.emails.filter(({ kind, to }) => kind.startsWith('call_') && to === founder.email)).toEqual([]);
});

const changes = endpoints.filter(({ method, path }) => method !== 'GET' && path.includes('/calls'));
const ask = ({ browser }: Member, endpoint: Endpoint, connectionId: string, ids: Record<string, string>) =>
  browser.call(endpoint, {
    params: { connectionId, ...ids },
    body: { ...callTimes(t), startsAt: hoursFrom(t, 24), link: null },
  });

test('with the connection what is ahead ends: nothing is to be seen or done, and who connects again begins anew', async () => {
  const pair = await makeConnection(t);
  const { founder, applicant, id } = pair;
  const callId = await agreeOnCall(t, pair);
  const { reply } = await suggestTimes(founder, id, callTimes(t, { starts: [hoursFrom(t, 5)] }));
  const ids = { callId, suggestionId: reply.data.suggestion?.id ?? '' };
  await applicant.browser.call(endConnection, { params: { connectionId: id } });
  expect(changes).toHaveLength(6);
  for (const each of changes) expect((await ask(founder, each, id, ids)).status).toBe(409);
  expect(await lookAtCalls(founder, id)).toMatchObject({ coming: [], suggestion: null });
  expect((await fetchCalendar(founder, id, callId)).statusCode).toBe(404);
  expect((await founder.browser.call(getWaiting)).reply.data.calls).toEqual([]);
  // An end that is undone has ended nothing.
  await applicant.browser.call(resumeConnection, { params: { connectionId: id } });
  expect((await lookAtCalls(founder, id)).coming).toMatchObject([{ id: callId }]);
  await applicant.browser.call(endConnection, { params: { connectionId: id } });
  await connectMembers(applicant, founder);
  expect(await lookAtCalls(founder, id)).toMatchObject({ coming: [], suggestion: null });
  expect((await told(founder)).filter((title) => title.includes('call'))).toEqual([]);
});

test('two who are parted by a block see nothing of their calls, until it is taken back', async () => {
  const pair = await makeConnection(t);
  const { founder, applicant, id } = pair;
  const callId = await agreeOnCall(t, pair);
  await applicant.browser.call(blockPerson, { params: { userId: founder.id } });
  t.advance(DAY_MS - HOUR_MS / 2);
  await remindOfCalls(t.deps);
  for (const { browser } of [founder, applicant]) {
    expect((await browser.call(getCalls, { params: { connectionId: id } })).status).toBe(404);
    expect((await browser.call(getWaiting)).reply.data.calls).toEqual([]);
  }
  expect((await fetchCalendar(founder, id, callId)).statusCode).toBe(404);
  await applicant.browser.call(unblockPerson, { params: { userId: founder.id } });
  expect((await lookAtCalls(founder, id)).coming).toMatchObject([{ id: callId }]);
  expect((await told(founder)).filter((title) => title.includes('begins soon'))).toEqual([]);
});

test('where one is suspended nothing is shown, done or told', async () => {
  const pair = await makeConnection(t);
  const { founder, applicant, id } = pair;
  const callId = await agreeOnCall(t, pair);
  await t.deps.db.update(users).set({ suspendedAt: t.deps.now() }).where(eq(users.id, applicant.id));
  for (const each of [...changes, getCalls])
    expect((await ask(founder, each, id, { callId, suggestionId: id })).status).toBe(409);
  t.advance(DAY_MS - HOUR_MS / 2);
  await remindOfCalls(t.deps);
  expect((await told(founder)).filter((title) => title.includes('begins soon'))).toEqual([]);
});

test('a third, an administrator included, finds nothing of it', async () => {
  const pair = await makeConnection(t);
  const { founder, applicant, id } = pair;
  const callId = await agreeOnCall(t, pair);
  const { reply } = await suggestTimes(founder, id, callTimes(t, { starts: [hoursFrom(t, 5)] }));
  const ids = { callId, suggestionId: reply.data.suggestion?.id ?? '' };
  const own = await makeConnection(t);
  for (const third of [own.founder, own.applicant, await makeAdmin(t)]) {
    for (const each of [...changes, getCalls]) expect((await ask(third, each, id, ids)).status).toBe(404);
    expect((await fetchCalendar(third, id, callId)).statusCode).toBe(404);
  }
  // Nor does one's own connection open the call of another.
  const foreign = await ask(own.founder, cancelCall, own.id, ids);
  expect(foreign.status).toBe(404);
  expect((await fetchCalendar(own.founder, own.id, callId)).statusCode).toBe(404);
  expect((await fetchCalendar(founder, 'none', 'none')).statusCode).toBe(404);
  expect((await lookAtCalls(applicant, id)).coming).toHaveLength(1);
});

test('what waits for a member has whose times to answer, and the next calls', async () => {
  const pair = await makeConnection(t);
  const { founder, applicant, id } = pair;
  const waiting = async ({ browser }: Member) => (await browser.call(getWaiting)).reply.data;
  await suggestTimes(founder, id, callTimes(t));
  expect((await waiting(founder)).turns).toEqual([]);
  expect((await waiting(applicant)).turns).toMatchObject([{ kind: 'CALL', connectionId: id }]);
  await pickFirst(applicant, id);
  for (const [member, other] of [
    [founder, applicant],
    [applicant, founder],
  ] as const)
    expect(await waiting(member)).toMatchObject({
      turns: [],
      calls: [{ connectionId: id, minutes: 30, person: { fullName: other.fullName } }],
    });
  await agreeOnCall(t, pair, { starts: [hoursFrom(t, 8 * 24)] });
  expect((await waiting(founder)).calls).toHaveLength(1);
});

test('who leaves takes their calls along; an archive has them', async () => {
  const pair = await makeConnection(t);
  const { founder, applicant, id } = pair;
  const callId = await agreeOnCall(t, pair);
  await suggestTimes(applicant, id, callTimes(t));
  const own = { userId: founder.id, email: founder.email };
  const data = await findEverything(t.deps.db, own, t.deps.now());
  expect(data.calls).toMatchObject([{ id: callId, link: 'https://video.example.com/us' }]);
  expect(data.call_suggestions).toMatchObject([{ suggesterId: applicant.id }]);
  await t.deps.db
    .update(users)
    .set({ deletionDueAt: new Date(0) })
    .where(eq(users.id, applicant.id));
  await deleteDueAccounts(t.deps);
  expect(await t.deps.db.$count(calls)).toBe(0);
  expect(await t.deps.db.$count(callSuggestions)).toBe(0);
  expect(await lookAtCalls(founder, id)).toMatchObject({ coming: [], past: [] });
});

test('a link to a host that moderators watch is marked for them once a day, with what was written', async () => {
  const { founder, id } = await makeConnection(t);
  const note = 'Please bring your card.';
  const suggest = () =>
    suggestTimes(founder, id, callTimes(t, { note, link: 'https://meet.scam.example/x' }));
  const { reply } = await suggest();
  const params = { connectionId: id, suggestionId: reply.data.suggestion?.id ?? '' };
  await founder.browser.call(withdrawCall, { params });
  expect((await suggest()).status).toBe(200);
  const { source, reportedId, sentence } = reports;
  const marks = await t.deps.db.select({ source, reportedId, sentence }).from(reports);
  const words = `scam.example in a call: ${note}\nhttps://meet.scam.example/x`;
  expect(marks).toEqual([{ source: 'LISTED_HOST', reportedId: founder.id, sentence: words }]);
});

test('each member changes calls sixty times a day', async () => {
  const { founder, applicant, id } = await makeConnection(t);
  const missing = { connectionId: id, suggestionId: id };
  for (let count = 0; count < 60; count += 1) await founder.browser.call(withdrawCall, { params: missing });
  expect((await founder.browser.call(withdrawCall, { params: missing })).status).toBe(429);
  expect((await applicant.browser.call(withdrawCall, { params: missing })).status).toBe(409);
});
