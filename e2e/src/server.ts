import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, untilReady } from '../../api/src/testing/server-process.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Where the server of this run is. */
export const baseUrl = () => given('E2E_BASE_URL');
/** Folder with the emails it wrote. */
export const emailFolder = () => given('E2E_EMAIL_FOLDER');

/** What `start` has left in the environment, which all processes of a run inherit. */
function given(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: the server is not started`);
  return value;
}

/**
 * Starts the real server with the demo community on an embedded database of its own, before the first test of a run.
 * Playwright and Vitest both want it as the default export. @returns what stops the server.
 */
export default async function start(): Promise<() => Promise<void>> {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'ampersand-e2e-'));
  const url = `http://localhost:${port}`;
  const logPath = join(folder, 'server.log');
  const server = spawn(process.execPath, ['api/src/main.ts'], {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: port,
      HOST: 'localhost',
      PUBLIC_URL: url,
      DATA_DIR: folder,
      DEMO: '1',
      RATE_LIMIT: 'off',
      DATABASE_URL: '',
    },
  });
  const log = createWriteStream(logPath);
  server.stdout.pipe(log, { end: false });
  server.stderr.pipe(log, { end: false });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  await untilReady(url, server).catch(async (cause) => {
    const printed = await readFile(logPath, 'utf8');
    await stop();
    throw new Error(printed, { cause });
  });
  process.env.E2E_BASE_URL = url;
  process.env.E2E_EMAIL_FOLDER = join(folder, 'mail');
  return stop;
}
