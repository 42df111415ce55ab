import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../../http/deps.ts';
import { addressee } from '../../../lib/addressee.ts';
import { AppError } from '../../../lib/app-error.ts';
import { audit } from '../../../lib/audit.ts';
import { enqueueEmail } from '../../../lib/mailer.ts';
import { newToken } from '../../../lib/tokens.ts';
import { notify } from '../../notifications/notify.ts';
import { accountPath } from '../../notifications/rules.ts';
import { lockProven } from '../proven.ts';
import { holdAccount } from '../queries.ts';
import { type Proof, withSecondFactor } from '../two-factor/two-factor.ts';
import {
  addressChangeAskedEmail,
  addressChangedEmail,
  newAddressEmail,
  takenAddressEmail,
} from './emails.ts';
import { findOwnerOf, moveToAddress, replaceLink } from './queries.ts';

/**
 * Asks the new address to confirm, and tells the old one. Where the new one is taken its owner is told instead: answer,
 * waiting address and number of emails are the same, so that nobody learns who is a member here.
 * @throws {AppError} those of `withSecondFactor`, `invalid_fields` for the address one has, `rate_limited`
 */
export async function changeEmail(
  deps: Deps,
  { email, ...proof }: Proof & { email: string },
  request: FastifyRequest,
): Promise<void> {
  const { userId } = proof;
  const account = await withSecondFactor(deps, proof, request, (own) => {
    if (email !== own.email) return;
    const message = 'This is already your address';
    throw new AppError('invalid_fields', message, { fields: [{ path: 'email', message }] });
  });
  await deps.limits.count('emailChange', userId);
  await deps.limits.count('wantedEmail', email);
  const token = newToken();
  const { publicUrl } = deps.config;
  await deps.db.transaction(async (tx) => {
    await lockProven(tx, account);
    await replaceLink(tx, { userId, purpose: 'change', email, token }, deps.now());
    const owner = await findOwnerOf(tx, email);
    const isTaken = owner && (await holdAccount(tx, owner.id));
    const toNewAddress = isTaken
      ? takenAddressEmail(addressee(owner))
      : newAddressEmail({ to: email, token, publicUrl });
    await enqueueEmail(tx, deps.jobs, toNewAddress, { userId: isTaken ? owner.id : userId });
    await enqueueEmail(tx, deps.jobs, addressChangeAskedEmail({ ...addressee(account), email }), { userId });
  });
  audit(request, 'email_change_asked');
}

/**
 * Gives the account the address that its owner has confirmed.
 * @returns false when somebody else has it by now, or the link counts no more.
 */
export async function finishEmailChange(
  deps: Deps,
  link: { userId: string; email: string },
  token: string,
): Promise<boolean> {
  try {
    return await deps.db.transaction(async (tx) => {
      const moved = await moveToAddress(tx, link, token, deps.now());
      if (!moved) return false;
      const { former } = moved;
      if (former.email === link.email) return true;
      await notify(deps, tx, {
        userId: link.userId,
        kind: 'SYSTEM',
        title: 'Your email address was changed',
        text: `You log in with ${link.email} from now on, and our emails go there.`,
        link: accountPath(former),
      });
      await enqueueEmail(tx, deps.jobs, addressChangedEmail({ ...addressee(former), email: link.email }), {
        userId: link.userId,
      });
      return true;
    });
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

const UNIQUE_VIOLATION = '23505';

function isUniqueViolation(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && cause.code === UNIQUE_VIOLATION;
}
