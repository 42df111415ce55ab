import { uploadAttachment } from '@ampersand/contract/attachments';
import type { Member } from './factories.ts';
import { asFile, asForm } from './forms.ts';
import type { TestApp } from './test-app.ts';

export const PDF = '%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF\n';

/** Uploads a file for a conversation over HTTP; a small PDF unless told. */
export function attach(
  { browser }: Member,
  connectionId: string,
  file: File = asFile(PDF, 'deck.pdf', 'application/pdf'),
) {
  const form = asForm({}, file, 'file');
  return browser.call(uploadAttachment, { params: { connectionId }, form });
}

/** Asks for the file at an address. */
export function download(t: TestApp, { browser }: Member, url: string, headers: Record<string, string> = {}) {
  return t.app.inject({ url, headers, cookies: Object.fromEntries(browser.cookies) });
}
