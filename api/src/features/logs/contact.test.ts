import { saveSettings } from '@ampersand/contract/account';
import { endpoints } from '@ampersand/contract/all';
import { knownContact, revealContact } from '@ampersand/contract/logs';
import { HOUR_MS } from '@ampersand/contract/time';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { contactReveals, users } from '../../db/schema.ts';
import { connections } from '../../db/talk.ts';
import { type Member, makeAdmin, makeApplicant, makeFounder } from '../../testing/factories.ts';
import { connectMembers } from '../../testing/invitations.ts';
import { useTestApp } from '../../testing/test-app.ts';

const t = useTestApp({ env: { LOG_LEVEL: 'info' } });

const connect = (viewer: Member, contactUserId: string, viewerId = viewer.id) =>
  viewer.browser.call(revealContact, { body: { viewerId, contactUserId } });

const makeFounders = (count: number) => Promise.all(Array.from({ length: count }, () => makeFounder(t)));

test('pressing Connect reveals email and phone, is logged, and the person revealed is told by email', async () => {
  const viewer = await makeApplicant(t);
  const seen = await makeFounder(t);
  t.logs.length = 0;
  const { status, reply } = await connect(viewer, seen.id);
  expect(status).toBe(200);
  expect(reply.data).toEqual({ email: seen.email, phone: '9123456780' });
  const sent = await t.emailTo(seen.email);
  expect(sent.subject).toBe(`${viewer.calledName} would like to get in touch on Ampersand`);
  expect(sent.text).toContain(`http://localhost:3000/founder-dashboard/detail-page/${viewer.id}`);
  expect(sent.text).toContain('Turn these emails off');
  const line = t.logs.map((text) => JSON.parse(text)).find(({ event }) => event === 'contact_revealed');
  expect(line).toMatchObject({
    userId: viewer.id,
    revealedId: seen.id,
    outcome: 'new',
    address: expect.any(String),
  });
});

test('a founder who connects is shown to the applicant in the founder area of the other side', async () => {
  const viewer = await makeFounder(t);
  const seen = await makeApplicant(t);
  await connect(viewer, seen.id);
  expect((await t.emailTo(seen.email)).text).toContain(`/cofounder-dashboard/detail-page/${viewer.id}`);
});

test('with an unconfirmed address three people a day are revealed, and the same one again is free', async () => {
  const viewer = await makeApplicant(t, { emailConfirmed: false });
  const [first, second, third, fourth] = await makeFounders(4);
  if (!first || !second || !third || !fourth) throw new Error('four founders expected');
  for (const { id } of [first, second, first, third, first])
    expect((await connect(viewer, id)).status).toBe(200);
  const refused = await connect(viewer, fourth.id);
  expect(refused.status).toBe(429);
  expect(refused.failure).toMatchObject({
    code: 'reveal_limit',
    message: 'You can see the contact details of 3 people a day. Confirm your email address to see more',
  });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(23 * 3600);
  expect((await connect(viewer, third.id)).status).toBe(200);
  expect(await t.deps.db.$count(contactReveals)).toBe(3);
});

test('with a confirmed address it is twenty, and a place is free 24 hours after the first', async () => {
  const viewer = await makeApplicant(t);
  const founders = await makeFounders(22);
  for (const [index, { id }] of founders.slice(0, 20).entries()) {
    if (index === 1) t.advance(HOUR_MS);
    expect((await connect(viewer, id)).status).toBe(200);
  }
  const [, next, last] = founders.slice(19);
  if (!next || !last) throw new Error('two more founders expected');
  const refused = await connect(viewer, next.id);
  expect(refused.failure.message).toBe(
    'You can see the contact details of 20 people a day. Please come back tomorrow',
  );
  const wait = Number(refused.headers['retry-after']);
  expect(wait).toBeGreaterThan(22 * 3600);
  expect(wait).toBeLessThanOrEqual(23 * 3600);
  t.advance(wait * 1000);
  expect((await connect(viewer, next.id)).status).toBe(200);
  expect((await connect(viewer, last.id)).status).toBe(429);
});

test('parallel calls do not get past the limit', async () => {
  const viewer = await makeApplicant(t, { emailConfirmed: false });
  const founders = await makeFounders(12);
  const answers = await Promise.all(founders.map(({ id }) => connect(viewer, id)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(9);
  expect(await t.deps.db.$count(contactReveals)).toBe(3);
});

test('parallel calls for the same person count once and send one email', async () => {
  const viewer = await makeApplicant(t);
  const seen = await makeFounder(t);
  const answers = await Promise.all(Array.from({ length: 8 }, () => connect(viewer, seen.id)));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(await t.deps.db.$count(contactReveals)).toBe(1);
  await t.emailTo(seen.email);
  expect(t.emails.filter(({ to }) => to === seen.email)).toHaveLength(1);
});

test('nobody connects in the name of another, and nothing is revealed or logged then', async () => {
  const viewer = await makeApplicant(t);
  const other = await makeApplicant(t);
  const seen = await makeFounder(t);
  const { status, failure } = await connect(viewer, seen.id, other.id);
  expect(status).toBe(403);
  expect(failure).toMatchObject({ code: 'forbidden', message: 'You can only log your own visits' });
  expect(JSON.stringify(failure)).not.toContain(seen.email);
  expect(await t.deps.db.$count(contactReveals)).toBe(0);
});

test('a stranger, the own side and a suspended person reveal nothing', async () => {
  const viewer = await makeApplicant(t);
  const ownSide = await makeApplicant(t);
  const suspended = await makeFounder(t);
  await t.deps.db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, suspended.id));
  const body = { viewerId: viewer.id, contactUserId: suspended.id };
  expect((await t.browser().call(revealContact, { body })).status).toBe(401);
  expect((await connect(viewer, ownSide.id)).status).toBe(404);
  expect((await connect(viewer, suspended.id)).status).toBe(404);
  expect(await t.deps.db.$count(contactReveals)).toBe(0);
});

