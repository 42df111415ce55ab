import { once } from 'node:events';
import { access, constants, mkdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { brand } from '@ampersand/contract/brand';
import { buildApp } from './app.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import type { Database } from './db/client.ts';
import { FolderInUseError } from './db/lock.ts';
import { MigrationError } from './db/migrate.ts';
import { DatabaseError, openMigrated, reasonOf } from './db/open.ts';
import { UnfinishedRestoreError } from './db/unfinished.ts';
import { sealSecrets } from './features/account/two-factor/secret.ts';
import { closePublishedAccounts, DEMO_PASSWORD, findPublishedLogins } from './features/demo/passwords.ts';
import { seedDemo } from './features/demo/seed.ts';
import { placeMissing } from './features/matchings/reindex.ts';
import type { Deps } from './http/deps.ts';
import type { WebBuild } from './http/pages.ts';
import { openSecrets } from './lib/app-secret.ts';
import { createEmbedder } from './lib/embedder/embedder.ts';
import { errorText } from './lib/log.ts';
import { createMailer } from './lib/mailer.ts';
import { findInstallation, ownBucket } from './lib/own-bucket.ts';
import { SealError, type Secrets } from './lib/secrets.ts';
import { createStorage } from './lib/storage.ts';
import { warningsOf } from './warnings.ts';

const ROOT = join(import.meta.dirname, '../..');
const STOP_MS = 10_000;
const BAD_CONFIGURATION = 2;

let stopping = false;

/** A reason not to start that is the operator's to mend; its message says what to do. */
class StartError extends Error {}

const tell = (line: string) => void process.stdout.write(`${line}\n`);

async function checkFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.W_OK);
  } catch (error) {
    throw new StartError(
      `DATA_DIR: ${folder} cannot be written (${reasonOf(error)}). Make it writable, or set DATA_DIR to another folder`,
    );
  }
}

/** Before minutes go into seeding: whether the address can be listened on. */
async function checkAddress({ host, port }: Config): Promise<void> {
  const probe = createServer().listen({ host, port });
  try {
    await once(probe, 'listening');
  } catch (error) {
    throw cannotListen(host, port, error);
  }
  probe.close();
  await once(probe, 'close');
}

function cannotListen(host: string, port: number, error: unknown): StartError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : reasonOf(error);
  const reasons: Record<string, string> = {
    EADDRINUSE: `PORT: ${host}:${port} is already in use. Stop what uses it, or set PORT to another number`,
    EACCES: `PORT: ${host}:${port} needs more rights than this process has. Set PORT to a number above 1023`,
  };
  return new StartError(
    reasons[code] ?? `HOST: ${host}:${port} does not open (${code}). Set HOST to an address of this machine`,
  );
}

/** The secrets, with everything encrypted under the current one. */
async function unlock(config: Config, database: Database): Promise<Secrets> {
  const secrets = await openSecrets(config, database.db);
  try {
    await sealSecrets(database.db, secrets);
    return secrets;
  } catch (error) {
    if (!(error instanceof SealError)) throw error;
    throw new StartError(
      `APP_SECRET: a second factor does not open (${error.message}). Set APP_SECRET_FORMER to the secret in use before`,
    );
  }
}

async function serve(loadWeb: () => Promise<WebBuild | undefined>): Promise<void> {
  const config = readConfig(process.env);
  await checkFolder(config.dataDir);
  await checkAddress(config);
  const database = await openMigrated(config, tell);
  const secrets = await unlock(config, database);
  const embedder = createEmbedder({
    ...config.embeddings,
    cacheDir: join(ROOT, 'node_modules/.cache/ampersand'),
  });
  const mailer = createMailer(config);
  const web = await loadWeb();
  const files = createStorage(config.storage);
  const bucket =
    config.storage.kind === 's3' &&
    ownBucket(files, await findInstallation(database.db), config.storage.bucket);
  const { app, deps } = await buildApp({
    config,
    database,
    embedder,
    mailer,
    secrets,
    storage: bucket || files,
    ...(web ? { web } : {}),
  });
  const stop = async (reason: string) => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), config.drainMs + STOP_MS).unref();
    app.log.info({ reason }, 'stopping');
    await app.close();
    await embedder.close();
    mailer.close();
    await database.close();
    process.exit(0);
  };
  // Not `once`: a terminal and `npm start` each send their own, and a second one would end the process in the middle.
  process.on('SIGTERM', () => void stop('SIGTERM'));
  process.on('SIGINT', () => void stop('SIGINT'));

  if (config.demo && (await seedDemo(deps, tell))) tell('The demo community is ready.');
  if (!config.local) await closePublishedAccounts(deps, tell);
  await placeMissing(deps.db);
  try {
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    throw cannotListen(config.host, config.port, error);
  }
  await announce(deps);
  if (!web) app.log.warn('the web app is not built; only the API is served');
  for (const warning of warningsOf(config)) app.log.warn(warning);
  // It is asked for again with every file that is stored or removed.
  if (bucket)
    await bucket.claim().catch((error: unknown) => app.log.warn({ err: error }, 'bucket not taken'));
}

async function announce({ config, db, log }: Deps): Promise<void> {
  const logins = config.local ? await findPublishedLogins(db) : [];
  const demo = logins.length > 0 ? `\n  Demo log-ins (password ${DEMO_PASSWORD}): ${logins.join(', ')}` : '';
  process.stdout.write(`\n  ${brand.mark} ${brand.name} is at ${config.publicUrl.origin}${demo}\n\n`);
  if (demo && !isLoopback(config.host))
    log.warn(
      `other machines may reach this server (HOST=${config.host}), and its demo log-ins have a published password: set PUBLIC_URL to the address people use, and they get new ones`,
    );
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.');
}

/** Runs the server until it is told to stop; what keeps it from starting is told, and ends the process. */
export function start(loadWeb: () => Promise<WebBuild | undefined>): void {
  serve(loadWeb).catch((error: unknown) => {
    // Stopped while still seeding: what fails then fails for that reason.
    if (stopping) return;
    const known = [
      ConfigError,
      StartError,
      DatabaseError,
      FolderInUseError,
      MigrationError,
      UnfinishedRestoreError,
    ].some((kind) => error instanceof kind);
    process.stderr.write(
      known && error instanceof Error
        ? `Ampersand cannot start.\n${error.message}\n`
        : `Ampersand cannot start. ${errorText(error)}\n`,
    );
    process.exit(known ? BAD_CONFIGURATION : 1);
  });
}
