import { HOUR_MS } from '@ampersand/contract/time';
import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { useTestApp } from '../testing/test-app.ts';
import { type JobDefinition, startJobs } from './jobs.ts';
import { StorageError } from './storage.ts';

const t = useTestApp({ env: { LOG_LEVEL: 'warn' } });
const SOON = { timeout: 15_000 };
let queues = 0;

async function startWorking(definitions: JobDefinition[]) {
  const jobs = await startJobs(t.deps);
  await jobs.work(definitions);
  return jobs;
}

/** Starts a queue of its own that records what it ran. */
async function startQueue(run: JobDefinition['run'], options: JobDefinition['options'] = {}) {
  const queue = `test-${++queues}`;
  const jobs = await startWorking([{ queue, run, options }]);
  return { jobs, queue, send: (data: object) => jobs.send(t.deps.db, queue, data) };
}

test('a job sent in a transaction runs when that commits, and never when it is rolled back', async () => {
  const seen: unknown[] = [];
  const { jobs, queue } = await startQueue(async (data) => void seen.push(data));
  const rolledBack = t.deps.db.transaction(async (tx) => {
    await jobs.send(tx, queue, { number: 1 });
    throw new Error('changed my mind');
  });
  await expect(rolledBack).rejects.toThrow('changed my mind');
  await t.deps.db.transaction((tx) => jobs.send(tx, queue, { number: 2 }));
  await vi.waitFor(() => expect(seen).toEqual([{ number: 2 }]), SOON);
  const waiting = await t.deps.db.execute(
    sql`select count(*)::int as number from jobs.job where name = ${queue}`,
  );
  expect(waiting.rows).toEqual([{ number: 1 }]);
  await jobs.stop();
});

test('a job that fails is tried again and told which try is the last; the others are not, and the log has no word of the failure', async () => {
  const tries: [number, boolean][] = [];
  const { jobs, send } = await startQueue(
    async (data, { lastTry }) => {
      const { number } = data as { number: number };
      tries.push([number, lastTry]);
      if (number === 1) throw Object.assign(new Error('no mailbox asha@example.com'), { code: 'EENVELOPE' });
    },
    { retryLimit: 1, retryDelay: 0, retryBackoff: false },
  );
  await Promise.all([send({ number: 1 }), send({ number: 2 }), send({ number: 3 })]);
  await vi.waitFor(() => expect(tries).toHaveLength(4), SOON);
  expect(tries.filter(([number]) => number === 1)).toEqual([
    [1, false],
    [1, true],
  ]);
  expect(tries.filter(([number]) => number !== 1)).toHaveLength(2);
  const failures = t.logs.filter((line) => line.includes('job failed'));
  expect(failures).toHaveLength(2);
  for (const line of failures) {
    expect(JSON.parse(line)).toMatchObject({ type: 'Error', code: 'EENVELOPE' });
    expect(line).not.toContain('asha@example.com');
  }
  await jobs.stop();
});

test('of storage that is away the log says what it answered, which names nobody', async () => {
  const { jobs, send } = await startQueue(
    async () => {
      throw new StorageError('object storage answered 403', { cause: new Error('AccessDenied') });
    },
    { retryLimit: 0 },
  );
  await send({});
  const failed = await vi.waitFor(() => {
    const line = t.logs.find((each) => each.includes('job failed'));
    if (!line) throw new Error('nothing is logged yet');
    return line;
  }, SOON);
  expect(JSON.parse(failed)).toMatchObject({
    message: 'object storage answered 403',
    cause: { message: 'AccessDenied' },
  });
  await jobs.stop();
});

test('jobs that follow one another need not wait for the next look at their queue', async () => {
  const seen: unknown[] = [];
  const { jobs, send } = await startQueue(async (data) => void seen.push(data));
  const from = performance.now();
  for (let number = 1; number <= 10; number++) {
    await send({ number });
    await vi.waitFor(() => expect(seen).toHaveLength(number), { ...SOON, interval: 5 });
  }
  // A look each second would find one each second.
  expect(performance.now() - from).toBeLessThan(5_000);
  await jobs.stop();
});

