import { createHash } from 'node:crypto';

/** What is signed: the SHA-256 of a text in UTF-8, in hexadecimal. */
export const hashOf = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');
