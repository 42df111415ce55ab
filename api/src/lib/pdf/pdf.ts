import PdfKit from 'pdfkit';
import { embeddable, openFonts, type Run, type Weight } from './fonts.ts';
import { isRightToLeft, leftToRight, mirrored, wrap } from './lines.ts';

/** What a document is made of, from the top. */
export type PdfBlock =
  | { readonly kind: 'title' | 'heading' | 'text' | 'note'; readonly text: string }
  /** The first column is the widest and begins at the left; the others are figures, set at the right. */
  | {
      readonly kind: 'table';
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
    };

interface PdfContent {
  readonly title: string;
  readonly blocks: readonly PdfBlock[];
  /** Stands at the foot of every page, before its number. */
  readonly footer: string;
}

/** Points, 72 an inch; A4 as paper in most of the world. */
const MARGIN = 56;
const INK = '#16211D';
const MUTED = '#5C6862';
const LINE = '#C9C2B2';
const SET = {
  title: { size: 22, weight: 'bold', color: INK, below: 10, tag: 'H1' },
  heading: { size: 13, weight: 'bold', color: INK, below: 4, tag: 'H2' },
  text: { size: 10.5, weight: 'regular', color: INK, below: 8, tag: 'P' },
  note: { size: 9, weight: 'regular', color: MUTED, below: 8, tag: 'P' },
} as const;
const LEADING = 1.45;
const CELL = { size: 10, gap: 12, above: 5 } as const;
const MISSING = '□';

type Document = InstanceType<typeof PdfKit>;
interface Look {
  readonly size: number;
  readonly weight: Weight;
  readonly color: string;
}

/**
 * Sets a document in A4: text that can be selected and read aloud, in embedded fonts, in the order in which each script reads.
 * A character that no font has becomes a box.
 */
