import { blockPerson } from '@ampersand/contract/blocks';
import { editMessage, takeBackMessage } from '@ampersand/contract/messages';
import { readReported, reportPerson } from '@ampersand/contract/reports';
import { beforeEach, expect, test } from 'vitest';
import { connections, reportReads, reports } from '../../db/talk.ts';
import { attach } from '../../testing/attachments.ts';
import { type Member, makeAdmin, makeApplicant, makeFounder } from '../../testing/factories.ts';
import { invite, makeConnection, NOTE } from '../../testing/invitations.ts';
import { write } from '../../testing/messages.ts';
import { useTestApp } from '../../testing/test-app.ts';

const t = useTestApp({ env: { SUSPECT_HOSTS: 'scam.example', LOG_LEVEL: 'info' } });
const NOBODY = '0190a8f0-0000-7000-8000-000000000000';
const reportBy = async ({ browser }: Member, userId: string, about: Record<string, unknown> = {}) =>
  (await browser.call(reportPerson, { body: { userId, reason: 'SPAM', ...about } })).reply.data.id;
const look = ({ browser }: Member, reportId: string, query: Record<string, number | string> = {}) =>
  browser.call(readReported, { params: { reportId }, query });

let founder: Member;
let applicant: Member;
let admin: Member;
let id: string;
beforeEach(async () => {
  ({ founder, applicant, id } = await makeConnection(t));
  admin = await makeAdmin(t);
});

test('an administrator reads the conversation that a report is about, and each time is recorded', async () => {
  const bad = (await write(applicant, id, 'Buy this')).reply.data;
  await applicant.browser.call(editMessage, { params: { messageId: bad.id }, body: { text: 'Hello' } });
  const attachmentId = (await attach(founder, id)).reply.data.id;
  await write(founder, id, '', { attachmentId });
  const gone = (await write(applicant, id, 'Oops')).reply.data;
  await applicant.browser.call(takeBackMessage, { params: { messageId: gone.id } });
  const reportId = await reportBy(founder, applicant.id, { messageIds: [bad.id] });
  await founder.browser.call(blockPerson, { params: { userId: applicant.id } });
  await t.deps.db.update(connections).set({ endedAt: new Date() });
  const { status, reply } = await look(admin, reportId);
  expect(status).toBe(200);
  const plain = { named: false, attachment: null, earlierTexts: [], takenBack: false };
  const at = { id: expect.any(String), createdAt: expect.stringMatching(/Z$/) };
  expect(reply.data).toEqual({
    reportedId: applicant.id,
    invitation: null,
    messages: [
      { ...plain, ...at, seq: 1, senderId: applicant.id, text: NOTE },
      {
        ...plain,
        ...at,
        seq: 2,
        senderId: applicant.id,
        text: 'Hello',
        earlierTexts: ['Buy this'],
        named: true,
      },
      {
        ...plain,
        ...at,
        seq: 3,
        senderId: founder.id,
        text: '',
        attachment: { kind: 'PDF', name: 'deck.pdf' },
      },
      { ...plain, ...at, seq: 4, senderId: applicant.id, text: '', takenBack: true },
    ],
  });
  const part = await look(admin, reportId, { before: 3, limit: 1 });
  expect(part.reply.data.messages.map(({ seq }) => seq)).toEqual([2]);
  expect(await t.deps.db.select().from(reportReads)).toMatchObject([
    { reportId, readerId: admin.id },
    { reportId, readerId: admin.id },
  ]);
  const lines = t.logs.map((line) => JSON.parse(line)).filter(({ event }) => event === 'reported_read');
  expect(lines).toMatchObject(Array(2).fill({ reportId, userId: admin.id }));
});

test('a report about a request shows the request alone, also once it was accepted', async () => {
  const other = await makeApplicant(t);
  const invitationId = (await invite(other, founder)).reply.data.id;
  const reportId = await reportBy(founder, other.id, { invitationId });
  expect((await invite(founder, other)).reply.data.connectionId).not.toBeNull();
  const { data } = (await look(admin, reportId)).reply;
  const invitation = { note: NOTE, question: null, answer: null };
  expect(data).toEqual({ reportedId: other.id, invitation, messages: [] });
});

test('what the server marked is read in the same way', async () => {
  await write(founder, id, 'See scam.example');
  const [mark] = await t.deps.db.select().from(reports);
  const { data } = (await look(admin, mark?.id ?? '')).reply;
  expect(data.messages.map(({ text, named }) => [text, named])).toEqual([
    [NOTE, false],
    ['See scam.example', true],
  ]);
});

test('a report about a person opens no conversation, nor does what is no report', async () => {
  await write(applicant, id, 'Hello');
  const reportId = await reportBy(founder, applicant.id);
  for (const each of [reportId, id, NOBODY, 'x']) expect((await look(admin, each)).status).toBe(404);
  expect(await t.deps.db.$count(reportReads)).toBe(0);
});

test('nobody else reads it, neither who reported nor who was', async () => {
  const { data } = (await write(applicant, id, 'Buy this')).reply;
  const reportId = await reportBy(founder, applicant.id, { messageIds: [data.id] });
  for (const member of [founder, applicant, await makeFounder(t)])
    expect((await look(member, reportId)).status).toBe(403);
  expect((await look({ ...admin, browser: t.browser() }, reportId)).status).toBe(401);
  for (const query of [{ limit: 0 }, { limit: 201 }, { before: -1 }, { before: 'last' }])
    expect((await look(admin, reportId, query)).status).toBe(400);
  expect(await t.deps.db.$count(reportReads)).toBe(0);
});
