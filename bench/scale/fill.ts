import { randomUUIDv7 } from 'node:crypto';
import { DAY_MS } from '@ampersand/contract/time';
import { sql } from 'drizzle-orm';
import type { Database } from '../../api/src/db/client.ts';
import { matchIndex, matchPoints } from '../../api/src/db/matching.ts';
import * as tables from '../../api/src/db/schema.ts';
import { axesOf } from '../../api/src/features/matchings/axes/axes.ts';
import { indexModel } from '../../api/src/features/matchings/index-member.ts';
import { findMembers, personOf } from '../../api/src/features/matchings/members.ts';
import { factsOf } from '../../api/src/features/matchings/rules/score/facts.ts';
import { exploreBonus } from '../../api/src/features/matchings/rules/score/price.ts';
import { logActive } from '../../api/src/features/matchings/rules/score/score.ts';
import { packGlance } from '../../api/src/features/matchings/rules/store/glance.ts';
import { candidateVector } from '../../api/src/features/matchings/rules/store/index-vector.ts';
import { packFeatures } from '../../api/src/features/matchings/rules/store/pack.ts';
import { writeSearchRow } from '../../api/src/features/matchings/search-row.ts';
import { copyEverybody } from './copies.ts';
import { createCrowd, type Drawn, pick, randomFrom, vary } from './draw.ts';

/** People of a side who are read by the whole pipeline; the others vary them. */
export const READ_PEOPLE = 5_000;
/** People of a side who are drawn at most; beyond, all of them are copied. */
export const DRAWN_PEOPLE = 100_000;
const BATCH = 250;
/** Batches that are written while the next are drawn. */
const WRITERS = 3;
/** For an index. */
const PATIENCE_MS = 3_600_000;
const INDEXES = [
  'match_points_founder_idx',
  'match_points_applicant_idx',
  'search_index_document_idx',
] as const;

/** Fills an empty database with `people` founders and as many applicants (beyond `DRAWN_PEOPLE` a multiple of them), then builds the indexes of both sides. @returns how fast that was. */
export async function fill(
  { db, pool }: Database,
  people: number,
  log: (line: string) => void,
): Promise<Record<string, number>> {
  const now = Date.now();
  const crowd = createCrowd(1, now);
  const random = randomFrom(2);
  const drawn = Math.min(people, DRAWN_PEOPLE);
  const definitions = await definitionsOf(db);
  for (const name of INDEXES) await db.execute(sql.raw(`drop index ${name}`));
  const started = performance.now();
  const writing: Promise<void>[] = [];
  for (const role of ['FOUNDER', 'APPLICANT'] as const) {
    const read: Drawn[] = [];
    for (let made = 0; made < drawn; made += BATCH) {
      const batch: Drawn[] = [];
      for (let i = made; i < Math.min(drawn, made + BATCH); i++) {
        if (read.length < READ_PEOPLE) read.push(await crowd.draw(role));
        const newest = read.at(-1);
        batch.push(i < READ_PEOPLE && newest ? newest : vary(pick(random, read), pick(random, read), random));
      }
      if (writing.length === WRITERS) await writing.shift();
      writing.push(insert(db, batch, { random, now, model: indexModel(crowd) }));
      if ((made / BATCH) % 40 === 0) log(`${role} ${made}`);
    }
  }
  await Promise.all(writing);
  const rowsPerSecond = (2 * drawn * 1000) / (performance.now() - started);
  await crowd.close();
  const client = await pool.connect();
  try {
    await client.query(`set statement_timeout = 0; set maintenance_work_mem = '2GB'`);
    await copyEverybody(client, people / drawn, log);
    const building = performance.now();
    const patient = { query_timeout: PATIENCE_MS };
    for (const text of definitions) await client.query({ text, ...patient });
    const indexSeconds = (performance.now() - building) / 1000;
    await client.query({ text: 'analyze', ...patient });
    return {
      'indexes of both sides built, s': indexSeconds,
      'people drawn and written, a second': rowsPerSecond,
    };
  } finally {
    client.release(true);
  }
}

