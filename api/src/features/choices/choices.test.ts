import {
  listPassed,
  listSaved,
  passPerson,
  savePerson,
  unpassPerson,
  unsavePerson,
} from '@ampersand/contract/choices';
import { applicantMatchings, founderMatchings, pairMatching } from '@ampersand/contract/matchings';
import { DAY_MS } from '@ampersand/contract/time';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import { choices } from '../../db/matching.ts';
import { users } from '../../db/schema.ts';
import { outcomes } from '../../db/talk.ts';
import { type Member, makeAdmin, makeApplicant, makeFounder } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';

const t = useTestApp();
const NOBODY = '0190a8f0-0000-7000-8000-000000000000';

let founder: Member;
let applicant: Member;
let other: Member;
beforeEach(async () => {
  founder = await makeFounder(t);
  applicant = await makeApplicant(t);
  other = await makeApplicant(t);
});

const save = ({ browser }: Member, userId: string, note?: string) =>
  browser.call(savePerson, { params: { userId }, body: { note } });
const unsave = ({ browser }: Member, userId: string) => browser.call(unsavePerson, { params: { userId } });
const pass = ({ browser }: Member, userId: string, reason?: 'PLACE' | 'TERMS') =>
  browser.call(passPerson, { params: { userId }, body: { reason } });
const unpass = ({ browser }: Member, userId: string) => browser.call(unpassPerson, { params: { userId } });
const savedBy = async ({ browser }: Member, query = {}) => (await browser.call(listSaved, { query })).reply;
const passedBy = async ({ browser }: Member) => (await browser.call(listPassed)).reply.data;
const listOf = async (member: Member) =>
  (await member.browser.call(founderMatchings, { params: { userId: member.id } })).reply.data;
const kinds = async () =>
  (await t.deps.db.select().from(outcomes).orderBy(outcomes.at, outcomes.id))
    .filter(({ kind }) => kind !== 'SHOWN')
    .map(({ kind, reason }) => [kind, reason]);

test('saved people are a list of their own, latest first, each with the reasons and a note that stays', async () => {
  expect((await save(founder, applicant.id, 'Ask about hardware')).status).toBe(200);
  t.advance(1_000);
  await save(founder, other.id);
  await save(founder, applicant.id);
  const { data } = await savedBy(founder);
  expect(data.map(({ person, note }) => [person.id, note])).toEqual([
    [other.id, null],
    [applicant.id, 'Ask about hardware'],
  ]);
  const inList = (await listOf(founder)).find(({ applicantId }) => applicantId === applicant.id);
  expect(data[1]).toMatchObject({ match: inList?.match, reasons: inList?.reasons, isSaved: true });
  // The founder has answered no question yet.
  expect(data.map(({ isGuess }) => isGuess)).toEqual([true, true]);
  await save(founder, applicant.id, '');
  expect((await savedBy(founder)).data[1]?.note).toBe(null);
  expect(await kinds()).toEqual([
    ['SAVED', null],
    ['SAVED', null],
  ]);
});

test('saving somebody again and again is learned from once', async () => {
  for (let round = 0; round < 3; round++) {
    await save(founder, applicant.id);
    await unsave(founder, applicant.id);
  }
  expect(await kinds()).toEqual([['SAVED', null]]);
});

test('lists and pages say who is saved, to the one who saved them alone', async () => {
  await save(founder, applicant.id);
  const marks = (await listOf(founder)).map(({ applicantId, isSaved }) => [applicantId, isSaved]);
  expect(Object.fromEntries(marks)).toEqual({ [applicant.id]: true, [other.id]: false });
  const pairOf = async (who: Member, otherId: string) =>
    (await who.browser.call(pairMatching, { params: { otherId } })).reply.data.isSaved;
  expect(await pairOf(founder, applicant.id)).toBe(true);
  expect(await pairOf(applicant, founder.id)).toBe(false);
  const theirs = await applicant.browser.call(applicantMatchings, { params: { userId: applicant.id } });
  expect(theirs.reply.data[0]?.isSaved).toBe(false);
  expect((await savedBy(applicant)).data).toEqual([]);
});

test('who was not shown before today is new, once others were', async () => {
  const newness = async () => (await listOf(founder)).map(({ applicantId, isNew }) => [applicantId, isNew]);
  const shown = () => t.deps.db.$count(outcomes, eq(outcomes.kind, 'SHOWN'));
  expect(Object.fromEntries(await newness())).toEqual({ [applicant.id]: false, [other.id]: false });
  await vi.waitFor(async () => expect(await shown()).toBe(2), 5_000);
  t.advance(DAY_MS);
  const third = await makeApplicant(t);
  const next = { [applicant.id]: false, [other.id]: false, [third.id]: true };
  expect(Object.fromEntries(await newness())).toEqual(next);
  await vi.waitFor(async () => expect(await shown()).toBe(3), 5_000);
  expect(Object.fromEntries(await newness())).toEqual(next);
  t.advance(DAY_MS);
  expect(Object.fromEntries(await newness())).toEqual({ ...next, [third.id]: false });
});

