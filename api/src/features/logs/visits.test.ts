import { logVisit, profileCount } from '@ampersand/contract/logs';
import { DAY_MS, utcDay } from '@ampersand/contract/time';
import { expect, test } from 'vitest';
import { visits } from '../../db/schema.ts';
import { type Member, makeAdmin, makeApplicant, makeFounder } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { visitRetentionJob } from './retention.ts';

const t = useTestApp();

const visit = (viewer: Member, viewedUserId: string, viewerId = viewer.id) =>
  viewer.browser.call(logVisit, { body: { viewerId, viewedUserId } });
const count = (reader: Member, userId = reader.id) =>
  reader.browser.call(profileCount, { params: { userId } });

test('a visit counts once for each visitor and day', async () => {
  const founder = await makeFounder(t);
  const [first, second] = [await makeApplicant(t), await makeApplicant(t)];
  expect((await count(founder)).reply.data).toBe(0);
  const { status, reply } = await visit(first, founder.id);
  expect(status).toBe(201);
  expect(reply.message).toBe('Visit logged');
  await Promise.all([visit(first, founder.id), visit(first, founder.id), visit(second, founder.id)]);
  expect((await count(founder)).reply.data).toBe(2);
  t.advance(DAY_MS);
  await visit(first, founder.id);
  expect((await count(founder)).reply.data).toBe(3);
});

test('visits go after 30 days, and go on counting', async () => {
  const founder = await makeFounder(t);
  for (const daysAgo of [29, 31, 31]) {
    const createdAt = new Date(t.deps.now().getTime() - daysAgo * DAY_MS);
    const { id: viewerId } = await makeApplicant(t);
    await t.deps.db
      .insert(visits)
      .values({ viewerId, viewedId: founder.id, day: utcDay(createdAt), createdAt });
  }
  for (let night = 0; night < 2; night++) await visitRetentionJob(t.deps).run({}, { lastTry: false });
  expect(await t.deps.db.$count(visits)).toBe(1);
  expect((await count(founder)).reply.data).toBe(3);
});

test('looking at oneself and looks of an administrator are no visits', async () => {
  const founder = await makeFounder(t);
  expect((await visit(founder, founder.id)).status).toBe(201);
  expect((await visit(await makeAdmin(t), founder.id)).status).toBe(201);
  expect((await count(founder)).reply.data).toBe(0);
});

test('nobody logs a visit in the name of another, to their own side, or to nobody', async () => {
  const [viewer, other] = [await makeApplicant(t), await makeApplicant(t)];
  const founder = await makeFounder(t);
  expect((await visit(viewer, founder.id, other.id)).failure).toMatchObject({
    code: 'forbidden',
    message: 'You can only log your own visits',
  });
  expect((await visit(viewer, other.id)).status).toBe(404);
  expect((await visit(viewer, '0190a8f0-0000-7000-8000-000000000000')).status).toBe(404);
  expect(await t.deps.db.$count(visits)).toBe(0);
});

test('the count is for its owner and administrators', async () => {
  const founder = await makeFounder(t);
  const applicant = await makeApplicant(t);
  expect((await count(applicant, founder.id)).status).toBe(403);
  expect((await count(await makeAdmin(t), founder.id)).reply.data).toBe(0);
  const stranger = t.browser();
  expect((await stranger.call(profileCount, { params: { userId: founder.id } })).status).toBe(401);
  const body = { viewerId: applicant.id, viewedUserId: founder.id };
  expect((await stranger.call(logVisit, { body })).status).toBe(401);
});
