import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    baseUrl: string;
    /** Folder with the emails the server wrote. */
    emailFolder: string;
  }
}

const ROOT = join(import.meta.dirname, '../..');
const START_MS = 120_000;

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

/** Starts the real server with the demo community on an embedded database of its own. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'ampersand-e2e-'));
  const baseUrl = `http://localhost:${port}`;
  const logPath = join(folder, 'server.log');
  const server = spawn(process.execPath, ['api/src/main.ts'], {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: String(port),
      HOST: 'localhost',
      PUBLIC_URL: baseUrl,
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
  await waitUntilReady(baseUrl, ended, logPath);
  project.provide('baseUrl', baseUrl);
  project.provide('emailFolder', join(folder, 'mail'));
  return async () => {
    server.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
}

async function waitUntilReady(baseUrl: string, ended: Promise<void>, logPath: string): Promise<void> {
  const deadline = Date.now() + START_MS;
  let hasEnded = false;
  void ended.then(() => {
    hasEnded = true;
  });
  while (!hasEnded && Date.now() < deadline) {
    const response = await fetch(`${baseUrl}/readyz`).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`The server did not become ready:\n${await readFile(logPath, 'utf8')}`);
}
