import { LIMITS } from '@ampersand/contract/fields';
import type { FastifyRequest } from 'fastify';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { AppError } from './errors.ts';

/** What is decoded; anything else (SVG is a program, not a photo) is not even opened. */
const DECODERS = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif', 'Tiff'];
const EDGE = 512;
/** Decoding takes memory (up to some 160 MB each): few at once. */
const decoding = pLimit(2);

sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: DECODERS.map((name) => `VipsForeignLoad${name}Buffer`) });

export interface Form {
  readonly fields: Record<string, unknown>;
  readonly file: Buffer | undefined;
}

/**
 * Reads a multipart form with at most one file, in the part called `fileField`.
 * @throws {AppError} `bad_request` for a form that is malformed or cut off.
 */
export async function readForm(request: FastifyRequest, fileField: string): Promise<Form> {
  try {
    return await readParts(request, fileField);
  } catch (error) {
    // Refusals, ours and the framework's, speak for themselves; the parser's own errors are about the bytes.
    if (error instanceof AppError || (error instanceof Error && 'statusCode' in error)) throw error;
    throw new AppError('bad_request', 'This form is malformed, or was cut off on the way', { cause: error });
  }
}

async function readParts(request: FastifyRequest, fileField: string): Promise<Form> {
  const fields: Record<string, unknown> = {};
  let file: Buffer | undefined;
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      if (part.fieldname !== fileField)
        throw new AppError('bad_request', `There is no file called ${part.fieldname} here`);
      const bytes = await part.toBuffer();
      // A file input left empty sends a part without a name and without bytes.
      if (bytes.length > 0 || part.filename) file = bytes;
    } else {
      if (Object.hasOwn(fields, part.fieldname))
        throw new AppError('bad_request', `The field ${part.fieldname} came twice`);
      if (part.valueTruncated)
        throw new AppError('payload_too_large', `The field ${part.fieldname} is too long`);
      fields[part.fieldname] = part.value;
    }
  }
  return { fields, file };
}

/**
 * Decodes a photo by its content and encodes it anew: WebP, at most 512 px, upright, metadata dropped.
 * @throws {AppError} `unsupported_media_type` for what is no photo, `payload_too_large` beyond 40 megapixels.
 */
export async function decodePhoto(bytes: Buffer, field: string): Promise<Buffer> {
  const refuse = (code: 'unsupported_media_type' | 'payload_too_large', message: string) =>
    new AppError(code, message, { fields: [{ path: field, message }] });
  const notAPhoto = () =>
    refuse(
      'unsupported_media_type',
      'This file is not a photo we can read. Please choose a JPEG, PNG or WebP',
    );
  return decoding(async () => {
    const claimed = await readHeader(bytes).catch(() => undefined);
    if (!claimed) throw notAPhoto();
    if (claimed.width * claimed.height > LIMITS.photoPixels) {
      throw refuse(
        'payload_too_large',
        'This photo has more than 40 megapixels. Please choose a smaller one',
      );
    }
    return sharp(bytes, { limitInputPixels: LIMITS.photoPixels })
      .autoOrient()
      .resize(EDGE, EDGE, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer()
      .catch(() => {
        throw notAPhoto();
      });
  });
}

/** What a file claims to be; this alone costs next to nothing. */
async function readHeader(bytes: Buffer) {
  return sharp(bytes, { limitInputPixels: false }).metadata();
}
