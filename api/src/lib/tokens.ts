import { createHash, randomBytes } from 'node:crypto';

/** A secret of 256 bits, for a link or a cookie. */
export const newToken = () => randomBytes(32).toString('base64url');

/** What is stored of a secret. Nobody guesses 256 bits, so it needs neither salt nor cost. */
export function hashToken(token: string): Uint8Array {
  return createHash('sha256').update(token).digest();
}