test('who is taken off the list comes back with the note; unsaving twice says so', async () => {
  await save(founder, applicant.id, 'Met at the fair');
  expect((await unsave(founder, applicant.id)).status).toBe(200);
  expect((await unsave(founder, applicant.id)).status).toBe(404);
  expect((await savedBy(founder)).data).toEqual([]);
  await save(founder, applicant.id);
  expect((await savedBy(founder)).data[0]?.note).toBe('Met at the fair');
});

test('whom one passes on is in no list, also when saved, until they are brought back', async () => {
  await save(founder, applicant.id, 'Perhaps');
  expect((await pass(founder, applicant.id, 'PLACE')).status).toBe(200);
  expect((await listOf(founder)).map(({ applicantId }) => applicantId)).toEqual([other.id]);
  expect((await savedBy(founder)).data).toEqual([]);
  expect(await passedBy(founder)).toMatchObject([{ person: { id: applicant.id }, reason: 'PLACE' }]);
  expect((await unpass(founder, applicant.id)).status).toBe(200);
  expect((await unpass(founder, applicant.id)).status).toBe(404);
  expect(await listOf(founder)).toHaveLength(2);
  expect((await savedBy(founder)).data[0]?.note).toBe('Perhaps');
  expect(await passedBy(founder)).toEqual([]);
});

test('the latest reason of a pass is learned from, and nothing once it is taken back', async () => {
  await pass(founder, applicant.id);
  await pass(founder, applicant.id, 'PLACE');
  await pass(founder, applicant.id, 'TERMS');
  await pass(founder, applicant.id);
  expect(await kinds()).toEqual([['PASSED', 'TERMS']]);
  await unpass(founder, applicant.id);
  expect(await kinds()).toEqual([]);
});

test('nobody learns that they were passed on: they keep the other in their own list', async () => {
  await pass(founder, applicant.id);
  const { reply } = await applicant.browser.call(applicantMatchings, { params: { userId: applicant.id } });
  expect(reply.data.map(({ founderId }) => founderId)).toEqual([founder.id]);
});

test('a page ends where the next begins, and who cannot be found now is left out', async () => {
  const third = await makeApplicant(t);
  for (const { id } of [applicant, other, third]) {
    await save(founder, id);
    t.advance(1_000);
  }
  await t.deps.db.update(users).set({ pausedAt: new Date() }).where(eq(users.id, other.id));
  const first = await savedBy(founder, { limit: 1 });
  const rest = await savedBy(founder, { limit: 1, cursor: first.nextCursor });
  expect([...first.data, ...rest.data].map(({ person }) => person.id)).toEqual([third.id, applicant.id]);
  expect(rest.nextCursor).toBeUndefined();
});

test('saving the same person twice at once is one entry', async () => {
  await Promise.all([save(founder, applicant.id), save(founder, applicant.id)]);
  expect(await t.deps.db.$count(choices)).toBe(1);
  expect(await kinds()).toHaveLength(1);
});

test('saved people are 500 at most, of parallel ones too; who is passed on or paused takes no place', async () => {
  await t.deps.db.execute(sql`
    with crowd as (
      insert into users (id, email, password_hash, role, full_name, paused_at)
      select gen_random_uuid(), 'crowd' || n || '@example.com', '', 'APPLICANT', 'C', case when n = 1 then now() end
      from generate_series(1, 500) n returning id, email)
    insert into choices (member_id, person_id, saved_at, passed_at)
    select ${founder.id}::uuid, id, now(), case when email like 'crowd2@%' then now() end from crowd`);
  expect((await save(founder, applicant.id)).status).toBe(200);
  const both = await Promise.all([save(founder, other.id), save(founder, (await makeApplicant(t)).id)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('only people of the other side whom one may see are saved or passed on, and by members alone', async () => {
  const rival = await makeFounder(t);
  for (const id of [founder.id, rival.id, NOBODY]) {
    expect((await save(founder, id)).status).toBe(404);
    expect((await pass(founder, id)).status).toBe(404);
  }
  expect((await save(await makeAdmin(t), founder.id)).status).toBe(403);
  await save(founder, applicant.id);
  expect((await unsave(rival, applicant.id)).status).toBe(404);
});

test('a note has a limit, and says so', async () => {
  const { status, failure } = await save(founder, applicant.id, 'x'.repeat(2001));
  expect(status).toBe(422);
  expect(JSON.stringify(failure)).toContain('2,000 characters');
});
