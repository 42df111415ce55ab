import { PassThrough } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { besides } from '../../http/besides.ts';
import type { Deps } from '../../http/deps.ts';
import { checkMeant, mountRaw } from '../../http/route.ts';
import type { SessionUser } from '../../http/session.ts';
import { AppError } from '../../lib/app-error.ts';
import { findLiveSessions, findUnreadOfSessions } from './queries.ts';
import { TIES, talkTopic } from './talk.ts';

const PING_MS = 25_000;
/** How often a server asks whether the sessions of its streams still count: for what no news tells of, such as a change by SQL. */
const RECHECK_MS = 2_000;
/** Every so many times it asks for the counts too, once for all streams. */
const COUNT_ROUNDS = 12;
/** A stream of a former token ends this long after the new one was given: its browser has that by then, and comes back. */
const RENEWED_MS = 2_000;
/** Streams of one member at this server. */
const MOST_STREAMS = 10;
/** When browsers come back after a stop: not all at once. */
const RETRY_MS = { least: 1_000, spread: 4_000 };

/** Who the page that listens is of. */
const askedFor = z.object({ member: z.string().optional().catch(undefined) });

/** The unread count of the logged-in member, and what happens in their conversations, as server-sent events. */
export function streamRoute(app: FastifyInstance, deps: Deps): void {
  const open = new Map<string, Set<Stream>>();
  let stopping = false;

  let checks = 0;
  let checking = false;
  const recheck = setInterval(async () => {
    if (checking) return;
    checking = true;
    checks += 1;
    const streams = [...open.values()].flatMap((each) => [...each]);
    await check(deps, streams, { counts: checks % COUNT_ROUNDS === 0 });
    checking = false;
  }, RECHECK_MS).unref();

  mountRaw(
    app,
    deps,
    besides.unreadStream,
    async ({ user, request, reply }) => {
      checkMeant(askedFor.parse(request.query).member, user);
      if (stopping) throw new AppError('unavailable', 'The server is stopping', { retryAfter: 5 });
      const streams = open.get(user.id) ?? new Set();
      if (streams.size >= MOST_STREAMS)
        throw new AppError('rate_limited', 'Too many windows listen at the same time', { retryAfter: 60 });
      const stream = openStream(deps, user);
      open.set(user.id, streams.add(stream));
      stream.events.once('close', () => {
        streams.delete(stream);
        if (streams.size === 0 && open.get(user.id) === streams) open.delete(user.id);
      });
      reply.raw.once('close', () => stream.events.destroy());
      return (
        reply
          .header('content-type', 'text/event-stream; charset=utf-8')
          .header('cache-control', 'no-store, no-transform')
          // Proxies that collect answers before they pass them on.
          .header('x-accel-buffering', 'no')
          .send(stream.events)
      );
    },
    { exposeHeadRoute: false },
  );

  app.addHook('preClose', async () => {
    stopping = true;
    clearInterval(recheck);
    for (const streams of open.values()) for (const { stop } of streams) stop();
  });
}

type Stream = ReturnType<typeof openStream>;

/** Ends streams whose session or token has ended; with `counts`, only of the session, and those that said another count look again. */
async function check(
  { db, now, log }: Deps,
  streams: readonly Stream[],
  { counts }: { counts: boolean },
): Promise<void> {
  if (streams.length === 0) return;
  const ids = [...new Set(streams.map(({ user }) => user.sessionId))];
  try {
    const unread = counts ? await findUnreadOfSessions(db, ids, now()) : undefined;
    if (unread) {
      for (const { user, events, lookUnlessSaid } of streams)
        if (unread.has(user.sessionId)) lookUnlessSaid(unread.get(user.sessionId));
        else events.end();
      return;
    }
    const live = await findLiveSessions(db, ids, now());
    const long = now().getTime() - RENEWED_MS;
    for (const { user, events } of streams) {
      const since = live.get(user.sessionId)?.getTime();
      const isFormer = since !== undefined && since > user.sessionSince.getTime() && since < long;
      if (since === undefined || isFormer) events.end();
    }
  } catch (error) {
    log.warn({ err: error }, 'sessions of streams not checked');
  }
}

function openStream(deps: Deps, user: SessionUser) {
  const events = new PassThrough();
  let sent: number | undefined;

  function write(text: string): void {
    if (events.writableEnded || events.destroyed) return;
    // Somebody who does not read what they asked for.
    if (!events.write(text)) events.destroy();
  }

  /** Says how many are unread if that is another number now, and nothing to a session that has ended. */
  async function look(): Promise<void> {
    try {
      const found = await findUnreadOfSessions(deps.db, [user.sessionId], deps.now());
      const unread = found.get(user.sessionId);
      if (unread === undefined) events.end();
      else if (unread !== sent) {
        sent = unread;
        write(`event: unread\ndata: ${unread}\n\n`);
      }
    } catch (error) {
      deps.log.warn({ err: error, userId: user.id }, 'unread notifications not counted');
    }
  }

  // One look at a time, and one more after it for whatever happened meanwhile: counts never arrive out of order.
  let looking = false;
  let again = false;
  async function lookUntilSettled(): Promise<void> {
    again = true;
    if (looking) return;
    looking = true;
    while (again && !events.destroyed) {
      again = false;
      await look();
    }
    looking = false;
  }
  const lookSoon = () => void lookUntilSettled();

  const unsubscribe = deps.bus.subscribe(user.id, (note) => {
    lookSoon();
    if (note === TIES) write('event: ties\ndata:\n\n');
  });
  // Without a note the server may have missed something, and the browser asks for it.
  const unsubscribeTalk = deps.bus.subscribe(talkTopic(user.id), (note) =>
    write(note === undefined ? 'event: missed\ndata:\n\n' : `event: talk\ndata: ${note}\n\n`),
  );
  const timer = setInterval(() => write('event: ping\ndata:\n\n'), PING_MS);
  const close = () => {
    clearInterval(timer);
    unsubscribe();
    unsubscribeTalk();
  };
  events.once('end', close).once('close', close);
  lookSoon();
  return {
    events,
    user,
    lookUnlessSaid: (unread: number | undefined) => {
      if (unread !== sent) lookSoon();
    },
    /** Ends the stream of a server that stops; the browser is told when to come back. */
    stop: () => {
      write(`retry: ${Math.round(RETRY_MS.least + Math.random() * RETRY_MS.spread)}\n\n`);
      events.end();
    },
  };
}
