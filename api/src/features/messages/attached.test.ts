import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { listConnections } from '@ampersand/contract/connections';
import { editMessage, sendMessage, takeBackMessage } from '@ampersand/contract/messages';
import { beforeEach, expect, test, vi } from 'vitest';
import { attachments, connections, messages } from '../../db/talk.ts';
import { attach, download } from '../../testing/attachments.ts';
import { type Member, makeApplicant } from '../../testing/factories.ts';
import { asFile, photoWithPlace } from '../../testing/forms.ts';
import { connectMembers, makeConnection } from '../../testing/invitations.ts';
import { read, write } from '../../testing/messages.ts';
import { useTestApp } from '../../testing/test-app.ts';

const t = useTestApp();
const NOBODY = '0190a8f0-0000-7000-8000-000000000000';
const files = () => readdir(t.attachments).catch(() => []);

let founder: Member;
let applicant: Member;
let id: string;
beforeEach(async () => {
  ({ founder, applicant, id } = await makeConnection(t));
});

test('a message takes a file, with or without words, and both see it', async () => {
  const photo = (await attach(founder, id, asFile(await photoWithPlace(40, 30)))).reply.data;
  const sent = await write(founder, id, '', { attachmentId: photo.id });
  expect(sent.status).toBe(201);
  expect(sent.reply.data).toMatchObject({ text: '', attachment: photo, takenBack: false });
  const deck = (await attach(founder, id)).reply.data;
  await write(founder, id, 'Our deck', { attachmentId: deck.id.toUpperCase() });
  const { data } = (await read(applicant, id)).reply;
  expect(data.map(({ text, attachment }) => [text, attachment]).slice(1)).toEqual([
    ['', photo],
    ['Our deck', deck],
  ]);
  expect((await download(t, applicant, deck.url)).statusCode).toBe(200);
});

test('lists and quotes say what file there is', async () => {
  const last = async () => (await applicant.browser.call(listConnections)).reply.data[0]?.last;
  expect(await last()).toMatchObject({ attachment: null });
  const photo = (await attach(founder, id, asFile(await photoWithPlace(40, 30)))).reply.data;
  const { data } = (await write(founder, id, '', { attachmentId: photo.id })).reply;
  expect(await last()).toMatchObject({ text: '', attachment: 'PHOTO' });
  const answer = await write(applicant, id, 'Nice', { quotedId: data.id });
  expect(answer.reply.data).toMatchObject({ attachment: null, quoted: { text: '', attachment: 'PHOTO' } });
  await founder.browser.call(takeBackMessage, { params: { messageId: data.id } });
  const [, taken, quoting] = (await read(applicant, id)).reply.data;
  expect(taken).toMatchObject({ takenBack: true, attachment: null });
  expect(quoting?.quoted).toMatchObject({ takenBack: true, attachment: null });
});

test('a message without words and file is refused', async () => {
  for (const more of [{}, { attachmentId: '' }, { attachmentId: null }]) {
    const { status, failure } = await write(founder, id, ' ', more);
    expect([status, failure.errors?.[0]]).toEqual([422, { path: 'text', message: 'Please write something' }]);
  }
  expect((await write(founder, id, '', { attachmentId: 'x' })).failure.errors?.[0]?.path).toBe(
    'attachmentId',
  );
});

test("nobody sends a file that is another's, another conversation's, sent already, or not there", async () => {
  const theirs = (await attach(applicant, id)).reply.data.id;
  const elsewhere = await connectMembers(await makeApplicant(t), founder);
  const other = (await attach(founder, elsewhere)).reply.data.id;
  const used = (await attach(founder, id)).reply.data.id;
  await write(founder, id, 'First', { attachmentId: used });
  const before = await t.deps.db.$count(messages);
  for (const attachmentId of [theirs, other, used, NOBODY]) {
    const { status, failure } = await write(founder, id, 'Look', { attachmentId });
    expect([status, failure.errors?.[0]?.path]).toEqual([422, 'attachmentId']);
  }
  expect(await t.deps.db.$count(messages)).toBe(before);
  const [{ lastSeq } = { lastSeq: 0 }] = (await t.deps.db.select().from(connections)).filter(
    (row) => row.id === id,
  );
  expect(lastSeq).toBe(2);
});

test('of ten messages that want one file at once one gets it', async () => {
  const { id: attachmentId } = (await attach(founder, id)).reply.data;
  const all = await Promise.all(
    Array.from({ length: 10 }, (_, i) => write(founder, id, `Take ${i}`, { attachmentId })),
  );
  expect(all.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(422)]);
  expect((await read(applicant, id)).reply.data.filter(({ attachment }) => attachment)).toHaveLength(1);
});

test('a message with a file that is sent ten times with one key is one', async () => {
  const { id: attachmentId } = (await attach(founder, id)).reply.data;
  const body = { text: '', attachmentId, idempotencyKey: randomUUID() };
  const all = await Promise.all(
    Array.from({ length: 10 }, () =>
      founder.browser.call(sendMessage, { params: { connectionId: id }, body }),
    ),
  );
  expect(all.map(({ status }) => status)).toEqual(Array(10).fill(201));
  expect(new Set(all.map(({ reply }) => JSON.stringify(reply.data))).size).toBe(1);
  expect(all[0]?.reply.data.attachment?.id).toBe(attachmentId);
});

test('words can be put to a file later', async () => {
  const { id: attachmentId } = (await attach(founder, id)).reply.data;
  const { data } = (await write(founder, id, '', { attachmentId })).reply;
  const edited = await founder.browser.call(editMessage, {
    params: { messageId: data.id },
    body: { text: 'Our deck' },
  });
  expect(edited.reply.data).toMatchObject({ text: 'Our deck', attachment: { id: attachmentId } });
});

test('taking a message back takes its file away for good', async () => {
  const { id: attachmentId, url } = (await attach(founder, id)).reply.data;
  const { data } = (await write(founder, id, 'Our deck', { attachmentId })).reply;
  const again = { text: 'Again', attachmentId, idempotencyKey: randomUUID() };
  await founder.browser.call(takeBackMessage, { params: { messageId: data.id } });
  for (const member of [founder, applicant]) expect((await download(t, member, url)).statusCode).toBe(404);
  expect(await t.deps.db.$count(attachments)).toBe(0);
  await vi.waitFor(async () => expect(await files()).toEqual([]), 15_000);
  const refused = await founder.browser.call(sendMessage, { params: { connectionId: id }, body: again });
  expect(refused.status).toBe(422);
});
