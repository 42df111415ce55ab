import { requestDeletion, saveSettings } from '@ampersand/contract/account';
import { pauseInactive, stillLooking } from '@ampersand/contract/inactivity';
import { revealContact } from '@ampersand/contract/logs';
import { founderMatchings, pairMatching } from '@ampersand/contract/matchings';
import { DAY_MS } from '@ampersand/contract/time';
import { getUser } from '@ampersand/contract/users';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { emails, inactivityQuestions, users } from '../../db/schema.ts';
import { API_BASE } from '../../http/route.ts';
import { deliveredEmail, linkToken } from '../../testing/account.ts';
import { type Member, makeAdmin, makeApplicant, makeFounder, PASSWORD } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { listMatches } from '../matchings/lists.ts';
import { updatePrices } from '../matchings/prices.ts';
import { askInactive } from './inactivity.ts';

const t = useTestApp();

const daysAgo = (days: number) => new Date(t.deps.now().getTime() - days * DAY_MS);
const lastHere = ({ id }: Member, days: number) =>
  t.deps.db
    .update(users)
    .set({ lastActiveAt: daysAgo(days) })
    .where(eq(users.id, id));
const set = ({ id }: Member, change: Partial<typeof users.$inferInsert>) =>
  t.deps.db.update(users).set(change).where(eq(users.id, id));
const asked = async () => (await t.deps.db.select().from(inactivityQuestions)).map(({ userId }) => userId);
const questions = ({ email }: Member) =>
  t.deps.db.$count(emails, eq(emails.recipient, email)).then((count) => count);
const account = async ({ id }: Member) => {
  const [row] = await t.deps.db.select().from(users).where(eq(users.id, id));
  if (!row) throw new Error('an account expected');
  return row;
};
const listOf = async ({ id }: Member) => {
  const list = await listMatches(t.deps, id, { limit: 100 });
  return list?.matches.map(({ person }) => ({ id: person.id, lastHere: person.lastHere })) ?? [];
};

describe('the question', () => {
  test('comes by email after 25 days, once until they are back, and again the next time', async () => {
    const member = await makeApplicant(t);
    t.advance(25 * DAY_MS - 60_000);
    await askInactive(t.deps);
    expect(await asked()).toEqual([]);
    t.advance(60_000 * 2);
    await Promise.all([askInactive(t.deps), askInactive(t.deps)]);
    const sent = await deliveredEmail(t, 'still_looking', member.email);
    expect(sent.subject).toBe('Are you still looking? Your Ampersand profile');
    expect(sent.text).toContain(`Hello ${member.calledName},`);
    expect(linkToken(sent, 'still-looking')).toBe(linkToken(sent, 'pause-profile'));
    t.advance(20 * DAY_MS);
    await askInactive(t.deps);
    expect(await questions(member)).toBe(1);
    await lastHere(member, 0);
    t.advance(26 * DAY_MS);
    await askInactive(t.deps);
    expect(await questions(member)).toBe(2);
  });

  test('is put to nobody who is here, gone for 90 days, hidden, unreachable, unwilling or an administrator', async () => {
    const inactive = async () => {
      const member = await makeFounder(t);
      await lastHere(member, 26);
      return member;
    };
    const [here, gone, paused, suspended, leaving, unconfirmed, unwilling, bounced] = [
      await inactive(),
      await inactive(),
      await inactive(),
      await inactive(),
      await inactive(),
      await inactive(),
      await inactive(),
      await inactive(),
    ];
    await lastHere(here, 24);
    await lastHere(gone, 90);
    await set(paused, { pausedAt: daysAgo(26) });
    await set(suspended, { suspendedAt: daysAgo(1) });
    await leaving.browser.call(requestDeletion, { body: { password: PASSWORD } });
    await lastHere(leaving, 26);
    await set(unconfirmed, { emailConfirmedAt: null });
    await unwilling.browser.call(saveSettings, { body: { emails: { stillLooking: false } } });
    await lastHere(unwilling, 26);
    const [failed] = await t.deps.db
      .insert(emails)
      .values({
        id: bounced.id,
        kind: 'profile_viewed',
        userId: bounced.id,
        recipient: bounced.email,
        subject: '',
        failedAt: daysAgo(2),
      })
      .returning();
    const admin = await makeAdmin(t);
    await lastHere(admin, 26);
    await askInactive(t.deps);
    expect(await asked()).toEqual([]);
    await t.deps.db.delete(emails).where(eq(emails.id, failed?.id ?? ''));
    await askInactive(t.deps);
    expect(await asked()).toEqual([bounced.id]);
  });
});

