import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { fromDrizzle, type JobResult, type JobWithMetadata, PgBoss, type Queue } from 'pg-boss';
import type { Database, Db } from '../db/client.ts';
import type { Bus } from './bus.ts';
import { errorFacts } from './log.ts';
import { StorageError } from './storage.ts';

/** Background work: at least once, so every handler can run twice without harm. */
export interface Jobs {
  /**
   * Adds a job as part of the transaction `tx`: it exists when, and only when, that commits. `afterSeconds`: it does
   * not run before so many seconds are over. `key`: where one with the same key waits in a queue that is `onePerKey`,
   * that one will do. `urgent`: it goes before those of its queue that are not.
   */
  send(
    tx: Db,
    queue: string,
    data: object,
    more?: { afterSeconds?: number | undefined; key?: string; urgent?: boolean },
  ): Promise<void>;
  /** Begins to run the jobs of these queues, and makes the queues that are not there yet. */
  work(definitions: readonly JobDefinition[]): Promise<void>;
  /** The queues whose jobs run here. The database may have more: those of another release. */
  queues(): readonly string[];
  stop(): Promise<void>;
}

export interface JobDefinition {
  readonly queue: string;
  readonly options?: Omit<Queue, 'name' | 'policy' | 'partition'>;
  /** One job with a key waits at a time, however many run. Cannot be changed once the queue exists. */
  readonly onePerKey?: boolean;
  /** How many of its jobs run at the same time in one process; of what comes back by itself one, unless it says otherwise. */
  readonly atOnce?: number;
  /** Left out while another one of its queue runs, at whichever server: for what comes back by itself before it is done. */
  readonly alone?: boolean;
  /** Cron expression (UTC) for work that comes back by itself; what is missed while no server runs is done once at the next start. */
  readonly cron?: string;
  /** `lastTry`: no retry follows if this throws. */
  run(data: unknown, attempt: { lastTry: boolean }): Promise<void>;
}

/** What is sent to run now wakes its queue. How often is looked for what waits for its time or another try, or whose notice was lost. */
const LOOK_MS = 1_000;
/** Workers are woken for all there is; what they ask by themselves costs each server a statement for every one of them. */
const POLL_SECONDS = 5 * 60;
const topicOf = (queue: string) => `jobs ${queue}`;
/** Jobs of a queue that run at the same time, unless it says otherwise. */
const AT_ONCE = 5;
const STOP_MS = 5_000;
/** Running jobs say so this often; who is silent three times has lost them, and they are sent again. */
const HEARTBEAT_SECONDS = { every: 5, lostAfter: 15 };
/** How often lost jobs are looked for. */
const WATCH_SECONDS = 10;
/** How often finished jobs are removed that were kept for as long as their queue says. */
const CLEAN_SECONDS = 60 * 60;
/** Tries again soon, then for more than 24 hours (25 to 29, by chance): whatever the work needs may be away. */
export const TRIED_FOR_A_DAY = {
  retryLimit: 21,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 3 * 60 * 60,
};
/** For work that grows with the number of members: as long as it runs on, nobody else is to begin it. */
export const LONG_JOB = { expireInSeconds: 6 * 60 * 60 };
/** What the clock sends and nobody takes is worth nothing after a day; an older release that runs again takes none of a newer one's. */
const OF_THE_CLOCK = { retentionSeconds: 24 * 60 * 60 };

/** The queues on the product's own database. Without `cron`, what comes back by itself does not. */
export async function startJobs(
  { database, bus, log }: { database: Database; bus: Bus; log: FastifyBaseLogger },
  { cron = true } = {},
): Promise<Jobs> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => execute(database, text, values) },
    backend: database.embedded ? 'pglite' : 'postgres',
    schema: 'jobs',
    schedule: cron,
    // No job waits for another one.
    flowIntervalSeconds: 60 * 60,
    superviseIntervalSeconds: WATCH_SECONDS,
    monitorIntervalSeconds: WATCH_SECONDS,
    maintenanceIntervalSeconds: CLEAN_SECONDS,
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  await boss.start();
  const endings: (() => void)[] = [];
  const wakes = new Map<string, () => void>();
  const stopping = new AbortController();
  const looking = keepLooking(database.db, wakes, log, stopping.signal);
  return {
    async send(tx, queue, data, more) {
      await boss.send(queue, data, {
        db: fromDrizzle(tx, sql),
        ...(more?.afterSeconds !== undefined && { startAfter: more.afterSeconds }),
        ...(more?.key !== undefined && { singletonKey: more.key }),
        ...(more?.urgent && { priority: 1 }),
      });
      if (more?.afterSeconds === undefined) await bus.publish(tx, topicOf(queue));
    },
    async work(definitions) {
      const made = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
      for (const definition of definitions) {
        const { queue, options, onePerKey } = definition;
        const settings = {
          retryLimit: 5,
          retryDelay: 5,
          retryBackoff: true,
          heartbeatSeconds: HEARTBEAT_SECONDS.lostAfter,
          ...(definition.cron && OF_THE_CLOCK),
          ...options,
        };
        if (!made.has(queue))
          await boss.createQueue(queue, { ...settings, ...(onePerKey && { policy: 'short' }) });
        // An older release may have made it, with other settings.
        if (!isSetAs(made.get(queue), settings)) await boss.updateQueue(queue, settings);
        const wake = await startWorkers(boss, definition, (job) => runJob(database.db, definition, job, log));
        endings.push(bus.subscribe(topicOf(queue), wake));
        wakes.set(queue, wake);
        if (definition.cron) await boss.schedule(queue, definition.cron, null, { missed: 'once' });
      }
    },
    queues: () => [...wakes.keys()],
    async stop() {
      stopping.abort();
      await looking;
      for (const end of endings) end();
      await boss.stop({ graceful: true, timeout: STOP_MS });
    },
  };
}

