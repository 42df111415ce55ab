import { WEEK_MS } from '@ampersand/contract/time';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { users } from '../../db/schema.ts';
import type { Viewer } from '../users/queries.ts';
import { findable } from './fitting.ts';
import { findViewer } from './index-member.ts';
import type { ListDeps } from './lists.ts';
import { findFeatures, findPooled } from './queries.ts';
import { rankLooked } from './rank-rows.ts';
import { newest } from './rules/score/ranking.ts';
import { findServingWeights } from './serving-weights.ts';

/** Somebody is new for so long. */
const NEW_MS = WEEK_MS;
/** How many of those who joined last are judged. */
const MOST = 100;

/** The ids of those who joined in the last seven days and would stand in a member's list, who joined last first; with whom something is under way is left out. */
export async function findNewcomers(deps: ListDeps, viewer: Viewer): Promise<string[]> {
  const ids = await findJoined(deps.db, viewer, new Date(deps.now().getTime() - NEW_MS));
  const member = ids.length > 0 ? await findViewer(deps, viewer.id) : undefined;
  if (!member) return [];
  const [pool, serving] = await Promise.all([
    findPooled(deps.db, member, ids, deps.now()),
    findServingWeights(deps.db),
  ]);
  const rows = await findFeatures(deps.db, pool, ids);
  const { people } = await deps.ranking.run(viewer.id, async () =>
    rankLooked(member.row, { rows, rest: [] }, serving.tables, newest(ids)),
  );
  return people.map(({ id }) => id);
}

async function findJoined(db: Db, viewer: Viewer, since: Date): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select ${users.id} ${findable(viewer)} and ${users.createdAt} > ${since}
      and not exists (select from connections where ended_at is null
        and member_a = least(${users.id}, ${viewer.id}::uuid) and member_b = greatest(${users.id}, ${viewer.id}::uuid))
      and not exists (select from invitations where status = 'PENDING'
        and ((sender_id = ${viewer.id} and recipient_id = ${users.id})
          or (sender_id = ${users.id} and recipient_id = ${viewer.id})))
    order by ${users.createdAt} desc, ${users.id} limit ${MOST}`);
  return rows.map(({ id }) => id);
}
