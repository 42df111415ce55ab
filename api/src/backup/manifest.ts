import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { CommandError } from '../command.ts';

/** The last file of a backup: what `sha256sum` writes and checks, a line for each other file. */
const MANIFEST = 'sha256sums';

/** Notes what is in a backup, file by file. */
export async function writeManifest(folder: string): Promise<void> {
  const sums = await sumsOf(folder);
  const lines = [...sums].map(([path, sum]) => `${sum}  ${path}\n`);
  await writeFile(join(folder, MANIFEST), lines.join(''), { mode: 0o600 });
}

/**
 * Reads all of a backup.
 * @returns whether it could be checked: backups of older releases have no such file.
 * @throws {CommandError} where a file is not the one that was written, is missing or was added.
 */
export async function checkManifest(folder: string): Promise<boolean> {
  if (!(await readdir(folder)).includes(MANIFEST)) return false;
  const lines = (await readFile(join(folder, MANIFEST), 'utf8')).split('\n').filter(Boolean);
  const noted = new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]));
  const found = await sumsOf(folder);
  const damaged = [...new Set([...noted.keys(), ...found.keys()])].filter(
    (path) => noted.get(path) !== found.get(path),
  );
  if (damaged.length > 0)
    throw new CommandError(
      `The backup in ${folder} is damaged, so nothing is restored: ${damaged.slice(0, 3).join(', ')}${damaged.length > 3 ? ` and ${damaged.length - 3} more` : ''} differ from what was backed up. Take another one`,
    );
  return true;
}

/** The SHA-256 of each file of a folder but the manifest, in order. */
async function sumsOf(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const sums = new Map<string, string>();
  for (const file of files.sort()) {
    const path = relative(folder, file);
    if (path !== MANIFEST) sums.set(path, await sumOf(file));
  }
  return sums;
}

async function sumOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  return hash.digest('hex');
}
