import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, untilReady } from '../../api/src/testing/server-process.ts';
import type { Member } from './pages.ts';

const MAIN = 'api/src/main.ts';
const PASSWORD = 'Demo#2026';

export interface Running {
  readonly url: string;
  /** Milliseconds until it could serve. */
  readonly startMs: number;
  stop(): Promise<void>;
}

/** A folder of its own for the data of a server, filled from another one where there is one. */
export async function dataFolder(from?: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'ampersand-bench-web-'));
  if (from) await cp(from, folder, { recursive: true });
  await rm(join(folder, 'db.lock'), { recursive: true, force: true });
  return folder;
}

/** The production server of a checkout, with the demo community in the data folder. `program` is what starts it. */
export async function startServer(root: string, data: string, program = MAIN): Promise<Running> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const started = performance.now();
  const server = spawn(process.execPath, [program], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: port,
      HOST: 'localhost',
      PUBLIC_URL: url,
      DATA_DIR: data,
      DATABASE_URL: '',
      DEMO: '1',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'warn',
    },
  });
  const ended = once(server, 'exit');
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
  };
  try {
    await untilReady(url, server);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, startMs: performance.now() - started, stop };
}

/** Somebody of the demo community who is signed in. */
export interface Session {
  readonly userId: string;
  /** The session's cookie. */
  readonly cookie: { readonly name: string; readonly value: string };
  /** The best match, whose page is looked at. */
  readonly matchId: string;
  /** The latest conversation, whose page is looked at; former releases may have none. */
  readonly conversationId: string;
}

export async function logIn({ url }: Running, member: Member): Promise<Session> {
  const response = await fetch(`${url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email: `${member}@demo.test`, password: PASSWORD }),
  });
  const [name = '', value = ''] = response.headers.getSetCookie()[0]?.split(';')[0]?.split('=') ?? [];
  const reply: { data: { user: { id: string } } } = JSON.parse(await response.text());
  const session = { userId: reply.data.user.id, cookie: { name, value }, matchId: '', conversationId: '' };
  const list = await fetch(url + listPath(member, session), { headers: headersOf(session) });
  const [match]: Record<string, string>[] = JSON.parse(await list.text()).data;
  const talks = await fetch(`${url}/api/v1/connections?limit=1`, { headers: headersOf(session) });
  const [conversation]: { id: string }[] = talks.ok ? JSON.parse(await talks.text()).data : [];
  return {
    ...session,
    matchId: match?.applicantId ?? match?.founderId ?? '',
    conversationId: conversation?.id ?? '',
  };
}

/** The call for as many matches as their page shows at first. */
export function listPath(member: Member, { userId }: Session): string {
  return `/api/v1/matchings/${member}/${userId}?limit=12`;
}

/** As a browser is given it. */
export const sessionCookie = ({ cookie }: Session) => ({ ...cookie, domain: 'localhost', path: '/' });

export const headersOf = ({ cookie }: Session) => ({ cookie: `${cookie.name}=${cookie.value}` });
