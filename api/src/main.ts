import { access, constants, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { brand } from '@ampersand/contract/brand';
import { buildApp } from './app.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { type Database, openDatabase } from './db/client.ts';
import { FolderInUseError } from './db/lock.ts';
import { migrate } from './db/migrate.ts';
import { DEMO_LOGINS, DEMO_PASSWORD, seedDemo } from './features/demo/seed.ts';
import { createEmbedder } from './lib/embedder/embedder.ts';
import { createMailer } from './lib/mailer.ts';
import { createStorage } from './lib/storage.ts';

const ROOT = join(import.meta.dirname, '../..');
const STOP_MS = 10_000;
const BAD_CONFIGURATION = 2;

/** A reason not to start that is the operator's to mend; its message says what to do. */
class StartError extends Error {}

async function checkFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `DATA_DIR: ${folder} cannot be written (${reason}). Make it writable, or set DATA_DIR to another folder`,
    );
  }
}

async function open(config: Config): Promise<Database> {
  const database = await openDatabase(
    config.databaseUrl ? { url: config.databaseUrl } : { folder: config.databaseDir },
  );
  try {
    await migrate(database);
    return database;
  } catch (error) {
    await database.close();
    if (!config.databaseUrl) throw error;
    const reason = error instanceof Error ? error.message || String(error) : String(error);
    throw new StartError(
      `DATABASE_URL: the database does not serve (${reason}). Check that it runs, that the address is right and that pgvector is installed`,
    );
  }
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  await checkFolder(config.dataDir);
  const database = await open(config);
  const embedder = createEmbedder({
    ...config.embeddings,
    cacheDir: join(ROOT, 'node_modules/.cache/ampersand'),
  });
  const mailer = createMailer(config);
  const { app, deps } = await buildApp({
    config,
    database,
    embedder,
    mailer,
    storage: createStorage(config.storage),
    webRoot: join(ROOT, 'web/build/client'),
  });
  let stopping = false;
  const stop = async (reason: string, code: number) => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), STOP_MS).unref();
    app.log.info({ reason }, 'stopping');
    await app.close();
    await embedder.close();
    mailer.close();
    await database.close();
    process.exit(code);
  };
  process.once('SIGTERM', () => void stop('SIGTERM', 0));
  process.once('SIGINT', () => void stop('SIGINT', 0));

  if (config.demo) {
    const seeded = await seedDemo(deps, (line) => process.stdout.write(`${line}\n`));
    if (seeded) process.stdout.write('The demo community is ready.\n');
  }
  try {
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    const why = { EADDRINUSE: 'is already in use', EACCES: 'needs more rights than this process has' }[
      code ?? ''
    ];
    process.stderr.write(
      `PORT: ${config.host}:${config.port} ${why ?? `does not open (${code})`}. Stop what uses it, or set PORT to another number.\n`,
    );
    return stop('cannot listen', BAD_CONFIGURATION);
  }
  announce(config);
}

function announce(config: Config): void {
  const demo = config.demo ? `\n  Demo log-ins (password ${DEMO_PASSWORD}): ${DEMO_LOGINS.join(', ')}` : '';
  process.stdout.write(`\n  ${brand.mark} ${brand.name} is at ${config.publicUrl.origin}${demo}\n\n`);
}

start().catch((error: unknown) => {
  const known =
    error instanceof ConfigError || error instanceof StartError || error instanceof FolderInUseError;
  process.stderr.write(
    known
      ? `Ampersand cannot start.\n${error.message}\n`
      : `Ampersand cannot start: ${error instanceof Error ? error.stack : error}\n`,
  );
  process.exit(known ? BAD_CONFIGURATION : 1);
});
