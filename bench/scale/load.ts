import { Agent, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import type { Database } from '../../api/src/db/client.ts';
import { MATCH_VECTOR_LENGTH, POINT } from '../../api/src/db/matching.ts';
import { queryAxes } from '../../api/src/features/matchings/axes/axes.ts';
import { findIndexed } from '../../api/src/features/matchings/index-member.ts';
import { FOUND } from '../../api/src/features/matchings/queries.ts';
import { queryVector } from '../../api/src/features/matchings/rules/store/index-vector.ts';
import { createSession } from '../../api/src/lib/sessions.ts';
import { percentile } from '../statistics.ts';

/** A member whose list is asked for, logged in. */
export interface Viewer {
  readonly id: string;
  readonly role: 'FOUNDER' | 'APPLICANT';
  readonly cookie: string;
  /** As the index is asked for them. */
  readonly query: string;
}

/** As many members as asked for, half of each side, in an order that has nothing to do with anything. */
export async function findViewers({ db }: Database, count: number): Promise<Viewer[]> {
  const aSide = Math.ceil(count / 2);
  const { rows } = await db.execute<{ id: string; role: Viewer['role'] }>(sql`
    select id, role from ((select id, role from users where role = 'FOUNDER' order by md5(id::text) limit ${aSide})
    union all (select id, role from users where role = 'APPLICANT' order by md5(id::text) limit ${aSide})
    ) as someone order by md5(id::text || 'again')`);
  const from = { address: '127.0.0.1', userAgent: 'bench' };
  const viewers: Viewer[] = [];
  for (const { id, role } of rows) {
    const indexed = await findIndexed(db, id);
    if (!indexed) throw new Error('Everybody drawn is in the index.');
    const asked = queryVector(indexed.traits);
    const point = [...queryAxes(asked), asked[MATCH_VECTOR_LENGTH - 1] ?? 0, 0];
    const query = `[${point.map((value) => value.toFixed(4)).join(',')}]`;
    const cookie = `session=${await createSession({ db, now: () => new Date() }, id, from)}`;
    viewers.push({ id, role, cookie, query });
  }
  return viewers;
}

const agent = new Agent({ keepAlive: true });

/** Asks the server for somebody's list, as their browser would; with words for what they find. @throws when it is not answered. */
export function askList(url: string, { id, role, cookie }: Viewer, words?: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const asked = words ? `?${new URLSearchParams({ q: words })}` : '';
  request(`${url}/api/v1/matchings/${role.toLowerCase()}/${id}${asked}`, { agent, headers: { cookie } })
    .once('error', reject)
    .once('response', async (response) => {
      const answer = await buffer(response);
      if (response.statusCode === 200) resolve();
      else reject(new Error(`A list answers ${response.statusCode}: ${answer.toString().slice(0, 300)}`));
    })
    .end();
  return promise;
}

/** The bare query of the index for the same list: the ids that it finds, nothing else. */
export async function askIndex({ pool }: Pick<Database, 'pool'>, { role, query }: Viewer): Promise<void> {
  const side = role === 'FOUNDER' ? 'APPLICANT' : 'FOUNDER';
  await pool.query(BARE[side], [query]);
}

const bare = (side: string) =>
  `select user_id from match_points where role = '${side}' and active order by ${POINT_TEXT} <-> $1::halfvec limit ${FOUND}`;
const POINT_TEXT = POINT.queryChunks
  .map((chunk) => ('value' in Object(chunk) ? Object(chunk).value : ''))
  .join('');
const BARE = { FOUNDER: bare('FOUNDER'), APPLICANT: bare('APPLICANT') };

/** Times in milliseconds of what `clients` ask one after the other, and how many they get in a second. */
export interface Timed {
  readonly times: readonly number[];
  readonly perSecond: number;
}

/** Lets `clients` ask at the same time until each of `viewers` was asked for once. */
export async function time(
  viewers: readonly Viewer[],
  clients: number,
  ask: (viewer: Viewer) => Promise<void>,
): Promise<Timed> {
  const times: number[] = [];
  const left = [...viewers];
  const started = performance.now();
  const client = async () => {
    for (let viewer = left.pop(); viewer; viewer = left.pop()) {
      const at = performance.now();
      await ask(viewer);
      times.push(performance.now() - at);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return { times, perSecond: (viewers.length * 1000) / (performance.now() - started) };
}

export function summary(name: string, { times, perSecond }: Timed): Record<string, number> {
  return {
    [`${name}, p50 ms`]: percentile(times, 0.5),
    [`${name}, p99 ms`]: percentile(times, 0.99),
    [`${name}, a second`]: perSecond,
  };
}

/** Saves new wishes of an applicant, as their browser would. @throws unless the answer says that lists show it. */
export async function saveWishes(url: string, { id, cookie }: Viewer): Promise<void> {
  const wishes = ['climate', 'health', 'logistics'].map((field) => `${field} ${id.slice(-4)}`);
  const answer = await fetch(`${url}/api/v1/preference/applicant/${id}`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', origin: url.replace('127.0.0.1', 'localhost') },
    body: JSON.stringify({ joinMotivation: `To build ${wishes.join(' and ')}.`, ideaPreferences: wishes }),
  });
  const content: unknown = await answer.json();
  if (answer.status !== 200 || !JSON.stringify(content).includes('"matchChange":{'))
    throw new Error(`A save answers ${answer.status}: ${JSON.stringify(content).slice(0, 300)}`);
}
