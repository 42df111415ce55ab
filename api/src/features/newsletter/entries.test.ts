import { type AddressList, listEntries, neverWrite, removeEntry } from '@ampersand/contract/entries';
import { joinWaitlist } from '@ampersand/contract/waitlist';
import { beforeEach, expect, test } from 'vitest';
import { waitlistEntries } from '../../db/schema.ts';
import { type Member, makeAdmin, makeFounder } from '../../testing/factories.ts';
import { newsletterReaders, PUBLIC_SITE } from '../../testing/newsletter.ts';
import { useTestApp } from '../../testing/test-app.ts';

const t = useTestApp({ env: { ...PUBLIC_SITE, LOG_LEVEL: 'info' } });
const { ask, confirm, askAndOpen, emailsTo, findSubscriber, leave, makeSubscriber, newAddress } =
  newsletterReaders(t);
const NOBODY = '0190a8f0-0000-7000-8000-000000000000';

let admin: Member;
beforeEach(async () => {
  admin = await makeAdmin(t);
});

const entriesOf = async (list: AddressList, query: Record<string, string | number> = {}) =>
  (await admin.browser.call(listEntries, { query: { list, ...query } })).reply;
const remove = (entryId: string) => admin.browser.call(removeEntry, { params: { entryId } });
const never = (email: string) => admin.browser.call(neverWrite, { body: { email } });
const join = (email: string) =>
  t.browser().call(joinWaitlist, { body: { email, fullName: 'Ines Inwait', role: 'FOUNDER' } });

test('administrators see who has confirmed, page by page, and find the others by a part of the address', async () => {
  const [first, second] = [await makeSubscriber(), await makeSubscriber()];
  const former = await makeSubscriber();
  await leave(former.unsubscribeToken);
  const page = await entriesOf('NEWSLETTER', { limit: 1 });
  expect(page.data.map(({ email, state }) => [email, state])).toEqual([[second.email, 'CONFIRMED']]);
  const rest = await entriesOf('NEWSLETTER', { limit: 1, cursor: page.nextCursor ?? '' });
  expect(rest.data.map(({ email }) => email)).toEqual([first.email]);
  expect(rest.nextCursor).toBeUndefined();
  const found = await entriesOf('NEWSLETTER', { search: former.email.toUpperCase() });
  expect(found.data.map(({ email, state }) => [email, state])).toEqual([[former.email, 'UNSUBSCRIBED']]);
});

test('the waitlist says what people have said of themselves', async () => {
  await join('waits@example.com');
  expect((await entriesOf('WAITLIST')).data).toEqual([]);
  await t.deps.db.update(waitlistEntries).set({ status: 'confirmed', confirmedAt: t.deps.now() });
  expect((await entriesOf('WAITLIST')).data).toMatchObject([
    { email: 'waits@example.com', fullName: 'Ines Inwait', role: 'FOUNDER', state: 'CONFIRMED' },
  ]);
});

test('a removed address is forgotten, and may come back', async () => {
  const { email } = await makeSubscriber();
  const [entry] = (await entriesOf('NEWSLETTER')).data;
  expect((await remove(entry?.id ?? '')).status).toBe(200);
  expect(await findSubscriber(email)).toBeUndefined();
  expect((await remove(entry?.id ?? '')).status).toBe(404);
  await askAndOpen(email);
});

test('an address that wants no more is written to by neither list, whoever enters it, until it is removed', async () => {
  const { email } = await makeSubscriber();
  await join(email);
  expect((await never(email)).status).toBe(200);
  expect((await never(email)).status).toBe(200);
  const before = await emailsTo(email);
  await ask(email);
  await join(email);
  expect(await emailsTo(email)).toEqual(before);
  for (const list of ['NEWSLETTER', 'WAITLIST'] as const) {
    expect((await entriesOf(list)).data).toEqual([]);
    expect((await entriesOf(list, { search: email })).data).toMatchObject([
      { email, state: 'NEVER', fullName: null, role: null },
    ]);
  }
  const [entry] = (await entriesOf('NEWSLETTER', { search: email })).data;
  await remove(entry?.id ?? '');
  await askAndOpen(email);
});

test('of an address nobody has entered yet that is kept too, and a link that is under way is dead', async () => {
  const stranger = newAddress();
  await never(stranger);
  await ask(stranger);
  expect(await emailsTo(stranger)).toEqual([]);
  const waiting = newAddress();
  const token = await askAndOpen(waiting);
  await never(waiting);
  expect((await confirm(token)).status).toBe(422);
});

test('nobody but administrators sees or changes the lists; the log says who did, and names no address', async () => {
  const { email } = await makeSubscriber();
  const { browser } = await makeFounder(t);
  const answers = [
    await browser.call(listEntries, { query: { list: 'NEWSLETTER' } }),
    await browser.call(removeEntry, { params: { entryId: NOBODY } }),
    await browser.call(neverWrite, { body: { email } }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
  const [entry] = (await entriesOf('NEWSLETTER')).data;
  await never(email);
  await remove(entry?.id ?? '');
  const events = t.logs.map((line) => JSON.parse(line)).filter(({ adminId }) => adminId === admin.id);
  expect(events.map(({ event }) => event)).toEqual(['entries_read', 'address_closed', 'entry_removed']);
  expect(t.logs.join('')).not.toContain(email);
});
