import { randomInt, randomUUIDv7 } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { endpoints } from '@ampersand/contract/all';
import { DAY_MS } from '@ampersand/contract/time';
import fc from 'fast-check';
import { buildApp } from '../api/src/app.ts';
import { readConfig } from '../api/src/config.ts';
import { events, inactivityQuestions, users } from '../api/src/db/schema.ts';
import { openApiDocument } from '../api/src/features/docs/openapi.ts';
import { memberChanged } from '../api/src/features/matchings/member-changed.ts';
import { findUser, insertApplicant, insertFounder } from '../api/src/features/users/queries.ts';
import type { Deps } from '../api/src/http/deps.ts';
import { API_BASE } from '../api/src/http/route.ts';
import type { Email } from '../api/src/lib/mailer.ts';
import { hashPassword } from '../api/src/lib/password.ts';
import { createSecrets, newSecret } from '../api/src/lib/secrets.ts';
import { createSession } from '../api/src/lib/sessions.ts';
import { fileStorage } from '../api/src/lib/storage.ts';
import { hashToken, newToken } from '../api/src/lib/tokens.ts';
import { applicantForm, founderForm, PASSWORD } from '../api/src/testing/factories.ts';
import { photoWithPlace } from '../api/src/testing/forms.ts';
import { hashEmbedder } from '../api/src/testing/hash-embedder.ts';
import { type Caller, callsOf, type NAMES, type Planned } from './fuzz-requests.ts';
import { makeDatabase } from './own-database.ts';
import { report } from './report.ts';

// Calls every operation of the API document, logged in and with own ids, right in most places and hostile in some, and
// looks for answers of 500 and error lines. A failure is printed whole, with the seed that brings it about again.

const { values: options } = parseArgs({
  options: {
    calls: { type: 'string', default: '20000' },
    /** One seed instead of a fixed and a fresh one. */
    seed: { type: 'string' },
    /** A PostgreSQL server to make a database in; without it the embedded one is used. */
    database: { type: 'string' },
  },
});
const FIXED_SEED = 20_260_101;
const seeds = options.seed ? [Number(options.seed)] : [FIXED_SEED, randomInt(2 ** 31)];
const CALLS = Number(options.calls);
const AT_ONCE = 6;
/** Codes of those who are not let in. */
const AT_THE_DOOR = new Set(['unauthenticated', 'forbidden', 'cross_site', 'account_suspended']);
/** After so many calls a caller is another person: own passwords and addresses have changed by then. */
const CALLS_OF_ONE = 600;
/** Where the secret of a call stands in an email. */
const LINKS: readonly (readonly [string, RegExp])[] = [
  ['/newsletter/', /\/newsletter\/\w+\?token=([\w-]+)/],
  ['/waitlist/', /\/waitlist\/confirm\?token=([\w-]+)/],
  ['/account/confirm-email', /\/confirm-email\?token=([\w-]+)/],
];
/** After these nothing that is known of a person holds. */
const ENDS = new Set([
  'PUT /account/password',
  'POST /auth/reset-password',
  'POST /auth/logout',
  'PUT /account/two-factor',
]);
const ERROR_LEVEL = 50;

type Known = Partial<Record<(typeof NAMES)[number], string>>;

interface Person {
  readonly email: string;
  readonly cookies: Map<string, string>;
  readonly known: Known;
  calls: number;
  /** The secret of the email that asks an inactive member whether they still look. */
  readonly question: string;
}

const document = openApiDocument(endpoints, API_BASE, 'session');
const photo = photoWithPlace(40, 40);
const emails: Email[] = [];
const errorLines: string[] = [];
/** How many of them are printed. */
let printed = 0;

const passwordHash = hashPassword(PASSWORD);

