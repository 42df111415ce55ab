import { email as emailField } from '@ampersand/contract/fields';
import type { Deps } from '../../http/deps.ts';
import { AppError, requireFound } from '../../lib/app-error.ts';
import { audit } from '../../lib/audit.ts';
import { endAllSessions } from '../../lib/sessions.ts';
import { tellPresence } from '../notifications/talk.ts';
import { isReviewed } from '../users/present.ts';
import { findUserByEmail } from '../users/queries.ts';
import {
  type By,
  closeReport,
  closeReportsAbout,
  insertAct,
  isTied,
  lockMember,
  setAdministrator,
  setIdentityReviewed,
  setSuspended,
} from './queries.ts';

export type ModerationDeps = Pick<Deps, 'db' | 'bus' | 'log' | 'now' | 'memberChanged'>;

/** Read as at the log-in, which knows one spelling of each address. */
const anyAddress = emailField('This is no email address');

/** Whoever runs the place, by `npm run moderate`. */
export const COMMAND: By = { adminId: null, reason: null };

const NO_MEMBER = 'There is no such member';

/**
 * Shuts a member out: every session ends, nobody finds them any more, and reports about them are closed.
 * @returns how many those were; undefined where they are suspended already.
 * @throws {AppError} `conflict` for an administrator, whom only the command suspends: nobody shuts the others out.
 */
export async function suspend(deps: ModerationDeps, userId: string, by: By): Promise<number | undefined> {
  const closed = await deps.db.transaction(async (tx) => {
    const member = requireFound(await lockMember(tx, userId), NO_MEMBER);
    if (member.role === 'ADMIN' && by.adminId)
      throw new AppError(
        'conflict',
        'This is an administrator. Whoever runs the place can suspend them, by the command',
      );
    if (member.suspendedAt) return undefined;
    await setSuspended(tx, userId, deps.now());
    await insertAct(tx, { ...by, kind: 'SUSPENDED', userId }, deps.now());
    await endAllSessions(tx, deps.bus, userId);
    await tellPresence(deps, tx, userId);
    return closeReportsAbout(tx, userId, deps.now());
  });
  if (closed === undefined) return undefined;
  await deps.memberChanged(userId);
  audit(deps, 'suspended', { userId, reports: closed, adminId: by.adminId });
  return closed;
}

/** Lets a member in again. @returns false where they were not suspended. */
export async function unsuspend(deps: ModerationDeps, userId: string, by: By): Promise<boolean> {
  const changed = await deps.db.transaction(async (tx) => {
    if (!requireFound(await lockMember(tx, userId), NO_MEMBER).suspendedAt) return false;
    await setSuspended(tx, userId, null);
    await insertAct(tx, { ...by, kind: 'UNSUSPENDED', userId }, deps.now());
    await tellPresence(deps, tx, userId);
    return true;
  });
  if (!changed) return false;
  await deps.memberChanged(userId);
  audit(deps, 'unsuspended', { userId, adminId: by.adminId });
  return true;
}

/**
 * Gives a member the badge Identity reviewed, which vouches for the full name that was seen. @returns false where they have it.
 * @throws {AppError} `conflict` where nobody has shown that the address is theirs: its owner could take the account over.
 */
export async function giveIdentityReview(
  deps: ModerationDeps,
  { userId, fullName }: { readonly userId: string; readonly fullName: string },
  by: By,
): Promise<boolean> {
  const given = await deps.db.transaction(async (tx) => {
    const member = requireFound(await lockMember(tx, userId), NO_MEMBER);
    if (member.role === 'ADMIN') throw new AppError('conflict', 'Administrators have no badge');
    if (member.fullName !== fullName)
      throw new AppError('conflict', 'They have changed their name meanwhile. Please look again');
    if (!member.emailConfirmedAt)
      throw new AppError(
        'conflict',
        'They have not confirmed their email address yet. Ask them to do so first',
      );
    if (isReviewed(member)) return false;
    await setIdentityReviewed(tx, userId, deps.now());
    await insertAct(tx, { ...by, kind: 'IDENTITY_REVIEWED', userId }, deps.now());
    return true;
  });
  if (given) audit(deps, 'identity_reviewed', { userId, adminId: by.adminId });
  return given;
}

/** Takes the badge back. @returns false where there was none. */
export async function endIdentityReview(deps: ModerationDeps, userId: string, by: By): Promise<boolean> {
  const ended = await deps.db.transaction(async (tx) => {
    if (!requireFound(await lockMember(tx, userId), NO_MEMBER).identityReviewedAt) return false;
    await setIdentityReviewed(tx, userId, null);
    await insertAct(tx, { ...by, kind: 'IDENTITY_REVIEW_ENDED', userId }, deps.now());
    return true;
  });
  if (ended) audit(deps, 'identity_review_ended', { userId, adminId: by.adminId });
  return ended;
}

/**
 * Makes a member an administrator, who has to log in anew. @returns false where they are one.
 * @throws {AppError} `conflict` where nobody has shown that the address is theirs, or others are connected with them or wait
 * for an answer: what two have between them stands on pages that administrators do not have.
 */
export async function makeAdministrator(deps: ModerationDeps, email: string): Promise<boolean> {
  const { id: userId, role, emailConfirmedAt } = await findAccount(deps, email);
  if (role === 'ADMIN') return false;
  if (!emailConfirmedAt) throw new AppError('conflict', `${email} has not been confirmed yet`);
  await deps.db.transaction(async (tx) => {
    await lockMember(tx, userId);
    if (await isTied(tx, userId, deps.now()))
      throw new AppError(
        'conflict',
        `${email} has connections or invitations that are open, and administrators have none. Make an administrator of an account that is made for it, or let them end what is open first`,
      );
    await setAdministrator(tx, userId);
    await endAllSessions(tx, deps.bus, userId);
  });
  await deps.memberChanged(userId);
  audit(deps, 'administrator_made', { userId });
  return true;
}

/** @returns false for a report that is closed already. @throws {AppError} `not_found` for what is no report. */
export async function close(deps: ModerationDeps, reportId: string, by: By): Promise<boolean> {
  const closed = await deps.db.transaction(async (tx) => {
    const report = requireFound(await closeReport(tx, reportId, deps.now()), 'There is no such report');
    if (!report.isFresh) return false;
    const { reportedId } = report;
    await insertAct(tx, { ...by, kind: 'REPORT_CLOSED', userId: reportedId, reportId }, deps.now());
    return true;
  });
  if (closed) audit(deps, 'report_closed', { reportId, adminId: by.adminId });
  return closed;
}

/** @throws {AppError} `not_found`, `invalid_fields` for what is no email address. */
export async function findAccount({ db }: ModerationDeps, email: string) {
  const { data: address } = anyAddress.safeParse(email);
  if (address === undefined) throw new AppError('invalid_fields', `${email} is no email address`);
  return requireFound(await findUserByEmail(db, address), `Nobody here has the email address ${email}`);
}
