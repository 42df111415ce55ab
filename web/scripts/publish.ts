import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** A running server goes on serving the build it started with: so many are kept beside the current one. */
const KEPT = 10;

/**
 * Gives the finished build, `folder/client` and `folder/server`, a name of its own and lets `folder/current` point to it in one step.
 * Builds before the last ten go.
 * @returns the folder of the build
 */
export async function publish(folder: string): Promise<string> {
  const target = join(folder, `build-${randomUUID()}`);
  await mkdir(target);
  for (const part of ['client', 'server']) await rename(join(folder, part), join(target, part));
  const link = `${target}.link`;
  await symlink(basename(target), link, 'junction');
  await rename(link, join(folder, 'current'));
  await removeOld(folder, target);
  return target;
}

async function removeOld(folder: string, current: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.startsWith('build-'));
  const builds = await Promise.all(
    names.map(async (name) => ({
      path: join(folder, name),
      made: (await stat(join(folder, name))).mtimeMs,
    })),
  );
  const others = builds.filter(({ path }) => path !== current).sort((a, b) => b.made - a.made);
  await Promise.all(others.slice(KEPT - 1).map(({ path }) => rm(path, { recursive: true, force: true })));
}

if (import.meta.main) await publish(join(import.meta.dirname, '../build'));
