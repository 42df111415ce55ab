import { LIMITS } from '@ampersand/contract/limits';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { AppError } from '../lib/app-error.ts';
import type { Upload } from './uploads.ts';

/** What is decoded; anything else (SVG is a program, not a photo) is not even opened. */
const DECODERS = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif', 'Tiff'];
/** Decoding takes memory (up to some 160 MB each): few at once. */
const decoding = pLimit(2);

sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: DECODERS.map((name) => `VipsForeignLoad${name}Buffer`) });

/** A photo as it is kept: WebP without metadata; its size is in pixels. */
export interface Picture {
  readonly content: Buffer;
  readonly width: number;
  readonly height: number;
}

interface Wanted {
  /** Name of the part it came in. */
  readonly field: string;
  /** Pixels of the longer side at most. */
  readonly edge: number;
  /** What is said of a file that is no photo. */
  readonly otherwise: string;
}

/**
 * Decodes a photo by its content and encodes it anew: WebP, upright, its proportions kept, metadata dropped.
 * @throws {AppError} `unsupported_media_type` for what is no photo, `payload_too_large` beyond 40 megapixels.
 */
export async function decodePhoto(
  upload: Pick<Upload, 'read'>,
  { field, edge, otherwise }: Wanted,
): Promise<Picture> {
  const notAPhoto = () => refusedFile('unsupported_media_type', field, otherwise);
  return decoding(async () => {
    const bytes = await upload.read();
    const claimed = await readHeader(bytes).catch(() => undefined);
    if (!claimed) throw notAPhoto();
    if (claimed.width * claimed.height > LIMITS.photoPixels) {
      throw refusedFile(
        'payload_too_large',
        field,
        'This photo has more than 40 megapixels. Please choose a smaller one',
      );
    }
    const { data, info } = await sharp(bytes, { limitInputPixels: LIMITS.photoPixels })
      .autoOrient()
      .resize(edge, edge, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true })
      .catch(() => {
        throw notAPhoto();
      });
    return { content: data, width: info.width, height: info.height };
  });
}

/** The failure of a file, as that of its field. */
export function refusedFile(
  code: 'unsupported_media_type' | 'payload_too_large',
  field: string,
  message: string,
): AppError {
  return new AppError(code, message, { fields: [{ path: field, message }] });
}

/** What a file claims to be; this alone costs next to nothing. */
async function readHeader(bytes: Buffer) {
  return sharp(bytes, { limitInputPixels: false }).metadata();
}
