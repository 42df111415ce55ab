import { blockPerson } from '@ampersand/contract/blocks';
import { reportPerson } from '@ampersand/contract/reports';
import { beforeEach, expect, test } from 'vitest';
import { reports } from '../../db/talk.ts';
import { type Member, makeAdmin, makeApplicant, makeFounder } from '../../testing/factories.ts';
import { connectMembers, invite } from '../../testing/invitations.ts';
import { write } from '../../testing/messages.ts';
import { useTestApp } from '../../testing/test-app.ts';

const t = useTestApp();
const NOBODY = '0190a8f0-0000-7000-8000-000000000000';
const report = ({ browser }: Member, userId: string, more: Record<string, unknown> = {}) =>
  browser.call(reportPerson, { body: { userId, reason: 'SPAM', ...more } });

let founder: Member;
let applicant: Member;
beforeEach(async () => {
  founder = await makeFounder(t);
  applicant = await makeApplicant(t);
});

test('a report is kept with what it is about, and answered by a receipt', async () => {
  const invitationId = (await invite(applicant, founder)).reply.data.id;
  const { status, reply } = await report(founder, applicant.id, { sentence: 'The same again', invitationId });
  expect([status, reply.data.createdAt]).toEqual([201, expect.stringMatching(/Z$/)]);
  const kept = { id: reply.data.id, source: 'MEMBER', reporterId: founder.id, reportedId: applicant.id };
  expect(await t.deps.db.select().from(reports)).toMatchObject([
    { ...kept, reason: 'SPAM', sentence: 'The same again', messageIds: [], invitationId },
  ]);
});

test('a report that is sent again, as after a lost answer, is the one that is open', async () => {
  const id = await connectMembers(applicant, founder);
  const messageIds = [];
  for (const text of ['Buy this', 'And that'])
    messageIds.push((await write(applicant, id, text)).reply.data.id);
  const more = { sentence: 'The same again', messageIds };
  const answers = await Promise.all([
    report(founder, applicant.id, more),
    report(founder, applicant.id, { ...more, messageIds: messageIds.toReversed() }),
  ]);
  const receipts = answers.map(({ status, reply }) => [status, reply.data]);
  expect(receipts).toEqual([receipts[0], receipts[0]]);
  expect(receipts[0]?.[0]).toBe(201);
  for (const other of [
    { sentence: 'Another thing', messageIds },
    { messageIds },
    { reason: 'HARASSMENT', ...more },
  ])
    await report(founder, applicant.id, other);
  expect(await t.deps.db.$count(reports)).toBe(4);
  await t.deps.db.update(reports).set({ closedAt: new Date() });
  await report(founder, applicant.id, more);
  expect(await t.deps.db.$count(reports)).toBe(5);
});

test('messages of the other can be named, own ones and those to others cannot', async () => {
  const id = await connectMembers(applicant, founder);
  const theirs = (await write(applicant, id, 'Buy this')).reply.data.id;
  const own = (await write(founder, id, 'No')).reply.data.id;
  const another = await makeFounder(t);
  const toOthers = (await write(applicant, await connectMembers(applicant, another), 'Buy')).reply.data.id;
  expect((await report(founder, applicant.id, { messageIds: [theirs, theirs] })).status).toBe(201);
  for (const wrong of [own, toOthers, NOBODY]) {
    const { status, failure } = await report(founder, applicant.id, { messageIds: [theirs, wrong] });
    expect([status, failure.errors?.[0]?.path]).toEqual([422, 'messageIds']);
  }
  const invitationId = (await invite(applicant, await makeFounder(t))).reply.data.id;
  expect((await report(founder, applicant.id, { invitationId })).status).toBe(422);
  await applicant.browser.call(blockPerson, { params: { userId: founder.id } });
  expect((await report(founder, applicant.id, { messageIds: [theirs] })).status).toBe(201);
});

test.each([
  { reason: 'DULL' },
  { sentence: 'x'.repeat(1_001) },
  { messageIds: ['x'] },
  { messageIds: Array(51).fill(NOBODY) },
  { invitationId: 'x' },
])('%j is refused', async (wrong) => {
  expect((await report(founder, applicant.id, wrong)).status).toBe(422);
  expect(await t.deps.db.$count(reports)).toBe(0);
});

test('nobody reports who is not there for them, or themself; administrators report nobody', async () => {
  expect((await report(founder, NOBODY)).status).toBe(404);
  expect((await report(founder, founder.id)).status).toBe(404);
  expect((await report(founder, (await makeFounder(t)).id)).status).toBe(404);
  expect((await report(await makeAdmin(t), founder.id)).status).toBe(403);
});

test('a member reports 20 times a day', async () => {
  for (let times = 0; times < 20; times++) expect((await report(founder, applicant.id)).status).toBe(201);
  expect((await report(founder, applicant.id)).status).toBe(429);
});
