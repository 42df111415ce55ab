import { saveSettings } from '@ampersand/contract/account';
import { blockPerson } from '@ampersand/contract/blocks';
import { savePerson } from '@ampersand/contract/choices';
import { changeDeskCard } from '@ampersand/contract/desk';
import { saveFilter } from '@ampersand/contract/saved-filters';
import { DAY_MS, utcDay } from '@ampersand/contract/time';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import { searchIndex } from '../../db/matching.ts';
import { emails, users } from '../../db/schema.ts';
import { answer, give } from '../../testing/alignment.ts';
import { type Member, makeApplicant, makeFounder } from '../../testing/factories.ts';
import { fitApplicants, fitFounder } from '../../testing/fitting.ts';
import { connectMembers, invite } from '../../testing/invitations.ts';
import { write } from '../../testing/messages.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { tellOfNewFits } from '../saved-filters/new-fits.ts';
import { tellOfWeek } from './week.ts';

const t = useTestApp();

let founder: Member;
beforeEach(async () => {
  founder = await makeFounder(t);
  await fitApplicants(founder);
  await want(founder);
});

const want = ({ browser }: Member, searchWeek = true) =>
  browser.call(saveSettings, { body: { emails: { searchWeek } } });
const countOf = (kind: string) => t.deps.db.$count(emails, eq(emails.kind, kind));
/** How many such emails there are after a round so many days on. */
async function round(days = 0): Promise<number> {
  t.advance(days * DAY_MS);
  await tellOfWeek(t.deps);
  return countOf('search_week');
}
const lastEmail = ({ email }: Member) =>
  vi.waitFor(() => {
    const found = t.emails.findLast(({ kind, to }) => kind === 'search_week' && to === email);
    if (!found) throw new Error('an email expected');
    return found;
  }, 15_000);

/** An applicant who joined long ago, and is no news. */
async function known(fullName: string) {
  const member = await makeApplicant(t, { fullName });
  const createdAt = new Date(t.deps.now().getTime() - 60 * DAY_MS);
  await t.deps.db.update(users).set({ createdAt }).where(eq(users.id, member.id));
  return member;
}
async function joins(fullName: string) {
  const member = await makeApplicant(t, { fullName });
  await fitFounder(member);
  await t.deps.db.update(users).set({ createdAt: t.deps.now() }).where(eq(users.id, member.id));
  return member;
}
const dayIn = (days: number) => utcDay(new Date(t.deps.now().getTime() + days * DAY_MS));

test('comes only to who has switched it on, once a week, and says nothing where there is nothing', async () => {
  expect(await round()).toBe(0);
  await joins('Asha Rao');
  await want(founder, false);
  expect(await round(6)).toBe(0);
  await want(founder);
  await Promise.all([tellOfWeek(t.deps), tellOfWeek(t.deps), tellOfWeek(t.deps)]);
  expect(await countOf('search_week')).toBe(1);
  expect(await round(1)).toBe(1);
});

test('tells who is new, what waits and of whom one is reminded, with a header that switches it off', async () => {
  const [asker, talker, giver, saved] = [
    await known('Asha Rao'),
    await known('Bela Sen'),
    await known('Chitra Das'),
    await known('Dara Shah'),
  ];
  await joins('Esha Jain');
  await invite(asker, founder);
  await write(talker, await connectMembers(founder, talker), 'A secret plan');
  const id = await connectMembers(giver, founder);
  await write(founder, id, 'Hello');
  await answer(giver, 'change', 5);
  await give(giver, id, 'VISION');
  const params = { userId: saved.id };
  await founder.browser.call(savePerson, { params, body: {} });
  await founder.browser.call(changeDeskCard, { params, body: { remindOn: dayIn(5), note: 'Secret note' } });
  expect(await round()).toBe(1);
  const { subject, text, html, headers } = await lastEmail(founder);
  for (const words of [
    'Esha has joined this week and fits you.',
    'Somebody would like to connect with you.',
    'Bela waits for your answer.',
    'Chitra has done their part of what you decide together: it is your turn.',
    'Reminders on your board until next Monday: Dara.',
  ]) {
    expect(text).toContain(words);
    expect(html).toContain(words);
  }
  expect(text).toMatch(/\/founder-dashboard\/matches\?sort=NEW/);
  expect(subject).toBe('Your search this week');
  expect(subject + text + html).not.toMatch(/secret/i);
  expect(headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
});

test('brings what is new in weekly filters, which then sends no email of its own; a daily one does', async () => {
  for (const [name, filter, pace] of [
    ['Weekly', 'ways=REMOTE', 'WEEKLY'],
    ['Daily', 'ways=REMOTE,HYBRID', 'DAILY'],
  ] as const)
    await founder.browser.call(saveFilter, { body: { name, filter, pace } });
  const { id } = await joins('Asha Rao');
  await vi.waitFor(async () => {
    const { rowCount } = await t.deps.db
      .update(searchIndex)
      .set({ way: 'REMOTE' })
      .where(eq(searchIndex.userId, id));
    if (rowCount === 0) throw new Error('a row of the search expected');
  });
  t.advance(8 * DAY_MS);
  await tellOfNewFits(t.deps);
  expect(await countOf('new_fits')).toBe(1);
  expect(await round()).toBe(1);
  const { text } = await lastEmail(founder);
  expect(text).toContain('Asha has joined and fits “Weekly”.');
  expect(text).not.toContain('“Daily”');
  await want(founder, false);
  await joins('Bela Sen');
  t.advance(8 * DAY_MS);
  await tellOfNewFits(t.deps);
  expect(await round()).toBe(1);
});

test('says nothing of people who are blocked or suspended, and nothing to whoever is paused', async () => {
  const [blocked, suspended, free] = [
    await joins('Asha Rao'),
    await joins('Bela Sen'),
    await joins('Chitra Das'),
  ];
  await founder.browser.call(blockPerson, { params: { userId: blocked.id } });
  const set = (id: string, values: Partial<typeof users.$inferInsert>) =>
    t.deps.db.update(users).set(values).where(eq(users.id, id));
  await set(suspended.id, { suspendedAt: new Date() });
  await set(founder.id, { pausedAt: new Date() });
  expect(await round()).toBe(0);
  await set(founder.id, { pausedAt: null });
  expect(await round()).toBe(1);
  expect((await lastEmail(founder)).text).not.toMatch(/Asha|Bela/);
  await set(free.id, { suspendedAt: new Date() });
  expect(await round(7)).toBe(1);
});

test('to an address that is not confirmed go no names', async () => {
  await t.deps.db.update(users).set({ emailConfirmedAt: null }).where(eq(users.id, founder.id));
  const talker = await known('Asha Rao');
  await write(talker, await connectMembers(talker, founder), 'Hello');
  await joins('Bela Sen');
  expect(await round()).toBe(1);
  const { text } = await lastEmail(founder);
  expect(text).toContain('Somebody has joined this week and fits you.');
  expect(text).not.toMatch(/Asha|Bela/);
});
