import { randomUUIDv7 } from 'node:crypto';
import type { Side } from '@ampersand/contract/enumerations';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../../db/client.ts';
import { transactionOrUndo } from '../../db/transaction.ts';
import type { Deps } from '../../http/deps.ts';
import { limitKey } from '../../http/limits.ts';
import { AppError } from '../../lib/app-error.ts';
import { audit } from '../../lib/audit.ts';
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
  await transactionOrUndo(
    deps.db,
    async (tx) => {
      if (await insert(tx, { id, role, passwordHash, photoKey }))
        return sendConfirmationLink(deps, tx, { id, email: call.body.email });
      throw new AppError('email_taken', 'Email already registered', {
        fields: [{ path: 'email', message: 'Email already registered' }],
      });
    },
    () => removePhoto(deps, photoKey, call.request),
  );
  audit(call.request, 'registered', { userId: id, role });
  // The account stands, whatever happens now; members who are not in the index are found and added every minute.
  await deps
    .memberChanged(id)
    .catch((error: unknown) => call.request.log.warn({ err: error }, 'index later'));
  return id;
}

/** What fails here is done by the job that was sent with the file. */
async function removePhoto(deps: Deps, key: string | null, request: FastifyRequest): Promise<void> {
  if (key)
    await deps.storage
      .remove(key)
      .catch((error: unknown) => request.log.warn({ err: error, key }, 'photo removed later'));
}
