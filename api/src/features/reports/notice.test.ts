import { getInvitationForm } from '@ampersand/contract/invitations';
import { editMessage } from '@ampersand/contract/messages';
import { listNotifications } from '@ampersand/contract/notifications';
import { DAY_MS } from '@ampersand/contract/time';
import { asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '../../db/schema.ts';
import { reports } from '../../db/talk.ts';
import { type Member, makeApplicant, makeFounder } from '../../testing/factories.ts';
import { connectMembers, invite, NOTE } from '../../testing/invitations.ts';
import { write } from '../../testing/messages.ts';
import { useTestApp } from '../../testing/test-app.ts';

const t = useTestApp({ env: { SUSPECT_HOSTS: 'scam.example, short.example' } });
const LINK = 'My work is at https://portfolio.example/me, have a look.';
const SCAM = 'Everything is explained at pay.scam.example, have a look.';

const marks = async () => {
  const rows = await t.deps.db.select().from(reports).orderBy(asc(reports.createdAt), asc(reports.id));
  return rows.map(({ source, reportedId, reason, sentence, messageIds, invitationId }) => ({
    source,
    reportedId,
    reason,
    sentence,
    about: invitationId ?? messageIds[0],
  }));
};
const age = ({ id }: Member, milliseconds: number) =>
  t.deps.db
    .update(users)
    .set({ createdAt: new Date(t.deps.now().getTime() - milliseconds) })
    .where(eq(users.id, id));

test('the same note is marked once it goes to a sixth person, and once', async () => {
  const applicant = await makeApplicant(t);
  const written = [NOTE, NOTE.toUpperCase(), ` ${NOTE.replace(' ', '\n ')} `, NOTE, NOTE];
  for (const note of written) await invite(applicant, await makeFounder(t), { note });
  await invite(applicant, await makeFounder(t), { note: `${NOTE} To you I say more.` });
  expect(await marks()).toEqual([]);
  const sixth = await invite(applicant, await makeFounder(t));
  const mark = { source: 'SAME_NOTE', reportedId: applicant.id, reason: 'SPAM' };
  const expected = [{ ...mark, sentence: 'Sent to 6 people', about: sixth.reply.data.id }];
  expect(await marks()).toEqual(expected);
  expect((await invite(applicant, await makeFounder(t))).status).toBe(201);
  expect(await marks()).toEqual(expected);
});

test('the same note to one person again, or from several members, is not marked', async () => {
  const founder = await makeFounder(t);
  for (let times = 0; times < 6; times++) await invite(await makeApplicant(t), founder);
  expect(await marks()).toEqual([]);
});

test('six of the same at once are marked once', async () => {
  const applicant = await makeApplicant(t);
  const founders = await Promise.all(Array.from({ length: 8 }, () => makeFounder(t)));
  const sent = await Promise.all(founders.map((founder) => invite(applicant, founder)));
  expect(sent.map(({ status }) => status)).toEqual(Array(8).fill(201));
  expect(await marks()).toHaveLength(1);
});

test('a link in the first words of an account younger than a day is marked', async () => {
  const [young, old] = [await makeApplicant(t), await makeApplicant(t)];
  await age(young, DAY_MS - 60_000);
  await age(old, DAY_MS);
  const founder = await makeFounder(t);
  await invite(old, founder, { note: LINK });
  const { id } = (await invite(young, founder, { note: LINK })).reply.data;
  const mark = { source: 'EARLY_LINK', reason: 'SPAM', sentence: null };
  expect(await marks()).toEqual([{ ...mark, reportedId: young.id, about: id }]);
});

test('of messages the first of each member counts, as it was sent or changed to', async () => {
  const [founder, applicant] = [await makeFounder(t), await makeApplicant(t)];
  const id = await connectMembers(applicant, founder);
  await write(applicant, id, LINK);
  expect(await marks()).toEqual([]);
  const first = (await write(founder, id, 'Hello')).reply.data;
  await write(founder, id, LINK);
  expect(await marks()).toEqual([]);
  for (const text of [LINK, `${LINK}!`])
    await founder.browser.call(editMessage, { params: { messageId: first.id }, body: { text } });
  expect(await marks()).toMatchObject([{ source: 'EARLY_LINK', reportedId: founder.id, about: first.id }]);
});

test('a host on the list is marked in notes, answers and messages, of whatever account', async () => {
  const [founder, applicant] = [await makeFounder(t), await makeApplicant(t)];
  for (const member of [founder, applicant]) await age(member, 30 * DAY_MS);
  const other = await makeFounder(t);
  const invited = (await invite(applicant, other, { note: SCAM })).reply.data.id;
  const id = await connectMembers(applicant, founder);
  const message = (await write(founder, id, 'See https://short.example/x')).reply.data;
  expect((await write(founder, id, SCAM)).status).toBe(201);
  const mark = { source: 'LISTED_HOST', reason: 'FRAUD' };
  const expected = [
    { ...mark, reportedId: applicant.id, sentence: 'scam.example', about: invited },
    { ...mark, reportedId: founder.id, sentence: 'short.example', about: message.id },
  ];
  expect(await marks()).toEqual(expected);
  t.advance(DAY_MS + 60_000);
  await write(founder, id, SCAM);
  expect(await marks()).toHaveLength(3);
});

test('nobody notices: the answers are the same, nothing is told', async () => {
  const [founder, applicant] = [await makeFounder(t), await makeApplicant(t)];
  const before = await applicant.browser.call(getInvitationForm, { params: { userId: founder.id } });
  const sent = await invite(applicant, founder, { note: SCAM });
  expect([sent.status, Object.keys(sent.reply.data)]).toEqual([201, ['id', 'connectionId']]);
  expect(await marks()).toHaveLength(1);
  expect((await applicant.browser.call(listNotifications)).reply.data).toEqual([]);
  const after = await applicant.browser.call(getInvitationForm, { params: { userId: founder.id } });
  expect(after.reply.data.left).toBe(before.reply.data.left - 1);
});
