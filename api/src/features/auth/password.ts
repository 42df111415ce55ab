import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import pLimit from 'p-limit';

/** argon2id with the parameters OWASP's Password Storage Cheat Sheet gives for it: 19 MiB, 2 passes, 1 lane. */
const PARAMETERS = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
const derive = promisify(argon2);
/** A flood of log-ins must not take every thread and all memory. */
const hashing = pLimit(3);

const encode = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

function tagOf(password: string, nonce: Buffer): Promise<Buffer> {
  return hashing(() => derive('argon2id', { ...PARAMETERS, message: password.normalize('NFKC'), nonce }));
}

/** A password as a PHC string, `$argon2id$v=19$m=…,t=…,p=…$salt$tag`. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await tagOf(password, nonce);
  return `$argon2id$v=19$m=${PARAMETERS.memory},t=${PARAMETERS.passes},p=${PARAMETERS.parallelism}$${encode(nonce)}$${encode(tag)}`;
}

const nobody = hashPassword(randomBytes(16).toString('hex'));

/** Whether the password is right. Without a hash (unknown address) it takes the same time and is false. */
export async function isRightPassword(password: string, hash: string | undefined): Promise<boolean> {
  const [, , , , salt = '', expected = ''] = (hash ?? (await nobody)).split('$');
  const tag = await tagOf(password, Buffer.from(salt, 'base64'));
  const wanted = Buffer.from(expected, 'base64');
  return wanted.length === tag.length && timingSafeEqual(wanted, tag) && hash !== undefined;
}
