import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const VERSION = 'v1';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const MIN_LENGTH = 32;
const MIN_DIFFERENT = 8;

/** What a secret has to be, for messages. */
export const STRONG =
  "at least 32 characters, 8 of them different, and not one text over and over; 'openssl rand -base64 32' prints a good one";

/** A value that none of the known secrets opens, or that stands where it was not put. */
export class SealError extends Error {}

/** Encrypts what the database keeps and the server has to read back. */
export interface Secrets {
  /** Names the current key without telling anything about it. */
  readonly keyId: string;
  /** How every value begins that is under the current key. */
  readonly prefix: string;
  /** Whether values under this key can be opened. */
  knows(keyId: string): boolean;
  /** Encrypts under the current key, as `v1.<key id>.<nonce, ciphertext and tag>`. It opens with the same `context` only. */
  seal(text: string, context: string): string;
  /** @throws {SealError} */
  open(sealed: string, context: string): string;
}

/** Whether a secret is one that nobody guesses: see {@link STRONG}. */
export function isStrong(secret: string): boolean {
  const half = Math.floor(secret.length / 2);
  const repeats = Array.from({ length: half }, (_, index) => index + 1).some(
    (period) => secret.slice(period) === secret.slice(0, -period),
  );
  return secret.length >= MIN_LENGTH && new Set(secret).size >= MIN_DIFFERENT && !repeats;
}

export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** HKDF (RFC 5869) without salt: the secret is random enough, and every server has to come to the same key. */
const derive = (secret: string, purpose: string, bytes: number) =>
  Buffer.from(hkdfSync('sha256', secret, '', `ampersand ${VERSION} ${purpose}`, bytes));

/** AES-256-GCM under a key derived from `current`; what is under one of `former` opens too. */
export function createSecrets(current: string, former: readonly string[] = []): Secrets {
  const idOf = (secret: string) => derive(secret, 'key id', TAG_BYTES).toString('base64url');
  const keys = new Map(
    [current, ...former].map((secret) => [idOf(secret), derive(secret, 'encryption', 32)]),
  );
  const keyId = idOf(current);
  const key = derive(current, 'encryption', 32);
  const prefix = `${VERSION}.${keyId}.`;
  return {
    keyId,
    prefix,
    knows: (id) => keys.has(id),
    seal(text, context) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(context));
      const parts = [nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()];
      return prefix + Buffer.concat(parts).toString('base64url');
    },
    open(sealed, context) {
      const [version, id = '', text = ''] = sealed.split('.');
      const known = keys.get(id);
      if (version !== VERSION || !known) throw new SealError('a value is encrypted under another secret');
      const bytes = Buffer.from(text, 'base64url');
      try {
        const decipher = createDecipheriv(CIPHER, known, bytes.subarray(0, NONCE_BYTES), {
          authTagLength: TAG_BYTES,
        })
          .setAAD(Buffer.from(context))
          .setAuthTag(bytes.subarray(-TAG_BYTES));
        const opened = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES));
        return Buffer.concat([opened, decipher.final()]).toString('utf8');
      } catch (cause) {
        throw new SealError('an encrypted value is damaged, or belongs elsewhere', { cause });
      }
    },
  };
}
