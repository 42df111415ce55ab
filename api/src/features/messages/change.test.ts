import { blockPerson } from '@ampersand/contract/blocks';
import type { ReactionKind } from '@ampersand/contract/enumerations';
import {
  editMessage,
  type Message,
  react,
  removeReaction,
  takeBackMessage,
} from '@ampersand/contract/messages';
import { MINUTE_MS } from '@ampersand/contract/time';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { rateLimits, users } from '../../db/schema.ts';
import { connections, messages, reactions } from '../../db/talk.ts';
import { type Member, makeApplicant, makeFounder } from '../../testing/factories.ts';
import { connectMembers } from '../../testing/invitations.ts';
import { read, write } from '../../testing/messages.ts';
import { useTestApp } from '../../testing/test-app.ts';

const t = useTestApp();
const NOBODY = '0190a8f0-0000-7000-8000-000000000000';
const edit = ({ browser }: Member, messageId: string, text: string) =>
  browser.call(editMessage, { params: { messageId }, body: { text } });
const takeBack = ({ browser }: Member, messageId: string) =>
  browser.call(takeBackMessage, { params: { messageId } });
const like = ({ browser }: Member, messageId: string, kind: ReactionKind | 'HATE' = 'LIKE') =>
  browser.call(react, { params: { messageId, kind } });
const unlike = ({ browser }: Member, messageId: string, kind = 'LIKE') =>
  browser.call(removeReaction, { params: { messageId, kind } });
const everyChange = [
  ['edit', (member: Member, id: string) => edit(member, id, 'Changed')],
  ['take back', takeBack],
  ['react', (member: Member, id: string) => like(member, id)],
  ['remove a reaction', (member: Member, id: string) => unlike(member, id)],
] as const;

let founder: Member;
let applicant: Member;
let id: string;
let message: Message;
beforeEach(async () => {
  founder = await makeFounder(t);
  applicant = await makeApplicant(t);
  id = await connectMembers(applicant, founder);
  message = (await write(founder, id, 'Helo')).reply.data;
});
const seenBy = async (member: Member) => (await read(member, id)).reply.data.find(({ seq }) => seq === 2);
const stored = async () => (await t.deps.db.select().from(messages).where(eq(messages.id, message.id)))[0];

describe('editing', () => {
  test('changes the text, says so and keeps the earlier one', async () => {
    t.advance(14 * MINUTE_MS);
    const edited = await edit(founder, message.id, ' Hello ');
    expect(edited.reply.data).toMatchObject({ text: 'Hello', lastChange: 1, seq: 2 });
    expect(edited.reply.data.editedAt).toMatch(/Z$/);
    expect(await seenBy(applicant)).toMatchObject({ text: 'Hello', mine: false });
    await edit(founder, message.id, 'Hello!');
    const { earlierTexts, searchText } = (await stored()) ?? {};
    expect([earlierTexts?.map(({ text }) => text), searchText]).toEqual([['Helo', 'Hello'], 'hello!']);
  });

  test('to the same text changes nothing', async () => {
    const same = (await edit(founder, message.id, 'Helo')).reply.data;
    expect(same).toEqual(message);
  });

  test('ends after 15 minutes, and with taking back', async () => {
    t.advance(15 * MINUTE_MS);
    expect((await edit(founder, message.id, 'Hello')).status).toBe(409);
    const young = (await write(founder, id, 'Helo')).reply.data;
    await takeBack(founder, young.id);
    expect((await edit(founder, young.id, 'Hello')).status).toBe(409);
  });

  test.each(['', ' ', 'x'.repeat(5_001)])('refuses a wrong text', async (text) => {
    expect((await edit(founder, message.id, text)).status).toBe(422);
  });

  test('is possible 20 times, also of many at once, and refused without a loss after that', async () => {
    const numbers = Array.from({ length: 25 }, (_, i) => i + 1);
    const all = await Promise.all(numbers.map((i) => edit(founder, message.id, `Version ${i}`)));
    const refused = all.filter(({ status }) => status !== 200);
    expect(refused.map(({ status }) => status)).toEqual(Array(5).fill(409));
    expect(refused[0]?.failure.message).toBe('A message can be changed 20 times. Please write another one');
    const { earlierTexts, text } = (await stored()) ?? {};
    expect(earlierTexts).toHaveLength(20);
    expect((await seenBy(applicant))?.text).toBe(text);
    expect((await seenBy(applicant))?.lastChange).toBe(20);
    expect((await takeBack(founder, message.id)).status).toBe(200);
  });

  test('twice at once keeps both earlier texts', async () => {
    const both = await Promise.all([edit(founder, message.id, 'One'), edit(founder, message.id, 'Two')]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await stored())?.earlierTexts).toHaveLength(2);
    expect(new Set(both.map(({ reply }) => reply.data.lastChange))).toEqual(new Set([1, 2]));
  });
});

