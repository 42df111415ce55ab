import { randomUUIDv7 } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { openDatabase } from '../../api/src/db/client.ts';

// The least that a server of messages does: one insert for each, and a line to the open streams of the recipient. No session, no
// rights, no schema. It runs as a process of its own, as the product does, and opens its database as the product does.

/** What is sent to it. */
export interface BareMessage {
  readonly connectionId: string;
  readonly senderId: string;
  readonly recipientId: string;
  readonly idempotencyKey: string;
  readonly text: string;
}

const TABLE = `
  create table if not exists bare_messages (
    id uuid primary key, connection_id uuid not null, seq bigint not null, sender_id uuid, idempotency_key uuid not null,
    text text not null, search_text text not null, quoted_id uuid, created_at timestamptz not null, edited_at timestamptz,
    taken_back_at timestamptz, earlier_texts jsonb not null default '[]', last_change bigint not null default 0);
  create unique index if not exists bare_messages_place on bare_messages (connection_id, seq desc);
  create unique index if not exists bare_messages_key on bare_messages (sender_id, idempotency_key);
  create index if not exists bare_messages_quoted on bare_messages (quoted_id);
  create index if not exists bare_messages_change on bare_messages (connection_id, last_change) where last_change > 0`;
const INSERT = `
  insert into bare_messages (id, connection_id, seq, sender_id, idempotency_key, text, search_text, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8)`;

const { DATABASE_URL: url, DATA_DIR: data = '', PORT: port } = process.env;
const { pool } = await openDatabase({ url, folder: join(data, 'db') });
for (const statement of TABLE.split(';')) await pool.query(statement);

const streams = new Map<string, Set<ServerResponse>>();
const places = new Map<string, number>();

function openStream(userId: string, response: ServerResponse): void {
  const own = streams.get(userId) ?? new Set();
  streams.set(userId, own.add(response));
  response.once('close', () => own.delete(response));
  response.writeHead(200, { 'content-type': 'text/event-stream' }).write('event: unread\ndata: 0\n\n');
}

async function insert(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const message: BareMessage = JSON.parse(await text(request));
  const { connectionId, senderId, idempotencyKey, recipientId } = message;
  const id = randomUUIDv7();
  const seq = (places.get(connectionId) ?? 0) + 1;
  places.set(connectionId, seq);
  const texts = [message.text, message.text.toLowerCase()];
  await pool.query(INSERT, [id, connectionId, seq, senderId, idempotencyKey, ...texts, new Date()]);
  const event = `event: talk\ndata: ${JSON.stringify({ kind: 'message', connectionId, seq })}\n\n`;
  for (const stream of streams.get(recipientId) ?? []) stream.write(event);
  response
    .writeHead(201, { 'content-type': 'application/json' })
    .end(JSON.stringify({ data: { id, seq, connectionId } }));
}

createServer((request, response) => {
  if (request.method === 'POST') {
    insert(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  } else openStream(request.url?.slice(1) ?? '', response);
}).listen(Number(port), '127.0.0.1', () => console.log(`is at http://127.0.0.1:${port}`));
