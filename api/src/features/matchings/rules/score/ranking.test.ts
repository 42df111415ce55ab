import { expect, test } from 'vitest';
import { applicant, coldChain, firmwareEngineer, founder, read } from '../people.fixture.ts';
import type { Person } from '../read/person.ts';
import { pairOf } from './pair.ts';
import { type Candidate, comparable, type Judged, order, orderAll, rank } from './ranking.ts';
import { scoreOf } from './score.ts';

async function known(
  id: string,
  person: Person,
  prior = 0,
  model = 'm',
  inactive = false,
): Promise<Candidate> {
  return { id, traits: (await read(person)).traits, model, prior, inactive };
}

const engineers = (
  count: number,
  change: (i: number) => Partial<typeof firmwareEngineer.wants> = () => ({}),
) =>
  Promise.all(
    Array.from({ length: count }, (_, i) =>
      known(
        `e${String(i).padStart(3, '0')}`,
        applicant({ ...firmwareEngineer, wants: { ...firmwareEngineer.wants, ...change(i) } }),
      ),
    ),
  );

const insisting = (importance: Record<string, 'MUST_HAVE'>) =>
  founder({ ...coldChain, wants: { ...coldChain.wants, importance } });

test('the better fit stands higher, whatever the order of the rows', async () => {
  const viewer = await known('me', founder(coldChain));
  const fit = await known('fit', applicant(firmwareEngineer));
  const none = await known(
    'none',
    applicant({ skills: ['opera'], wants: { ideaPreferences: ['opera houses'] } }),
  );
  const ids = (rows: Candidate[]) => rank(viewer, rows).people.map(({ id }) => id);
  expect(ids([none, fit])).toEqual(['fit', 'none']);
  expect(ids([fit, none])).toEqual(['fit', 'none']);
});

test('a high price or long inactivity lowers somebody of the same fit', async () => {
  const viewer = await known('me', founder(coldChain));
  const free = await known('free', applicant(firmwareEngineer), 0.5);
  const dear = await known('dear', applicant(firmwareEngineer), -0.5);
  expect(rank(viewer, [dear, free]).people.map(({ id }) => id)).toEqual(['free', 'dear']);
});

test('the inactive stand below all who are active, however well they fit', async () => {
  const viewer = await known('me', founder(coldChain));
  const opera = applicant({ skills: ['opera'], wants: { ideaPreferences: ['opera houses'] } });
  const rows = [
    await known('inactive fit', applicant(firmwareEngineer), 1, 'm', true),
    await known('active', opera),
    await known('inactive', opera, 0, 'm', true),
    await known('active fit', applicant(firmwareEngineer)),
  ];
  const { people } = rank(viewer, rows);
  expect(people.map(({ id }) => id)).toEqual(['active fit', 'active', 'inactive fit', 'inactive']);
});

test('a must-have filters while twenty remain', async () => {
  const rows = await engineers(30, (i) => (i < 22 ? {} : { timeCommitment: 'weekends only' }));
  const { people, relaxed, leftOut } = rank(
    await known('me', insisting({ coFounderCommitment: 'MUST_HAVE' })),
    rows,
  );
  expect(people).toHaveLength(22);
  expect(relaxed).toEqual([]);
  expect(leftOut).toEqual([{ question: 'coFounderCommitment', people: 8 }]);
});

test('a must-have is relaxed, and named, when fewer than twenty meet it; those who do stand first', async () => {
  const rows = await engineers(30, (i) => (i < 5 ? {} : { timeCommitment: 'weekends only' }));
  const { people, relaxed, leftOut } = rank(
    await known('me', insisting({ coFounderCommitment: 'MUST_HAVE' })),
    rows,
  );
  expect(relaxed).toEqual(['coFounderCommitment']);
  expect(leftOut).toEqual([]);
  expect(people.length).toBeGreaterThanOrEqual(20);
  expect(
    people
      .slice(0, 5)
      .map(({ id }) => id)
      .sort(),
  ).toEqual(['e000', 'e001', 'e002', 'e003', 'e004']);
});

