import { crc32 } from 'node:zlib';
import sharp from 'sharp';

/** A registration as a browser sends it: lists as JSON text, everything else as text, the photo as a file, in the part of that name. */
export function asForm(values: object, photo?: Blob | File, part = 'profileImg'): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values))
    form.set(name, typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value));
  if (photo) form.set(part, photo);
  return form;
}

export function asFile(bytes: Buffer | string, name = 'me.jpg', type = 'image/jpeg'): File {
  return new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name, { type });
}

/** A JPEG of one colour, taken in Paris according to its metadata. */
export function photoWithPlace(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#0b5d4b' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 24/1' } })
    .jpeg()
    .toBuffer();
}

/** A PNG of a few bytes whose header claims any size. */
export async function pngThatClaims(width: number, height: number): Promise<Buffer> {
  const png = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  // Signature (8), length (4), `IHDR` (4), width, height …, checksum over the chunk.
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}
