import { randomUUID } from 'node:crypto';
import { Agent, type ClientRequest, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { ServerProcess } from '../../api/src/testing/server-process.ts';
import type { Seat } from '../talkers.ts';
import type { BareMessage } from './floor.ts';
import { SIGNAL } from './weigh.ts';

/** A server that takes messages and tells of them: the product, or the floor. */
export interface Target {
  readonly server: ServerProcess;
  streamPath(seat: Seat): string;
  /** Path and body of a new message. */
  draft(seat: Seat, text: string): { readonly path: string; readonly body: object };
}

export const product = (server: ServerProcess): Target => ({
  server,
  streamPath: () => '/api/v1/notifications/stream',
  draft: ({ connectionId }, written) => ({
    path: `/api/v1/connections/${connectionId}/messages`,
    body: { text: written, idempotencyKey: randomUUID() },
  }),
});

export const floor = (server: ServerProcess): Target => ({
  server,
  streamPath: ({ id }) => `/${id}`,
  draft: ({ connectionId, id, otherId }, written) => {
    const about = { connectionId, senderId: id, recipientId: otherId, idempotencyKey: randomUUID() };
    return { path: '/', body: { ...about, text: written } satisfies BareMessage };
  },
});

/** What a server holds, in kB. */
export interface Weight {
  /** What its programs hold, after what nobody needs is gone. */
  readonly heap: number;
  /** All of the process, with what it keeps for later. */
  readonly resident: number;
}

const WEIGHS = /^weighs (.+)$/gm;

export async function weightOf({ server }: Target): Promise<Weight> {
  const known = [...server.output().matchAll(WEIGHS)].length;
  server.child.kill(SIGNAL);
  for (;;) {
    const said = [...server.output().matchAll(WEIGHS)][known]?.[1];
    if (said) {
      const { heap, resident }: Weight = JSON.parse(said);
      return { heap: heap / 1024, resident: resident / 1024 };
    }
    await wait(10);
  }
}

const agent = new Agent({ keepAlive: true });

/** Sends a message. @returns its place, or undefined when it was not taken. */
export async function send({ server, draft }: Target, seat: Seat, written: string) {
  const { path, body } = draft(seat, written);
  const content = Buffer.from(JSON.stringify(body));
  const sent = request(server.url + path, {
    agent,
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': content.length,
      origin: server.url.replace('127.0.0.1', 'localhost'),
      cookie: seat.cookie,
    },
  });
  const { promise, resolve } = Promise.withResolvers<number | undefined>();
  sent
    .once('error', () => resolve(undefined))
    .once('response', async (response) => {
      const answer = await text(response).catch(() => '{}');
      resolve(response.statusCode === 201 ? JSON.parse(answer).data.seq : undefined);
    });
  sent.end(content);
  return promise;
}

/** An open event stream. */
export interface Stream {
  readonly seat: Seat;
  /** When each message was told of, by conversation and place. */
  readonly heard: ReadonlyMap<string, number>;
  close(): void;
}

export const placeOf = (connectionId: string, seq: number) => `${connectionId} ${seq}`;

const TALK = 'event: talk\ndata: ';

/** Opens a stream. @returns it once something came. @throws when it is refused. */
export async function openStream({ server, streamPath }: Target, seat: Seat): Promise<Stream> {
  const heard = new Map<string, number>();
  const { promise, resolve, reject } = Promise.withResolvers<Stream>();
  const headers = { cookie: seat.cookie };
  // Each has a connection of its own, as in browsers.
  const opened: ClientRequest = request(server.url + streamPath(seat), { agent: false, headers });
  const stream = { seat, heard, close: () => void opened.destroy() };
  opened.once('error', reject).once('response', (response) => {
    if (response.statusCode !== 200) return reject(new Error(`A stream answers ${response.statusCode}.`));
    let rest = '';
    response.setEncoding('utf8').on('data', (chunk: string) => {
      const at = performance.now();
      const events = (rest + chunk).split('\n\n');
      rest = events.pop() ?? '';
      for (const event of events) {
        if (!event.startsWith(TALK)) continue;
        const { kind, connectionId, seq } = JSON.parse(event.slice(TALK.length));
        if (kind === 'message') heard.set(placeOf(connectionId, seq), at);
      }
      resolve(stream);
    });
    // It was closed here.
    response.on('error', () => {});
  });
  opened.end();
  return promise;
}
