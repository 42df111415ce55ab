import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const START_MS = 300_000;

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

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
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
      PORT: String(port),
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
  await waitUntilReady(url, ended, logPath).catch(async (error) => {
    await stop();
    throw error;
  });
  process.env.E2E_BASE_URL = url;
  process.env.E2E_EMAIL_FOLDER = join(folder, 'mail');
  return stop;
}

async function waitUntilReady(url: string, ended: Promise<void>, logPath: string): Promise<void> {
  const deadline = Date.now() + START_MS;
  let hasEnded = false;
  void ended.then(() => {
    hasEnded = true;
  });
  while (!hasEnded && Date.now() < deadline) {
    const response = await fetch(`${url}/readyz`).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`The server did not become ready:\n${await readFile(logPath, 'utf8')}`);
}
