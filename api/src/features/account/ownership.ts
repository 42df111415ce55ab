import type { Db } from '../../db/client.ts';
import type { Deps } from '../../http/deps.ts';
import { addressee } from '../../lib/addressee.ts';
import { enqueueEmail } from '../../lib/mailer.ts';
import { tellPresence } from '../notifications/talk.ts';
import { deletionCancelledEmail } from './deletion/emails.ts';
import { setDeletion } from './deletion/queries.ts';
import { confirmAddress } from './email/queries.ts';
import { expireExports } from './export/queries.ts';
import { lockAccount } from './queries.ts';
import { secondFactorEmail } from './two-factor/emails.ts';
import { deleteUnprovenFactor } from './two-factor/queries.ts';

/**
 * What a code from the inbox shows, as part of a reset: the address is theirs who reset the password. It is confirmed
 * from now on. Before that a stranger may have registered it, so whatever was set until then and would keep the owner
 * out, take something away or give something out goes: second factor, deletion, archives. (A change of address under
 * way, codes and sessions end with every reset.) What describes a person stays, as the owner sees it and can change it.
 * @returns whether the profile can be found again.
 */
export async function proveOwnership(
  deps: Pick<Deps, 'bus' | 'jobs' | 'now'>,
  tx: Db,
  userId: string,
): Promise<boolean> {
  // Before the account, in the order of all writes to it.
  const hadFactor = await deleteUnprovenFactor(tx, userId);
  const account = await lockAccount(tx, userId);
  if (!account) return false;
  if (hadFactor)
    await enqueueEmail(tx, deps.jobs, secondFactorEmail({ ...addressee(account), on: false }), { userId });
  if (account.emailConfirmedAt) return false;
  await confirmAddress(tx, { userId, email: account.email }, deps.now());
  await expireExports(tx, userId, deps.now());
  if (!(await setDeletion(tx, userId, null))) return false;
  await enqueueEmail(tx, deps.jobs, deletionCancelledEmail(addressee(account)), { userId });
  await tellPresence(deps, tx, userId);
  return true;
}