test('what waits for its time is run when that comes, and what is sent also where its notice is lost', async () => {
  const queue = `test-${++queues}`;
  const seen: unknown[] = [];
  const deaf = { publish: async () => {}, subscribe: () => () => {}, close: async () => {} };
  const jobs = await startJobs({ ...t.deps, bus: deaf });
  await jobs.work([{ queue, run: async (data) => void seen.push(data) }]);
  await jobs.send(t.deps.db, queue, { number: 1 });
  await vi.waitFor(() => expect(seen).toEqual([{ number: 1 }]), SOON);
  await jobs.send(t.deps.db, queue, { number: 2 }, { afterSeconds: 1 });
  await vi.waitFor(() => expect(seen).toEqual([{ number: 1 }, { number: 2 }]), SOON);
  await jobs.stop();
});

test('a queue that another release has made is kept, with the settings of the one that starts', async () => {
  const { jobs, queue } = await startQueue(async () => {}, { retryLimit: 1 });
  await jobs.stop();
  const later = await startWorking([{ queue, run: async () => {}, options: { retryLimit: 2 } }]);
  const { rows } = await t.deps.db.execute(
    sql`select retry_limit as "retryLimit" from jobs.queue where name = ${queue}`,
  );
  expect(rows).toEqual([{ retryLimit: 2 }]);
  await later.stop();
});

test('many jobs are worked off one behind the other, not one each second', async () => {
  const seen = new Set<unknown>();
  const { jobs, send } = await startQueue(async (data) => void seen.add((data as { number: number }).number));
  for (let number = 0; number < 30; number++) await send({ number });
  const from = performance.now();
  await vi.waitFor(() => expect(seen.size).toBe(30), SOON);
  expect(performance.now() - from).toBeLessThan(15_000);
  await jobs.stop();
});

test('a job that waits is found by the next server that starts', async () => {
  const queue = `test-${++queues}`;
  const before = await startWorking([{ queue, run: async () => {} }]);
  await before.stop();
  await before.send(t.deps.db, queue, { number: 7 });
  const seen: unknown[] = [];
  const after = await startWorking([{ queue, run: async (data) => void seen.push(data) }]);
  await vi.waitFor(() => expect(seen).toEqual([{ number: 7 }]), SOON);
  await after.stop();
});

test('what came due while no server ran is done once at the start, however often it came due and however many start', async () => {
  const queue = `test-${++queues}`;
  const runs: string[] = [];
  const hourAgo = new Date(Date.now() - HOUR_MS);
  const cron = `${hourAgo.getUTCMinutes()} ${hourAgo.getUTCHours()} * * *`;
  const start = (name: string) => startWorking([{ queue, cron, run: async () => void runs.push(name) }]);
  const before = await start('before');
  await before.stop();
  // Since three days ago no server ran; the release before wrote what comes back by itself without a word on this.
  await t.deps.db.execute(sql`delete from jobs.schedule where name <> ${queue}`);
  await t.deps.db.execute(
    sql`update jobs.schedule set created_on = now() - interval '9 days', options = '{}'`,
  );
  await (await start('of this release')).stop();
  await t.deps.db.execute(sql`update jobs.version set cron_on = now() - interval '3 days'`);
  const servers = await Promise.all([start('one'), start('another')]);
  await vi.waitFor(() => expect(runs).toHaveLength(1), SOON);
  await vi.waitFor(async () => {
    const { rows } = await t.deps.db.execute(sql`
      select name from jobs.job where name = ${queue} or (name = '__pgboss__send-it' and state < 'completed')`);
    expect(rows).toEqual([{ name: queue }]);
  }, SOON);
  await Promise.all(servers.map((server) => server.stop()));
});

