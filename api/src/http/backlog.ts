import { sql } from 'drizzle-orm';
import { Gauge, type Registry } from 'prom-client';
import { emails } from '../db/schema.ts';
import type { Deps } from './deps.ts';

/**
 * What piles up when something is wrong: emails, jobs, and whoever waits for a connection of the database.
 * @returns what measures it now; where the database is away, its numbers are left out.
 */
export function backlogGauges(
  registry: Registry,
  { database: { db, pool }, jobs: { queues: ownQueues } }: Deps,
): () => Promise<void> {
  const registers = [registry];
  new Gauge({
    name: 'database_pool_waiting',
    help: 'Queries of this process that wait for a connection of the database',
    registers,
    collect() {
      this.set(pool.waitingCount);
    },
  });
  const outbox = new Gauge({
    name: 'emails',
    help: 'Emails that wait to be sent, and those given up that are still remembered (90 days)',
    labelNames: ['state'] as const,
    registers,
  });
  const jobs = new Gauge({
    name: 'jobs_waiting',
    help: 'Jobs whose time has come and that nobody has begun, by queue',
    labelNames: ['queue'] as const,
    registers,
  });
  const oldest = new Gauge({
    name: 'jobs_oldest_waiting_seconds',
    help: 'How long ago the time of the oldest of them came, by queue',
    labelNames: ['queue'] as const,
    registers,
  });
  const failing = new Gauge({
    name: 'jobs_failed',
    help: 'Jobs that failed, by queue: those that are tried again, and those given up that are still remembered (7 days)',
    labelNames: ['queue', 'state'] as const,
    registers,
  });
  return async () => {
    for (const gauge of [outbox, jobs, oldest, failing]) gauge.reset();
    const counts = await db.execute<{ waiting: number; failed: number }>(sql`
      select
        (select count(*)::int from ${emails} where sent_at is null and failed_at is null) as waiting,
        (select count(*)::int from ${emails} where failed_at is not null) as failed`);
    const queues = await db.execute<
      Record<'waiting' | 'seconds' | 'again' | 'failed', number> & { name: string }
    >(sql`
      select name,
        count(*) filter (where start_after <= now())::int as waiting,
        coalesce(extract(epoch from now() - least(min(start_after), now())), 0)::float8 as seconds,
        count(*) filter (where state = 'retry')::int as again,
        -- Counted by the job queue every ten seconds.
        queue.failed_count as failed
      from jobs.queue
      left join (select name, state, start_after from jobs.job where state < 'active') as job using (name)
      -- Those of another release are worked off by its servers, or by none if it is gone.
      where name = any(${sql.param(ownQueues())}::text[])
      group by name`);
    for (const { waiting, failed } of counts.rows) {
      outbox.set({ state: 'waiting' }, waiting);
      outbox.set({ state: 'given_up' }, failed);
    }
    for (const { name, waiting, seconds, again, failed } of queues.rows) {
      jobs.set({ queue: name }, waiting);
      oldest.set({ queue: name }, seconds);
      failing.set({ queue: name, state: 'tried_again' }, again);
      failing.set({ queue: name, state: 'given_up' }, failed);
    }
  };
}
