import {
  addCriteria,
  type Criterion,
  changeCriterion,
  comparePeople,
  givePoints,
  removeCriterion,
} from '@ampersand/contract/compare';
import { pairMatching } from '@ampersand/contract/matchings';
import { MOST_CRITERIA, SUGGESTED_CRITERIA } from '@ampersand/contract/score-card';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { deskCriteria, deskPoints } from '../../db/desk.ts';
import { users } from '../../db/schema.ts';
import { type Member, makeAdmin, makeApplicant, makeFounder } from '../../testing/factories.ts';
import { connectMembers } from '../../testing/invitations.ts';
import { useTestApp } from '../../testing/test-app.ts';

const t = useTestApp();

let founder: Member;
let one: Member;
let other: Member;
beforeEach(async () => {
  founder = await makeFounder(t);
  one = await makeApplicant(t);
  other = await makeApplicant(t, { skills: ['pastry'] });
});

const compare = ({ browser }: Member, ...people: Pick<Member, 'id'>[]) =>
  browser.call(comparePeople, { query: { with: people.map(({ id }) => id).join(',') } });
const add = ({ browser }: Member, ...criteria: Pick<Criterion, 'name' | 'weight'>[]) =>
  browser.call(addCriteria, { body: { criteria } });
const change = ({ browser }: Member, criterionId: string, body: Partial<Criterion>) =>
  browser.call(changeCriterion, { params: { criterionId }, body });
const remove = ({ browser }: Member, criterionId: string) =>
  browser.call(removeCriterion, { params: { criterionId } });
const give = ({ browser }: Member, criterionId: string, { id }: Pick<Member, 'id'>, points: number | null) =>
  browser.call(givePoints, { params: { criterionId, userId: id }, body: { points } });
const TRUST = { name: 'Trust', weight: 5 };

test('people stand side by side in the order asked for, each as on their own page', async () => {
  const { people } = (await compare(founder, other, one)).reply.data;
  expect(people.map(({ id, person }) => [id, person?.fullName])).toEqual([
    [other.id, other.fullName],
    [one.id, one.fullName],
  ]);
  for (const { id, person } of people) {
    const pair = await founder.browser.call(pairMatching, { params: { otherId: id } });
    expect(person?.pair).toEqual(pair.reply.data);
  }
});

test('three people at most are compared, each once', async () => {
  expect((await compare(founder, one, one)).reply.data.people).toHaveLength(1);
  expect((await compare(founder)).reply.data.people).toEqual([]);
  const [third, fourth] = [await makeApplicant(t), await makeApplicant(t)];
  expect((await compare(founder, one, other, third)).reply.data.people).toHaveLength(3);
  expect((await compare(founder, one, other, third, fourth)).status).toBe(400);
  expect((await compare(founder, { id: 'somebody' })).status).toBe(400);
});

test('of whom one cannot see any more nothing is told, their points neither', async () => {
  await connectMembers(founder, one);
  const [trust] = (await add(founder, TRUST)).reply.data;
  for (const each of [one, other]) await give(founder, trust?.id ?? '', each, 4);
  await t.deps.db.update(users).set({ pausedAt: new Date() });
  const { people, points } = (await compare(founder, one, other)).reply.data;
  // With whom one is connected one sees also while they are paused.
  expect(people.map(({ person }) => person?.fullName)).toEqual([one.fullName, undefined]);
  expect(points).toEqual([{ criterionId: trust?.id, personId: one.id, points: 4 }]);
});

test('a score card is one’s own: criteria, how much they count, and points', async () => {
  const { reply } = await add(founder, ...SUGGESTED_CRITERIA);
  expect(reply.data.map(({ name, weight }) => ({ name, weight }))).toEqual(SUGGESTED_CRITERIA);
  const [first, second] = reply.data.map(({ id }) => id);
  if (!first || !second) throw new Error('two criteria expected');
  expect((await change(founder, first, { name: 'Grit' })).reply.data[0]).toMatchObject({
    name: 'Grit',
    weight: 5,
  });
  expect((await change(founder, first, { weight: 1 })).reply.data[0]).toMatchObject({
    name: 'Grit',
    weight: 1,
  });
  await give(founder, first, one, 0);
  await give(founder, first, other, 3);
  await give(founder, first, other, 5);
  await give(founder, second, one, 2);
  await give(founder, second, one, null);
  const pointsOf = async (member: Member, ...people: Member[]) =>
    (await compare(member, ...people)).reply.data.points.map(({ personId, points }) => [personId, points]);
  expect(await pointsOf(founder, one, other)).toEqual(
    expect.arrayContaining([
      [one.id, 0],
      [other.id, 5],
    ]),
  );
  expect(await pointsOf(founder, one)).toEqual([[one.id, 0]]);
  expect((await remove(founder, first)).reply.data).toHaveLength(SUGGESTED_CRITERIA.length - 1);
  expect(await t.deps.db.$count(deskPoints)).toBe(0);
});

test('nobody else reads or changes a score card', async () => {
  const rival = await makeFounder(t);
  const [trust] = (await add(founder, TRUST)).reply.data;
  const id = trust?.id ?? '';
  await give(founder, id, one, 4);
  expect((await compare(rival, one)).reply.data).toMatchObject({ criteria: [], points: [] });
  expect((await compare(one, founder)).reply.data).toMatchObject({ criteria: [], points: [] });
  const tries = [
    await change(rival, id, { weight: 1 }),
    await remove(rival, id),
    await give(rival, id, one, 0),
    await give(rival, id, one, null),
  ];
  expect(tries.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect((await compare(founder, one)).reply.data).toMatchObject({
    criteria: [TRUST],
    points: [{ points: 4 }],
  });
  const admin = await makeAdmin(t);
  expect((await add(admin, TRUST)).status).toBe(403);
  expect((await give(admin, id, one, 1)).status).toBe(403);
});

test('weights, points and how many criteria there are have limits', async () => {
  const [trust] = (await add(founder, TRUST)).reply.data;
  const id = trust?.id ?? '';
  for (const weight of [0, 6, 1.5]) expect((await change(founder, id, { weight })).status).toBe(422);
  for (const points of [-1, 6, 2.5]) expect((await give(founder, id, one, points)).status).toBe(422);
  for (const name of ['', ' ', 'x'.repeat(81)])
    expect((await add(founder, { ...TRUST, name })).status).toBe(422);
  const most = Array.from({ length: MOST_CRITERIA - 1 }, () => TRUST);
  expect((await add(founder, ...most)).reply.data).toHaveLength(MOST_CRITERIA);
  expect((await add(founder, TRUST)).status).toBe(409);
  expect(await t.deps.db.$count(deskCriteria)).toBe(MOST_CRITERIA);
});

test('points go with whoever they are about, a score card with its owner', async () => {
  const [trust] = (await add(founder, TRUST)).reply.data;
  for (const each of [one, other]) await give(founder, trust?.id ?? '', each, 4);
  await t.deps.db.delete(users).where(eq(users.id, one.id));
  expect(await t.deps.db.$count(deskPoints)).toBe(1);
  await t.deps.db.delete(users).where(eq(users.id, founder.id));
  expect([await t.deps.db.$count(deskCriteria), await t.deps.db.$count(deskPoints)]).toEqual([0, 0]);
});
