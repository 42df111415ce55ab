export const mebibyte = 1024 * 1024;

/** What a browser cannot show. */
export const UNREADABLE = 'We cannot open that file as a picture. Choose a JPEG, PNG or WebP file.';

/** Why a file that was chosen is not taken as a picture; nothing where it is. @param most in bytes. */
export function pictureFault({ type, size }: File, most: number): string | undefined {
  if (!type.startsWith('image/')) return 'That is not a picture. Choose a JPEG, PNG or WebP file.';
  if (size > most) return `That picture is over ${Math.floor(most / mebibyte)} MB. Choose a smaller one.`;
  return undefined;
}
