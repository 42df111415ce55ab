import type { PoolClient } from 'pg';
import { MATCH_AXES } from '../../api/src/db/matching.ts';

/** For one statement. */
const PATIENT = { query_timeout: 3_600_000 };
/** Tables of which every member has rows, the table of members first. */
const TABLES = [
  'users',
  'profiles',
  'founder_profiles',
  'founder_preferences',
  'applicant_preferences',
  'experiences',
  'match_index',
  'match_points',
  'search_index',
] as const;

/** How a column is made; all others are taken over. */
const MADE: Readonly<Record<string, string>> = {
  'users.id': 'copies.id',
  'users.email': `copies.id || '@example.com'`,
  'experiences.id': 'gen_random_uuid()',
  'match_index.content_hash': 'copies.id::text',
  // Towards somebody and away from somebody else, so that no two stand at one place. In full precision, as products of halves may underflow.
  'match_points.axes': `source.axes + (array_fill(0.3::real, array[${MATCH_AXES}])::vector
    * (select towards.axes::vector - away.axes::vector from match_points as towards, match_points as away
       where towards.user_id = copies.towards and away.user_id = copies.away))::halfvec`,
};

/**
 * Copies everybody who is there until there are `times` as many: who was drawn and read stays, and stands elsewhere in the index. What a copy
 * says is what the first one says, so lists of copies are measured for their time and not for whom they hold.
 */
export async function copyEverybody(client: PoolClient, times: number, log: (line: string) => void) {
  const run = (text: string) => client.query<Record<string, string>>({ text, ...PATIENT });
  await run('create temp table drawn as select id, role from users');
  for (let copy = 1; copy < times; copy++) {
    await run(`create temp table copies as
      select id as source, gen_random_uuid() as id,
        lead(id, ${copy}, first) over by_chance as towards, lag(id, ${copy}, first) over by_chance as away
      from (select id, first_value(id) over (partition by role) as first, role from drawn) as drawn
      window by_chance as (partition by role order by md5(id::text))`);
    for (const table of TABLES) {
      const { rows } = await run(`select column_name from information_schema.columns
        where table_schema = 'public' and table_name = '${table}' and is_generated = 'NEVER'`);
      const columns = rows.map(({ column_name }) => column_name ?? '');
      const owner = table === 'users' ? 'id' : 'user_id';
      const takenFrom = (column: string) =>
        column === owner ? 'copies.id' : (MADE[`${table}.${column}`] ?? `source."${column}"`);
      await run(`insert into ${table} (${columns.map((column) => `"${column}"`).join(', ')})
        select ${columns.map(takenFrom).join(', ')} from copies join ${table} as source on source.${owner} = copies.source`);
    }
    await run('drop table copies');
    log(`copied ${copy}`);
  }
}
