import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const MAIN = join(import.meta.dirname, '../main.ts');
/** A start on a busy machine, with a database to make. */
const START_MS = 90_000;
/** A first start, which prepares the model and fills the database too. */
const READY_MS = 600_000;
/** What the machine's own environment must not decide. */
const CLEAN = {
  DATABASE_URL: '',
  PUBLIC_URL: '',
  APP_SECRET: '',
  APP_SECRET_FORMER: '',
  SMTP_URL: '',
  HOST: '',
  DEMO: '0',
  RATE_LIMIT: 'off',
  LOG_LEVEL: 'info',
  // Compiled once for all starts: a tenth of their work.
  NODE_COMPILE_CACHE: join(import.meta.dirname, '../../../node_modules/.cache/compiled'),
};

/** The whole server as its own process. */
export interface ServerProcess {
  readonly child: ChildProcess;
  readonly url: string;
  /** All it has printed so far, on both channels. */
  output(): string;
  /** Resolves with what has been printed once it holds `text`; rejects when the process ends before. */
  prints(text: string): Promise<string>;
  /** The exit code, or the name of the signal that ended it. */
  readonly ended: Promise<number | string>;
}

const running = new Set<ChildProcess>();

/** Starts the server, or another program as it is started; end what is left with {@link killServers}. */
export function startServer(env: Record<string, string>, program: readonly string[] = [MAIN]): ServerProcess {
  const child = spawn(process.execPath, program, {
    env: { ...process.env, ...CLEAN, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let output = '';
  const heard = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk) => {
      output += chunk;
      for (const check of heard) check();
    });
  }
  const ended = once(child, 'close').then(([code, signal]) => {
    running.delete(child);
    return code ?? signal;
  });
  const prints = (text: string) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const check = () => output.includes(text) && resolve(output);
    const timer = setTimeout(() => reject(new Error(`no "${text}" in time:\n${output}`)), START_MS);
    heard.add(check);
    check();
    ended.then((code) => reject(new Error(`ended with ${code} before "${text}":\n${output}`)));
    return promise.finally(() => {
      clearTimeout(timer);
      heard.delete(check);
    });
  };
  return { child, url: `http://127.0.0.1:${env.PORT}`, output: () => output, prints, ended };
}

/** Ends every server that is still running, at once. */
export async function killServers(): Promise<void> {
  await Promise.all(
    [...running].map((child) => {
      child.kill('SIGKILL');
      return once(child, 'close');
    }),
  );
}

/** Comes back once a server can serve; throws when it ends before, or takes too long. */
export async function untilReady(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + READY_MS;
  while (Date.now() < deadline && child.exitCode === null && child.signalCode === null) {
    const response = await fetch(`${url}/readyz`).catch(() => undefined);
    if (response?.ok) return;
    await delay(50);
  }
  throw new Error('The server did not become ready');
}

/** A port that nothing listens on right now. */
export async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return String(address.port);
}
