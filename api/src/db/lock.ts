import { mkdir, open, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';

/** Another living process holds the folder. */
export class FolderInUseError extends Error {}

interface Holder {
  pid: number;
  startedAt: string;
  host: string;
}

/** The holder shows this often that it lives. */
const BEAT_MS = 5_000;
/** A lock from elsewhere (another container on the same volume), or one that cannot be read, is dead after this long. */
const SILENT_MS = 20_000;

/** A process that has ended, of which only the entry is left that its parent has not taken note of yet. */
const ENDED = new Set(['Z', 'X']);

/**
 * When a process started, as the system tells it, which tells a reused pid from its former owner; empty where it does
 * not tell. Undefined for a process that has ended, all its threads included.
 */
async function processStart(pid: number): Promise<string | undefined> {
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const fields = status.slice(status.lastIndexOf(')') + 2).split(' ');
  const [state = '', threads, startedAt = ''] = [fields[0], fields[17], fields[19]];
  return ENDED.has(state) && Number(threads) <= 1 ? undefined : startedAt;
}

async function runsHere(holder: Holder): Promise<boolean> {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return holder.startedAt === (await processStart(holder.pid));
}

interface Lock {
  text: string;
  holder: Holder | undefined;
  held: boolean;
}

/** The lock as it is now; undefined when there is none. */
async function readLock(path: string): Promise<Lock | undefined> {
  try {
    const [text, { mtimeMs }] = await Promise.all([readFile(path, 'utf8'), stat(path)]);
    const holder = parseHolder(text);
    const beats = Date.now() - mtimeMs < SILENT_MS;
    return { text, holder, held: holder?.host === hostname() ? await runsHere(holder) : beats };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function parseHolder(text: string): Holder | undefined {
  try {
    return JSON.parse(text);
  } catch {
    // Another process is just writing it, or died while it did.
    return undefined;
  }
}

/** Creates the lock file. @returns false when there is one. */
async function createLock(path: string, text: string): Promise<boolean> {
  try {
    const file = await open(path, 'wx');
    await file.writeFile(text);
    await file.close();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Removes a dead lock, unless another process was quicker and the file is that one's by now. */
async function removeDead(path: string, dead: Lock): Promise<void> {
  const aside = `${path}.${process.pid}`;
  try {
    await rename(path, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  const moved = await readFile(aside, 'utf8');
  if (moved !== dead.text) await rename(aside, path);
  else await rm(aside, { force: true });
}

/**
 * Takes the lock file beside an embedded database folder: two processes on one folder would lose rows.
 * A lock left by a dead process is taken over.
 * @returns a function that gives the lock back.
 * @throws {FolderInUseError} when a living process holds it.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  const path = join(dirname(folder), 'db.lock');
  const mine: Holder = {
    pid: process.pid,
    startedAt: (await processStart(process.pid)) ?? '',
    host: hostname(),
  };
  for (let attempt = 0; attempt < 5; attempt++) {
    if (await createLock(path, JSON.stringify(mine))) return keepAlive(path);
    const lock = await readLock(path);
    if (lock?.held) throw new FolderInUseError(inUse(folder, lock.holder));
    if (lock) await removeDead(path, lock);
  }
  throw new FolderInUseError(`Could not take the lock file ${path}; try again`);
}

function keepAlive(path: string): () => Promise<void> {
  const beat = setInterval(() => {
    const now = new Date();
    // A beat that fails is made up for by the next.
    utimes(path, now, now).catch(() => {});
  }, BEAT_MS);
  beat.unref();
  return async () => {
    clearInterval(beat);
    await rm(path, { force: true });
  };
}

function inUse(folder: string, holder: Holder | undefined): string {
  const who = holder ? `process ${holder.pid} on ${holder.host}` : 'another process';
  const wait =
    holder?.host === hostname() ? '' : ` If it has just died, try again in ${SILENT_MS / 1000} seconds.`;
  return (
    `DATA_DIR: ${folder} is in use by ${who}.${wait} Stop that process first, or set DATA_DIR to another folder. ` +
    'Several servers at once need a PostgreSQL server: set DATABASE_URL.'
  );
}
