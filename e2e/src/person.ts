import { deflateSync } from 'node:zlib';

export const PASSWORD = 'Journey#2026';
let made = 0;

/** A person nobody else in this run is. */
export function newPerson(side: 'applicant' | 'founder') {
  made += 1;
  const unique = `${process.pid}-${made}-${Date.now()}`;
  return {
    email: `${side}-${unique}@example.com`,
    fullName: `Jo ${side} ${process.pid} ${made}`,
    phone: '9876543210',
  };
}

export type Person = ReturnType<typeof newPerson>;

/** What a person asks to be called who fills in the form; others are called Jo. */
export const calledName = ({ fullName }: Person) => fullName.replace(/^Jo/, 'Josi').replaceAll(' ', '-');

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, sum]);
}

function crc32(bytes: Buffer): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

/** A real picture: 64 × 64 pixels of one green. */
export function photo(): { name: string; mimeType: string; buffer: Buffer } {
  const edge = 64;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(edge, 0);
  header.writeUInt32BE(edge, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(edge * 3, Buffer.from([11, 93, 75]))]);
  const pixels = deflateSync(Buffer.concat(Array(edge).fill(row)));
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  const buffer = Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return { name: 'me.png', mimeType: 'image/png', buffer };
}
