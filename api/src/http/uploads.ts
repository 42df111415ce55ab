import { LIMITS } from '@ampersand/contract/fields';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { AppError } from './errors.ts';

/** Formats that are decoded. SVG is a program, not a photo. */
const FORMATS = new Set(['jpeg', 'png', 'webp', 'gif', 'avif', 'heif', 'tiff']);
const EDGE = 512;
/** Decoding takes memory (up to some 160 MB each): few at once. */
const decoding = pLimit(2);

export interface Form {
  readonly fields: Record<string, string>;
  /** The photo as WebP of at most 512 × 512 pixels without metadata. */
  readonly photo: Buffer | undefined;
}

/** Reads a multipart form with at most one photo, in the part called `fileField`. */
export async function readForm(request: FastifyRequest, fileField: string): Promise<Form> {
  const fields: Record<string, string> = {};
  let photo: Buffer | undefined;
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      if (part.fieldname !== fileField)
        throw new AppError('bad_request', `There is no file called ${part.fieldname} here`);
      photo = await readFile(part);
    } else {
      if (Object.hasOwn(fields, part.fieldname))
        throw new AppError('bad_request', `The field ${part.fieldname} came twice`);
      fields[part.fieldname] = String(part.value);
    }
  }
  return { fields, photo: photo && (await decodePhoto(photo, fileField)) };
}

/** A file input left empty sends a part without a name and without bytes. */
async function readFile(part: MultipartFile): Promise<Buffer | undefined> {
  const bytes = await part.toBuffer();
  return bytes.length === 0 && !part.filename ? undefined : bytes;
}

/**
 * Decodes a photo by its content and encodes it anew: WebP, at most 512 px, upright, metadata dropped.
 * @throws {AppError} `unsupported_media_type` for what is no photo, `payload_too_large` beyond 40 megapixels.
 */
export async function decodePhoto(bytes: Buffer, field: string): Promise<Buffer> {
  const refuse = (code: 'unsupported_media_type' | 'payload_too_large', message: string) =>
    new AppError(code, message, { fields: [{ path: field, message }] });
  return decoding(async () => {
    const notAPhoto = refuse(
      'unsupported_media_type',
      'This file is not a photo we can read. Please choose a JPEG, PNG or WebP',
    );
    const image = sharp(bytes, { limitInputPixels: false });
    const metadata = await image.metadata().catch(() => undefined);
    if (!metadata?.format || !FORMATS.has(metadata.format)) throw notAPhoto;
    if (metadata.width * metadata.height > LIMITS.photoPixels) {
      throw refuse(
        'payload_too_large',
        'This photo has more than 40 megapixels. Please choose a smaller one',
      );
    }
    return image
      .rotate()
      .resize(EDGE, EDGE, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer()
      .catch(() => {
        throw notAPhoto;
      });
  });
}
