import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { Secret } from 'otpauth';
import QRCode from 'qrcode';
import type { Deps } from '../../../http/deps.ts';
import { findKnownBrowser, forgetOtherBrowsers, guesser } from '../../../http/known-browser.ts';
import { addressee } from '../../../lib/addressee.ts';
import { AppError } from '../../../lib/app-error.ts';
import { audit } from '../../../lib/audit.ts';
import { enqueueEmail } from '../../../lib/mailer.ts';
import { clearGuesses, countGuess, type Guess } from '../../guessing/guessing.ts';
import { loggedOut, type ownAccount } from '../own-account.ts';
import { withPassword } from '../password.ts';
import { codeRequired, lockProven, missingCode } from '../proven.ts';
import { endPendingAccess, lockAccount } from '../queries.ts';
import { endSessionsBut, goesOn } from '../sessions/queries.ts';
import { recoveryCodesEmail, secondFactorEmail } from './emails.ts';
import {
  deleteFactor,
  enableFactor,
  findFactor,
  replaceCodes,
  startFactor,
  takeRecoveryCode,
  takeStep,
} from './queries.ts';
import { openSecret, sealSecret } from './secret.ts';
import { matchedStep, newSecret, totpUri } from './totp.ts';

const RECOVERY_CODES = 10;
/** 80 bits: the hash alone does not give a code away. */
const RECOVERY_BYTES = 10;

interface Member {
  readonly id: string;
  readonly emailConfirmed: boolean;
}

const wrongCode = () => {
  const message = 'This code is wrong or has been used already';
  return new AppError('invalid_code', message, { fields: [{ path: 'code', message }] });
};

/** Met by those, too, who never got the answer to having switched it on, and the codes with it. */
const alreadyOn = () =>
  new AppError('conflict', 'Your second factor is on already. You can get new recovery codes below');

const noneInForce = () => new AppError('conflict', 'Your second factor is not on');

/** People type codes with the spaces and dashes they see. */
const plain = (code: string) => code.replace(/[\s-]/g, '').toUpperCase();

function newRecoveryCode(): string {
  const letters = new Secret({ buffer: new Uint8Array(randomBytes(RECOVERY_BYTES)).buffer }).base32;
  return letters.replace(/(.{4})(?!$)/g, '$1-');
}

const newRecoveryCodes = () => Array.from({ length: RECOVERY_CODES }, newRecoveryCode);

/**
 * What belongs to an address that nobody has confirmed may be a stranger's: a second factor would lock its owner out.
 * @throws {AppError} `forbidden` while the address is not confirmed
 */
function requireConfirmed({ emailConfirmed }: Member): void {
  if (!emailConfirmed)
    throw new AppError(
      'forbidden',
      'Please confirm your email address first: follow the link in our email, or have it sent again on your account page',
    );
}

