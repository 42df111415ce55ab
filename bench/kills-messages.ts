import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { freePort, killServers } from '../api/src/testing/server-process.ts';
import { applicantForm, between, killedServer, makeDatabase, PASSWORD } from './killed-server.ts';
import { report } from './report.ts';

// Kills the real server again and again while ten members write to each other as a browser does: a message is sent again
// with its key until it is acknowledged, and sometimes once more. Then counts what is gone, doubled or out of order.

const { values: options } = parseArgs({
  options: {
    kills: { type: 'string', default: '20' },
    /** Pairs who write to each other. */
    pairs: { type: 'string', default: '5' },
    /** A PostgreSQL server to make a database in; without it the embedded one is killed. */
    database: { type: 'string' },
  },
});
const KILLS = Number(options.kills);
const PAIRS = Number(options.pairs);
const UP_MS = { least: 3_000, most: 7_000 };
const PAUSE_MS = { least: 5, most: 60 };
const AGAIN_MS = 200;
/** How many of the acknowledged are sent once more, as by a window that did not hear the answer. */
const REPEATED = 0.1;
const PAGE = 200;

interface Member {
  readonly name: string;
  readonly id: string;
  readonly cookie: string;
}

/** What the sender was told is there. */
interface Acknowledged {
  readonly connectionId: string;
  readonly sender: string;
  readonly text: string;
  readonly id: string;
  readonly seq: number;
}

interface Stored {
  readonly id: string;
  readonly seq: number;
  readonly text: string;
}

const acknowledged: Acknowledged[] = [];
const differing = new Set<string>();
let over = false;

const folder = await mkdtemp(join(tmpdir(), 'ampersand-kills-'));
const database = await makeDatabase(options.database);
const server = killedServer({
  DATA_DIR: folder,
  PORT: await freePort(),
  LOG_LEVEL: 'error',
  ...database.env,
});

/** While the server runs. @throws {Error} unless it answers with a success. */
async function done(...[method, path, input]: Parameters<typeof server.call>) {
  const answer = await server.call(method, path, input);
  if (!answer || answer.status >= 300) throw new Error(`${method} ${path}: ${answer?.status ?? 'no answer'}`);
  return answer;
}

function founderForm(email: string) {
  const { skills, experiences, educations, currentJob, availability, salaryExpectations, ...person } =
    applicantForm(email);
  const company = { companyName: 'Northwind', companyType: 'STARTUP', businessStructure: 'LLC' };
  const about = { companyDescription: 'Sensors that keep vaccines cold.', industry: 'Logistics' };
  const aims = { vision: 'No dose spoiled by heat.', mission: 'An honest thermometer in every box.' };
  const offer = { fundingStage: 'PRE_SEED', compensation: 'EQUITY', lookingFor: 'A technical co-founder.' };
  return { ...person, ...company, ...about, ...aims, ...offer, companySize: '2-5' };
}

async function signUp(side: 'founder' | 'applicant', number: number): Promise<Member> {
  const email = `${side}-${number}@example.com`;
  const form = side === 'founder' ? founderForm(email) : applicantForm(email);
  await done('POST', `/users/${side}-register`, { body: form });
  const { data, session } = await done('POST', '/auth/login', { body: { email, password: PASSWORD } });
  const user = data?.user as { id: string } | undefined;
  return { name: email, id: user?.id ?? '', cookie: session ?? '' };
}

/** Two members who are connected, and their conversation. */
async function makePair(number: number) {
  const [founder, applicant] = [await signUp('founder', number), await signUp('applicant', number)];
  const note = 'I have run cold chains for ten years and would like to talk.';
  const invitation = { body: { recipientId: founder.id, note }, cookie: applicant.cookie };
  const { data } = await done('POST', '/invitations', invitation);
  const accepted = await done('POST', `/invitations/${data?.id}/accept`, {
    cookie: founder.cookie,
    body: {},
  });
  return { connectionId: String(accepted.data?.connectionId), members: [founder, applicant] };
}