describe('taking back', () => {
  test('leaves a place without texts, reactions and excerpts in quotes, at any time', async () => {
    await edit(founder, message.id, 'Hello');
    await like(applicant, message.id);
    await write(applicant, id, 'What?', { quotedId: message.id });
    t.advance(24 * 60 * MINUTE_MS);
    const taken = { text: '', takenBack: true, reactions: [], seq: 2 };
    expect((await takeBack(founder, message.id)).reply.data).toMatchObject(taken);
    const { data } = (await read(applicant, id)).reply;
    expect(data.map(({ text, takenBack, quoted }) => [text, takenBack, quoted?.text]).slice(1)).toEqual([
      ['', true, undefined],
      ['What?', false, ''],
    ]);
    expect(data[2]?.quoted?.takenBack).toBe(true);
    expect(await stored()).toMatchObject({ text: '', searchText: '', earlierTexts: [] });
    expect((await takeBack(founder, message.id)).status).toBe(200);
  });

  test('is possible after the end and when the other has left', async () => {
    await t.deps.db.update(connections).set({ endedAt: new Date() });
    expect((await takeBack(founder, message.id)).status).toBe(200);
    const other = (await write(founder, await connectMembers(await makeApplicant(t), founder), 'Hi')).reply
      .data;
    await t.deps.db.delete(users).where(eq(users.role, 'APPLICANT'));
    expect((await takeBack(founder, other.id)).status).toBe(200);
  });
});

describe('reactions', () => {
  test('are set and removed, one of a kind for each of the two', async () => {
    await like(applicant, message.id);
    await like(applicant, message.id);
    await like(applicant, message.id, 'PARTY');
    const liked = await like(founder, message.id);
    expect(liked.reply.data.reactions).toHaveLength(3);
    expect((await seenBy(applicant))?.reactions.filter(({ mine }) => mine)).toHaveLength(2);
    await unlike(applicant, message.id, 'PARTY');
    await unlike(applicant, message.id);
    expect((await seenBy(applicant))?.reactions).toEqual([{ kind: 'LIKE', mine: false }]);
    const again = await unlike(applicant, message.id);
    expect([again.status, again.reply.data.lastChange]).toEqual([200, 5]);
  });

  test('of 10 at once one counts', async () => {
    const all = await Promise.all(Array.from({ length: 10 }, () => like(applicant, message.id)));
    expect(all.every(({ status }) => status === 200)).toBe(true);
    expect(await t.deps.db.$count(reactions)).toBe(1);
    expect((await seenBy(founder))?.lastChange).toBe(1);
  });

  test('of another kind, or to what was taken back, are refused', async () => {
    expect((await like(applicant, message.id, 'HATE')).status).toBe(404);
    await takeBack(founder, message.id);
    expect((await like(applicant, message.id)).status).toBe(409);
  });
});

describe.each(everyChange)('nobody can %s', (name, change) => {
  test('as a third member, for no message, or after a block', async () => {
    expect((await change(await makeApplicant(t), message.id)).status).toBe(404);
    expect((await change(founder, NOBODY)).status).toBe(404);
    expect((await change(founder, 'x')).status).toBe(404);
    await applicant.browser.call(blockPerson, { params: { userId: founder.id } });
    expect((await change(founder, message.id)).status).toBe(404);
    expect((await stored())?.text).toBe('Helo');
  });

  test('while the conversation is closed', async () => {
    await t.deps.db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, applicant.id));
    expect((await change(founder, message.id)).status).toBe(409);
  });

  test.runIf(name !== 'take back')('after its end', async () => {
    await t.deps.db.update(connections).set({ endedAt: new Date() });
    expect((await change(founder, message.id)).status).toBe(409);
  });
});

test('nobody changes or takes back what the other wrote', async () => {
  expect((await edit(applicant, message.id, 'Hello')).status).toBe(403);
  expect((await takeBack(applicant, message.id)).status).toBe(403);
});

test('what was changed since is found in the order of the changes, quotes included', async () => {
  const answer = (await write(applicant, id, 'Yes', { quotedId: message.id })).reply.data;
  await like(founder, answer.id);
  await edit(founder, message.id, 'Hello');
  const since = async (changedAfter: number) => (await read(applicant, id, { changedAfter })).reply;
  const { data, lastChange } = await since(0);
  expect(data.map((each) => [each.id, each.lastChange])).toEqual([
    [message.id, 2],
    [answer.id, 2],
  ]);
  expect(lastChange).toBe(2);
  expect((await since(2)).data).toEqual([]);
});

test('who asks for a few changes at a time misses none of the messages that quote what was changed', async () => {
  await like(applicant, message.id);
  const quoting: string[] = [];
  for (const text of ['One', 'Two', 'Three'])
    quoting.push((await write(applicant, id, text, { quotedId: message.id })).reply.data.id);
  await edit(founder, message.id, 'Hello');
  const alone = (await write(founder, id, 'Alone')).reply.data;
  await like(applicant, alone.id);
  const few = async (changedAfter: number) =>
    (await read(applicant, id, { changedAfter, limit: 2 })).reply.data.map((each) => each.id);
  expect(await few(0)).toEqual([message.id, ...quoting]);
  expect(await few(2)).toEqual([alone.id]);
  expect(await few(3)).toEqual([]);
});

test('after 600 messages and changes in five minutes a member waits, whatever the conversation, and the other does not', async () => {
  const other = await connectMembers(await makeApplicant(t), founder);
  const counter = eq(rateLimits.key, `message:${founder.id}`);
  await t.deps.db.update(rateLimits).set({ points: 599 }).where(counter);
  expect((await like(founder, message.id)).status).toBe(200);
  const refused = [
    await write(founder, other, 'Hello'),
    ...(await Promise.all(everyChange.map(([, change]) => change(founder, message.id)))),
  ];
  expect(refused.map(({ failure }) => failure.code)).toEqual(Array(5).fill('rate_limited'));
  expect(refused[0]?.failure.message).toMatch(/^Too many requests\. Please try again in \d+ \w+$/);
  expect((await write(applicant, id, 'Hello')).status).toBe(201);
});
