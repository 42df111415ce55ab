import { extractText, getDocumentProxy } from 'unpdf';

/** The text of a PDF in the order in which it is read, with single spaces. */
export async function pdfText(pdf: Buffer): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true });
  return text.normalize('NFC').replace(/\s+/g, ' ');
}
