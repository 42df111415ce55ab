import { brand } from '@ampersand/contract/brand';
import type { Role } from '@ampersand/contract/enumerations';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Db } from '../db/client.ts';
import { sessions, users } from '../db/schema.ts';
import { AppError } from '../lib/app-error.ts';
import { createSession, endSessions, IDLE_MS, isLive } from '../lib/sessions.ts';
import { hashToken } from '../lib/tokens.ts';
import type { Deps } from './deps.ts';

/** A session is written at most this often, not with every request. */
const TOUCH_MS = 10 * 60 * 1000;

/** The logged-in person, as far as requests are concerned. */
export interface SessionUser {
  readonly id: string;
  readonly role: Role;
  readonly sessionId: string;
  /** When the session was given its token. */
  readonly sessionSince: Date;
  readonly emailConfirmed: boolean;
  /** May call public endpoints only, and counts as a stranger there. */
  readonly suspended: boolean;
}

export const suspended = () =>
  new AppError(
    'account_suspended',
    `This account is suspended. Write to ${brand.supportEmail} if you think this is a mistake`,
  );

/** `__Host-` needs https, so plain http (a laptop, a test) uses the bare name. */
export function cookieName(config: Config, name: string): string {
  return config.secureCookies ? `__Host-${name}` : name;
}

export function setCookie(
  reply: FastifyReply,
  config: Config,
  name: string,
  value: string,
  maxAgeSeconds: number,
): void {
  reply.setCookie(cookieName(config, name), value, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: config.secureCookies,
    maxAge: maxAgeSeconds,
  });
}

/** What stands for the request's session where its token must not, such as among counters. */
export function sessionMark(config: Config, request: FastifyRequest): string {
  const token = request.cookies[cookieName(config, 'session')] ?? '';
  return Buffer.from(hashToken(token)).toString('hex');
}

/** Starts a session; any session the browser had before ends. @returns its token, for the browser once `tx` has ended. */
export async function startSession(
  { config, bus, now }: Deps,
  tx: Db,
  request: FastifyRequest,
  userId: string,
): Promise<string> {
  const former = request.cookies[cookieName(config, 'session')];
  if (former) await endSessions(tx, bus, eq(sessions.tokenHash, hashToken(former)));
  const from = { address: request.ip, userAgent: request.headers['user-agent'] };
  return createSession({ db: tx, now }, userId, from);
}

/** Gives the browser the token of its session. */
export function setSessionCookie(reply: FastifyReply, config: Config, token: string): void {
  setCookie(reply, config, 'session', token, IDLE_MS / 1000);
}

/** Ends the browser's session, if it has one. */
export async function endSession(deps: Deps, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const token = request.cookies[cookieName(deps.config, 'session')];
  if (!token) return;
  await endSessions(deps.db, deps.bus, eq(sessions.tokenHash, hashToken(token)));
  setCookie(reply, deps.config, 'session', '', 0);
}

/** The person whose live session the request carries, or undefined. */
export async function readSession(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SessionUser | undefined> {
  const token = request.cookies[cookieName(deps.config, 'session')];
  if (!token) return undefined;
  const now = deps.now();
  const [found] = await deps.db
    .select({
      sessionId: sessions.id,
      sessionSince: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      id: users.id,
      role: users.role,
      emailConfirmedAt: users.emailConfirmedAt,
      suspendedAt: users.suspendedAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, hashToken(token)), isLive(now)));
  if (!found) return undefined;
  const stale = new Date(now.getTime() - TOUCH_MS);
  if (found.lastSeenAt < stale) {
    await deps.db
      .update(sessions)
      .set({ lastSeenAt: now })
      .where(and(eq(sessions.id, found.sessionId), lt(sessions.lastSeenAt, stale)));
    await deps.db
      .update(users)
      .set({ lastActiveAt: sql`greatest(${users.lastActiveAt}, ${now})` })
      .where(eq(users.id, found.id));
    setSessionCookie(reply, deps.config, token);
  }
  return {
    id: found.id,
    role: found.role,
    sessionId: found.sessionId,
    sessionSince: found.sessionSince,
    emailConfirmed: found.emailConfirmedAt !== null,
    suspended: found.suspendedAt !== null,
  };
}
