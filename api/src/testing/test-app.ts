import { randomUUIDv7 } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { Pool } from 'pg';
import { afterAll, beforeAll, beforeEach, inject, vi } from 'vitest';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { type Database, openDatabase } from '../db/client.ts';
import { migrate } from '../db/migrate.ts';
import type { Deps } from '../http/deps.ts';
import type { WebBuild } from '../http/pages.ts';
import type { Embedder } from '../lib/embedder/embedder.ts';
import type { Email, Mailer } from '../lib/mailer.ts';
import { createSecrets } from '../lib/secrets.ts';
import { fileStorage, type Storage } from '../lib/storage.ts';
import { type Browser, ORIGIN, openBrowser } from './browser.ts';
import { hashEmbedder } from './hash-embedder.ts';

/** Of every server of every test: they share what is encrypted, too. */
const APP_SECRET = 'the secret of servers under test 0123456789';

export interface TestApp {
  app: FastifyInstance;
  deps: Deps;
  /** Emails that were delivered, oldest first. */
  emails: Email[];
  /** Waits for an email to `address` and answers the newest. */
  emailTo(address: string): Promise<Email>;
  /** Lines of the log; none below the level that `env` asks for, which is `silent` by default. */
  logs: string[];
  /** Lets the product's clock run ahead. */
  advance(milliseconds: number): void;
  /** A new browser, at an address of its own unless one is given. */
  browser(address?: string): Browser;
  /** Another server on the same database, closed after the file. */
  anotherApp(env?: Record<string, string>): Promise<FastifyInstance>;
  uploads: string;
  archives: string;
  attachments: string;
}

interface Options {
  env?: Record<string, string>;
  embedder?: Embedder;
  storage?: Storage;
  /** A built web app. */
  web?: WebBuild;
  /** Opens a way to the server of `TEST_DATABASE_URL`; answers the address to use instead. */
  through?: () => Promise<string>;
}

/** Injected requests are for `localhost:80` unless they say otherwise. */
const REACHED = { PORT: '80', PUBLIC_URL: ORIGIN };
const EMAIL_MS = 15_000;
const EMPTIED = [
  'users',
  'connections',
  'events',
  'mails',
  'rate_limits',
  'newsletter_subscribers',
  'newsletter_issues',
  'waitlist_entries',
  'contact_messages',
  'weight_versions',
];

/**
 * The whole server on a real database, one for each test file, emptied before each test. Call at the top of a file or `describe`.
 * With `TEST_DATABASE_URL` the database is made there, else in memory.
 */
export function useTestApp(options: Options = {}): TestApp {
  // Filled before the first test runs.
  const test = {} as TestApp;
  const others: FastifyInstance[] = [];
  let database: Database;
  let offset = 0;
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ampersand-'));
    database = await openTestDatabase(options.through);
    const {
      emails,
      logs,
      uploads,
      archives,
      attachments,
    }: Pick<TestApp, 'emails' | 'logs' | 'uploads' | 'archives' | 'attachments'> = {
      emails: [],
      logs: [],
      uploads: join(folder, 'uploads'),
      archives: join(folder, 'archives'),
      attachments: join(folder, 'attachments'),
    };
    const build = (env: Record<string, string> = {}) =>
      buildApp({
        config: readConfig({ ...REACHED, LOG_LEVEL: 'silent', DATA_DIR: folder, ...options.env, ...env }),
        database,
        embedder: options.embedder ?? hashEmbedder(),
        storage: options.storage ?? fileStorage(uploads),
        mailer: memoryMailer(emails),
        secrets: createSecrets(APP_SECRET),
        cron: false,
        now: () => new Date(Date.now() + offset),
        logTo: { write: (line) => void logs.push(line) },
        ...(options.web ? { web: options.web } : {}),
      });
    const { app, deps } = await build();
    await app.ready();
    Object.assign(test, {
      app,
      deps,
      emails,
      logs,
      uploads,
      archives,
      attachments,
      emailTo: (address: string) => vi.waitFor(() => newestEmail(emails, address), EMAIL_MS),
      advance: (milliseconds: number) => {
        offset += milliseconds;
      },
      browser: (address?: string) => openBrowser(app, deps.config.publicUrl.host, address),
      anotherApp: async (env?: Record<string, string>) => {
        const another = await build(env);
        others.push(another.app);
        await another.app.ready();
        return another.app;
      },
    } satisfies TestApp);
  });

  beforeEach(async () => {
    offset = 0;
    test.emails.length = 0;
    test.logs.length = 0;
    for (const files of [test.uploads, test.archives, test.attachments])
      await rm(files, { recursive: true, force: true });
    // Faster than truncate on tables of a few rows; what belongs to a person goes with them.
    await database.pool.query(EMPTIED.map((table) => `delete from ${table}`).join('; '));
  });

  afterAll(async () => {
    for (const app of others) await app.close();
    await test.app?.close();
    await database?.close();
    await rm(folder, { recursive: true, force: true });
  });

  return test;
}

function memoryMailer(emails: Email[]): Mailer {
  return {
    deliver: async (_, email) => {
      emails.push(email);
      return 'memory';
    },
    close: () => {},
  };
}

function newestEmail(emails: readonly Email[], address: string): Email {
  const email = emails.findLast(({ to }) => to === address);
  if (!email) throw new Error(`no email to ${address}`);
  return email;
}

async function openTestDatabase(through?: () => Promise<string>): Promise<Database> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return openDatabase({ dump: await openAsBlob(inject('databaseDump')) });
  const name = `ampersand_${randomUUIDv7().replaceAll('-', '')}`;
  const admin = new Pool({ connectionString: server, max: 1 });
  await admin.query(`create database ${name}`);
  const url = new URL(through ? await through() : server);
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
