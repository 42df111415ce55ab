import type { Deps } from '../../http/deps.ts';
import { AppError } from '../../http/errors.ts';
import { audit } from '../../lib/audit.ts';
import { endAllSessions } from '../../lib/sessions.ts';
import { findUserByEmail } from '../users/queries.ts';
import { closeReport, closeReportsAbout, setAdministrator, setSuspended } from './queries.ts';

export type ModerationDeps = Pick<Deps, 'db' | 'bus' | 'log' | 'now' | 'memberChanged'>;

/**
 * Shuts a member out: every session ends, nobody finds them any more, and reports about them are closed.
 * @returns how many those were; undefined where they are suspended already.
 */
export async function suspend(deps: ModerationDeps, email: string): Promise<number | undefined> {
  const { id: userId } = await findAccount(deps, email);
  const closed = await deps.db.transaction(async (tx) => {
    if (!(await setSuspended(tx, userId, deps.now()))) return undefined;
    await endAllSessions(tx, deps.bus, userId);
    return closeReportsAbout(tx, userId, deps.now());
  });
  if (closed === undefined) return undefined;
  await deps.memberChanged(userId);
  audit(deps, 'suspended', { userId, reports: closed });
  return closed;
}

/** Lets a member in again. @returns false where they were not suspended. */
export async function unsuspend(deps: ModerationDeps, email: string): Promise<boolean> {
  const { id: userId } = await findAccount(deps, email);
  if (!(await setSuspended(deps.db, userId, null))) return false;
  await deps.memberChanged(userId);
  audit(deps, 'unsuspended', { userId });
  return true;
}

/**
 * Makes a member an administrator, who has to log in anew. @returns false where they are one.
 * @throws {AppError} `conflict` where nobody has shown that the address is theirs.
 */
export async function makeAdministrator(deps: ModerationDeps, email: string): Promise<boolean> {
  const { id: userId, role, emailConfirmedAt } = await findAccount(deps, email);
  if (role === 'ADMIN') return false;
  if (!emailConfirmedAt) throw new AppError('conflict', `${email} has not been confirmed yet`);
  await deps.db.transaction(async (tx) => {
    await setAdministrator(tx, userId);
    await endAllSessions(tx, deps.bus, userId);
  });
  await deps.memberChanged(userId);
  audit(deps, 'administrator_made', { userId });
  return true;
}

/** @throws {AppError} `not_found` for what is no open report. */
export async function close(deps: ModerationDeps, reportId: string): Promise<void> {
  if (!(await closeReport(deps.db, reportId, deps.now())))
    throw new AppError('not_found', 'There is no such open report');
  audit(deps, 'report_closed', { reportId });
}

async function findAccount({ db }: ModerationDeps, email: string) {
  const account = await findUserByEmail(db, email.trim().toLowerCase());
  if (!account) throw new AppError('not_found', `Nobody here has the email address ${email}`);
  return account;
}
