import type { FastifyRequest } from 'fastify';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../http/deps.ts';
import { AppError } from '../../http/errors.ts';
import { enqueueMail } from '../../lib/mailer.ts';
import { newToken } from '../newsletter/queries.ts';
import { confirmEmailMail } from './mails.ts';
import { confirmAddress, findAccount, findLink, replaceLink } from './queries.ts';

const deadLink = (cause?: unknown) => {
  const message =
    'This link no longer works. Please use the newest letter, or ask for a new one when logged in';
  return new AppError('invalid_code', message, { fields: [{ path: 'token', message }], cause });
};

/** Sends a letter with a link that confirms the account's own address; older links to it die. */
export async function sendConfirmationLink(
  tx: Db,
  deps: Deps,
  { id, email, fullName }: { id: string; email: string; fullName: string },
): Promise<void> {
  const token = newToken();
  await replaceLink(tx, { userId: id, purpose: 'confirm', email, token }, deps.now());
  const { publicUrl } = deps.config;
  await enqueueMail(tx, deps.jobs, confirmEmailMail({ to: email, fullName, token, publicUrl }));
}

/** @throws {AppError} `conflict` when there is nothing to confirm, `rate_limited` after three letters in an hour. */
export async function sendConfirmationAgain(deps: Deps, userId: string): Promise<void> {
  const account = await findAccount(deps.db, userId);
  if (account.emailConfirmedAt) throw new AppError('conflict', 'Your e-mail address is confirmed already');
  await deps.limits.count('confirmation', userId);
  await deps.db.transaction((tx) => sendConfirmationLink(tx, deps, account));
}

/**
 * Confirms the address that a link stands for. A link used twice is fine.
 * @returns what is true now, in a sentence.
 * @throws {AppError} `invalid_code` for a link that is unknown, replaced, too old, or about a former address.
 */
export async function followLink(deps: Deps, token: string, request: FastifyRequest): Promise<string> {
  const { link, done } = await deps.db.transaction(async (tx) => {
    const link = await findLink(tx, token, deps.now());
    return { link, done: link !== undefined && (await confirmAddress(tx, link, deps.now())) };
  });
  if (!link || !done) throw deadLink();
  request.log.info(
    { event: 'email_confirmed', userId: link.userId, address: request.ip },
    'e-mail address confirmed',
  );
  return 'Thank you, your e-mail address is confirmed';
}
