import type { Db } from '../../db/client.ts';
import { AppError } from '../../lib/app-error.ts';
import { wrongPassword } from './password.ts';
import { lockAccount } from './queries.ts';
import { findFactor } from './two-factor/queries.ts';

const ASK = 'Please enter the code from your authenticator app';

export const codeRequired = () => new AppError('second_factor_required', ASK);

/** A field error, not the log-in's 401, which would read as the end of the session. */
export const missingCode = () =>
  new AppError('invalid_fields', ASK, { fields: [{ path: 'code', message: ASK }] });

interface Proven {
  readonly id: string;
  readonly passwordHash: string;
  /** What `checkSecondFactor` answered, where a code is asked for. */
  readonly factorSince?: Date | null;
}

/**
 * Keeps an account from other changes until `tx` ends, if what was checked is still so. Passwords and codes are checked
 * before it, and slowly: what they open is written after this, or it would outlive a new password, or a second factor
 * that is on by now. Whoever writes to the factor does it before, in the order of all writes to an account.
 * @throws {AppError} `invalid_fields`, or what is given, for another password and for a code that nobody has asked for
 */
export async function lockProven(
  tx: Db,
  { id, passwordHash, factorSince }: Proven,
  { wrong = wrongPassword(), missing = missingCode() }: { wrong?: AppError; missing?: AppError } = {},
): Promise<void> {
  const account = await lockAccount(tx, id);
  if (account?.passwordHash !== passwordHash) throw wrong;
  if (factorSince === undefined) return;
  const factor = await findFactor(tx, id);
  if (factor?.enabledAt && factor.enabledAt.getTime() !== factorSince?.getTime()) throw missing;
}