describe('the answer', () => {
  let member: Member;
  let token: string;
  beforeEach(async () => {
    member = await makeApplicant(t);
    await lastHere(member, 26);
    await askInactive(t.deps);
    token = linkToken(await deliveredEmail(t, 'still_looking', member.email), 'still-looking');
  });
  const answer = (endpoint: typeof stillLooking | typeof pauseInactive, given = token) =>
    t.browser().call(endpoint, { body: { token: given } });

  test("'still looking' counts as being here, without a log-in, as often as it is pressed", async () => {
    t.advance(10 * DAY_MS);
    for (let press = 0; press < 2; press++) expect((await answer(stillLooking)).status).toBe(200);
    expect((await account(member)).lastActiveAt.getTime()).toBeGreaterThan(daysAgo(1).getTime());
    expect(await listOf(await makeFounder(t))).toEqual([{ id: member.id, lastHere: undefined }]);
  });

  test("'pause' hides the profile until 'still looking', whichever comes last", async () => {
    const founder = await makeFounder(t);
    expect((await answer(pauseInactive)).status).toBe(200);
    expect((await account(member)).pausedAt).not.toBeNull();
    expect(await listOf(founder)).toEqual([]);
    expect((await answer(stillLooking)).status).toBe(200);
    expect((await account(member)).pausedAt).toBeNull();
    expect(await listOf(founder)).toHaveLength(1);
  });

  test('changes nothing about an account that is suspended or about to be deleted, and says what to do', async () => {
    await member.browser.call(requestDeletion, { body: { password: PASSWORD } });
    const leaving = await account(member);
    for (const endpoint of [stillLooking, pauseInactive])
      expect((await answer(endpoint)).failure).toMatchObject({
        code: 'conflict',
        message: expect.stringContaining('To keep it, log in'),
      });
    expect(await account(member)).toEqual(leaving);
    await set(member, { suspendedAt: daysAgo(1) });
    for (const endpoint of [stillLooking, pauseInactive])
      expect((await answer(endpoint)).failure.code).toBe('account_suspended');
  });

  test('may also be to be asked no more, by the one click of the email program (RFC 8058)', async () => {
    const sent = await deliveredEmail(t, 'still_looking', member.email);
    expect(sent.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const [, address = ''] = /^<([^>]+)>, <mailto:/.exec(sent.headers?.['List-Unsubscribe'] ?? '') ?? [];
    const { pathname: url } = new URL(address);
    const opened = await t.app.inject({ method: 'GET', url });
    expect([opened.statusCode, opened.headers.location]).toEqual([
      303,
      `http://localhost:3000/still-looking?token=${token}`,
    ]);
    expect((await account(member)).mutedEmails).not.toContain('stillLooking');
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    for (let press = 0; press < 2; press++) {
      const posted = await t.app.inject({
        method: 'POST',
        url,
        headers,
        payload: 'List-Unsubscribe=One-Click',
      });
      expect(posted.statusCode).toBe(200);
    }
    expect((await account(member)).mutedEmails).toContain('stillLooking');
    expect((await t.app.inject({ method: 'POST', url: `${url}x`, headers, payload: '' })).statusCode).toBe(
      422,
    );
  });

  test('is given by nobody who only follows the link, has another one, or one older than 90 days', async () => {
    const before = await account(member);
    for (const path of ['still-looking', 'pause']) {
      const url = `${API_BASE}/inactivity/${path}?token=${token}`;
      for (const method of ['GET', 'HEAD'] as const)
        expect((await t.app.inject({ method, url })).statusCode).toBe(404);
    }
    const other = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    expect((await answer(stillLooking, other)).failure.code).toBe('invalid_code');
    t.advance(90 * DAY_MS);
    expect((await answer(pauseInactive)).failure).toMatchObject({
      code: 'invalid_code',
      message: 'This link no longer works. Please log in, and pause your profile on your account page.',
    });
    expect(await account(member)).toEqual(before);
  });
});

describe('the inactive', () => {
  test('stand below all who are active, with the month in which they were last here, and can be opened', async () => {
    const founder = await makeFounder(t);
    const [inactive, active, hidden] = [
      await makeApplicant(t),
      await makeApplicant(t),
      await makeApplicant(t),
    ];
    await lastHere(inactive, 40);
    await lastHere(active, 29);
    await lastHere(hidden, 40);
    await set(hidden, { pausedAt: daysAgo(1) });
    const month = daysAgo(40).toISOString().slice(0, 7);
    const list = [
      { id: active.id, lastHere: undefined },
      { id: inactive.id, lastHere: month },
    ];
    expect(await listOf(founder)).toEqual(list);
    // The same after the daily round has taken them out of the index of their side.
    await updatePrices(t.deps.db, t.deps.now());
    expect(await listOf(founder)).toEqual(list);
    const { browser } = founder;
    const listed = await browser.call(founderMatchings, { params: { userId: founder.id } });
    expect(listed.reply.data.map(({ applicant }) => applicant.lastHere)).toEqual([undefined, month]);
    const opened = await browser.call(getUser, { params: { id: inactive.id } });
    expect(opened.reply.data).toMatchObject({ id: inactive.id, lastHere: month });
    expect((await browser.call(pairMatching, { params: { otherId: inactive.id } })).status).toBe(200);
    const seen = { viewerId: founder.id, contactUserId: inactive.id };
    expect((await browser.call(revealContact, { body: seen })).status).toBe(200);
    expect((await browser.call(getUser, { params: { id: active.id } })).reply.data).not.toHaveProperty(
      'lastHere',
    );
  });

  test('are hidden after 90 days, but for as many as a list of ten lacks, whoever was here last first', async () => {
    const founder = await makeFounder(t);
    const people = [];
    for (let i = 0; i < 14; i++) people.push(await makeApplicant(t));
    const ids = (list: { id: string }[]) => list.map(({ id }) => id).sort();
    for (const [i, person] of people.entries()) await lastHere(person, i < 8 ? 0 : 91 + i);
    for (const _ of ['before the daily round', 'after it']) {
      expect(ids(await listOf(founder))).toEqual(ids(people.slice(0, 10)));
      await updatePrices(t.deps.db, t.deps.now());
    }
    for (const [i, person] of people.entries()) await lastHere(person, i < 12 ? 40 : 91 + i);
    expect(ids(await listOf(founder))).toEqual(ids(people.slice(0, 12)));
    await updatePrices(t.deps.db, t.deps.now());
    expect(ids(await listOf(founder))).toEqual(ids(people.slice(0, 12)));
    for (const person of people) await lastHere(person, 400);
    await updatePrices(t.deps.db, t.deps.now());
    expect(await listOf(founder)).toHaveLength(10);
  });

  test('stand among the others as soon as they are back, also before the daily round', async () => {
    const founder = await makeFounder(t);
    const member = await makeApplicant(t);
    await lastHere(member, 40);
    await updatePrices(t.deps.db, t.deps.now());
    await lastHere(member, 0);
    expect(await listOf(founder)).toEqual([{ id: member.id, lastHere: undefined }]);
  });
});
