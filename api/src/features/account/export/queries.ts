import { randomUUIDv7 } from 'node:crypto';
import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { accountExports, users } from '../../../db/schema.ts';
import { attachments } from '../../../db/talk.ts';
import type { RoundPage } from '../../../lib/rounds.ts';
import { ARCHIVES } from '../../../lib/storage.ts';
import { hashToken } from '../../../lib/tokens.ts';
import { exportDeadline } from '../rules.ts';

/** Notes that an archive is wanted. Its storage key is known from the start, so that no file is ever without a row. */
export async function insertExport(db: Db, userId: string, now: Date): Promise<string> {
  const id = randomUUIDv7();
  const expiresAt = exportDeadline(now);
  await db
    .insert(accountExports)
    .values({ id, userId, fileKey: `${ARCHIVES}${id}.zip`, expiresAt, createdAt: now });
  return id;
}

/** An archive that is still to be made, with the person it is for; undefined when it is made, or nobody wants it any more. */
export async function findWantedExport(db: Db, exportId: string) {
  const [wanted] = await db
    .select({
      fileKey: accountExports.fileKey,
      userId: users.id,
      email: users.email,
      fullName: users.fullName,
      calledName: users.calledName,
      emailConfirmedAt: users.emailConfirmedAt,
      photoKey: users.photoKey,
    })
    .from(accountExports)
    .innerJoin(users, eq(users.id, accountExports.userId))
    .where(and(eq(accountExports.id, exportId), isNull(accountExports.tokenHash)));
  return wanted;
}

/** Archives that somebody still waits for, and that no job of `queue` makes any more. */
export function findStuckExports(db: Db, queue: string, now: Date) {
  const { id, userId, tokenHash, expiresAt } = accountExports;
  const hasNoJob = sql`not exists (
    select from jobs.job
    where name = ${queue} and state < 'completed' and data ->> 'exportId' = ${id}::text
  )`;
  return db
    .select({ id, userId })
    .from(accountExports)
    .where(and(isNull(tokenHash), gt(expiresAt, now), hasNoJob));
}

/** Opens an archive to a token, for seven days. @returns false when that has happened already, or nobody wants it any more. */
export async function openExport(db: Db, exportId: string, token: string, now: Date): Promise<boolean> {
  const opened = await db
    .update(accountExports)
    .set({ tokenHash: hashToken(token), expiresAt: exportDeadline(now) })
    .where(and(eq(accountExports.id, exportId), isNull(accountExports.tokenHash)))
    .returning({ id: accountExports.id });
  return opened.length > 0;
}

/** Whether the archive is still known at all. */
export async function hasExport(db: Db, exportId: string): Promise<boolean> {
  return (await db.$count(accountExports, eq(accountExports.id, exportId))) > 0;
}

/** The archive a link leads to, or undefined. */
export async function findExport(db: Db, token: string, now: Date) {
  const [found] = await db
    .select({ fileKey: accountExports.fileKey, userId: accountExports.userId })
    .from(accountExports)
    .where(and(eq(accountExports.tokenHash, hashToken(token)), gt(accountExports.expiresAt, now)));
  return found;
}

export function findExpiredExports(db: Db, now: Date, { after, limit }: RoundPage<string>) {
  const { id, fileKey, expiresAt } = accountExports;
  return db
    .select({ id, fileKey })
    .from(accountExports)
    .where(and(lte(expiresAt, now), after === undefined ? undefined : gt(id, after)))
    .orderBy(id)
    .limit(limit);
}
export type ExpiredExport = Awaited<ReturnType<typeof findExpiredExports>>[number];

/** Ends the archives of a person; the files go with those whose time is over. */
export async function expireExports(db: Db, userId: string, now: Date): Promise<void> {
  await db.update(accountExports).set({ expiresAt: now }).where(eq(accountExports.userId, userId));
}

export async function deleteExport(db: Db, exportId: string): Promise<void> {
  await db.delete(accountExports).where(eq(accountExports.id, exportId));
}

/** Storage keys of the files that a member sent, or is about to send. */
export async function findOwnAttachments(db: Db, userId: string): Promise<string[]> {
  const own = await db
    .select({ path: attachments.path })
    .from(attachments)
    .where(eq(attachments.uploaderId, userId))
    .orderBy(attachments.id);
  return own.map(({ path }) => path);
}