/** A new member with a session; people of both sides can see each other. */
async function newPerson(deps: Deps, role: 'FOUNDER' | 'APPLICANT' | 'ADMIN'): Promise<Person> {
  const id = randomUUIDv7();
  const email = `${id}@example.com`;
  const account = { id, role, passwordHash: await passwordHash, photoKey: null };
  await deps.db.transaction(async (tx) => {
    if (role === 'FOUNDER') await insertFounder(tx, account, { ...founderForm(), email });
    else if (role === 'APPLICANT') await insertApplicant(tx, account, { ...applicantForm(), email });
    else
      await tx
        .insert(users)
        .values({ ...account, email, fullName: 'Adira Admin', emailConfirmedAt: new Date() });
  });
  if (role !== 'ADMIN') await memberChanged(deps, id);
  const question = newToken();
  await deps.db
    .insert(inactivityQuestions)
    .values({ userId: id, tokenHash: hashToken(question), askedAt: new Date() });
  const token = await createSession(deps, id, { address: '127.0.0.1', userAgent: 'fuzz' });
  const found = await findUser(deps.db, id);
  const [job] = found?.experiences ?? [];
  const [course] = found?.educations ?? [];
  const rows = { ...(job && { experience: job.id }), ...(course && { education: course.id }) };
  return {
    email,
    cookies: new Map([['session', token]]),
    known: { own: id, email, password: PASSWORD, ...rows },
    question,
    calls: 0,
  };
}

async function addEvents({ db }: Deps): Promise<void> {
  const event = { title: 'Founders who cook', description: 'Dinner and honest numbers.', location: 'Online' };
  const days = Array.from({ length: 5 }, (_, i) => new Date(Date.now() + (i + 1) * DAY_MS));
  await db.insert(events).values(days.map((date) => ({ ...event, date, id: randomUUIDv7() })));
}

/** The people who call; each is replaced after a while, or once the session has ended. */
function cast(deps: Deps) {
  const roles = { founder: 'FOUNDER', applicant: 'APPLICANT', admin: 'ADMIN' } as const;
  const people = new Map<Caller, Promise<Person>>();
  const get = async (caller: Caller): Promise<Person> => {
    if (caller === 'stranger') {
      const { email, known, question } = await get('applicant');
      return { email, cookies: new Map(), known, question, calls: 0 };
    }
    const found = people.get(caller) ?? newPerson(deps, roles[caller]);
    people.set(caller, found);
    const person = await found;
    if (person.calls++ < CALLS_OF_ONE) return person;
    people.delete(caller);
    return get(caller);
  };
  return { get, replace: (caller: Caller) => people.delete(caller) };
}

/** What is known now goes where a name stands. */
function filled(planned: string, known: Known): string {
  return planned.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const [value] = Object.entries(known).flatMap(([each, is]) => (each === name ? [is] : []));
    return value ?? '00000000-0000-4000-8000-000000000000';
  });
}

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

async function send(port: number, planned: Planned, cookies: ReadonlyMap<string, string>, known: Known) {
  const body = planned.body === undefined ? undefined : Buffer.from(filled(planned.body, known), 'latin1');
  const sent = request({
    agent,
    port,
    host: '127.0.0.1',
    method: planned.method,
    path: filled(planned.url, known),
    headers: {
      ...planned.headers,
      origin: 'http://localhost:3000',
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(body ? { 'content-length': body.length } : {}),
    },
  });
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; body: string }>();
  sent.once('error', reject).once('response', async (response) => {
    for (const line of response.headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (cookies instanceof Map && name && value) cookies.set(name, value);
    }
    resolve({ status: response.statusCode ?? 0, body: await text(response) });
  });
  sent.end(body);
  return promise;
}

/** Keeps what later calls can name: rows made, sessions, places in lists, secrets of emails. */
function learn(
  person: Person,
  { operation }: Planned,
  answer: { data?: unknown; nextCursor?: string },
): void {
  const { known } = person;
  const first: unknown = Array.isArray(answer.data) ? answer.data[0] : answer.data;
  const id =
    typeof first === 'object' && first !== null && 'id' in first && typeof first.id === 'string' && first.id;
  if (answer.nextCursor) known.cursor = answer.nextCursor;
  if (!id) return;
  if (operation.endsWith('/experience')) known.experience = id;
  if (operation.endsWith('/education')) known.education = id;
  if (operation === 'GET /account/sessions') known.session = id;
  if (operation === 'GET /notifications') known.notification = id;
}

