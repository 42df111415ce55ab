import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { leftToRight, wrap } from './lines.ts';
import { renderPdf } from './pdf.ts';

const NAMES = [
  'Wolfeschlegelsteinhausenbergerdorff-Xyz',
  'Екатерина Константинопольская',
  'Αλέξανδρος Παπαδόπουλος',
  'Nguyễn Thị Ánh Ngọc',
  '田中太郎さん',
  '王小明 (张伟)',
  '김민준',
];

async function textOf(pdf: Buffer): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true });
  // Readers take the gap between two fonts for a blank beside the one that is there.
  return text.normalize('NFC').replace(/ +/g, ' ');
}

const set = (...texts: string[]) =>
  renderPdf({ title: 'Names', footer: 'Page', blocks: texts.map((text) => ({ kind: 'text', text })) });

test('text can be selected as it was written, in the scripts that names here are written in', async () => {
  const text = await textOf(await set(...NAMES));
  for (const name of NAMES) expect(text).toContain(name);
});

test('names from right to left and with vowels before their consonants are set, in fonts that lie in the file', async () => {
  const pdf = await set('محمد عبد الله', 'שלום עולם', 'श्रीनिवास कृष्णमूर्ति');
  const text = await textOf(pdf);
  expect(text).toMatch(/محمد/);
  expect(text).toMatch(/עולם/);
  const file = pdf.toString('latin1');
  expect(file.match(/\/FontFile2/g)?.length).toBeGreaterThanOrEqual(4);
  expect(file).not.toContain('/BaseFont /Helvetica');
  // Read aloud and copied as written, whatever the order of the glyphs.
  expect(file).toContain('/StructTreeRoot');
  expect(file).toContain('/Lang (en-GB)');
});

test('what no font has becomes a box', async () => {
  expect(await textOf(await set('Zoë 😀 O’Brien'))).toContain('Zoë □ O’Brien');
});

test('a table goes on on the next page, every page has its number', async () => {
  const rows = Array.from({ length: 60 }, (_, index) => [`Month ${index}`, '1,000']);
  const pdf = await renderPdf({
    title: 'Long',
    footer: 'Ampersand',
    blocks: [{ kind: 'table', head: ['When', 'Shares'], rows }],
  });
  const text = await textOf(pdf);
  for (const [name = ''] of rows) expect(text).toContain(name);
  expect(text).toMatch(/Ampersand 1 \/ 3[\s\S]*Ampersand 2 \/ 3[\s\S]*Ampersand 3 \/ 3/);
});

test('lines are as long as they may be, and a word that is longer is cut between characters', () => {
  const widthOf = (part: string) => [...part].length;
  expect(wrap('one two three', 8, widthOf)).toEqual(['one two', 'three']);
  expect(wrap('abcdefghij', 4, widthOf)).toEqual(['abcd', 'efgh', 'ij']);
  expect(wrap('', 4, widthOf)).toEqual(['']);
});

const ordered = (line: string, isFromRight: boolean) =>
  leftToRight(line, isFromRight).map(({ text }) => text);

test('stretches of two directions follow each other as they are read', () => {
  expect(ordered('Signed by משה today', false)).toEqual(['Signed by ', 'משה', ' today']);
  // The number between two words from right to left stands between them, the first word at the right.
  expect(ordered('אבג 12 דהו', true)).toEqual([' דהו', '12', 'אבג ']);
});

test('a sentence from right to left begins at the right and ends at the left, whatever stands in its middle', () => {
  const sentence = 'نريد أن نعرف هل يعمل React جيدا معنا.';
  expect(ordered(sentence, true)).toEqual([' جيدا معنا.', 'React', 'نريد أن نعرف هل يعمل ']);
});

test('an emoji in a name from right to left does not turn the name round', () => {
  expect(ordered('مريم 🦊 عبد الله', true)).toEqual(['مريم 🦊 عبد الله']);
  expect(ordered('Signed by مريم 🦊 عبد الله', false)).toEqual(['Signed by ', 'مريم 🦊 عبد الله']);
});

/** What stands on a page from left to right, in the glyphs that are drawn. */
async function drawn(pdf: Buffer): Promise<string> {
  const page = await (await getDocumentProxy(new Uint8Array(pdf))).getPage(1);
  const { items } = await page.getTextContent();
  const parts = items.flatMap((item) => ('str' in item ? [item.str] : []));
  return parts.join('').replace(/ +/g, ' ');
}

test('paragraphs and cells from right to left are set so, and their brackets open to the left', async () => {
  const text = 'שלום (עולם).';
  expect(await drawn(await set(text))).toMatch(/^\.\(עולם\) ?שלום/);
  const table = { kind: 'table', head: ['Who'], rows: [[text]] } as const;
  expect(await drawn(await renderPdf({ title: 'Cells', footer: 'Page', blocks: [table] }))).toMatch(
    /^Who ?\.\(עולם\) ?שלום/,
  );
});

test('a note is not torn apart between two pages', async () => {
  const [hash, last] = ['0123456789abcdef'.repeat(4), '019a0000-0000-7000-8000-000000000000'];
  const text = `Both signed the same text on Ampersand. Its SHA-256: ${hash}. Agreement ${last}`;
  // One of these leaves room for one line.
  for (const count of [33, 34, 35]) {
    const lines = Array.from({ length: count }, (_, index) => `Line ${index}`);
    const blocks = [...lines, text].map((note) => ({ kind: 'note', text: note }) as const);
    const pdf = await renderPdf({ title: 'Note', footer: 'Page', blocks });
    const pages = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: false });
    expect(pages.text.find((page) => page.includes('SHA-256'))).toContain(last);
  }
});
