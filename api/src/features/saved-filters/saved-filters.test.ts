import { saveSettings } from '@ampersand/contract/account';
import { passPerson } from '@ampersand/contract/choices';
import type { FilterPace } from '@ampersand/contract/enumerations';
import {
  changeSavedFilter,
  deleteSavedFilter,
  listSavedFilters,
  saveFilter,
} from '@ampersand/contract/saved-filters';
import { DAY_MS } from '@ampersand/contract/time';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { filterFinds, searchIndex } from '../../db/matching.ts';
import { emails, users } from '../../db/schema.ts';
import { type Member, makeAdmin, makeApplicant, makeFounder } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { tellOfNewFits } from './new-fits.ts';

const t = useTestApp({ env: { RATE_LIMIT: 'off' } });
const NOBODY = '0190a8f0-0000-7000-8000-000000000000';

let founder: Member;
beforeEach(async () => {
  founder = await makeFounder(t);
});

const save = ({ browser }: Member, filter: string, pace: FilterPace = 'DAILY', name = 'Remote people') =>
  browser.call(saveFilter, { body: { name, filter, pace } });
const saved = async ({ browser }: Member) => (await browser.call(listSavedFilters, {})).reply.data;
const change = ({ browser }: Member, filterId: string, body: { name?: string; pace?: FilterPace }) =>
  browser.call(changeSavedFilter, { params: { filterId }, body });
const forget = ({ browser }: Member, filterId: string) =>
  browser.call(deleteSavedFilter, { params: { filterId } });

/** Somebody who joins now and works remotely. */
async function joins(fullName: string, way = 'REMOTE') {
  const member = await makeApplicant(t, { fullName });
  await t.deps.db.update(users).set({ createdAt: t.deps.now() }).where(eq(users.id, member.id));
  await works(member, way);
  return member;
}

const works = ({ id }: Member, way: string) =>
  vi.waitFor(async () => {
    const { rowCount } = await t.deps.db
      .update(searchIndex)
      .set({ way: way as never })
      .where(eq(searchIndex.userId, id));
    if (rowCount === 0) throw new Error('a row of the search expected');
  });

/** How many emails there are after a round so many days on. */
async function round(days = 1): Promise<number> {
  t.advance(days * DAY_MS);
  await tellOfNewFits(t.deps);
  return t.deps.db.$count(emails, eq(emails.kind, 'new_fits'));
}
const lastEmail = ({ email }: Member, words: string) =>
  vi.waitFor(() => {
    const found = t.emails.findLast(({ kind, to }) => kind === 'new_fits' && to === email);
    if (!found?.text.includes(words)) throw new Error(`an email with ${words} expected`);
    return found;
  }, 15_000);

describe('saving', () => {
  test('keeps a filter under a name, once, and changes and forgets it', async () => {
    const { status, reply } = await save(founder, 'ways=REMOTE&near=Berlin', 'WEEKLY');
    expect(status).toBe(201);
    expect(reply.data).toMatchObject({
      name: 'Remote people',
      filter: 'ways=REMOTE&near=Berlin',
      pace: 'WEEKLY',
    });
    expect((await save(founder, 'ways=REMOTE&near=Berlin')).status).toBe(409);
    expect(
      (await change(founder, reply.data.id, { name: 'Near me', pace: 'NEVER' })).reply.data,
    ).toMatchObject({
      name: 'Near me',
      pace: 'NEVER',
    });
    expect((await change(founder, reply.data.id, {})).reply.data.name).toBe('Near me');
    expect(await saved(founder)).toHaveLength(1);
    expect((await forget(founder, reply.data.id)).status).toBe(200);
    expect(await saved(founder)).toEqual([]);
    expect((await forget(founder, reply.data.id)).status).toBe(404);
  });

  test.each([
    ['nothing to filter by', 'within=20'],
    ['no filter', 'colour=green'],
    ['a filter that no list takes', 'ways=BY_TRAIN'],
    ['too long a filter', `skills=${'a'.repeat(2001)}`],
  ])('refuses %s and says so at the filter', async (_, filter) => {
    const { status, reply } = await save(founder, filter);
    expect(status).toBe(422);
    expect(JSON.stringify(reply)).toContain('filter');
  });

  test('refuses a place that nobody knows, and keeps nothing', async () => {
    expect((await save(founder, 'near=Nowhereville')).status).toBe(400);
    expect(await saved(founder)).toEqual([]);
  });

  test('of more than twenty is refused, as is one without a name', async () => {
    for (let hours = 1; hours <= 19; hours += 1)
      expect((await save(founder, `hours=${hours}`)).status).toBe(201);
    const both = await Promise.all([save(founder, 'hours=20'), save(founder, 'hours=21')]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await saved(founder)).toHaveLength(20);
    expect((await save(founder, 'hours=22', 'DAILY', ' ')).status).toBe(422);
  });

  test('is of one member alone; administrators have none', async () => {
    const { reply } = await save(founder, 'ways=REMOTE');
    const other = await makeFounder(t);
    expect(await saved(other)).toEqual([]);
    for (const id of [reply.data.id, NOBODY]) {
      expect((await change(other, id, { name: 'Mine' })).status).toBe(404);
      expect((await forget(other, id)).status).toBe(404);
    }
    expect((await save(await makeAdmin(t), 'ways=REMOTE')).status).toBe(403);
    expect(await saved(founder)).toMatchObject([{ name: 'Remote people' }]);
  });
});

