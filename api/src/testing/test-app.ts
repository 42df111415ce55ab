import { randomUUIDv7 } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BodyInput, type Endpoint, pathOf, type ReplyOf } from '@ampersand/contract/endpoint';
import type { Failure } from '@ampersand/contract/errors';
import type { FastifyInstance } from 'fastify';
import { Pool } from 'pg';
import { afterAll, beforeAll, beforeEach, inject } from 'vitest';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { type Database, openDatabase } from '../db/client.ts';
import { migrate } from '../db/migrate.ts';
import type { Deps } from '../http/deps.ts';
import { API_BASE } from '../http/route.ts';
import type { Embedder } from '../lib/embedder/embedder.ts';
import type { Mail, Mailer } from '../lib/mailer.ts';
import { fileStorage } from '../lib/storage.ts';
import { hashEmbedder } from './hash-embedder.ts';

const ORIGIN = 'http://localhost:3000';

/** An answer of the API: the contract's reply, or its failure. */
export interface Answer<E extends Endpoint> {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  reply: ReplyOf<E>;
  failure: Failure;
}

/** A browser: keeps its cookies, sends its origin. */
export interface Browser {
  call<E extends Endpoint>(
    endpoint: E,
    input?: {
      params?: Record<string, string>;
      query?: Record<string, string | number>;
      body?: BodyInput<E> | Record<string, unknown>;
      form?: FormData;
    },
  ): Promise<Answer<E>>;
  inject: FastifyInstance['inject'];
  cookies: Map<string, string>;
}

export interface TestApp {
  app: FastifyInstance;
  deps: Deps;
  /** Mails that were delivered, oldest first. */
  mails: Mail[];
  /** Lets the product's clock run ahead. */
  advance(milliseconds: number): void;
  browser(address?: string): Browser;
  uploads: string;
}

interface Options {
  env?: Record<string, string>;
  embedder?: Embedder;
}

/**
 * The whole server on a real database, one for each test file, emptied before each test. Call at the top of a file or `describe`.
 * With `TEST_DATABASE_URL` the database is made there, else in memory.
 */
export function useTestApp(options: Options = {}): TestApp {
  // Filled before the first test runs.
  const test = {} as TestApp;
  let database: Database;
  let offset = 0;
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ampersand-'));
    database = await openTestDatabase();
    const mails: Mail[] = [];
    const mailer: Mailer = {
      deliver: async (_, mail) => {
        mails.push(mail);
        return 'memory';
      },
      close: () => {},
    };
    const uploads = join(folder, 'uploads');
    const { app, deps } = await buildApp({
      config: readConfig({ LOG_LEVEL: 'silent', DATA_DIR: folder, ...options.env }),
      database,
      embedder: options.embedder ?? hashEmbedder(),
      storage: fileStorage(uploads),
      mailer,
      now: () => new Date(Date.now() + offset),
    });
    await app.ready();
    const advance = (milliseconds: number) => {
      offset += milliseconds;
    };
    Object.assign(test, {
      app,
      deps,
      mails,
      uploads,
      advance,
      browser: (address?: string) => openBrowser(app, address),
    });
  });

  beforeEach(async () => {
    offset = 0;
    test.mails.length = 0;
    await database.pool.query(
      'truncate users, events, mails, rate_limits, newsletter_subscribers, waitlist_entries, contact_messages cascade',
    );
  });

  afterAll(async () => {
    await test.app?.close();
    await database?.close();
    await rm(folder, { recursive: true, force: true });
  });

  return test;
}

async function openTestDatabase(): Promise<Database> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) {
    const dump = await readFile(inject('databaseDump'));
    return openDatabase({ dump: new Blob([new Uint8Array(dump)]) });
  }
  const name = `ampersand_${randomUUIDv7().replaceAll('-', '')}`;
  const admin = new Pool({ connectionString: server, max: 1 });
  await admin.query(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const database = await openDatabase({ url: url.href });
  await migrate(database);
  return {
    ...database,
    close: async () => {
      await database.close();
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}

let lastAddress = 0;

function openBrowser(
  app: FastifyInstance,
  address = `10.0.${(++lastAddress >> 8) & 255}.${lastAddress & 255}`,
): Browser {
  const cookies = new Map<string, string>();
  return {
    cookies,
    inject: app.inject.bind(app) as FastifyInstance['inject'],
    async call(endpoint, { params = {}, query = {}, body, form } = {}) {
      const encoded = form && (await encodeForm(form));
      const response = await app.inject({
        method: endpoint.method,
        url: API_BASE + pathOf(endpoint, params),
        query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
        remoteAddress: address,
        headers: { origin: ORIGIN, ...encoded?.headers },
        cookies: Object.fromEntries(cookies),
        ...(encoded ? { payload: encoded.bytes } : body === undefined ? {} : { payload: body as object }),
      });
      for (const { name, value } of response.cookies) {
        if (value) cookies.set(name, value);
        else cookies.delete(name);
      }
      const json = response.body ? response.json() : undefined;
      return { status: response.statusCode, headers: response.headers, reply: json, failure: json };
    },
  };
}

async function encodeForm(form: FormData): Promise<{ headers: Record<string, string>; bytes: Buffer }> {
  const request = new Request('http://localhost', { method: 'POST', body: form });
  return {
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    bytes: Buffer.from(await request.arrayBuffer()),
  };
}