async function definitionsOf(db: Database['db']): Promise<string[]> {
  const { rows } = await db.execute<{ indexdef: string }>(
    sql`select indexdef from pg_indexes where indexname in (${sql.join(
      INDEXES.map((name) => sql`${name}`),
      sql`, `,
    )})`,
  );
  return rows.map(({ indexdef }) => indexdef);
}

interface Standing {
  readonly random: () => number;
  readonly now: number;
  readonly model: string;
}

async function insert(db: Database['db'], people: readonly Drawn[], { random, now, model }: Standing) {
  const rows = people.map((drawn) => {
    const lastActiveAt = now - 28 * DAY_MS * random() ** 2;
    const price = Math.max(-1, -0.4 + 0.7 * (random() + random() - 1));
    const prior = logActive(lastActiveAt, now) - price + exploreBonus(20, 1);
    return { ...drawn, id: randomUUIDv7(), lastActiveAt: new Date(lastActiveAt), price, prior };
  });
  await db.transaction(async (tx) => {
    await tx.insert(tables.users).values(
      rows.map(({ id, person, lastActiveAt }) => ({
        id,
        email: `${id}@example.com`,
        passwordHash: '-',
        role: person.role,
        fullName: `Drawn ${id.slice(-6)}`,
        emailConfirmedAt: new Date(now),
        lastActiveAt,
      })),
    );
    await tx.insert(tables.profiles).values(
      rows.map(({ id, person }) => ({
        userId: id,
        location: person.location,
        skills: [...person.skills],
        interests: [...person.interests],
        hobbies: [...person.hobbies],
        habits: [...person.habits],
        currentJob: person.currentJob,
        availability: person.availability,
        salaryExpectations: person.salaryExpectations,
      })),
    );
    const experiences = rows.flatMap(({ id, person }) =>
      person.experiences.map((each) => ({ ...each, id: randomUUIDv7(), userId: id, company: 'Drawn' })),
    );
    if (experiences.length > 0) await tx.insert(tables.experiences).values(experiences);
    const companies = rows.flatMap(({ id, person }) =>
      person.company
        ? [{ ...person.company, userId: id, companyName: 'Drawn', businessStructure: 'LLC' as const }]
        : [],
    );
    if (companies.length > 0) await tx.insert(tables.founderProfiles).values(companies);
    await insertPreferences(tx, rows);
    await tx.insert(matchIndex).values(
      rows.map(({ id, person, traits, price, prior }) => ({
        userId: id,
        role: person.role,
        active: true,
        vector: candidateVector(traits, prior),
        facts: factsOf(traits),
        prior,
        glance: packGlance(traits.quantities),
        features: packFeatures(traits),
        model,
        contentHash: id,
        price,
        completeness: Math.round(traits.quantities.completeness * 100),
      })),
    );
    await tx.insert(matchPoints).values(
      rows.map(({ id, person: { role }, traits, prior }) => {
        const axes = axesOf(candidateVector(traits, prior), factsOf(traits));
        return { userId: id, role, active: true, axes, prior };
      }),
    );
    const ids = rows.map(({ id }) => id);
    for (const member of await findMembers(tx, ids)) {
      const person = personOf(member);
      if (person) await writeSearchRow(tx, member, person, new Date(now));
    }
  });
}

type Tx = Parameters<Parameters<Database['db']['transaction']>[0]>[0];

async function insertPreferences(tx: Tx, rows: readonly (Drawn & { readonly id: string })[]) {
  const founders = rows.flatMap(({ id, person: { founderPreference: wants } }) =>
    wants ? [{ ...wants, userId: id, readings: {} }] : [],
  );
  const applicants = rows.flatMap(({ id, person: { applicantPreference: wants } }) =>
    wants ? [{ ...wants, userId: id, readings: {} }] : [],
  );
  if (founders.length > 0) await tx.insert(tables.founderPreferences).values(founders);
  if (applicants.length > 0) await tx.insert(tables.applicantPreferences).values(applicants);
}