export async function renderPdf({ title, blocks, footer }: PdfContent): Promise<Buffer> {
  const runsOf = await openFonts();
  const document = new PdfKit({
    size: 'A4',
    margins: { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN },
    info: { Title: title },
    lang: 'en-GB',
    displayTitle: true,
    tagged: true,
    pdfVersion: '1.7',
    bufferPages: true,
    font: '',
  });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<Buffer>((resolve, reject) => {
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
  const texts = blocks.flatMap(textsOf);
  await embed(document, runsOf([...texts, footer, MISSING, '0123456789 /'].join('\n')));
  const page = new Page(document, runsOf);
  for (const block of blocks) {
    if (block.kind === 'table') page.table(block);
    else page.paragraph(block);
  }
  page.footers(footer);
  document.end();
  return ended;
}

const textsOf = (block: PdfBlock): string[] =>
  block.kind === 'table' ? [...block.head, ...block.rows.flat()] : [block.text];

const ALPHABETS = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{M}]*$/u;

/**
 * Which features of a font shape a run; with any said, an empty list too, a run is shaped whole and not word by word. Where letters
 * stand beside each other a letter with two marks stays one glyph: of two, the second would be copied as a control character.
 */
function featuresOf(text: string): PDFKit.Mixins.OpenTypeFeatures[] {
  if (!ALPHABETS.test(text)) return [];
  // fontkit also takes what is on and off; the types of pdfkit know only the list.
  return { ccmp: false } as unknown as PDFKit.Mixins.OpenTypeFeatures[];
}

/** A font turns letters round that read from right to left; marks alone it sets from left to right. */
const fromRight = (run: Run): Run => (isRightToLeft(run.text) ? run : { ...run, text: mirrored(run.text) });

const nameOf = (file: string, weight: Weight) => `${file} ${weight}`;

/** Both weights of every slice that something is written in. */
async function embed(document: Document, runs: readonly Run[]): Promise<void> {
  const characters = new Map<string, string>();
  for (const { text, font } of runs) if (font) characters.set(font, (characters.get(font) ?? '') + text);
  for (const [file, text] of characters)
    for (const weight of ['regular', 'bold'] as const)
      document.registerFont(nameOf(file, weight), await embeddable(file, text, weight));
}

/** Writes from the top of a page to its foot, then on a new one. */
class Page {
  readonly #document: Document;
  readonly #runsOf: (text: string) => Run[];
  readonly #width: number;
  /** Of words and spaces, in points of size one: a text is made of the same ones, and shaping them is most of the work. */
  readonly #widths = { regular: new Map<string, number>(), bold: new Map<string, number>() };
  #y = MARGIN;

  constructor(document: Document, runsOf: (text: string) => Run[]) {
    this.#document = document;
    this.#runsOf = runsOf;
    this.#width = document.page.width - 2 * MARGIN;
  }

  paragraph({ kind, text }: Exclude<PdfBlock, { kind: 'table' }>): void {
    const look = SET[kind];
    const { size, below, tag } = look;
    if (tag === 'H2') {
      this.#room(size * LEADING * 4);
      this.#y += 8;
    }
    const block = this.#document.struct(tag);
    this.#document.addStructure(block);
    const lines = wrap(text, this.#width, (part) => this.#wordWidth(part, look));
    // A note is short and often holds a hash, which is found beside what it is the hash of.
    if (kind === 'note') this.#room(lines.length * size * LEADING);
    const isFromRight = isRightToLeft(text);
    for (const line of lines) {
      this.#room(size * LEADING);
      const x = isFromRight ? MARGIN + this.#width - this.#widthOf(line, look) : MARGIN;
      const y = this.#y;
      block.add(() => this.#line(line, { x, y, isFromRight }, look));
      this.#y += size * LEADING;
    }
    block.end();
    this.#y += below;
  }

  table({ head, rows }: Extract<PdfBlock, { kind: 'table' }>): void {
    const table = this.#document.struct('Table');
    this.#document.addStructure(table);
    for (const [index, cells] of [head, ...rows].entries()) {
      const row = this.#document.struct('TR');
      table.add(row);
      this.#row(row, cells, index === 0);
      row.end();
    }
    table.end();
    this.#y += 12;
  }

  #row(row: PDFKit.PDFStructureElement, cells: readonly string[], isHead: boolean): void {
    const look: Look = { size: CELL.size, weight: isHead ? 'bold' : 'regular', color: INK };
    const first = this.#width * (cells.length > 3 ? 0.34 : 0.5);
    const other = (this.#width - first) / Math.max(1, cells.length - 1);
    const widthOf = (part: string) => this.#wordWidth(part, look);
    const set = cells.map((text, column) => wrap(text, (column === 0 ? first : other) - CELL.gap, widthOf));
    const height = Math.max(...set.map(({ length }) => length)) * CELL.size * LEADING + 2 * CELL.above;
    this.#room(height);
    const top = this.#y + CELL.above;
    for (const [column, lines] of set.entries()) {
      const cell = this.#document.struct(isHead || column === 0 ? 'TH' : 'TD');
      row.add(cell);
      const isFromRight = isRightToLeft(cells[column] ?? '');
      for (const [index, line] of lines.entries()) {
        const right = MARGIN + first + other * column;
        const x = column === 0 ? MARGIN : right - this.#widthOf(line, look);
        const y = top + index * CELL.size * LEADING;
        cell.add(() => this.#line(line, { x, y, isFromRight }, look));
      }
      cell.end();
    }
    this.#y += height;
    const y = this.#y;
    this.#document.markContent('Artifact', { type: 'Layout' });
    this.#document
      .moveTo(MARGIN, y)
      .lineTo(MARGIN + this.#width, y)
      .lineWidth(isHead ? 1 : 0.5)
      .stroke(LINE);
    this.#document.endMarkedContent();
  }

  footers(text: string): void {
    const { start, count } = this.#document.bufferedPageRange();
    for (let index = start; index < start + count; index += 1) {
      this.#document.switchToPage(index);
      // Else the writing below the margin would open a page.
      this.#document.page.margins.bottom = 0;
      const y = this.#document.page.height - MARGIN + 14;
      this.#document.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] });
      const numbered = `${text} ${index - start + 1} / ${count}`;
      this.#line(numbered, { x: MARGIN, y, isFromRight: isRightToLeft(text) }, SET.note);
      this.#document.endMarkedContent();
    }
  }

  #room(height: number): void {
    const { page } = this.#document;
    if (this.#y + height <= page.height - MARGIN) return;
    this.#document.addPage();
    this.#y = MARGIN;
  }

  #font({ font }: Run, { size, weight }: Look): Document {
    return font ? this.#document.font(nameOf(font, weight), size) : this.#document;
  }

  #runs(text: string): Run[] {
    return this.#runsOf(text).flatMap((run) => (run.font ? run : this.#runsOf(MISSING)));
  }

  #widthOf(text: string, look: Look): number {
    const widths = this.#runs(text).map((run) =>
      this.#font(run, look).widthOfString(run.text, { features: featuresOf(run.text) }),
    );
    return widths.reduce((sum, width) => sum + width, 0);
  }

  #wordWidth(word: string, look: Look): number {
    const known = this.#widths[look.weight];
    const one = known.get(word) ?? this.#widthOf(word, look) / look.size;
    known.set(word, one);
    return one * look.size;
  }

  #line(text: string, at: { x: number; y: number; isFromRight: boolean }, look: Look): void {
    let { x } = at;
    const runs = leftToRight(text, at.isFromRight).flatMap((stretch) => {
      const each = this.#runs(stretch.text);
      return stretch.level % 2 === 1 ? each.toReversed().map(fromRight) : each;
    });
    for (const [index, run] of runs.entries()) {
      this.#run(run, { x, y: at.y + look.size }, look);
      if (index < runs.length - 1)
        x += this.#font(run, look).widthOfString(run.text, { features: featuresOf(run.text) });
    }
  }

  /** Where vowels are drawn before the consonant that they follow, whoever copies them or has them read aloud gets the order of writing. */
  #run(run: Run, { x, y }: { x: number; y: number }, look: Look): void {
    const isReordered = /\p{Script=Devanagari}/u.test(run.text);
    if (isReordered) this.#document.markContent('Span', { actual: run.text });
    const options = { lineBreak: false, features: featuresOf(run.text), baseline: 'alphabetic' as const };
    this.#font(run, look).fillColor(look.color).text(run.text, x, y, options);
    if (isReordered) this.#document.endMarkedContent();
  }
}
