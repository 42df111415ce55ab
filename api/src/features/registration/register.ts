import { randomUUIDv7 } from 'node:crypto';
import type { Side } from '@ampersand/contract/enumerations';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../http/deps.ts';
import { AppError, toAppError } from '../../http/errors.ts';
import { limitKey } from '../../http/limits.ts';
import { hashPassword } from '../../lib/password.ts';
import { sendConfirmationLink } from '../account/email/confirmation.ts';
import { storePicture } from '../photos/store.ts';
import type { NewAccount } from '../users/queries.ts';

/**
 * Creates an account in one transaction, the photo included: all of it is there or none.
 * `insert` writes the rows and says whether the address was free.
 * @throws {AppError} `email_taken`
 */
export async function register(
  deps: Deps,
  call: {
    request: FastifyRequest;
    photo: Buffer | undefined;
    body: { password: string; email: string };
  },
  role: Side,
  insert: (tx: Db, account: NewAccount) => Promise<boolean>,
): Promise<string> {
  await deps.limits.count('registration', limitKey(call.request.ip));
  const id = randomUUIDv7();
  const passwordHash = await hashPassword(call.body.password);
  const photoKey = call.photo ? await storePicture(deps, call.photo) : null;
  try {
    await deps.db.transaction(async (tx) => {
      if (await insert(tx, { id, role, passwordHash, photoKey })) {
        await sendConfirmationLink(tx, deps, { id, email: call.body.email });
        return;
      }
      throw new AppError('email_taken', 'Email already registered', {
        fields: [{ path: 'email', message: 'Email already registered' }],
      });
    });
  } catch (error) {
    // A connection that broke at the commit leaves open whether the account exists: then the photo stays.
    if (photoKey && toAppError(error).code !== 'unavailable') await deps.storage.remove(photoKey);
    throw error;
  }
  call.request.log.info({ event: 'registered', userId: id, role, address: call.request.ip }, 'registered');
  // The account stands, whatever happens now; members who are not in the index are found and added every minute.
  await deps
    .memberChanged(id)
    .catch((error: unknown) => call.request.log.warn({ err: error }, 'index later'));
  return id;
}
