import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { LIMITS } from '@ampersand/contract/limits';
import type { FastifyRequest } from 'fastify';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { StorageError } from '../lib/storage.ts';
import { FORM_TEXT_BYTES } from './bodies.ts';
import { AppError } from './errors.ts';

/** What is decoded; anything else (SVG is a program, not a photo) is not even opened. */
const DECODERS = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif', 'Tiff'];
const EDGE = 512;
/** Decoding takes memory (up to some 160 MB each): few at once. */
const decoding = pLimit(2);

sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: DECODERS.map((name) => `VipsForeignLoad${name}Buffer`) });

/** The file of a form. It waits on the disk, so that many forms at once take little memory. */
export interface Upload {
  read(): Promise<Buffer>;
  /** Frees what it takes; needed whether or not it was read. */
  close(): Promise<void>;
}

export interface Form {
  readonly fields: Record<string, unknown>;
  readonly upload: Upload | undefined;
}

/**
 * Reads a multipart form with at most one file, in the part called `fileField`. The file is kept below `folder`.
 * @throws {AppError} `bad_request` for a form that is malformed or cut off, `payload_too_large`.
 */
export async function readForm(request: FastifyRequest, fileField: string, folder: string): Promise<Form> {
  if (Number(request.headers['content-length'] ?? 0) > LIMITS.photoBytes + FORM_TEXT_BYTES) throw tooLarge();
  const form: { fields: Record<string, unknown>; upload: Upload | undefined } = {
    fields: {},
    upload: undefined,
  };
  try {
    await readParts(request, fileField, folder, form);
    return form;
  } catch (error) {
    // The parser would go on collecting what nobody waits for any more.
    request.raw.unpipe().resume();
    await form.upload?.close();
    // Refusals, ours and the framework's, speak for themselves; the parser's own errors are about the bytes.
    const known = error instanceof AppError || error instanceof StorageError;
    if (known || (error instanceof Error && 'statusCode' in error)) throw error;
    throw new AppError('bad_request', 'This form is malformed, or was cut off on the way', { cause: error });
  }
}

const tooLarge = () => new AppError('payload_too_large', 'This form is too large to send');

async function readParts(
  request: FastifyRequest,
  fileField: string,
  folder: string,
  form: { fields: Record<string, unknown>; upload: Upload | undefined },
): Promise<void> {
  let textLength = 0;
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      if (part.fieldname !== fileField)
        throw new AppError('bad_request', `There is no file called ${part.fieldname} here`);
      const upload = await keepUpload(part.file, folder);
      form.upload = upload;
      // A file input left empty sends a part without a name and without bytes.
      if (part.file.bytesRead === 0 && !part.filename) {
        form.upload = undefined;
        await upload.close();
      }
    } else {
      if (Object.hasOwn(form.fields, part.fieldname))
        throw new AppError('bad_request', `The field ${part.fieldname} came twice`);
      if (part.valueTruncated)
        throw new AppError('payload_too_large', `The field ${part.fieldname} is too long`);
      textLength += part.fieldname.length + String(part.value).length;
      if (textLength > FORM_TEXT_BYTES) throw tooLarge();
      form.fields[part.fieldname] = part.value;
    }
  }
}

/** Writes a stream to a file without a name: whatever becomes of this process, nothing is left behind. */
async function keepUpload(stream: Readable, folder: string): Promise<Upload> {
  const file = await openNameless(folder);
  try {
    await file.writeFile(stream);
  } catch (error) {
    await file.close();
    throw isDiskError(error) ? new StorageError(`cannot write in ${folder}`, { cause: error }) : error;
  }
  return {
    async read() {
      const { size } = await file.stat();
      const bytes = Buffer.alloc(size);
      await file.read(bytes, 0, size, 0);
      return bytes;
    },
    close: () => file.close(),
  };
}

async function openNameless(folder: string): Promise<FileHandle> {
  const path = join(folder, randomUUID());
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const file = await open(path, 'wx+', 0o600);
    await unlink(path);
    return file;
  } catch (error) {
    throw new StorageError(`cannot write in ${folder}`, { cause: error });
  }
}

function isDiskError(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error && error.syscall === 'write';
}

/**
 * Decodes a photo by its content and encodes it anew: WebP, at most 512 px, upright, metadata dropped.
 * @throws {AppError} `unsupported_media_type` for what is no photo, `payload_too_large` beyond 40 megapixels.
 */
export async function decodePhoto(upload: Upload, field: string): Promise<Buffer> {
  const refuse = (code: 'unsupported_media_type' | 'payload_too_large', message: string) =>
    new AppError(code, message, { fields: [{ path: field, message }] });
  const notAPhoto = () =>
    refuse(
      'unsupported_media_type',
      'This file is not a photo we can read. Please choose a JPEG, PNG or WebP',
    );
  return decoding(async () => {
    const bytes = await upload.read();
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