/** @throws {AppError} `forbidden` without a confirmed address, `invalid_fields` for a wrong password, `conflict` when one is in force */
export async function startTwoFactor(deps: Deps, user: Member, password: string, request: FastifyRequest) {
  requireConfirmed(user);
  const userId = user.id;
  const account = await withPassword(deps, { userId, password }, request);
  const secret = newSecret();
  await deps.db.transaction(async (tx) => {
    if (!(await startFactor(tx, userId, sealSecret(deps.secrets, userId, secret), deps.now())))
      throw alreadyOn();
    await lockProven(tx, account);
  });
  const uri = totpUri(secret, account.email);
  const svg = await QRCode.toString(uri, { type: 'svg', margin: 2 });
  return { secret, uri, qrCode: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}` };
}

/**
 * Ends every other session, and what somebody may have begun from one.
 * @returns the recovery codes, which nobody sees again.
 * @throws {AppError} `forbidden` without a confirmed address, `invalid_code`, `rate_limited`, `conflict` when nothing was begun, or one is in force
 */
export async function enableTwoFactor(
  deps: Deps,
  user: Member & { sessionId: string },
  code: string,
  request: FastifyRequest,
): Promise<string[]> {
  requireConfirmed(user);
  const userId = user.id;
  await deps.limits.count('secondFactor', userId);
  const factor = await findFactor(deps.db, userId);
  if (!factor) throw new AppError('conflict', 'Please start again: your app needs a new secret');
  if (factor.enabledAt) throw alreadyOn();
  const step = matchedStep(openSecret(deps.secrets, userId, factor.secret), plain(code), deps.now());
  if (step === undefined) throw wrongCode();
  const recoveryCodes = newRecoveryCodes();
  await deps.db.transaction(async (tx) => {
    const codes = recoveryCodes.map(plain);
    if (!(await enableFactor(tx, userId, { secret: factor.secret, step, codes }, deps.now())))
      throw (await findFactor(tx, userId))?.enabledAt ? alreadyOn() : wrongCode();
    const account = await lockAccount(tx, userId);
    if (!account || !(await goesOn(tx, user.sessionId))) throw loggedOut();
    await endPendingAccess(tx, userId);
    await endSessionsBut(tx, deps.bus, userId, user.sessionId);
    await forgetOtherBrowsers(tx, deps.config, request, userId);
    await enqueueEmail(tx, deps.jobs, secondFactorEmail({ ...addressee(account), on: true }), { userId });
  });
  await deps.limits.clear('secondFactor', userId);
  audit(request, 'second_factor_on');
  return recoveryCodes;
}

/**
 * Asks for a code too: with new recovery codes the password alone would open, and undo, everything.
 * @returns the new recovery codes, which nobody sees again; the old ones are void.
 * @throws {AppError} those of `withSecondFactor`, `conflict` when no second factor is in force
 */
export async function renewRecoveryCodes(
  deps: Deps,
  proof: Proof,
  request: FastifyRequest,
): Promise<string[]> {
  const { userId } = proof;
  const account = await withSecondFactor(deps, proof, request);
  const recoveryCodes = newRecoveryCodes();
  await deps.db.transaction(async (tx) => {
    if (!(await replaceCodes(tx, userId, recoveryCodes.map(plain)))) throw noneInForce();
    await lockProven(tx, account);
    await enqueueEmail(tx, deps.jobs, recoveryCodesEmail(addressee(account)), { userId });
  });
  audit(request, 'recovery_codes_renewed');
  return recoveryCodes;
}

/** @throws {AppError} those of `withSecondFactor`, `conflict` when none is in force */
export async function disableTwoFactor(deps: Deps, proof: Proof, request: FastifyRequest): Promise<void> {
  const { userId } = proof;
  const account = await withSecondFactor(deps, proof, request);
  await deps.db.transaction(async (tx) => {
    if (!(await deleteFactor(tx, userId))) throw noneInForce();
    await lockProven(tx, account);
    await enqueueEmail(tx, deps.jobs, secondFactorEmail({ ...addressee(account), on: false }), { userId });
  });
  audit(request, 'second_factor_off');
}

export interface Proof {
  readonly userId: string;
  readonly password: string;
  readonly code?: string | undefined;
}

/**
 * The logged-in person's account, if they know its password and, while a second factor is in force, a code: what the
 * factor guards cannot be taken away by the password alone. `check` runs between the two, so that no code is used up for
 * what is refused anyway.
 * @throws {AppError} `invalid_fields` for a wrong password or a missing code, `invalid_code`, `rate_limited`
 */
export async function withSecondFactor(
  deps: Deps,
  { userId, password, code }: Proof,
  request: FastifyRequest,
  check: (account: Awaited<ReturnType<typeof ownAccount>>) => void = () => {},
) {
  const account = await withPassword(deps, { userId, password }, request);
  check(account);
  const browserId = await findKnownBrowser(deps, request, account.email);
  const missing = missingCode();
  const factorSince = await checkSecondFactor(deps, { userId, code, browserId, missing }, request);
  return { ...account, factorSince };
}

/**
 * The second question of a log-in whose password was right. Ten wrong codes of strangers in a quarter of an hour,
 * from wherever, then none of theirs is looked at: only somebody who knows the password gets here. Browsers that the
 * account knows count apart.
 * @returns since when the factor is in force whose code it was; null where none is
 * @throws {AppError} `second_factor_required`, or what is given, without a code; `invalid_code`, `rate_limited`
 */
export async function checkSecondFactor(
  deps: Deps,
  {
    userId,
    code,
    browserId,
    missing = codeRequired(),
  }: { userId: string; code: string | undefined; browserId: string | undefined; missing?: AppError },
  request: FastifyRequest,
): Promise<Date | null> {
  const factor = await findFactor(deps.db, userId);
  if (!factor?.enabledAt) return null;
  if (!code) throw missing;
  const guess: Guess = {
    guessed: 'secondFactor',
    guesser: guesser(userId, browserId),
    whom: { userId },
  };
  await countGuess(deps, guess, request);
  const typed = plain(code);
  const step = matchedStep(openSecret(deps.secrets, userId, factor.secret), typed, deps.now());
  if (step !== undefined && (await takeStep(deps.db, userId, step))) {
    await clearGuesses(deps, guess);
    return factor.enabledAt;
  }
  if (!(await takeRecoveryCode(deps.db, userId, typed))) {
    audit(request, 'second_factor_failed', { userId });
    throw wrongCode();
  }
  await clearGuesses(deps, guess);
  audit(request, 'recovery_code_used', { userId });
  return factor.enabledAt;
}