test('a job under way when its server was killed goes on within a minute; one that merely takes long runs once', async () => {
  const queue = `test-${++queues}`;
  const killed = await startWorking([{ queue, run: async () => {} }]);
  await killed.stop();
  await killed.send(t.deps.db, queue, { job: 'lost' });
  await t.deps.db.execute(sql`
    update jobs.job set state = 'active', started_on = now(), heartbeat_on = now() where name = ${queue}`);
  // As an older release made it: nothing is expected of those who work.
  await t.deps.db.execute(sql`update jobs.queue set heartbeat_seconds = null where name = ${queue}`);

  const begun: unknown[] = [];
  const end = Promise.withResolvers<void>();
  const run = async (data: unknown) => {
    begun.push(data);
    await end.promise;
  };
  const start = () => startWorking([{ queue, run, options: { retryDelay: 1 } }]);
  const servers = [await start(), await start()];
  await servers[0]?.send(t.deps.db, queue, { job: 'long' });
  const running = async () => {
    const { rows } = await t.deps.db.execute<{ seconds: number }>(sql`
      select extract(epoch from heartbeat_on - started_on)::float as seconds
      from jobs.job where name = ${queue} and data ->> 'job' = 'long'`);
    return rows[0]?.seconds;
  };
  await vi.waitFor(() => expect(begun).toEqual([{ job: 'long' }, { job: 'lost' }]), { timeout: 60_000 });
  // Silent since it began, it would have been taken over by now.
  await vi.waitFor(async () => expect(await running()).toBeGreaterThan(28), { timeout: 60_000 });
  expect(begun).toEqual([{ job: 'long' }, { job: 'lost' }]);
  end.resolve();
  await Promise.all(servers.map((server) => server.stop()));
}, 90_000);

test('a job that hangs keeps no other of its queue waiting', async () => {
  const queue = `test-${++queues}`;
  const end = Promise.withResolvers<void>();
  const done: unknown[] = [];
  const run = async (data: unknown) => {
    if ((data as { number: number }).number === 0) await end.promise;
    done.push(data);
  };
  // All are there when it begins, as after a time without a server.
  const before = await startWorking([{ queue, run: async () => {} }]);
  await before.stop();
  for (let number = 0; number < 6; number++) await before.send(t.deps.db, queue, { number });
  const jobs = await startWorking([{ queue, run, atOnce: 2 }]);
  await vi.waitFor(() => expect(done).toHaveLength(5), SOON);
  await jobs.send(t.deps.db, queue, { number: 6 });
  await vi.waitFor(() => expect(done).toContainEqual({ number: 6 }), SOON);
  end.resolve();
  await jobs.stop();
});

test('an urgent job goes before those that came earlier', async () => {
  const queue = `test-${++queues}`;
  const before = await startWorking([{ queue, run: async () => {} }]);
  await before.stop();
  for (const name of ['first', 'second']) await before.send(t.deps.db, queue, { name });
  await before.send(t.deps.db, queue, { name: 'urgent' }, { urgent: true });
  const done: unknown[] = [];
  const run = async (data: unknown) => void done.push((data as { name: string }).name);
  const jobs = await startWorking([{ queue, run, atOnce: 1 }]);
  await vi.waitFor(() => expect(done).toEqual(['urgent', 'first', 'second']), SOON);
  await jobs.stop();
});

test('what is to run alone is left out while another of its queue runs, at whichever server', async () => {
  const queue = `test-${++queues}`;
  const begun: unknown[] = [];
  let end = Promise.withResolvers<void>();
  const run = async (data: unknown) => {
    begun.push(data);
    await end.promise;
  };
  const servers = [
    await startWorking([{ queue, run, alone: true }]),
    await startWorking([{ queue, run, alone: true }]),
  ];
  const send = (data: object) => servers[0]?.send(t.deps.db, queue, data);
  const completed = async () => {
    const { rows } = await t.deps.db.execute(
      sql`select data from jobs.job where name = ${queue} and state = 'completed' order by created_on`,
    );
    return rows.map(({ data }) => data);
  };
  await send({ job: 'long' });
  await vi.waitFor(() => expect(begun).toEqual([{ job: 'long' }]), SOON);
  await send({ job: 'meanwhile' });
  await vi.waitFor(async () => expect(await completed()).toEqual([{ job: 'meanwhile' }]), SOON);
  expect(begun).toEqual([{ job: 'long' }]);
  end.resolve();
  await vi.waitFor(async () => expect(await completed()).toHaveLength(2), SOON);
  end = Promise.withResolvers<void>();
  end.resolve();
  await send({ job: 'later' });
  await vi.waitFor(() => expect(begun).toEqual([{ job: 'long' }, { job: 'later' }]), SOON);
  await Promise.all(servers.map((server) => server.stop()));
});
