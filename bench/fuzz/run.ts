import { randomUUIDv7 } from 'node:crypto';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { API_BASE } from '../../api/src/http/route.ts';
import type { Email } from '../../api/src/lib/mailer.ts';
import { codeOf } from '../../api/src/testing/second-factor.ts';
import { filled, harvest, type Known, keep } from './known.ts';
import type { Planned } from './requests.ts';
import { type Ground, makeWorld, type Person, type World } from './world.ts';

const AT_ONCE = 6;
/** After so many calls the world is another one: much of what there is to do in it is done. */
const CALLS_OF_A_WORLD = 300;
/** Codes of those who are not let in. */
const AT_THE_DOOR = new Set(['unauthenticated', 'forbidden', 'cross_site', 'account_suspended']);
/** After these a person has no session, or not the password that is known. */
const LOGGED_OUT = new Set(['PUT /account/password', 'POST /auth/reset-password', 'POST /auth/logout']);
/** Which page the secret of a call stands behind in an email. */
const LINKS: readonly (readonly [string, string])[] = [
  ['/newsletter/confirm', '/newsletter/confirm'],
  ['/newsletter/unsubscribe', '/newsletter/unsubscribe'],
  ['/waitlist/confirm', '/waitlist/confirm'],
  ['/account/confirm-email', '/confirm-email'],
  ['/account/exports', '/export'],
];

export interface Tally {
  calls: number;
  pastAccess: number;
  failures: number;
  unavailable: number;
  /** How often each operation succeeded. */
  readonly successes: Map<string, number>;
  /** What each operation last said where it did not. */
  readonly refusals: Map<string, string>;
}

/** What a run works with. */
export interface Run {
  readonly ground: Ground;
  readonly port: number;
  /** As delivered, oldest first. */
  readonly emails: readonly Email[];
  /** Takes what the server has logged as errors since it was last asked. */
  takeErrors(): readonly string[];
}

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
export const hangUp = () => agent.destroy();

type Sent = Pick<Planned, 'method' | 'url' | 'headers' | 'body'>;

async function send(port: number, { method, url, headers, body: written }: Sent, cookies: Person['cookies']) {
  const body = written === undefined ? undefined : Buffer.from(written, 'latin1');
  const sent = request({
    agent,
    port,
    method,
    host: '127.0.0.1',
    path: url,
    headers: {
      ...headers,
      origin: 'http://localhost:3000',
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(body ? { 'content-length': body.length } : {}),
    },
  });
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; body: string }>();
  sent.once('error', reject).once('response', async (response) => {
    for (const line of response.headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (name && value) cookies.set(name, value);
    }
    resolve({ status: response.statusCode ?? 0, body: await text(response) });
  });
  sent.end(body);
  return promise;
}

/** What stands first in the path of an operation. */
const areaOf = (operation: string) => operation.split('/')[1];

interface Answer {
  readonly code?: string;
  readonly data?: { readonly secret?: unknown; readonly recoveryCodes?: readonly string[] } | null;
}

/** Keeps what the answer tells all of them and the person, and with whom they did it. */
function learn(world: World, person: Person, { operation }: Planned, url: string, answer: Answer): void {
  harvest(world.known, operation, answer);
  const { secret, recoveryCodes = [] } = answer.data ?? {};
  if (typeof secret === 'string') keep(person.known, 'secret', secret);
  for (const code of recoveryCodes) keep(person.known, 'recovery', code);
  const at = operation.split('/').indexOf('{userId}');
  const userId = url.slice(API_BASE.length).split(/[/?]/)[at];
  if (at > 0 && userId) keep(person.known, `last in ${areaOf(operation)}`, userId);
}

/** What is known for this one call: addresses that nobody has, codes of the moment, secrets of emails. */
function ofThisCall({ ground, emails }: Run, { operation, url }: Planned, world: World, { known }: Person) {
  const now: Known = new Map([['fresh', [`${randomUUIDv7()}@example.com`]]]);
  const own = emails.findLast(
    ({ to, kind }) => known.get('email')?.includes(to) && kind === 'password_reset',
  );
  const otp = /\b\d{6}\b/.exec(own?.text ?? '')?.[0];
  if (otp) now.set('otp', [otp]);
  const secret = known.get('secret')?.[0];
  if (secret) now.set('code', [codeOf(ground, secret), ...(known.get('recovery') ?? [])]);
  now.set('last', known.get(`last in ${areaOf(operation)}`) ?? world.known.get('userId') ?? []);
  const question = known.get('question');
  if (question && url.includes('/inactivity/')) now.set('token', question);
  const page = LINKS.find(([path]) => url.includes(path))?.[1];
  const link = new RegExp(`${page}\\?token=([\\w-]+)`);
  const found = page && emails.findLast(({ text: written }) => link.test(written));
  const token = found && link.exec(found.text)?.[1];
  if (token) now.set('token', [token]);
  return now;
}

/** Makes the calls of a seed, in one world after the other. */
export async function callAll(
  run: Run,
  seed: number,
  { calls, count, tally }: { calls: fc.Arbitrary<Planned>; count: number; tally: Tally },
): Promise<void> {
  const queue = fc.sample(calls, { seed, numRuns: count }).entries();
  let done = false;

  /** @returns whether the world is still good for another call. */
  async function call(world: World, index: number, planned: Planned): Promise<boolean> {
    const person = world.people[planned.caller];
    const known = [ofThisCall(run, planned, world, person), person.known, world.known];
    const url = filled(planned.url, known, planned.pick);
    const written = planned.body && filled(planned.body, known, planned.pick);
    const { status, body } = await send(run.port, { ...planned, url, body: written }, person.cookies);
    const answer: Answer = body ? JSON.parse(body) : {};
    tally.calls++;
    if (!AT_THE_DOOR.has(answer.code ?? '')) tally.pastAccess++;
    if (status === 500) tally.failures++;
    if (status === 503) tally.unavailable++;
    const errors = run.takeErrors();
    if (status === 500 || status === 503 || errors.length > 0) {
      console.error(
        `\nseed ${seed}, call ${index}: ${planned.operation} as ${planned.caller} answered ${status}`,
      );
      console.error(url.slice(0, 300), planned.headers, body.slice(0, 300));
      console.error((written ?? '').slice(0, 1500));
      for (const line of errors) console.error(line.slice(0, 1500));
    }
    if (status < 300) {
      tally.successes.set(planned.operation, (tally.successes.get(planned.operation) ?? 0) + 1);
      learn(world, person, planned, url, answer);
    } else tally.refusals.set(planned.operation, body.slice(0, 200));
    if (answer.code === 'unauthenticated' || (status < 300 && LOGGED_OUT.has(planned.operation)))
      await person.logIn();
    const isOver =
      planned.operation === 'DELETE /connections/{connectionId}' && url.includes(world.connectionId);
    return answer.code !== 'account_suspended' && !(isOver && status < 300);
  }

  async function live(world: World): Promise<void> {
    let left = CALLS_OF_A_WORLD;
    const caller = async () => {
      while (left-- > 0) {
        const next = queue.next();
        if (next.done) done = true;
        if (next.done || !(await call(world, ...next.value))) left = 0;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, caller));
  }

  while (!done) await live(await makeWorld(run.ground));
}
