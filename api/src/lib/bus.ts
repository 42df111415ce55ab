import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Notification, PoolClient } from 'pg';
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

/** LISTEN/NOTIFY: on a connection of its own, which may break, or on the one connection of the embedded database. */
export async function createBus(database: Database, log: FastifyBaseLogger): Promise<Bus> {
  const listeners = createListeners();
  const listening = database.embedded
    ? await hearEmbedded(database, listeners)
    : await keepListening(database, listeners, log);
  return {
    publish: async (tx, topics, note) => {
      const payloads = [topics].flat().map((topic) => (note === undefined ? topic : `${topic}\n${note}`));
      await tx.execute(
        sql`select pg_notify(${CHANNEL}, payload) from unnest(${sql.param(payloads)}::text[]) payload`,
      );
    },
    subscribe: listeners.subscribe,
    close: listening.close,
  };
}

type Listeners = ReturnType<typeof createListeners>;

function createListeners() {
  const byTopic = new Map<string, Set<Listener>>();
  return {
    hear: ({ payload = '' }: Notification) => {
      const [topic = '', note] = payload.split('\n', 2);
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

/** The session is the same whichever client of the pool is the one that uses it. */
async function hearEmbedded({ pool }: Database, { hear }: Listeners) {
  const listen = (client: PoolClient) => void client.on('notification', hear);
  const first = await pool.connect();
  listen(first);
  pool.on('connect', listen);
  await first.query(`listen ${CHANNEL}`);
  first.release();
  return {
    close: async () => {
      first.off('notification', hear);
      pool.off('connect', listen);
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
    client.on('notification', listeners.hear);
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