test('of two must-haves the one that excludes most is given up first, the other stands', async () => {
  const rows = await engineers(40, (i) => ({
    ...(i % 8 === 0 ? {} : { timeCommitment: 'weekends only' }),
    ...(i < 30 ? {} : { equityExpectation: '60%' }),
  }));
  const { people, relaxed } = rank(
    await known('me', insisting({ coFounderCommitment: 'MUST_HAVE', equityOffered: 'MUST_HAVE' })),
    rows,
  );
  expect(relaxed).toEqual(['coFounderCommitment']);
  expect(people.every(({ id }) => Number(id.slice(1)) < 30)).toBe(true);
});

test('nothing is relaxed when nobody more would come of it', async () => {
  const { people, relaxed } = rank(
    await known('me', insisting({ coFounderCommitment: 'MUST_HAVE' })),
    await engineers(3),
  );
  expect(people).toHaveLength(3);
  expect(relaxed).toEqual([]);
});

test('somebody who has not said stays when a must-have filters', async () => {
  const rows = await engineers(25, (i) => (i === 0 ? { timeCommitment: null as never } : {}));
  const { people } = rank(await known('me', insisting({ coFounderCommitment: 'MUST_HAVE' })), rows);
  expect(people.map(({ id }) => id)).toContain('e000');
});

test('people below the floor are left out of a long list and fill a short one', async () => {
  const viewer = await known('me', founder(coldChain));
  const strangers = await Promise.all(
    Array.from({ length: 30 }, (_, i) =>
      known(
        `s${i}`,
        applicant({
          skills: ['opera'],
          wants: { ideaPreferences: ['opera houses'], equityExpectation: '90%' },
        }),
      ),
    ),
  );
  expect(rank(viewer, [...(await engineers(25)), ...strangers]).people).toHaveLength(25);
  expect(rank(viewer, [...(await engineers(5)), ...strangers]).people).toHaveLength(20);
  expect(rank(viewer, []).people).toEqual([]);
});

test('a later reading of the same model is compared in full', async () => {
  const { traits } = await read(applicant(firmwareEngineer));
  expect(comparable({ traits, model: 'm#1' }, 'm#2')).toBe(traits);
  expect(comparable({ traits, model: 'm#12' }, 'm')).toBe(traits);
  expect(comparable({ traits, model: 'm#1n' }, 'mn')).not.toBe(traits);
});

test('rows of another model are compared by what needs no vector', async () => {
  const viewer = await known('me', founder(coldChain));
  const old = await known('old', applicant(firmwareEngineer), 0, 'other');
  const [fresh, stale] = [rank(viewer, [{ ...old, model: 'm' }]).people[0], rank(viewer, [old]).people[0]];
  expect(stale?.shown).toBeLessThan(fresh?.shown ?? 0);
  const { traits } = await read(applicant(firmwareEngineer));
  const own = (await read(founder(coldChain))).traits;
  const { founder: looks, applicant: looked } = scoreOf(
    pairOf(own, comparable({ traits, model: 'other' }, 'm')),
  );
  const value = (name: string) =>
    [...looks.contributions, ...looked.contributions].find((each) => each.name === name)?.value;
  expect(value('whole')).toBeUndefined();
  expect(value('idea')).toBeUndefined();
  expect(value('equity')).toBe(1);
  expect(value('needs')).toBeGreaterThan(0);
});

test('who is above the floor stays, however low they rank: nobody who was asked makes room for who fits less', () => {
  const judged = (id: string, shown: number, rank: number): Judged => ({
    ...{ id, shown, rank, inactive: false, probability: shown, unmet: [], offer: undefined, looked: true },
  });
  const strangers = Array.from({ length: 30 }, (_, i) => judged(`stranger ${i}`, 0.2, -i / 10));
  const { people } = order([judged('asked', 0.9, -7), ...strangers]);
  expect(people).toHaveLength(20);
  expect(people[0]?.id).toBe('asked');
});

test('a list runs group by group, whatever lifts somebody of a lower one; within a group the rank counts', () => {
  const judged = (id: string, shown: number, rank: number, inactive = false): Judged => ({
    ...{ id, shown, rank, inactive, probability: shown, unmet: [], offer: undefined, looked: true },
  });
  const { people } = order([
    judged('lifted stretch', 0.4, 3),
    judged('below the floor, newly here', 0.3, 9),
    judged('below the floor', 0.32, 5),
    judged('away', 0.95, 8, true),
    judged('worth a look', 0.59, 7),
    judged('strong, seen before', 0.9, -5),
    judged('strong', 0.6, 1),
    judged('just worth a look', 0.495, 2),
    // Shown as 60 %.
    judged('just strong', 0.596, 0),
  ]);
  expect(people.map(({ id }) => id)).toEqual([
    'strong',
    'just strong',
    'strong, seen before',
    'worth a look',
    'just worth a look',
    'lifted stretch',
    'below the floor, newly here',
    'below the floor',
    'away',
  ]);
});

