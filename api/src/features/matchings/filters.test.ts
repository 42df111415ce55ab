import { passPerson } from '@ampersand/contract/choices';
import { type FundingStage, fundingStageSchema } from '@ampersand/contract/enumerations';
import { countFilters, type WorkMode, workModeSchema } from '@ampersand/contract/filters';
import { applicantMatchings, founderMatchings } from '@ampersand/contract/matchings';
import { saveLanguages } from '@ampersand/contract/profile';
import { DAY_MS } from '@ampersand/contract/time';
import { asc, eq, sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { impressions, searchIndex } from '../../db/matching.ts';
import { experiences, users } from '../../db/schema.ts';
import { hash32 } from '../../lib/hash32.ts';
import { type Member, makeApplicant, makeFounder } from '../../testing/factories.ts';
import { fitFounder } from '../../testing/fitting.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { skillKeys, unaccented } from './search-row.ts';

const t = useTestApp({ env: { RATE_LIMIT: 'off' } });

type Query = Record<string, string>;

const listOf = async ({ id, browser }: Member, query: Query = {}) =>
  (await browser.call(founderMatchings, { params: { userId: id }, query: { limit: 100, ...query } as never }))
    .reply;
const idsOf = async (member: Member, query: Query) =>
  (await listOf(member, query)).data.map(({ applicantId }) => applicantId);
const countsOf = async ({ browser }: Member, query: Query = {}) =>
  (await browser.call(countFilters, { query: query as never })).reply.data;

/** Draws that are the same in every run. */
function drawer(seed: string) {
  let at = 0;
  return <Value>(from: readonly Value[]): Value => {
    at += 1;
    return from[hash32(`${seed} ${at}`) % from.length] as Value;
  };
}

const SKILLS = ['React', 'Rust', 'soil science'];
const LANGUAGES = ['Deutsch', 'Português', 'English (fluent)'];
const FIELDS = ['health care', 'farming', 'games'];
const CITIES = [
  { country: 'DE', latitude: 52.5, longitude: 13.4 },
  { country: 'DE', latitude: 53.6, longitude: 10 },
  { country: 'IN', latitude: 18.5, longitude: 73.9 },
  { country: null, latitude: null, longitude: null },
];
/** Kilometres between Berlin and each. */
const FROM_BERLIN = [0, 255, 6200, undefined];

interface Facts {
  readonly skill: string;
  readonly field: string;
  readonly language: string | null;
  readonly city: number;
  readonly way: WorkMode | null;
  readonly hours: number | null;
  readonly equity: number | null;
  readonly stage: FundingStage | null;
  readonly canStart: boolean;
  readonly awayDays: number;
  readonly hides: boolean;
}

const or = <Value>(values: readonly Value[]) => [...values, null] as const;

function draw(seed: string): Facts {
  const of = drawer(seed);
  return {
    skill: of(SKILLS),
    field: of(FIELDS),
    language: of(or(LANGUAGES)),
    city: of([0, 1, 2, 3]),
    way: of(or(workModeSchema.options)),
    hours: of(or([8, 20, 45])),
    equity: of(or([2, 10, 40])),
    stage: of(or(fundingStageSchema.options)),
    canStart: of([true, false]),
    awayDays: of([0, 10, 40]),
    hides: of([true, false, false]),
  };
}

async function write({ id }: Member, facts: Facts) {
  const { skill, field, language, city, awayDays, hides, ...rest } = facts;
  await t.deps.db
    .update(searchIndex)
    .set({
      ...rest,
      ...CITIES[city],
      skills: skillKeys(skill),
      fields: sql`to_tsvector('english', ${field})`,
      languages: language && sql`to_tsvector('simple', ${unaccented(language)})`,
    })
    .where(eq(searchIndex.userId, id));
  const lastActiveAt = new Date(t.deps.now().getTime() - awayDays * DAY_MS);
  await t.deps.db.update(users).set({ lastActiveAt, showVisits: !hides }).where(eq(users.id, id));
}

const parts: readonly (readonly [string, readonly string[]])[] = [
  ['skills', ['React', 'Rust,React']],
  ['fields', ['health', 'farm,games']],
  ['languages', ['english', 'Portugues,Deutsch']],
  ['near', ['Berlin', 'Germany']],
  ['ways', ['REMOTE', 'HYBRID,ON_SITE']],
  ['hours', ['10', '40']],
  ['start', ['NOW']],
  ['stages', ['SEED', 'SEED,SERIES_A,BOOTSTRAPPED']],
  ['equity', ['5', '30']],
  ['active', ['7', '30']],
];

/** The plain way to read a filter, for a founder. */
function fits(person: Facts, query: Query): boolean {
  const {
    skills,
    fields,
    languages,
    near,
    within = '50',
    ways,
    hours,
    start,
    stages,
    equity,
    active,
  } = query;
  const any = (list: string | undefined, has: (value: string) => boolean) =>
    list === undefined || list.split(',').some(has);
  const away = FROM_BERLIN[person.city];
  return (
    any(skills, (skill) => person.skill === skill) &&
    any(fields, (field) => person.field.split(' ').some((word) => word.startsWith(field))) &&
    any(languages, (language) =>
      unaccented(person.language ?? '')
        .split(/\W/)
        .some((word) => word.toLowerCase() === language.toLowerCase()),
    ) &&
    (near !== 'Berlin' || (away !== undefined && away <= Number(within))) &&
    (near !== 'Germany' || person.city < 2) &&
    any(ways, (way) => person.way === way) &&
    (hours === undefined || (person.hours !== null && person.hours >= Number(hours))) &&
    (start === undefined || person.canStart) &&
    any(stages, (stage) => person.stage === stage) &&
    (equity === undefined || (person.equity !== null && person.equity <= Number(equity))) &&
    (active === undefined || (!person.hides && person.awayDays <= Number(active)))
  );
}

test('every combination of filters holds whom a plain look through all people holds, and is counted so', async () => {
  const founder = await makeFounder(t);
  const people = new Map<string, Facts>();
  for (let at = 0; at < 40; at += 1) {
    const member = await makeApplicant(t);
    const facts = draw(`person ${at}`);
    await write(member, facts);
    people.set(member.id, facts);
  }
  const plain = (query: Query) =>
    [...people].flatMap(([id, facts]) => (fits(facts, query) ? [id] : [])).sort();
  const kept: number[] = [];
  for (let at = 0; at < 120; at += 1) {
    const of = drawer(`filter ${at}`);
    const query: Query = Object.fromEntries(
      parts.flatMap(([part, values]) => (of([0, 0, 1]) === 1 ? [[part, of(values)]] : [])),
    );
    if (query.near === 'Berlin' && of([true, false])) query.within = '300';
    if (Object.keys(query).length === 0) continue;
    const wanted = plain(query);
    kept.push(wanted.length);
    expect([query, (await idsOf(founder, query)).sort()]).toEqual([query, wanted]);
    if (at % 6 !== 0) continue;
    const { total, ...counts } = await countsOf(founder, query);
    expect([query, total]).toEqual([query, wanted.length]);
    for (const [part, choices] of Object.entries(counts))
      for (const [value, count] of Object.entries(choices))
        expect([query, part, value, count]).toEqual([
          query,
          part,
          value,
          plain({ ...query, [part]: value }).length,
        ]);
  }
  // Neither all empty nor all full.
  expect(kept.filter((count) => count > 0 && count < 40).length).toBeGreaterThan(40);
}, 120_000);

test('what somebody wrote is what they are filtered by, on both sides', async () => {
  const founder = await makeFounder(t);
  const applicant = await makeApplicant(t, { location: 'Hamburg, Germany', skills: ['Rust'] });
  await makeApplicant(t, { location: 'Pune, India', skills: ['Figma'], availability: false });
  expect(await idsOf(founder, { near: 'Berlin', within: '300' })).toEqual([applicant.id]);
  expect(await idsOf(founder, { near: 'Berlin' })).toEqual([]);
  expect(await idsOf(founder, { skills: 'rust' })).toEqual([applicant.id]);
  expect(await idsOf(founder, { start: 'NOW' })).toEqual([applicant.id]);
  const languages = ['English (fluent)', 'Türkçe'];
  await applicant.browser.call(saveLanguages, { params: { id: applicant.id }, body: { languages } });
  await vi.waitFor(async () => expect(await idsOf(founder, { languages: 'turkce' })).toEqual([applicant.id]));
  expect(await idsOf(founder, { languages: 'French,english' })).toEqual([applicant.id]);
  expect(await idsOf(founder, { languages: 'French' })).toEqual([]);
  const theirs = async (query: Query) =>
    (
      await applicant.browser.call(applicantMatchings, {
        params: { userId: applicant.id },
        query: query as never,
      })
    ).reply.data.map(({ founderId }) => founderId);
  expect(await theirs({ stages: 'PRE_SEED', fields: 'logistics', equity: '10' })).toEqual([founder.id]);
  expect(await theirs({ stages: 'SERIES_C' })).toEqual([]);
  expect(await theirs({ equity: '20' })).toEqual([]);
});

test('the newest or the nearest first; who joined and where they live decides, not how they fit', async () => {
  const founder = await makeFounder(t, { location: 'Berlin, Germany' });
  const people = [];
  for (const location of ['Hamburg, Germany', 'Pune, India', 'Munich, Germany']) {
    people.push(await makeApplicant(t, { location }));
  }
  const [hamburg, pune, munich] = people.map(({ id }) => id);
  for (const [at, id] of [munich, hamburg, pune].entries())
    await t.deps.db
      .update(users)
      .set({ createdAt: new Date(2026, 0, 10 - at) })
      .where(eq(users.id, id as string));
  expect(await idsOf(founder, { sort: 'NEW' })).toEqual([munich, hamburg, pune]);
  expect(await idsOf(founder, { sort: 'NEAR' })).toEqual([hamburg, munich, pune]);
  expect(await idsOf(founder, { sort: 'NEAR', near: 'Mumbai', within: '5000' })).toEqual([pune]);
});

test('pages of a filtered list follow one another, and leave no trace in what the engine learns', async () => {
  const founder = await makeFounder(t);
  for (let at = 0; at < 3; at += 1) await makeApplicant(t, { location: 'Berlin' });
  const first = await listOf(founder, { near: 'Berlin', limit: '2' });
  const rest = await listOf(founder, { near: 'Berlin', limit: '2', cursor: first.nextCursor ?? '' });
  expect([first.total, first.fitting, first.data.length, rest.data.length]).toEqual([3, 3, 2, 1]);
  expect(new Set([...first.data, ...rest.data].map(({ applicantId }) => applicantId)).size).toBe(3);
  await listOf(founder);
  await vi.waitFor(async () => expect(await t.deps.db.$count(impressions)).toBe(3), 5_000);
});

test('a place that nobody knows, a profile without one and a choice too many say what to do', async () => {
  const founder = await makeFounder(t, { location: '' });
  const ask = async (query: Query) => {
    const { status, failure } = await founder.browser.call(founderMatchings, {
      params: { userId: founder.id },
      query: query as never,
    });
    return [status, JSON.stringify(failure)];
  };
  expect(await ask({ near: 'Zzyzxville' })).toEqual([
    400,
    expect.stringContaining('We do not know Zzyzxville'),
  ]);
  expect(await ask({ sort: 'NEAR' })).toEqual([
    400,
    expect.stringContaining('Name a city to sort by distance'),
  ]);
  expect(await ask({ skills: 'a,b,c,d,e,f,g,h,i' })).toEqual([
    400,
    expect.stringContaining('Please choose 8'),
  ]);
  expect((await ask({ ways: 'MOON' }))[0]).toBe(400);
});

test('whom one passes on, and who is not shown, is neither found nor counted', async () => {
  const founder = await makeFounder(t);
  const [passed, paused, found] = [await makeApplicant(t), await makeApplicant(t), await makeApplicant(t)];
  await founder.browser.call(passPerson, { params: { userId: passed.id }, body: {} });
  await t.deps.db.update(users).set({ pausedAt: t.deps.now() }).where(eq(users.id, paused.id));
  expect(await idsOf(founder, { skills: 'TypeScript' })).toEqual([found.id]);
  expect(await idsOf(founder, { q: 'TypeScript' })).toEqual([found.id]);
  expect((await countsOf(founder, { skills: 'TypeScript' })).total).toBe(1);
});

test('a search finds people by name, by any form of a word, and says where it stands', async () => {
  const founder = await makeFounder(t);
  const asha = await makeApplicant(t, { fullName: 'Asha Kulkarni' });
  await t.deps.db
    .update(experiences)
    .set({ description: 'I like tea. Negotiated payments with three hospitals. I like rain.' })
    .where(eq(experiences.userId, asha.id));
  await t.deps.memberChanged(asha.id);
  await makeApplicant(t, { fullName: 'Ben Other', skills: ['Figma'] });
  const found = async (q: string) =>
    (await listOf(founder, { q })).data.map(({ applicantId, found }) => ({ id: applicantId, ...found }));
  expect(await found('kulkarni')).toMatchObject([
    { id: asha.id, by: 'WORDS', text: 'Asha Kulkarni', marks: [[5, 13]] },
  ]);
  const [first] = await found('negotiating a hospital payment');
  expect(first).toMatchObject({
    id: asha.id,
    by: 'WORDS',
    text: 'Negotiated payments with three hospitals.',
    marks: [
      [0, 10],
      [11, 19],
      [31, 40],
    ],
  });
  expect((await listOf(founder, { q: 'the' })).data).toEqual([]);
  expect(await found("'; drop table users; --")).toEqual([]);
});

test('a language is told from others by the signs of its name', async () => {
  const founder = await makeFounder(t);
  const who = async (description: string) => {
    const { id } = await makeApplicant(t);
    await t.deps.db.update(experiences).set({ description }).where(eq(experiences.userId, id));
    await t.deps.memberChanged(id);
    return id;
  };
  const [plain, plus, sharp, net] = [
    await who('Drivers in C, for years'),
    await who('Engines in C++, for years'),
    await who('Games in C#, for years'),
    await who('Shops on .NET, for years'),
  ];
  const found = async (q: string) =>
    (await listOf(founder, { q })).data
      .filter(({ found }) => found?.by === 'WORDS')
      .map(({ applicantId, found }) => [applicantId, found?.text, found?.marks]);
  expect(await found('c++')).toEqual([[plus, 'Engines in C++, for years', [[11, 14]]]]);
  expect(await found('C#')).toEqual([[sharp, 'Games in C#, for years', [[9, 11]]]]);
  expect(await found('.net')).toEqual([[net, 'Shops on .NET, for years', [[9, 13]]]]);
  expect(await found('C')).toEqual([[plain, 'Drivers in C, for years', [[11, 12]]]]);
});

test('a name that changes is found by the new one', async () => {
  const founder = await makeFounder(t);
  const applicant = await makeApplicant(t, { fullName: 'Old Name' });
  await t.deps.db.update(users).set({ fullName: 'Zubair New' }).where(eq(users.id, applicant.id));
  await t.deps.memberChanged(applicant.id);
  expect(await idsOf(founder, { q: 'zubair' })).toEqual([applicant.id]);
  expect(await t.deps.db.select().from(searchIndex).orderBy(asc(searchIndex.userId))).toHaveLength(2);
});

test('who is found by a figure is shown with that answer, and nobody with a sentence that is not near', async () => {
  const founder = await makeFounder(t);
  const asked = await makeApplicant(t);
  await fitFounder(asked, { equityExpectation: 'I would rather talk. 18 to 20 % with vesting. Soon.' });
  const { data } = await listOf(founder, { q: 'bungee jumping 20 percent' });
  expect(data.map(({ applicantId, found }) => ({ id: applicantId, found }))).toEqual([
    { id: asked.id, found: { by: 'NAMED', text: '18 to 20 % with vesting.', marks: [] } },
  ]);
});

test('of hours and equity that are searched for, who says both comes first, and who says neither is not found', async () => {
  const founder = await makeFounder(t);
  const says = async (timeCommitment: string, equityExpectation: string, fullName?: string) => {
    const applicant = await makeApplicant(t, fullName ? { fullName } : {});
    await fitFounder(applicant, { timeCommitment, equityExpectation });
    return applicant.id;
  };
  const both = await says('Full time', '20 %');
  const near = await says('Full time', '16 %');
  const hours = await says('Full time', '2 %', 'Zelda Doe');
  const equity = await says('10 hours a week', '20 %');
  const neither = await says('30 hours a week, my other work is full-stack', '2 %', 'Zelda Roe');
  const found = await idsOf(founder, { q: 'full time 20% equity' });
  expect([found.slice(0, 2), new Set(found)]).toEqual([[both, near], new Set([both, near, hours, equity])]);
  const { data } = await listOf(founder, { q: 'full time' });
  expect(new Map(data.map(({ applicantId, found }) => [applicantId, found?.text]))).toEqual(
    new Map([
      [both, 'Full time'],
      [near, 'Full time'],
      [hours, 'Full time'],
    ]),
  );
  expect((await idsOf(founder, { q: 'zelda full time' })).slice(0, 1)).toEqual([hours]);
  expect(await idsOf(founder, { q: 'zelda' })).toEqual(expect.arrayContaining([hours, neither]));
});
