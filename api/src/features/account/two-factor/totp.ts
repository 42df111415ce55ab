import { brand } from '@ampersand/contract/brand';
import { Secret, TOTP } from 'otpauth';

const STEP_MS = 30_000;
/** Steps before and after now that count: clocks of phones differ. */
const WINDOW = 1;

const totp = (secret: string, label: string) =>
  new TOTP({ issuer: brand.name, label, secret: Secret.fromBase32(secret) });

/** 160 random bits in base32, the length RFC 4226 recommends. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** What an authenticator app reads from the QR code: SHA-1, six digits, 30 seconds, which all apps know. */
export function totpUri(secret: string, email: string): string {
  return totp(secret, email).toString();
}

/** The time step (RFC 6238) whose code this is, at most one away from now; undefined for a wrong code. */
export function matchedStep(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = totp(secret, '').validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? undefined : Math.floor(timestamp / STEP_MS) + delta;
}
