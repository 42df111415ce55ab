import { createHmac } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const STEP_MS = 30_000;

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** What an authenticator app shows for a secret (RFC 6238), now or so many steps of half a minute later. */
export function codeOf(secret: string, stepsLater = 0): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / STEP_MS) + stepsLater));
  const digest = createHmac('sha1', fromBase32(secret.replaceAll(' ', '')))
    .update(counter)
    .digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** Six digits that are none of the codes that count now. */
export function wrongCode(secret: string): string {
  const right = [-1, 0, 1, 2].map((steps) => codeOf(secret, steps));
  return ['123456', '234567', '345678', '456789', '567890'].find((code) => !right.includes(code)) ?? '';
}