/** Writes one message after the other; the next one waits until the last is acknowledged. */
async function write({ name, cookie }: Member, connectionId: string): Promise<void> {
  for (let number = 1; !over; number++) {
    const body = { text: `${name} ${number}`, idempotencyKey: randomUUID() };
    const send = () => server.call('POST', `/connections/${connectionId}/messages`, { body, cookie });
    const sent = await untilAcknowledged(send);
    if (!sent) return;
    acknowledged.push({ connectionId, sender: name, text: body.text, ...sent });
    if (Math.random() < REPEATED) {
      const again = await untilAcknowledged(send);
      if (again && (again.id !== sent.id || again.seq !== sent.seq)) differing.add(sent.id);
    }
    await wait(between(PAUSE_MS));
  }
}

/** @returns where the message stands; undefined when the run ended before anybody said so. */
async function untilAcknowledged(send: () => ReturnType<typeof server.call>) {
  for (;;) {
    const answer = await send();
    if (answer?.status === 201) {
      const { id, seq } = answer.data as unknown as Stored;
      return { id, seq };
    }
    if (answer && answer.status < 500) throw new Error(`a message was refused with ${answer.status}`);
    if (over) return undefined;
    await wait(AGAIN_MS);
  }
}

async function readAll({ cookie }: Member, connectionId: string): Promise<Stored[]> {
  const all: Stored[] = [];
  for (let page = PAGE; page === PAGE; ) {
    const query = `?after=${all.at(-1)?.seq ?? 0}&limit=${PAGE}`;
    const { data } = await done('GET', `/connections/${connectionId}/messages${query}`, { cookie });
    const messages = data as unknown as Stored[];
    all.push(...messages);
    page = messages.length;
  }
  return all;
}

type Pair = Awaited<ReturnType<typeof makePair>>;

/** What of a conversation is not as its members were told. */
async function judge({ connectionId, members }: Pair) {
  const [reader] = members;
  if (!reader) throw new Error('two members expected');
  const stored = await readAll(reader, connectionId);
  const places = new Map(stored.map(({ id, seq }) => [id, seq]));
  const told = acknowledged.filter((message) => message.connectionId === connectionId);
  const numbers = members.map(({ name }) =>
    stored.flatMap(({ text }) => (text.startsWith(`${name} `) ? [Number(text.slice(name.length + 1))] : [])),
  );
  return {
    stored: stored.length,
    lost: told.filter(({ id, seq }) => places.get(id) !== seq).length,
    doubled: stored.length - new Set(stored.map(({ text }) => text)).size,
    disordered: numbers.flatMap((own) => own.filter((number, i) => number !== i + 1)).length,
    gaps: stored.filter(({ seq }, i) => seq !== i + 1).length,
  };
}

async function run(pairs: readonly Pair[]): Promise<void> {
  const writing = pairs.flatMap(({ connectionId, members }) =>
    members.map((member) => write(member, connectionId)),
  );
  // Until they are waited for, a refusal is no stray one.
  const written = Promise.all(writing);
  written.catch(() => {});
  for (let kill = 1; kill <= KILLS; kill++) {
    await wait(between(UP_MS));
    await server.kill();
    await server.start();
    console.log(`kill ${kill}: ${acknowledged.length} messages acknowledged`);
  }
  await wait(UP_MS.least);
  over = true;
  await written;
}

try {
  await server.start();
  const pairs: Pair[] = [];
  for (let number = 0; number < PAIRS; number++) pairs.push(await makePair(number));
  await run(pairs);
  const judged: Awaited<ReturnType<typeof judge>>[] = [];
  for (const pair of pairs) judged.push(await judge(pair));
  const total = (what: keyof (typeof judged)[number]) => judged.reduce((sum, each) => sum + each[what], 0);
  await report(
    options.database ? 'kills-messages-postgres' : 'kills-messages-embedded',
    { kills: KILLS, members: 2 * PAIRS },
    { 'messages acknowledged': acknowledged.length, 'messages stored, notes included': total('stored') },
    [
      { name: 'kills survived with messages acknowledged', value: acknowledged.length, least: KILLS },
      { name: 'acknowledged messages lost or moved', value: total('lost'), most: 0 },
      { name: 'messages doubled', value: total('doubled') + differing.size, most: 0 },
      { name: 'messages out of the order of their sender', value: total('disordered'), most: 0 },
      { name: 'places left out', value: total('gaps'), most: 0 },
    ],
  );
} finally {
  await killServers();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
}