const isSetAs = (queue: Queue | undefined, settings: Omit<Queue, 'name'>) =>
  Object.entries(settings).every(([name, value]) => queue?.[name as keyof Queue] === value);

/** Wakes the queues in which something is due, until `signal`: one statement for all of them, where each worker would ask by its own. */
async function keepLooking(
  db: Db,
  wakes: ReadonlyMap<string, () => void>,
  log: FastifyBaseLogger,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    try {
      for (const queue of await findDue(db, [...wakes.keys()])) wakes.get(queue)?.();
    } catch (error) {
      log.error({ err: error }, 'job queue');
    }
    // Told to stop meanwhile, it only ends sooner.
    await delay(LOOK_MS, undefined, { signal }).catch(() => {});
  }
}

/** Those of some queues in which a job can be taken: one look at an index for each, however many wait. */
async function findDue(db: Db, queues: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select queue.name from unnest(${sql.param(queues)}::text[]) as queue(name)
    cross join lateral (
      select from jobs.job
      where job.name = queue.name and state < 'active' and not blocked and start_after < now()
      limit 1
    ) as due`);
  return rows.map(({ name }) => name);
}

/**
 * Starts the workers of a queue. Each takes one job at a time, so that none waits for one that hangs; whoever takes one wakes the
 * next, as there may be more. @returns what wakes one of those that have nothing to do.
 */
async function startWorkers(
  boss: PgBoss,
  { queue, cron, atOnce = cron ? 1 : AT_ONCE }: JobDefinition,
  run: (job: JobWithMetadata<unknown>) => Promise<JobResult>,
): Promise<() => void> {
  const idle = new Set<string>();
  const wake = () => {
    const [worker] = idle;
    if (worker) boss.notifyWorker(worker);
  };
  for (let number = 0; number < atOnce; number++) {
    const options = {
      pollingIntervalSeconds: POLL_SECONDS,
      includeMetadata: true,
      perJobResults: true,
      heartbeatRefreshSeconds: HEARTBEAT_SECONDS.every,
    } as const;
    const worker: string = await boss.work(queue, options, async (jobs: JobWithMetadata<unknown>[]) => {
      idle.delete(worker);
      wake();
      const results = await Promise.all(jobs.map(run));
      idle.add(worker);
      // It looks for another one as soon as this one is settled.
      boss.notifyWorker(worker);
      return results;
    });
    idle.add(worker);
  }
  return wake;
}

async function runJob(
  db: Db,
  { queue, alone, run }: JobDefinition,
  job: JobWithMetadata<unknown>,
  log: FastifyBaseLogger,
): Promise<JobResult> {
  try {
    if (alone && (await isBehindAnother(db, job))) return { id: job.id, status: 'completed' };
    await run(job.data, { lastTry: job.retryCount >= job.retryLimit });
    return { id: job.id, status: 'completed' };
  } catch (error) {
    // Not the message, here and in the log: an email server's names the address, and would stand there when its owner is gone.
    const { type, code, stack, message, cause } = errorFacts(error);
    const facts = { type, ...(code && { code }) };
    const words = error instanceof StorageError && { message, cause };
    log.warn({ ...facts, ...words, stack, queue, jobId: job.id, retry: job.retryCount }, 'job failed');
    return { id: job.id, status: 'failed', output: facts };
  }
}

/** Whether another job of the queue began before this one and still runs. */
async function isBehindAnother(db: Db, { name, id }: JobWithMetadata<unknown>): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from jobs.job own join jobs.job other using (name)
    where name = ${name} and own.id = ${id} and other.state = 'active'
      and (other.started_on, other.id) < (own.started_on, own.id)
    limit 1`);
  return rows.length > 0;
}

/** One statement, or several without values; a failure never leaves its connection inside a transaction. */
async function execute(database: Database, text: string, values?: unknown[]) {
  const client = await database.pool.connect();
  try {
    const result = await client.query(text, values?.length ? values : undefined);
    return Array.isArray(result) ? { rows: result.flatMap((each) => each.rows ?? []) } : result;
  } catch (error) {
    // Where the rollback fails too, the connection is gone, and the pool has seen that by itself.
    if (!values?.length) await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

/** Removes the jobs of a person, and those that know the person by the address of the account. */
export async function forgetJobs(
  tx: Db,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  await tx.execute(
    sql`delete from jobs.job where data ->> 'userId' = ${userId} or data ->> 'email' = ${email}`,
  );
}
