import { randomUUIDv7 } from 'node:crypto';
import type { Database, Db } from '../api/src/db/client.ts';
import { connectionMembers, connections } from '../api/src/db/talk.ts';
import { ordered } from '../api/src/features/connections/rules.ts';
import { insertApplicant, insertFounder } from '../api/src/features/users/queries.ts';
import { hashPassword } from '../api/src/lib/password.ts';
import { createSession } from '../api/src/lib/sessions.ts';
import { applicantForm, founderForm, PASSWORD } from '../api/src/testing/factories.ts';

/** A member who is logged in. */
export interface Talker {
  readonly id: string;
  /** As a header has it. */
  readonly cookie: string;
}

/** One of two who are connected. */
export interface Seat extends Talker {
  readonly connectionId: string;
  readonly otherId: string;
}

const passwordHash = hashPassword(PASSWORD);

export async function addTalker(db: Db, role: 'FOUNDER' | 'APPLICANT'): Promise<Talker> {
  const account = { id: randomUUIDv7(), passwordHash: await passwordHash, photoKey: null };
  if (role === 'FOUNDER') await insertFounder(db, { ...account, role }, founderForm());
  else await insertApplicant(db, { ...account, role }, applicantForm());
  const from = { address: '127.0.0.1', userAgent: 'bench' };
  const token = await createSession({ db, now: () => new Date() }, account.id, from);
  return { id: account.id, cookie: `session=${token}` };
}

/** @returns the id of the conversation, which is empty. */
export async function connect(db: Db, one: Talker, other: Talker): Promise<string> {
  const id = randomUUIDv7();
  await db.insert(connections).values({ id, ...ordered(one.id, other.id) });
  const members = [one, other].map((member) => ({ connectionId: id, userId: member.id }));
  await db.insert(connectionMembers).values(members);
  return id;
}

/** Founders and applicants who are connected two by two; the two of a pair stand beside each other. */
export async function addPairs(db: Db, count: number): Promise<Seat[]> {
  const seats: Seat[] = [];
  for (let pair = 0; pair < count; pair++) {
    const [one, other] = [await addTalker(db, 'FOUNDER'), await addTalker(db, 'APPLICANT')];
    const connectionId = await connect(db, one, other);
    seats.push({ ...one, connectionId, otherId: other.id }, { ...other, connectionId, otherId: one.id });
  }
  return seats;
}

const FILL = `
  insert into messages (id, connection_id, seq, sender_id, idempotency_key, text, search_text, created_at)
  select gen_random_uuid(), $1, n, case when n % 2 = 0 then $2::uuid else $3::uuid end, gen_random_uuid(),
    'Message ' || n || ' of two who get along', 'message ' || n || ' of two who get along',
    now() - ($4::int - n) * interval '1 minute'
  from generate_series(1, $4::int) n`;
const COUNT = 'update connections set last_seq = $2, last_message_at = now() where id = $1';

/** Fills an empty conversation with messages that the two wrote in turns, a minute apart. */
export async function fillConversation({ pool }: Database, seat: Seat, count: number): Promise<void> {
  await pool.query(FILL, [seat.connectionId, seat.id, seat.otherId, count]);
  await pool.query(COUNT, [seat.connectionId, count]);
}
