import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Another living process holds the folder, or the folder cannot be written. */
export class FolderInUseError extends Error {}

interface Holder {
  pid: number;
  startedAt: string;
}

/** When a process started, as the system tells it; empty where it does not. Tells a reused pid from its former owner. */
async function processStart(pid: number): Promise<string> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

async function isAlive(holder: Holder): Promise<boolean> {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return holder.startedAt === (await processStart(holder.pid));
}

async function readHolder(path: string): Promise<Holder | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Takes the lock file beside an embedded database folder: two processes on one folder would lose rows.
 * A lock left by a dead process is taken over.
 * @returns a function that gives the lock back.
 * @throws {FolderInUseError} when a living process holds it.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, '..', 'db.lock');
  const mine: Holder = { pid: process.pid, startedAt: await processStart(process.pid) };
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      const file = await open(path, 'wx');
      await file.writeFile(JSON.stringify(mine));
      await file.close();
      return () => rm(path, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const holder = await readHolder(path);
      if (holder && (await isAlive(holder))) {
        throw new FolderInUseError(
          `${folder} is in use by process ${holder.pid}. Stop that process first, or set DATA_DIR to another folder. ` +
            'Several servers at once need a PostgreSQL server: set DATABASE_URL.',
        );
      }
      await rm(path, { force: true });
    }
  }
  throw new FolderInUseError(`Could not take the lock file ${path}; try again`);
}
