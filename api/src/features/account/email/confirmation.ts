import type { FastifyRequest } from 'fastify';
import type { Db } from '../../../db/client.ts';
import type { Deps } from '../../../http/deps.ts';
import { AppError } from '../../../lib/app-error.ts';
import { audit } from '../../../lib/audit.ts';
import { enqueueEmail } from '../../../lib/mailer.ts';
import { newToken } from '../../../lib/tokens.ts';
import { ownAccount } from '../own-account.ts';
import { holdAccount } from '../queries.ts';
import { finishEmailChange } from './change.ts';
import { confirmAddressEmail } from './emails.ts';
import { confirmAddress, findLink, replaceLink } from './queries.ts';

const deadLink = () => {
  const message =
    'This link no longer works. Please use our latest email, or look at your account page: it says whether your address is confirmed, and sends a new link';
  return new AppError('invalid_code', message, { fields: [{ path: 'token', message }] });
};

/** Sends an email with a link that confirms the account's own address; older links to it die. */
export async function sendConfirmationLink(
  deps: Deps,
  tx: Db,
  { id, email }: { id: string; email: string },
): Promise<void> {
  const token = newToken();
  await replaceLink(tx, { userId: id, purpose: 'confirm', email, token }, deps.now());
  const { publicUrl } = deps.config;
  await enqueueEmail(tx, deps.jobs, confirmAddressEmail({ to: email, token, publicUrl }), { userId: id });
}

/** @throws {AppError} `conflict` when there is nothing to confirm, `rate_limited` after three emails in an hour. */
export async function sendConfirmation(deps: Deps, userId: string): Promise<void> {
  const account = await ownAccount(deps.db, userId);
  if (account.emailConfirmedAt) throw new AppError('conflict', 'Your email address is already confirmed');
  await deps.limits.count('confirmation', userId);
  await deps.db.transaction(async (tx) => {
    if (await holdAccount(tx, userId)) await sendConfirmationLink(deps, tx, account);
  });
}

/**
 * Confirms the address that a link stands for, or gives the account the new one. A link used twice is fine.
 * @returns what is true now, in a sentence.
 * @throws {AppError} `invalid_code` for a link that is unknown, replaced, too old, about a former address, or about one
 * that somebody else has by now.
 */
export async function followLink(deps: Deps, token: string, request: FastifyRequest): Promise<string> {
  const link = await findLink(deps.db, token, deps.now());
  if (!link) throw deadLink();
  const done =
    link.purpose === 'confirm'
      ? await confirmAddress(deps.db, link, deps.now())
      : await finishEmailChange(deps, link, token);
  if (!done) throw deadLink();
  const { userId } = link;
  if (link.purpose === 'confirm') {
    audit(request, 'email_confirmed', { userId });
    return 'Thank you, your email address is confirmed';
  }
  audit(request, 'email_changed', { userId });
  return 'Thank you, this is your email address from now on';
}