describe('the email', () => {
  test('tells of whoever has joined and fits, each once, and leads to the list', async () => {
    await joins('Ottokar Hand');
    await save(founder, 'ways=REMOTE&hours=20', 'NEVER', 'Other');
    await save(founder, 'ways=REMOTE');
    expect(await round()).toBe(0);
    await joins('Asha Rao');
    await joins('Bela Sen', 'ON_SITE');
    expect(await round()).toBe(1);
    const email = await lastEmail(founder, 'Asha has joined and fits “Remote people”.');
    expect(email.text).toContain('/founder-dashboard/matches?ways=REMOTE&sort=NEW');
    expect(email.text).not.toMatch(/Ottokar|Bela/);
    expect(email.subject).toBe('Somebody new fits what you are looking for');
    expect(await round()).toBe(1);
  });

  test('comes too when a newcomer says only later what fits, not of who has been here for long', async () => {
    const [late, long] = [await joins('Late Starter', 'ON_SITE'), await joins('Long Here', 'ON_SITE')];
    await t.deps.db
      .update(users)
      .set({ createdAt: new Date(t.deps.now().getTime() - 40 * DAY_MS) })
      .where(eq(users.id, long.id));
    await save(founder, 'ways=REMOTE');
    expect(await round()).toBe(0);
    await works(late, 'REMOTE');
    await works(long, 'REMOTE');
    expect(await round()).toBe(1);
    expect((await lastEmail(founder, 'Late has joined')).text).not.toContain('Long');
    await round(40);
    expect(await t.deps.db.$count(filterFinds)).toBe(0);
  });

  test('of a weekly filter comes after a week, of several filters is one, of two rounds at once is one', async () => {
    await save(founder, 'ways=REMOTE', 'WEEKLY', 'Remote');
    await save(founder, 'ways=REMOTE,HYBRID', 'WEEKLY', 'Or hybrid');
    for (const name of ['Asha Rao', 'Bela Sen']) await joins(name);
    expect(await round(6)).toBe(0);
    t.advance(DAY_MS);
    await Promise.all([tellOfNewFits(t.deps), tellOfNewFits(t.deps), tellOfNewFits(t.deps)]);
    expect(await round(0)).toBe(1);
    const email = await lastEmail(founder, '“Or hybrid”');
    expect(email.text).toMatch(/(Asha and Bela|Bela and Asha) have joined and fit “Remote”\./);
    expect(email.subject).toBe('2 new people fit what you are looking for');
  });

  test('of who came before its pace was changed comes all the same', async () => {
    const { reply } = await save(founder, 'ways=REMOTE', 'WEEKLY');
    t.advance(2 * DAY_MS);
    await joins('Asha Rao');
    await change(founder, reply.data.id, { pace: 'DAILY' });
    expect(await round()).toBe(1);
    await lastEmail(founder, 'Asha has joined');
  });

  test('says nothing of who is blocked, passed on, paused or of one’s own side', async () => {
    await save(founder, 'ways=REMOTE');
    const [passed, paused] = [await joins('Passed On'), await joins('On Pause')];
    await founder.browser.call(passPerson, { params: { userId: passed.id }, body: {} });
    await t.deps.db.update(users).set({ pausedAt: t.deps.now() }).where(eq(users.id, paused.id));
    await works(await makeFounder(t), 'REMOTE');
    expect(await round()).toBe(0);
  });

  test('does not come to who switched it off, paused or is suspended; choosing how often switches it on', async () => {
    const { reply } = await save(founder, 'ways=REMOTE');
    await founder.browser.call(saveSettings, { body: { emails: { newFit: false } } });
    await joins('Asha Rao');
    expect(await round()).toBe(0);
    await change(founder, reply.data.id, { pace: 'NEVER' });
    await change(founder, reply.data.id, { pace: 'DAILY' });
    expect(await round()).toBe(0);
    await joins('Bela Sen');
    await t.deps.db.update(users).set({ suspendedAt: t.deps.now() }).where(eq(users.id, founder.id));
    expect(await round()).toBe(0);
    await t.deps.db.update(users).set({ suspendedAt: null }).where(eq(users.id, founder.id));
    expect(await round()).toBe(1);
    await lastEmail(founder, 'Bela has joined');
  });

  test('names nobody to an address that is not confirmed', async () => {
    await t.deps.db.update(users).set({ emailConfirmedAt: null }).where(eq(users.id, founder.id));
    await save(founder, 'ways=REMOTE', 'DAILY', 'Secret plan');
    await joins('Asha Rao');
    expect(await round()).toBe(1);
    const { text, subject } = await lastEmail(founder, 'Somebody has joined and fits a filter you saved.');
    expect(text + subject).not.toMatch(/Asha|Secret plan/);
  });

  test('of one member who cannot be told of keeps nothing from the others', async () => {
    const { reply } = await save(founder, 'ways=REMOTE');
    const other = await makeFounder(t);
    await save(other, 'ways=REMOTE');
    await t.deps.db.execute(
      `update saved_filters set filter = 'near=Atlantis' where id = '${reply.data.id}'`,
    );
    await joins('Asha Rao');
    await expect(round()).rejects.toThrow('saved filters not looked at: 1');
    await lastEmail(other, 'Asha has joined');
  });
});
