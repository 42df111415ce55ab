import { blockPerson } from '@ampersand/contract/blocks';
import { searchMessages, takeBackMessage } from '@ampersand/contract/messages';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { users } from '../../db/schema.ts';
import { type Member, makeApplicant } from '../../testing/factories.ts';
import { connectMembers, makeConnection } from '../../testing/invitations.ts';
import { write } from '../../testing/messages.ts';
import { useTestApp } from '../../testing/test-app.ts';

const t = useTestApp();
const ask = ({ browser }: Member, query: Record<string, string | number>) =>
  browser.call(searchMessages, { query });
const found = async (member: Member, search: string) =>
  (await ask(member, { search })).reply.data.map(({ text }) => text);

let founder: Member;
let applicant: Member;
let id: string;
beforeEach(async () => {
  ({ founder, applicant, id } = await makeConnection(t));
  await write(founder, id, 'Grüße aus Łódź,\nbis Donnerstag');
});

test('parts of words are found, whatever the case and the marks, and signs mean themselves', async () => {
  for (const search of ['gruß', 'GRÜSS', 'nners', 'aus lodz', 'aus Łódź', 'bis  donnerstag'])
    expect([search, await found(founder, search)]).toEqual([search, ['Grüße aus Łódź,\nbis Donnerstag']]);
  await write(applicant, id, '100 % sure_ly');
  expect(await found(founder, '0 %')).toHaveLength(1);
  expect(await found(founder, '__')).toEqual([]);
});

test('the latest come first, in pages, from all own conversations and from no others', async () => {
  const other = await makeApplicant(t);
  const second = await connectMembers(other, founder);
  const texts: string[] = [];
  for (const [member, where] of [
    [founder, id],
    [other, second],
    [applicant, id],
  ] as const) {
    t.advance(1_000);
    texts.unshift(`needle ${texts.length}`);
    await write(member, where, texts[0] ?? '');
  }
  expect(await found(founder, 'needle')).toEqual(texts);
  expect(await found(other, 'needle')).toEqual(['needle 1']);
  const first = (await ask(founder, { search: 'needle', limit: 2 })).reply;
  const rest = (await ask(founder, { search: 'needle', limit: 2, cursor: first.nextCursor ?? '' })).reply;
  expect([...first.data, ...rest.data].map(({ text }) => text)).toEqual(texts);
  expect(rest.nextCursor).toBeUndefined();
});

test('what was taken back, and who is blocked or suspended, is not found; a former member is', async () => {
  const { id: messageId } = (await write(founder, id, 'secret')).reply.data;
  await founder.browser.call(takeBackMessage, { params: { messageId } });
  expect(await found(applicant, 'secret')).toEqual([]);
  await t.deps.db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, applicant.id));
  expect(await found(founder, 'donnerstag')).toEqual([]);
  await t.deps.db.update(users).set({ suspendedAt: null }).where(eq(users.id, applicant.id));
  expect(await found(founder, 'donnerstag')).toHaveLength(1);
  await founder.browser.call(blockPerson, { params: { userId: applicant.id } });
  expect([await found(founder, 'donnerstag'), await found(applicant, 'donnerstag')]).toEqual([[], []]);
  await t.deps.db.delete(users).where(eq(users.id, applicant.id));
  expect(await found(founder, 'donnerstag')).toHaveLength(1);
});

test.each([
  {},
  { search: 'x' },
  { search: ' x ' },
  { search: 'x'.repeat(201) },
  { search: 'xx', cursor: 'y' },
])('%j is refused', async (query: Record<string, string>) => {
  expect((await ask(founder, query)).status).toBe(400);
});
