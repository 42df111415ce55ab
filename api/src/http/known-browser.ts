import { randomBytes, randomUUIDv7 } from 'node:crypto';
import { DAY_MS } from '@ampersand/contract/time';
import { and, desc, eq, gt, inArray, ne } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Db } from '../db/client.ts';
import { knownBrowsers, users } from '../db/schema.ts';
import { hashToken } from '../lib/tokens.ts';
import type { Deps } from './deps.ts';
import { cookieName, setCookie } from './session.ts';

const COOKIE = 'browser';
export const KNOWN_MS = 365 * DAY_MS;
/** Of an account; the one used longest ago goes. */
const BROWSERS = 10;

const tokenOf = (config: Config, request: FastifyRequest) => request.cookies[cookieName(config, COOKIE)];

/** Whose guesses at an account count together: those of strangers, wherever they come from, and those of each known browser apart. */
export function guesser(account: string, browserId: string | undefined): string {
  return browserId ? `${account} ${browserId}` : account;
}

/** The request's browser, if somebody has logged in there to the account of this address before. */
export async function findKnownBrowser(
  deps: Pick<Deps, 'config' | 'db' | 'now'>,
  request: FastifyRequest,
  email: string,
): Promise<string | undefined> {
  const token = tokenOf(deps.config, request);
  if (!token) return undefined;
  const [known] = await deps.db
    .select({ id: knownBrowsers.id })
    .from(knownBrowsers)
    .innerJoin(users, eq(users.id, knownBrowsers.userId))
    .where(
      and(
        eq(knownBrowsers.tokenHash, hashToken(token)),
        eq(users.email, email),
        gt(knownBrowsers.lastUsedAt, new Date(deps.now().getTime() - KNOWN_MS)),
      ),
    );
  return known?.id;
}

/** Makes an account know the request's browser, which gets a token unless it brings one of ours. */
export async function rememberBrowser(
  deps: Pick<Deps, 'config' | 'now'>,
  tx: Db,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: string,
): Promise<void> {
  const held = tokenOf(deps.config, request);
  // One that was put there from outside would be known to whoever put it there.
  const isOurs = held && (await tx.$count(knownBrowsers, eq(knownBrowsers.tokenHash, hashToken(held)))) > 0;
  const token = isOurs ? held : randomBytes(32).toString('base64url');
  const now = deps.now();
  await tx
    .insert(knownBrowsers)
    .values({ id: randomUUIDv7(), userId, tokenHash: hashToken(token), createdAt: now, lastUsedAt: now })
    .onConflictDoUpdate({
      target: [knownBrowsers.userId, knownBrowsers.tokenHash],
      set: { lastUsedAt: now },
    });
  const surplus = tx
    .select({ id: knownBrowsers.id })
    .from(knownBrowsers)
    .where(eq(knownBrowsers.userId, userId))
    .orderBy(desc(knownBrowsers.lastUsedAt), desc(knownBrowsers.id))
    .offset(BROWSERS);
  await tx.delete(knownBrowsers).where(inArray(knownBrowsers.id, surplus));
  setCookie(reply, deps.config, COOKIE, token, KNOWN_MS / 1000);
}

/** Makes an account forget every browser but the request's own. */
export async function forgetOtherBrowsers(
  db: Db,
  config: Config,
  request: FastifyRequest,
  userId: string,
): Promise<void> {
  const token = tokenOf(config, request);
  await db
    .delete(knownBrowsers)
    .where(
      and(
        eq(knownBrowsers.userId, userId),
        token ? ne(knownBrowsers.tokenHash, hashToken(token)) : undefined,
      ),
    );
}
