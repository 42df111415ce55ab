import { type ServerProcess, startServer } from '../../api/src/testing/server-process.ts';
import type { Gate } from '../report.ts';

/** What members do while the server is killed, and what is looked at afterwards. */
export interface Life {
  /** What the server is told beside the rest. */
  readonly env: Record<string, string>;
  /** Milliseconds that a server is up before it is killed. */
  readonly upMs: Span;
  /** Goes on until it is stopped. */
  live(victim: Victim): Promise<void>;
  stop(): void;
  /** What was done so far, for whoever watches. */
  progress(): string;
  judge(victim: Victim): Promise<{ figures: Record<string, number>; gates: Gate[] }>;
  close(): Promise<void>;
}

export interface Span {
  readonly least: number;
  readonly most: number;
}

export const between = ({ least, most }: Span) => least + Math.random() * (most - least);

interface Sent {
  readonly body?: object;
  readonly cookie?: string | undefined;
}

export type Victim = ReturnType<typeof createVictim>;

/** The server that is killed, and started again on the same data. */
export function createVictim(env: Record<string, string>) {
  /** When the server could be used, and until when. */
  const uptimes: { readonly from: number; to: number }[] = [];
  let server: ServerProcess | undefined;

  async function start(): Promise<void> {
    const started = startServer(env);
    await started.prints('is at http');
    uptimes.push({ from: performance.now(), to: Number.POSITIVE_INFINITY });
    server = started;
  }

  async function kill(): Promise<void> {
    const killed = server;
    const uptime = uptimes.at(-1);
    if (uptime) uptime.to = performance.now();
    server = undefined;
    killed?.child.kill('SIGKILL');
    await killed?.ended;
  }

  /** @returns status, answer and session; undefined when the server was killed before it answered. */
  async function call<Data = Record<string, unknown>>(
    method: string,
    path: string,
    { body, cookie }: Sent = {},
  ) {
    const to = server;
    if (!to) return undefined;
    try {
      const response = await fetch(`${to.url}/api/v1${path}`, {
        method,
        headers: {
          'content-type': 'application/json',
          origin: to.url.replace('127.0.0.1', 'localhost'),
          ...(cookie ? { cookie } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
        signal: AbortSignal.timeout(30_000),
      });
      const answer: { data?: Data } = JSON.parse(await response.text());
      const session = response.headers.getSetCookie()[0]?.split(';')[0];
      return { status: response.status, data: answer.data, session };
    } catch {
      // Killed, or not up again yet: nothing was acknowledged.
      return undefined;
    }
  }

  return { uptimes, start, kill, call };
}
