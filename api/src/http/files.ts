import type { Readable } from 'node:stream';
import type { Endpoint } from '@ampersand/contract/endpoint';
import type { AttachmentKind } from '@ampersand/contract/enumerations';
import { LIMITS } from '@ampersand/contract/limits';
import { decodePhoto, refusedFile } from './pictures.ts';
import { tooLargeFile, type Upload } from './uploads.ts';

/** Pixels of the longer side of a photo: on profiles and cards, and in a conversation. */
const EDGE = { photo: 512, attachment: 1600 };
const PHOTO = { what: 'A photo', mostBytes: LIMITS.photoBytes };
const FILE = { what: 'A file', mostBytes: LIMITS.pdfBytes };
const NO_PHOTO = 'This file is not a photo we can read. Please choose a JPEG, PNG or WebP';
const NO_ATTACHMENT =
  'This file is neither a photo that we can read nor a PDF. Please choose a JPEG, PNG, WebP or PDF';
const CUT_PDF = 'This PDF is not whole. Please export or download it again';
const PDF_BEGINS = '%PDF-';
const PDF_ENDS = '%%EOF';
/** Programs write a little behind the end, and readers look this far back for it. */
const PDF_TAIL = 1024;

/** A file for a message, of a kind that its content has shown. */
export interface AttachedFile {
  readonly kind: AttachmentKind;
  /** What its sender calls it; anything. */
  readonly name: string;
  readonly bytes: number;
  /** To be read before the call is answered. */
  readonly content: Buffer | Readable;
  /** Pixels of a photo. */
  readonly width: number | null;
  readonly height: number | null;
}

/** How large the file of a call may be, and what it is called in a refusal. */
export const expectedFile = ({ attachment }: Endpoint) => (attachment ? FILE : PHOTO);

/** The photo of a profile or a company, made anew. @throws {AppError} as `decodePhoto` */
export async function readPhoto(upload: Upload, field: string): Promise<Buffer> {
  return (await decodePhoto(upload, { field, edge: EDGE.photo, otherwise: NO_PHOTO })).content;
}

/** Whether a file says of itself that it is a PDF. */
export async function isPdf(upload: Upload): Promise<boolean> {
  return (await upload.read(0, PDF_BEGINS.length)).toString('latin1') === PDF_BEGINS;
}

/** A PDF as it is. @throws {AppError} `unsupported_media_type` for one without its end */
export async function readPdf(upload: Upload, field: string): Promise<AttachedFile> {
  const { name, bytes } = upload;
  const tail = await upload.read(Math.max(0, bytes - PDF_TAIL));
  if (!tail.includes(PDF_ENDS)) throw refusedFile('unsupported_media_type', field, CUT_PDF);
  return { kind: 'PDF', name, bytes, content: upload.stream(), width: null, height: null };
}

/** A photo for a message, made anew. @throws {AppError} as `decodePhoto`, and for one over 5 MB */
export async function readAttachedPhoto(upload: Upload, field: string): Promise<AttachedFile> {
  if (upload.bytes > PHOTO.mostBytes) throw tooLargeFile(PHOTO);
  const wanted = { field, edge: EDGE.attachment, otherwise: NO_ATTACHMENT };
  const picture = await decodePhoto(upload, wanted);
  return { kind: 'PHOTO', name: upload.name, bytes: picture.content.length, ...picture };
}