test.each([
  [19, ['coFounderCommitment']],
  [15, ['coFounderCommitment']],
  [20, []],
])('with %d people who meet a must-have, given up is %j', async (meeting, given) => {
  const rows = await engineers(30, (i) => (i < meeting ? {} : { timeCommitment: 'weekends only' }));
  const { relaxed } = rank(await known('me', insisting({ coFounderCommitment: 'MUST_HAVE' })), rows);
  expect(relaxed).toEqual(given);
});

test('a list does not repeat one trade: who is nearly as good and does something else stands between', async () => {
  const viewer = await known('me', founder(coldChain));
  const same = await engineers(6);
  const keeper = {
    role: 'Vaccine store keeper',
    startDate: '2016-01-01',
    endDate: null,
    description: 'Kept doses cold on the road.',
  };
  const another = applicant({ ...firmwareEngineer, experiences: [keeper], currentJob: keeper.role });
  const placed = async (prior: number) =>
    rank(viewer, [...same, await known('other', another, prior)]).people;
  const rankOf = (id: string, people: Awaited<ReturnType<typeof placed>>) =>
    people.find((each) => each.id === id)?.rank ?? Number.NaN;
  const before = await placed(0);
  const people = await placed(rankOf('e000', before) - rankOf('other', before) - 0.01);
  expect(rankOf('other', people)).toBeLessThan(rankOf('e005', people));
  expect(people.findIndex(({ id }) => id === 'other')).toBeLessThan(6);
});

test('nobody who was only guessed at stands before somebody who is active and was looked at, however well they were guessed', () => {
  const judged = (id: string, shown: number, looked: boolean, inactive = false): Judged => ({
    ...{ id, shown, rank: 0, inactive, probability: shown, unmet: [], offer: undefined, looked },
  });
  const pool = [
    judged('guessed to be strong', 0.95, false),
    judged('strong', 0.8, true),
    judged('a stretch', 0.4, true),
    judged('away', 0.9, true, true),
  ];
  for (const { people } of [order(pool), orderAll(pool)]) {
    expect(people.map(({ id }) => id)).toEqual(['strong', 'a stretch', 'guessed to be strong', 'away']);
    expect(people[2]?.shown).toBe(0.4);
  }
});

test('an applicant’s own must-haves filter what they read, not those of the founders', async () => {
  const strict = applicant({
    ...firmwareEngineer,
    wants: { ...firmwareEngineer.wants, importance: { equityExpectation: 'MUST_HAVE' } },
  });
  const offering = (i: number) =>
    founder({
      ...coldChain,
      company: { ...coldChain.company, equityOffered: i < 20 ? 18 : 1 },
      wants: {
        ...coldChain.wants,
        equityOffered: i < 20 ? '18 %' : '1 %',
        importance: { coFounderCommitment: 'MUST_HAVE' },
      },
    });
  const rows = await Promise.all(Array.from({ length: 22 }, (_, i) => known(`f${i}`, offering(i))));
  const { people, leftOut } = rank(await known('me', strict), rows);
  expect(people).toHaveLength(20);
  expect(leftOut).toEqual([{ question: 'equityExpectation', people: 2 }]);
});

test('who has copied what the reader wrote is marked, others are not', async () => {
  const viewer = await known('me', founder(coldChain));
  const pasted = applicant({
    ...firmwareEngineer,
    wants: { ...firmwareEngineer.wants, joinMotivation: Object.values(coldChain.company).join(' ') },
  });
  const { people } = rank(viewer, [
    await known('copy', pasted),
    await known('honest', applicant(firmwareEngineer)),
  ]);
  expect(Object.fromEntries(people.map(({ id, copied }) => [id, copied]))).toEqual({
    copy: true,
    honest: undefined,
  });
});
