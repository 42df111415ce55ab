import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { PoolClient } from 'pg';
import type { Database, Db } from '../db/client.ts';

/** `note` is what was published with the topic; undefined without one, and after a gap. */
type Listener = (note: string | undefined) => void;

/** Says between server processes that something about a topic changed. What it is listeners read again. */
export interface Bus {
  /**
   * Wakes the listeners of a topic, or of several, in every process, once `tx` commits; never when it does not. `note` says in a
   * few words where to look, at most 4,000 bytes.
   */
  publish(tx: Db, topics: string | readonly string[], note?: string): Promise<void>;
  /** @returns what ends the subscription. After a gap in the connection every listener is woken once. */
  subscribe(topic: string, listener: Listener): () => void;
  close(): Promise<void>;
}

const CHANNEL = 'ampersand';
const RECONNECT_MS = 1_000;
/** Finds out that a connection which says nothing is gone. */
const HEARTBEAT_MS = 30_000;

/** LISTEN/NOTIFY on a PostgreSQL server; inside the process for the embedded database, which has one process only. */
export async function createBus(database: Database, log: FastifyBaseLogger): Promise<Bus> {
  const listeners = createListeners();
  if (database.embedded) {
    return {
      // Its one connection is the transaction's until that ends: whatever a listener asks the database comes after it.
      publish: async (_, topics, note) => {
        for (const topic of [topics].flat()) listeners.wake(topic, note);
      },
      subscribe: listeners.subscribe,
      close: async () => {},
    };
  }
  const connection = await keepListening(database, listeners, log);
  return {
    publish: async (tx, topics, note) => {
      const payloads = [topics].flat().map((topic) => (note === undefined ? topic : `${topic}\n${note}`));
      await tx.execute(
        sql`select pg_notify(${CHANNEL}, payload) from unnest(${sql.param(payloads)}::text[]) payload`,
      );
    },
    subscribe: listeners.subscribe,
    close: connection.close,
  };
}

type Listeners = ReturnType<typeof createListeners>;

function createListeners() {
  const byTopic = new Map<string, Set<Listener>>();
  return {
    wake: (topic: string, note?: string) => {
      for (const listener of byTopic.get(topic) ?? []) listener(note);
    },
    wakeAll: () => {
      for (const each of byTopic.values()) for (const listener of each) listener(undefined);
    },
    subscribe: (topic: string, listener: Listener) => {
      const others = byTopic.get(topic) ?? new Set();
      byTopic.set(topic, others.add(listener));
      return () => {
        others.delete(listener);
        if (others.size === 0 && byTopic.get(topic) === others) byTopic.delete(topic);
      };
    },
  };
}

/** Holds one connection of the pool for listening, and another one as soon as that breaks. */
async function keepListening(database: Database, listeners: Listeners, log: FastifyBaseLogger) {
  const closing = new AbortController();

  /** @returns the connection, and a promise that resolves when it is gone. */
  async function listen() {
    const client = await database.pool.connect();
    const { promise: broken, resolve } = Promise.withResolvers<void>();
    const end = () => resolve();
    client.on('error', end).on('end', end);
    client.on('notification', ({ payload = '' }) => {
      const [topic = '', note] = payload.split('\n', 2);
      listeners.wake(topic, note);
    });
    try {
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      client.release(true);
      throw error;
    }
    return { client, broken: Promise.race([broken, untilSilent(client, closing.signal)]) };
  }

  async function run(first: Awaited<ReturnType<typeof listen>>): Promise<void> {
    let current: typeof first | undefined = first;
    while (current) {
      await current.broken;
      current.client.release(true);
      current = closing.signal.aborted ? undefined : await again();
    }
  }

  async function again() {
    log.warn('no longer heard what other servers say; connecting again');
    while (!closing.signal.aborted) {
      try {
        const next = await listen();
        listeners.wakeAll();
        return next;
      } catch (error) {
        log.warn({ err: error }, 'cannot hear what other servers say');
        await delay(RECONNECT_MS);
      }
    }
    return undefined;
  }

  const running = run(await listen());
  return {
    close: async () => {
      closing.abort();
      await running;
    },
  };
}

/** Resolves when the connection no longer answers, or when `signal` says that it is no longer needed. */
async function untilSilent(client: PoolClient, signal: AbortSignal): Promise<void> {
  try {
    while (!signal.aborted) {
      await delay(HEARTBEAT_MS, undefined, { signal });
      await client.query('select 1');
    }
  } catch {
    // Gone or no longer needed: the same end.
  }
}
