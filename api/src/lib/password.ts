import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import pLimit from 'p-limit';

interface Cost {
  /** KiB. */
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

/** argon2id with the parameters OWASP's Password Storage Cheat Sheet gives for it: 19 MiB, 2 passes, 1 lane. */
const TODAY: Cost = { memory: 19_456, passes: 2, parallelism: 1 };
const TAG_BYTES = 32;
const derive = promisify(argon2);
/** A flood of log-ins must not take every thread and all memory. */
const hashing = pLimit(3);

const encode = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

function tagOf(password: string, nonce: Buffer, cost: Cost, tagLength: number): Promise<Buffer> {
  const message = password.normalize('NFKC');
  return hashing(() => derive('argon2id', { ...cost, tagLength, message, nonce }));
}

/** A password as a PHC string, `$argon2id$v=19$m=…,t=…,p=…$salt$tag`. */
export async function hashPassword(password: string, cost = TODAY): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await tagOf(password, nonce, cost, TAG_BYTES);
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${encode(nonce)}$${encode(tag)}`;
}

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z\d+/]+)\$([A-Za-z\d+/]+)$/;

/** @throws {Error} for what is no argon2id hash: nobody could ever log in with it. */
function readHash(hash: string) {
  const [, memory, passes, parallelism, nonce, tag] = PHC.exec(hash) ?? [];
  if (!nonce || !tag) throw new Error('A stored password hash cannot be read');
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    nonce: Buffer.from(nonce, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}

const nobody = hashPassword(randomBytes(16).toString('hex'));

/**
 * Whether the password is right, by the parameters its hash was made with. Without a hash (unknown address) it takes
 * the same time and is false.
 */
export async function isRightPassword(password: string, hash: string | undefined): Promise<boolean> {
  const { cost, nonce, tag: wanted } = readHash(hash ?? (await nobody));
  const tag = await tagOf(password, nonce, cost, wanted.length);
  return timingSafeEqual(wanted, tag) && hash !== undefined;
}

/** Whether a hash was made with other parameters than today's, and is to be made anew when the password is at hand. */
export function isOutdated(hash: string): boolean {
  const { cost } = readHash(hash);
  return (
    cost.memory !== TODAY.memory || cost.passes !== TODAY.passes || cost.parallelism !== TODAY.parallelism
  );
}
