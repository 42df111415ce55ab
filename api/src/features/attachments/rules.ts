import type { AttachmentKind } from '@ampersand/contract/enumerations';
import { LIMITS } from '@ampersand/contract/limits';

/** What a kind of file is called where it is stored and sent. */
export const FORMAT: Record<AttachmentKind, { readonly ending: string; readonly type: string }> = {
  PHOTO: { ending: '.webp', type: 'image/webp' },
  PDF: { ending: '.pdf', type: 'application/pdf' },
};

const FALLBACK: Record<AttachmentKind, string> = { PHOTO: 'photo', PDF: 'document' };
/** Endings that the right one replaces; any other stays in front of it. */
const OWN_ENDING: Record<AttachmentKind, RegExp> = {
  PHOTO: /\.(jpe?g|png|webp|gif|hei[cf]|tiff?)$/i,
  PDF: /\.pdf$/i,
};
/** What browsers write in a form for a quotation mark and the two halves of a line break in a name; all else comes as it is. */
const WRITTEN_BY_BROWSERS = /%(?:22|0D|0A)/g;
/** Control characters, and marks that make a name read otherwise than it is: `exe.fdp` backwards. */
const HIDDEN = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/gu;
/** Separators of folders, and what file systems do not take. */
const FORBIDDEN = /[/\\:*?"<>|]+/g;

/**
 * The name of a file as others may get it: one line, no path, at most 200 characters, and the ending of its kind,
 * whatever the sender claimed.
 */
export function cleanName(given: string, kind: AttachmentKind): string {
  const { ending } = FORMAT[kind];
  const stem = given
    .toWellFormed()
    .normalize('NFC')
    .replace(WRITTEN_BY_BROWSERS, (mark) => decodeURIComponent(mark))
    .replace(HIDDEN, ' ')
    .replace(FORBIDDEN, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(OWN_ENDING[kind], '')
    .slice(0, LIMITS.name - ending.length)
    // A character of two halves may have lost one.
    .replace(/[\ud800-\udbff]$/, '')
    .replace(/^[. ]+|[. ]+$/g, '');
  return (stem || FALLBACK[kind]) + ending;
}

/** `Content-Disposition` of a download under this name (RFC 6266); a plain one stands in front for old programs. */
export function disposition(name: string, kind: AttachmentKind): string {
  const coded = encodeURIComponent(name).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${FALLBACK[kind]}${FORMAT[kind].ending}"; filename*=UTF-8''${coded}`;
}
