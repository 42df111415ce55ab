import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../lib/app-error.ts';
import { StorageError } from '../lib/storage.ts';
import { FORM_TEXT_BYTES } from './bodies.ts';

const MB = 1024 * 1024;

/** The file of a form. It waits on the disk, so that many forms at once take little memory. */
export interface Upload {
  /** What its sender calls it; anything. */
  readonly name: string;
  readonly bytes: number;
  /** From byte `start` to before `end`, to its end by default. */
  read(start?: number, end?: number): Promise<Buffer>;
  stream(): Readable;
  /** Frees what it takes; needed whether or not it was read. */
  close(): Promise<void>;
}

export interface Form {
  readonly fields: Record<string, unknown>;
  readonly upload: Upload | undefined;
}

/** What a form may bring, and where its file waits. */
interface Expected {
  readonly fileField: string;
  /** What a file is called that is larger than `mostBytes`. */
  readonly what: string;
  readonly mostBytes: number;
  readonly folder: string;
}

/**
 * Reads a multipart form with at most one file, in the part called `fileField`.
 * @throws {AppError} `bad_request` for a form that is malformed or cut off, `payload_too_large`.
 */
export async function readForm(request: FastifyRequest, expected: Expected): Promise<Form> {
  if (Number(request.headers['content-length'] ?? 0) > expected.mostBytes + FORM_TEXT_BYTES) throw tooLarge();
  const form: { fields: Record<string, unknown>; upload: Upload | undefined } = {
    fields: {},
    upload: undefined,
  };
  try {
    await readParts(request, expected, form);
    return form;
  } catch (error) {
    // The parser would go on collecting what nobody waits for any more.
    request.raw.unpipe().resume();
    await form.upload?.close();
    if (isTooLarge(error)) throw tooLargeFile(expected);
    // Refusals, ours and the framework's, speak for themselves; the parser's own errors are about the bytes.
    const known = error instanceof AppError || error instanceof StorageError;
    if (known || (error instanceof Error && 'statusCode' in error)) throw error;
    throw new AppError('bad_request', 'This form is malformed, or was cut off on the way', { cause: error });
  }
}

const tooLarge = () => new AppError('payload_too_large', 'This form is too large to send');
const isTooLarge = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE';
/** The failure of a file that has more bytes than its kind may have. */
export const tooLargeFile = ({ what, mostBytes }: Pick<Expected, 'what' | 'mostBytes'>) =>
  new AppError('payload_too_large', `${what} can be at most ${mostBytes / MB} MB`);

async function readParts(
  request: FastifyRequest,
  { fileField, mostBytes, folder }: Expected,
  form: { fields: Record<string, unknown>; upload: Upload | undefined },
): Promise<void> {
  let textLength = 0;
  for await (const part of request.parts({ limits: { fileSize: mostBytes } })) {
    if (part.type === 'file') {
      if (part.fieldname !== fileField)
        throw new AppError('bad_request', `There is no file called ${part.fieldname} here`);
      const upload = await keepUpload(part.file, part.filename, folder);
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
async function keepUpload(content: Readable, name: string | undefined, folder: string): Promise<Upload> {
  const file = await openNameless(folder);
  try {
    await file.writeFile(content);
  } catch (error) {
    await file.close();
    throw isDiskError(error) ? new StorageError(`cannot write in ${folder}`, { cause: error }) : error;
  }
  return openUpload(file, name ?? '', (await file.stat()).size);
}

function openUpload(file: FileHandle, name: string, size: number): Upload {
  return {
    name,
    bytes: size,
    async read(start = 0, end = size) {
      const bytes = Buffer.alloc(Math.max(0, Math.min(end, size) - start));
      await file.read(bytes, 0, bytes.length, start);
      return bytes;
    },
    stream: () => file.createReadStream({ start: 0, autoClose: false }),
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
