import { calledNameOf } from '@ampersand/contract/called';
import { utcDay } from '@ampersand/contract/time';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../http/deps.ts';
import { type JobDefinition, LONG_JOB } from '../../lib/jobs.ts';
import { byPages, goRound, type RoundPage } from '../../lib/rounds.ts';
import { isOpenPair } from '../connections/quiet-queries.ts';
import { togetherOf } from '../notifications/rules.ts';
import { tellTalk } from '../notifications/talk.ts';
import { type TellDeps, tell } from '../notifications/tell.ts';
import { lockPair } from '../users/pairs.ts';
import { stillEmail } from './emails.ts';
import { STILL_MS } from './rules.ts';
import { stillKey } from './tell.ts';

type StillDeps = TellDeps & Pick<Deps, 'db' | 'log'>;

interface Due {
  readonly connectionId: string;
  readonly memberA: string;
  readonly memberB: string;
}

/** Asks both of two, 90 days after they confirmed something, whether it is still so: once for all that is due. */
export async function askStill(deps: StillDeps): Promise<void> {
  const before = new Date(deps.now().getTime() - STILL_MS);
  const due = byPages(
    (page) => findDue(deps.db, before, page),
    ({ connectionId }: Due) => connectionId,
  );
  await goRound(deps.log, 'two not asked whether it is still so', async (turn) => {
    for await (const pair of due)
      await turn({ connectionId: pair.connectionId }, () =>
        deps.db.transaction((tx) => ask(deps, tx, pair, before)),
      );
  });
}

async function findDue(db: Db, before: Date, { after, limit }: RoundPage<string>): Promise<Due[]> {
  const { rows } = await db.execute<{ id: string; member_a: string; member_b: string }>(sql`
    select c.id, c.member_a, c.member_b from connections c
    where ${isOpenPair} and exists (select from alignment_points p where p.connection_id = c.id and ${isDue(before)})
      ${after === undefined ? sql`` : sql`and c.id > ${after}`}
    order by c.id limit ${limit}`);
  return rows.map((row) => ({ connectionId: row.id, memberA: row.member_a, memberB: row.member_b }));
}

const isDue = (before: Date) => sql`p.confirmed_at <= ${before} and p.still_asked_at is null`;

async function ask(deps: StillDeps, tx: Db, { connectionId, memberA, memberB }: Due, before: Date) {
  await lockPair(tx, memberA, memberB);
  const now = deps.now();
  const { rows } = await tx.execute(sql`
    update alignment_points p set still_asked_at = ${now} from connections c
    where c.id = ${connectionId} and p.connection_id = c.id and ${isOpenPair} and ${isDue(before)} returning p.id`);
  if (rows.length === 0) return;
  for (const [readerId, personId] of [
    [memberA, memberB],
    [memberB, memberA],
  ] as const)
    await tell(deps, tx, { readerId, personId }, (reader, person) => ({
      kind: 'TOGETHER',
      title: `Does what you and ${calledNameOf(person)} agreed on still hold?`,
      text: 'Three months have gone by. Say whether it is still so, or what is so now.',
      link: togetherOf(reader).alignment(connectionId),
      dedupeKey: stillKey(connectionId, utcDay(now)),
      byEmail: { kind: 'together', email: stillEmail },
    }));
  await tellTalk(deps, tx, [memberA, memberB], { kind: 'together', connectionId });
}

export function stillJob(deps: StillDeps): JobDefinition {
  return { queue: 'ask-still', cron: '23 7 * * *', options: LONG_JOB, run: () => askStill(deps) };
}
