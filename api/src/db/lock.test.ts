import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FolderInUseError, lockFolder } from './lock.ts';

let root: string;
let folder: string;
let path: string;
const children: ChildProcess[] = [];

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'ampersand-lock-'));
  folder = join(root, 'db');
  path = join(root, 'db.lock');
});

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await rm(root, { recursive: true, force: true });
});

/** Another process that tries to take the lock, says how that went, and stays. */
async function contender(): Promise<{ child: ChildProcess; answer: string }> {
  const script = `
    import { lockFolder } from ${JSON.stringify(join(import.meta.dirname, 'lock.ts'))};
    await lockFolder(${JSON.stringify(folder)}).then(() => console.log('taken'), (error) => console.log(error.message));
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const [chunk] = await once(child.stdout, 'data');
  return { child, answer: String(chunk).trim() };
}

const write = (holder: unknown) =>
  writeFile(path, typeof holder === 'string' ? holder : JSON.stringify(holder));
const age = (seconds: number) => {
  const then = new Date(Date.now() - seconds * 1000);
  return utimes(path, then, then);
};

test('a folder that another process holds is refused, with its number and what to do, until that process is gone', async () => {
  const { child, answer } = await contender();
  expect(answer).toBe('taken');
  const refusal = await lockFolder(folder).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(FolderInUseError);
  expect(String(refusal)).toContain(
    `DATA_DIR: ${folder} is in use by process ${child.pid} on ${hostname()}.`,
  );
  expect(String(refusal)).toContain('Stop that process first, or set DATA_DIR to another folder.');
  child.kill('SIGKILL');
  await once(child, 'exit');
  const unlock = await lockFolder(folder);
  expect(JSON.parse(await readFile(path, 'utf8')).pid).toBe(process.pid);
  await unlock();
});

test('a folder that is given back can be taken again', async () => {
  const unlock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
  await unlock();
  await (await lockFolder(folder))();
});

test('of six processes that find the lock of a dead one, one takes the folder', async () => {
  await write({ pid: 2 ** 22 + 1, startedAt: '1', host: hostname() });
  const answers = (await Promise.all(Array.from({ length: 6 }, contender))).map(({ answer }) => answer);
  expect(answers.filter((answer) => answer === 'taken')).toHaveLength(1);
  expect(answers.filter((answer) => answer.includes('is in use by'))).toHaveLength(5);
});

test.skipIf(process.platform !== 'linux')(
  'a killed process whose parent does not take note of it holds nothing',
  async () => {
    const script = `
      import { lockFolder } from ${JSON.stringify(join(import.meta.dirname, 'lock.ts'))};
      await lockFolder(${JSON.stringify(folder)});
      console.log(process.pid);
      setInterval(() => {}, 1000);`;
    // The shell becomes `sleep`, which never asks what became of the process it inherits.
    const parent = spawn(
      'sh',
      ['-c', '"$0" --input-type=module -e "$1" & exec sleep 60', process.execPath, script],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    children.push(parent);
    const [chunk] = await once(parent.stdout, 'data');
    const pid = Number(chunk);
    await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${pid}`);
    process.kill(pid, 'SIGKILL');
    await vi.waitFor(async () => {
      expect(await readFile(`/proc/${pid}/stat`, 'utf8')).toContain(') Z ');
      await (await lockFolder(folder))();
    }, 10_000);
    expect(() => process.kill(pid, 0)).not.toThrow();
  },
);

test('a number that now belongs to another process does not keep the folder', async () => {
  await write({ pid: process.pid, startedAt: 'long ago', host: hostname() });
  await (await lockFolder(folder))();
});

test('a lock from another machine holds as long as it beats, and 20 seconds more', async () => {
  await write({ pid: 1, startedAt: '1', host: 'another-container' });
  await age(15);
  await expect(lockFolder(folder)).rejects.toThrow(
    'in use by process 1 on another-container. If it has just died, try again in 20 seconds.',
  );
  await age(21);
  await (await lockFolder(folder))();
});

test('a lock that is just being written is not dead; one that was never finished is', async () => {
  await write('{"pid":');
  await expect(lockFolder(folder)).rejects.toThrow('in use by another process');
  await age(21);
  await (await lockFolder(folder))();
});
