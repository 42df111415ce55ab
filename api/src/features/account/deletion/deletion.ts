import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../../http/deps.ts';
import { forgetCounters } from '../../../http/limits.ts';
import { addressee } from '../../../lib/addressee.ts';
import { AppError } from '../../../lib/app-error.ts';
import { audit } from '../../../lib/audit.ts';
import { type JobDefinition, LONG_JOB } from '../../../lib/jobs.ts';
import { enqueueEmail } from '../../../lib/mailer.ts';
import { byPages, goRound } from '../../../lib/rounds.ts';
import { tellPresence } from '../../notifications/talk.ts';
import { removeFiles } from '../../photos/store.ts';
import { withPassword } from '../password.ts';
import { lockProven } from '../proven.ts';
import { deletionDate } from '../rules.ts';
import { accountDeletedEmail, deletionAskedEmail, deletionCancelledEmail } from './emails.ts';
import {
  deleteUser,
  findDueAccounts,
  findFiles,
  forgetAddress,
  forgetTraces,
  hasOtherAdministrator,
  lockDueAccount,
  setDeletion,
} from './queries.ts';

const lastAdministrator = () =>
  new AppError(
    'conflict',
    'You are the last administrator. Give somebody else that role before you delete your account',
  );

/**
 * Notes that the account is to be deleted in seven days and hides the profile at once. Asked for again, the first date stays.
 * @throws {AppError} `invalid_fields` for a wrong password, `conflict` for the last administrator
 */
export async function requestDeletion(
  deps: Deps,
  { userId, password }: { userId: string; password: string },
  request: FastifyRequest,
): Promise<Date> {
  const account = await withPassword(deps, { userId, password }, request);
  const { role, deletionDueAt } = account;
  if (deletionDueAt) return deletionDueAt;
  const date = deletionDate(deps.now());
  await deps.db.transaction(async (tx) => {
    if (role === 'ADMIN' && !(await hasOtherAdministrator(tx, userId))) throw lastAdministrator();
    await lockProven(tx, account);
    if (!(await setDeletion(tx, userId, date))) return;
    await enqueueEmail(tx, deps.jobs, deletionAskedEmail({ ...addressee(account), date }), { userId });
    await tellPresence(deps, tx, userId);
  });
  await deps.memberChanged(userId);
  audit(request, 'deletion_asked', { date });
  return date;
}

/** @throws {AppError} `conflict` when no deletion was asked for */
export async function cancelDeletion(deps: Deps, userId: string, request: FastifyRequest): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const kept = await setDeletion(tx, userId, null);
    if (!kept) throw new AppError('conflict', 'This account is not going to be deleted');
    await enqueueEmail(tx, deps.jobs, deletionCancelledEmail(addressee(kept)), { userId });
    await tellPresence(deps, tx, userId);
  });
  await deps.memberChanged(userId);
  audit(request, 'deletion_cancelled');
}

export type DeletionDeps = Pick<Deps, 'db' | 'bus' | 'storage' | 'log' | 'now' | 'jobs'>;

/** Deletes the accounts whose seven days are over. One that fails stays for the next run. */
export async function deleteDueAccounts(deps: DeletionDeps): Promise<void> {
  const now = deps.now();
  const due = byPages(
    (page) => findDueAccounts(deps.db, now, page),
    (id: string) => id,
  );
  await goRound(deps.log, 'account not deleted', async (turn) => {
    for await (const userId of due) await turn({ userId }, () => deleteAccount(deps, userId));
  });
}

/** Files go first: if one cannot be removed the account stays, and the next run starts again. */
async function deleteAccount(deps: DeletionDeps, userId: string): Promise<void> {
  const gone = await deps.db.transaction(async (tx) => {
    const account = await lockDueAccount(tx, userId, deps.now());
    if (!account) return false;
    await tellPresence(deps, tx, userId);
    for (const key of await findFiles(tx, userId)) await deps.storage.remove(key);
    await forgetTraces(tx, account);
    const isOwner = account.emailConfirmedAt !== null;
    await forgetCounters(tx, { userId, email: account.email, isOwner });
    // Whoever never showed that the address is theirs has no say over what its owner signed up for.
    if (isOwner) await forgetAddress(tx, account.email);
    await removeFiles(tx, deps.jobs, await deleteUser(tx, userId));
    await enqueueEmail(tx, deps.jobs, accountDeletedEmail(addressee(account)), 'no member');
    return true;
  });
  if (gone) audit(deps, 'account_deleted', { userId });
}

export function deletionJob(deps: DeletionDeps): JobDefinition {
  return {
    queue: 'delete-accounts',
    cron: '*/10 * * * *',
    options: LONG_JOB,
    run: () => deleteDueAccounts(deps),
  };
}