test('looking up oneself, or anybody as an administrator, is free and tells nobody', async () => {
  const viewer = await makeApplicant(t);
  const admin = await makeAdmin(t);
  expect((await connect(viewer, viewer.id)).reply.data.email).toBe(viewer.email);
  expect((await connect(admin, viewer.id)).reply.data.email).toBe(viewer.email);
  expect(await t.deps.db.$count(contactReveals)).toBe(0);
});

test('an administrator who reads contact details leaves a line that names both, and finds them by no other call', async () => {
  const admin = await makeAdmin(t);
  const members = [await makeApplicant(t), await makeFounder(t)];
  for (const { id, email } of members) {
    await connect(admin, id);
    const line = t.logs.map((text) => JSON.parse(text)).findLast(({ event }) => event);
    expect(line).toMatchObject({
      event: 'contact_read_by_admin',
      userId: admin.id,
      personId: id,
      reqId: expect.any(String),
      address: expect.any(String),
    });
    for (const call of endpoints.filter(({ method, params }) => method === 'GET' && params)) {
      const params = Object.fromEntries(Object.keys(call.params?.shape ?? {}).map((name) => [name, id]));
      const { reply } = await admin.browser.call(call, { params });
      const said = JSON.stringify(reply);
      expect(said, call.path).not.toContain(email);
      expect(said, call.path).not.toMatch(/9876543210|9123456780/);
    }
  }
  t.logs.length = 0;
  await connect(admin, admin.id);
  expect(t.logs.join('')).not.toContain('contact_read_by_admin');
});

test.each([
  [{}, 'viewerId', 'Please fill in this field'],
  [{ viewerId: 'x', contactUserId: 'y' }, 'contactUserId', 'This is not in the right format'],
])('a call with %j is refused', async (body, path, message) => {
  const { browser } = await makeApplicant(t);
  const { status, failure } = await browser.call(revealContact, { body });
  expect(status).toBe(422);
  expect(failure.errors).toContainEqual({ path, message });
});

const known = (viewer: Pick<Member, 'browser'>, contactUserId: string) =>
  viewer.browser.call(knownContact, { params: { contactUserId } });

test('who was revealed once is shown again without a press; that is no reveal, and nobody is told', async () => {
  const viewer = await makeApplicant(t);
  const [seen, other] = await makeFounders(2);
  if (!seen || !other) throw new Error('two founders expected');
  expect((await known(viewer, seen.id)).reply.data).toBeNull();
  await connect(viewer, seen.id);
  await t.emailTo(seen.email);
  const emails = t.emails.length;
  expect((await known(viewer, seen.id)).reply.data).toEqual({ email: seen.email, phone: '9123456780' });
  expect((await known(viewer, other.id)).reply.data).toBeNull();
  expect((await known(seen, viewer.id)).reply.data).toBeNull();
  expect(await t.deps.db.$count(contactReveals)).toBe(1);
  expect(t.emails.length).toBe(emails);
});

test('it is not shown again to who may no longer see it', async () => {
  const viewer = await makeApplicant(t);
  const seen = await makeFounder(t);
  await connect(viewer, seen.id);
  const change = (to: Partial<typeof users.$inferInsert>) =>
    t.deps.db.update(users).set(to).where(eq(users.id, seen.id));
  await change({ contactVisibility: 'CONNECTIONS' });
  expect((await known(viewer, seen.id)).reply.data).toBeNull();
  for (const hidden of ['pausedAt', 'suspendedAt', 'deletionDueAt'] as const) {
    await change({ contactVisibility: 'MEMBERS', [hidden]: new Date() });
    expect((await known(viewer, seen.id)).status).toBe(404);
    await change({ [hidden]: null });
  }
  expect((await known(viewer, seen.id)).reply.data).toEqual({ email: seen.email, phone: '9123456780' });
  expect((await known(await makeFounder(t), seen.id)).status).toBe(404);
  expect((await known({ browser: t.browser() }, seen.id)).status).toBe(401);
  expect((await known(await makeAdmin(t), seen.id)).reply.data).toBeNull();
});

test("'connections only' means whoever is connected: without a reveal, nobody is told, and no longer once it ended", async () => {
  const [founder, applicant] = [await makeFounder(t), await makeApplicant(t)];
  await applicant.browser.call(saveSettings, { body: { contactVisibility: 'CONNECTIONS' } });
  const reveal = () =>
    founder.browser.call(revealContact, { body: { viewerId: founder.id, contactUserId: applicant.id } });
  const known = async () =>
    (await founder.browser.call(knownContact, { params: { contactUserId: applicant.id } })).reply.data;
  expect((await reveal()).status).toBe(403);
  await connectMembers(founder, applicant);
  expect((await known())?.email).toBe(applicant.email);
  expect((await reveal()).reply.data.email).toBe(applicant.email);
  expect(await t.deps.db.$count(contactReveals)).toBe(0);
  await t.deps.db.update(users).set({ pausedAt: new Date() }).where(eq(users.id, applicant.id));
  expect((await known())?.email).toBe(applicant.email);
  await t.deps.db.update(users).set({ pausedAt: null }).where(eq(users.id, applicant.id));
  await t.deps.db.update(connections).set({ endedAt: new Date() });
  expect(await known()).toBeNull();
  expect((await reveal()).status).toBe(403);
});