/** Codes and links of emails; a link is that of the call's own subject. */
function readEmails(person: Person, { url }: Planned): void {
  const own = emails.findLast(({ to, kind }) => to === person.email && kind === 'password_reset');
  const otp = /\b\d{6}\b/.exec(own?.text ?? '')?.[0];
  if (otp) person.known.otp = otp;
  if (/\/(inactivity|silence)\//.test(url)) person.known.token = person.question;
  const link = LINKS.find(([path]) => url.includes(path))?.[1];
  const found = link && emails.findLast(({ text: written }) => link.test(written));
  const token = link?.exec(found?.text ?? '')?.[1];
  if (token) person.known.token = token;
}

interface Tally {
  calls: number;
  pastAccess: number;
  successes: number;
  failures: number;
  unavailable: number;
  readonly reached: Set<string>;
}

async function run(deps: Deps, port: number, seed: number, count: number, tally: Tally): Promise<void> {
  const { calls } = callsOf(document, await photo);
  const people = cast(deps);
  const queue = fc.sample(calls, { seed, numRuns: count }).entries();

  async function call(index: number, planned: Planned): Promise<void> {
    const person = await people.get(planned.caller);
    const other = await people.get(planned.caller === 'founder' ? 'applicant' : 'founder');
    readEmails(person, planned);
    const known = {
      ...person.known,
      fresh: `${randomUUIDv7()}@example.com`,
      ...(other.known.own ? { other: other.known.own } : {}),
    };
    const { status, body } = await send(port, planned, person.cookies, known);
    const answer = body ? JSON.parse(body) : {};
    tally.calls++;
    if (!AT_THE_DOOR.has(answer.code)) tally.pastAccess++;
    if (answer.code === 'unauthenticated') people.replace(planned.caller);
    if (status === 503) tally.unavailable++;
    if (status < 300) {
      tally.successes++;
      tally.reached.add(planned.operation);
      learn(person, planned, answer);
      if (ENDS.has(planned.operation)) people.replace(planned.caller);
    }
    const news = errorLines.slice(printed);
    printed = errorLines.length;
    if (status !== 500 && status !== 503 && news.length === 0) return;
    if (status === 500) tally.failures++;
    console.error(
      `\nseed ${seed}, call ${index}: ${planned.operation} as ${planned.caller} answered ${status}`,
    );
    console.error(filled(planned.url, known).slice(0, 300), planned.headers, body.slice(0, 300));
    console.error((planned.body ?? '').slice(0, 1500));
    for (const line of news) console.error(line.slice(0, 1500));
  }

  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const [index, planned] of queue) await call(index, planned);
    }),
  );
}

const folder = await mkdtemp(join(tmpdir(), 'ampersand-bench-fuzz-'));
const own = await makeDatabase('fuzz', { url: options.database, folder });
const database = await own.open();
const config = readConfig({ DATA_DIR: folder, RATE_LIMIT: 'off', LOG_LEVEL: 'error' });
const { app, deps } = await buildApp({
  config,
  database,
  embedder: hashEmbedder(),
  storage: fileStorage(join(folder, 'uploads')),
  secrets: createSecrets(newSecret()),
  mailer: {
    deliver: async (_, email) => {
      emails.push(email);
      return 'memory';
    },
    close: () => {},
  },
  logTo: { write: (line) => void (JSON.parse(line).level >= ERROR_LEVEL && errorLines.push(line)) },
});
try {
  await addEvents(deps);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const { operations } = callsOf(document, await photo);
  const tally: Tally = {
    calls: 0,
    pastAccess: 0,
    successes: 0,
    failures: 0,
    unavailable: 0,
    reached: new Set(),
  };
  const from = performance.now();
  for (const seed of seeds) {
    console.log(`seed ${seed}`);
    await run(deps, port, seed, Math.ceil(CALLS / seeds.length), tally);
  }
  const seconds = (performance.now() - from) / 1000;
  const never = operations.filter((operation) => !tally.reached.has(operation));
  if (never.length > 0) console.log(`never succeeded: ${never.join(', ')}`);
  await report(
    options.database ? 'fuzz-server' : 'fuzz',
    { database: options.database ? 'PostgreSQL' : 'embedded', seeds: seeds.join(', ') },
    {
      'calls a second': tally.calls / seconds,
      'share that succeeded': tally.successes / tally.calls,
      'operations of the document': operations.length,
    },
    [
      { name: 'calls', value: tally.calls, least: CALLS },
      { name: 'answers of 500', value: tally.failures, most: 0 },
      { name: 'answers of 503', value: tally.unavailable, most: 0 },
      { name: 'error lines', value: errorLines.length, most: 0 },
      { name: 'share of calls that got past access', value: tally.pastAccess / tally.calls, least: 0.85 },
      { name: 'operations that never succeeded', value: never.length, most: 6 },
    ],
  );
} finally {
  agent.destroy();
  await app.close();
  await database.close();
  await own.drop();
  await rm(folder, { recursive: true, force: true });
}
