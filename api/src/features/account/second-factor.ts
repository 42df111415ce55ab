import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { Secret } from 'otpauth';
import QRCode from 'qrcode';
import type { Deps } from '../../http/deps.ts';
import { AppError } from '../../http/errors.ts';
import { forgetOtherBrowsers, guesser } from '../../http/known-browser.ts';
import { addressee } from '../../lib/addressee.ts';
import { enqueueMail } from '../../lib/mailer.ts';
import { clearGuesses, countGuess, type Guess } from '../auth/guesses.ts';
import { recoveryCodesMail, secondFactorMail } from './mails.ts';
import { withPassword } from './password.ts';
import { findAccount } from './queries.ts';
import {
  deleteFactor,
  enableFactor,
  findFactor,
  replaceCodes,
  startFactor,
  takeRecoveryCode,
  takeStep,
} from './second-factor-queries.ts';
import { openSecret, sealSecret } from './second-factor-secret.ts';
import { matchedStep, newSecret, totpUri } from './totp.ts';

const RECOVERY_CODES = 10;
/** 80 bits: the hash alone does not give a code away. */
const RECOVERY_BYTES = 10;

const wrongCode = () => {
  const message = 'This code is not right, or was used already';
  return new AppError('invalid_code', message, { fields: [{ path: 'code', message }] });
};

const noneInForce = () => new AppError('conflict', 'No second factor is in force');

/** People type codes with the spaces and dashes they see. */
const plain = (code: string) => code.replace(/[\s-]/g, '').toUpperCase();

function newRecoveryCode(): string {
  const letters = new Secret({ buffer: new Uint8Array(randomBytes(RECOVERY_BYTES)).buffer }).base32;
  return letters.replace(/(.{4})(?!$)/g, '$1-');
}

const newRecoveryCodes = () => Array.from({ length: RECOVERY_CODES }, newRecoveryCode);

/** @throws {AppError} `invalid_fields` for a wrong password, `conflict` when one is in force */
export async function beginSecondFactor(
  deps: Deps,
  { userId, password }: { userId: string; password: string },
  request: FastifyRequest,
) {
  const account = await withPassword(deps, { userId, password }, request);
  const secret = newSecret();
  if (!(await startFactor(deps.db, userId, sealSecret(deps.secrets, userId, secret), deps.now())))
    throw new AppError('conflict', 'Your second factor is in force already');
  const uri = totpUri(secret, account.email);
  const svg = await QRCode.toString(uri, { type: 'svg', margin: 2 });
  return { secret, uri, qrCode: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}` };
}

/**
 * @returns the recovery codes, which nobody sees again.
 * @throws {AppError} `invalid_code`, `rate_limited`, `conflict` when nothing was begun
 */
export async function confirmSecondFactor(
  deps: Deps,
  { userId, code }: { userId: string; code: string },
  request: FastifyRequest,
): Promise<string[]> {
  await deps.limits.count('secondFactor', userId);
  const factor = await findFactor(deps.db, userId);
  if (!factor || factor.enabledAt)
    throw new AppError('conflict', 'Please begin by asking for a new secret for your app');
  const step = matchedStep(openSecret(deps.secrets, userId, factor.secret), plain(code), deps.now());
  if (step === undefined) throw wrongCode();
  const recoveryCodes = newRecoveryCodes();
  const account = await findAccount(deps.db, userId);
  await deps.db.transaction(async (tx) => {
    const codes = recoveryCodes.map(plain);
    if (!(await enableFactor(tx, userId, { secret: factor.secret, step, codes }, deps.now())))
      throw wrongCode();
    await forgetOtherBrowsers(tx, deps.config, request, userId);
    await enqueueMail(tx, deps.jobs, secondFactorMail({ ...addressee(account), on: true }), { userId });
  });
  await deps.limits.clear('secondFactor', userId);
  request.log.info({ event: 'second_factor_on', address: request.ip }, 'second factor in force');
  return recoveryCodes;
}

/**
 * @returns the new recovery codes, which nobody sees again; the old ones are void.
 * @throws {AppError} `invalid_fields` for a wrong password, `conflict` when no second factor is in force
 */
export async function renewCodes(
  deps: Deps,
  { userId, password }: { userId: string; password: string },
  request: FastifyRequest,
): Promise<string[]> {
  const account = await withPassword(deps, { userId, password }, request);
  const recoveryCodes = newRecoveryCodes();
  await deps.db.transaction(async (tx) => {
    if (!(await replaceCodes(tx, userId, recoveryCodes.map(plain)))) throw noneInForce();
    await enqueueMail(tx, deps.jobs, recoveryCodesMail(addressee(account)), { userId });
  });
  request.log.info({ event: 'recovery_codes_renewed', address: request.ip }, 'recovery codes renewed');
  return recoveryCodes;
}

/** @throws {AppError} `invalid_fields` for a wrong password, `conflict` when none is in force */
export async function endSecondFactor(
  deps: Deps,
  { userId, password }: { userId: string; password: string },
  request: FastifyRequest,
): Promise<void> {
  const account = await withPassword(deps, { userId, password }, request);
  await deps.db.transaction(async (tx) => {
    if (!(await deleteFactor(tx, userId))) throw noneInForce();
    await enqueueMail(tx, deps.jobs, secondFactorMail({ ...addressee(account), on: false }), { userId });
  });
  request.log.info({ event: 'second_factor_off', address: request.ip }, 'second factor no longer in force');
}

/**
 * The second question of a log-in whose password was right. Ten wrong codes of strangers in a quarter of an hour,
 * from wherever, then none of theirs is looked at: only somebody who knows the password gets here. Browsers that the
 * account knows count apart.
 * @throws {AppError} `second_factor_required` without a code, `invalid_code`, `rate_limited`
 */
export async function checkSecondFactor(
  deps: Deps,
  { userId, code, browserId }: { userId: string; code: string | undefined; browserId: string | undefined },
  request: FastifyRequest,
): Promise<void> {
  const factor = await findFactor(deps.db, userId);
  if (!factor?.enabledAt) return;
  if (!code) {
    throw new AppError('second_factor_required', 'Please enter the code from your authenticator app');
  }
  const guess: Guess = {
    guessed: 'secondFactor',
    guesser: guesser(userId, browserId),
    whom: { userId },
  };
  await countGuess(deps, guess, request);
  const facts = { userId, address: request.ip };
  const typed = plain(code);
  const step = matchedStep(openSecret(deps.secrets, userId, factor.secret), typed, deps.now());
  if (step !== undefined && (await takeStep(deps.db, userId, step))) {
    await clearGuesses(deps, guess);
    return;
  }
  if (!(await takeRecoveryCode(deps.db, userId, typed))) {
    request.log.warn({ event: 'second_factor_failed', ...facts }, 'wrong second factor');
    throw wrongCode();
  }
  await clearGuesses(deps, guess);
  request.log.info({ event: 'recovery_code_used', ...facts }, 'recovery code used');
}
