import { randomUUID } from 'node:crypto';
import { link, open, readFile, rm } from 'node:fs/promises';
import { type Config, ConfigError } from '../config.ts';
import type { Db } from '../db/client.ts';
import { appSecrets } from '../db/schema.ts';
import { createSecrets, isStrong, newSecret, type Secrets, STRONG } from './secrets.ts';

const reasonOf = (error: unknown) => String((error as NodeJS.ErrnoException).code ?? error);

/**
 * The secrets of this server: `APP_SECRET`, or else the one kept in the data folder, which is made at the first start.
 * The database notes which one is in use, so servers that share it have the same.
 * @throws {ConfigError} when the database uses another one.
 */
export async function openSecrets(config: Config, db: Db): Promise<Secrets> {
  const { current: set, former, file } = config.appSecret;
  const kept = await readKept(file);
  const current = set ?? kept ?? newSecret();
  const secrets = createSecrets(
    current,
    [former, set && kept].filter((secret) => secret !== undefined),
  );
  const inUse = await findKeyId(db);
  if (inUse !== undefined && !secrets.knows(inUse)) {
    // Another first start on the folder has kept one and noted it since.
    if (kept === undefined && (await readKept(file)) !== undefined) return openSecrets(config, db);
    throw otherSecret(config, kept !== undefined);
  }
  // Kept before the database speaks of it; of two first starts on one folder, the second takes what the first has kept.
  if (current !== set && current !== kept && !(await keep(file, current))) return openSecrets(config, db);
  await noteKeyId(db, secrets, () => otherSecret(config, kept !== undefined));
  return secrets;
}

function otherSecret({ appSecret: { current, file }, databaseUrl }: Config, isKept: boolean): ConfigError {
  const mine = current ? 'the one given' : isKept ? `the one in ${file}` : 'a new one would be';
  const same = databaseUrl
    ? "Servers on one database need the same: set APP_SECRET to that of the others; one that was never set is in the file app-secret of the first server's DATA_DIR"
    : `Bring ${file} back from a backup, or set APP_SECRET to the secret in use`;
  return new ConfigError(
    `APP_SECRET: this database is encrypted under another secret than ${mine}. ${same}. To change it, set APP_SECRET to the new one and APP_SECRET_FORMER to the one in use`,
  );
}

async function readKept(file: string): Promise<string | undefined> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw new ConfigError(
      `DATA_DIR: ${file} cannot be read (${reasonOf(error)}). Make it readable, or set APP_SECRET`,
    );
  });
  const secret = text?.trim();
  if (secret !== undefined && !isStrong(secret))
    throw new ConfigError(
      `DATA_DIR: ${file} has to hold a secret of ${STRONG}. Bring it back from a backup, or set APP_SECRET`,
    );
  return secret;
}

/** Writes the secret for its owner's eyes only; under another name first, so that nobody reads half of it. @returns false when there is one. */
async function keep(file: string, secret: string): Promise<boolean> {
  const part = `${file}.${randomUUID()}`;
  try {
    const written = await open(part, 'wx', 0o600);
    await written.writeFile(`${secret}\n`);
    await written.sync();
    await written.close();
    await link(part, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw new ConfigError(
      `DATA_DIR: ${file} cannot be written (${reasonOf(error)}). Make room for it, or set APP_SECRET`,
    );
  } finally {
    await rm(part, { force: true });
  }
}

async function findKeyId(db: Db): Promise<string | undefined> {
  const [noted] = await db.select({ keyId: appSecrets.keyId }).from(appSecrets);
  return noted?.keyId;
}

/** Notes which secret is in use from now on; of servers that do so at once, the first decides what the others have to know. */
async function noteKeyId(db: Db, secrets: Secrets, refusal: () => ConfigError): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.insert(appSecrets).values({ keyId: secrets.keyId }).onConflictDoNothing();
    const [noted] = await tx.select({ keyId: appSecrets.keyId }).from(appSecrets).for('update');
    if (!noted || !secrets.knows(noted.keyId)) throw refusal();
    if (noted.keyId !== secrets.keyId) await tx.update(appSecrets).set({ keyId: secrets.keyId });
  });
}
