import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** These two ship no types. */
const { create }: { create(font: Buffer): { readonly characterSet: readonly number[] } } = require('fontkit');
const subsetFont: (
  font: Buffer,
  text: string,
  options: { targetFormat: 'sfnt'; variationAxes: { wght: number } },
) => Promise<Buffer> = require('subset-font');

/**
 * Noto Sans (OFL 1.1), in slices by range of Unicode as for the web: Latin, Greek, Cyrillic and Devanagari; then Arabic, Hebrew,
 * Japanese, Chinese and Korean. What a slice in front has is not looked for behind.
 */
const PACKAGES = [
  'noto-sans',
  'noto-sans-arabic',
  'noto-sans-hebrew',
  'noto-sans-jp',
  'noto-sans-sc',
  'noto-sans-kr',
];
const WEIGHT = { regular: 400, bold: 700 } as const;
/** fontkit reads a little behind the last glyph where that is an empty one. */
const PADDING = Buffer.alloc(64);

/** Marks that say how a character is drawn, and line breaks. */
const UNSEEN = /[\ufe0e\ufe0f\r\n]/g;

export type Weight = keyof typeof WEIGHT;

interface Slice {
  readonly file: string;
  covers(codePoint: number): boolean;
}

let slices: Promise<Slice[]> | undefined;

function rangesOf(list: string): [number, number][] {
  return list.split(',').map((range) => {
    const [first = '', last = first] = range.replace('U+', '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });
}

/** A font is opened when a character of its range is asked for: it does not have every one. */
function sliceOf(file: string, ranges: readonly (readonly [number, number])[]): Slice {
  let glyphs: Set<number> | undefined;
  return {
    file,
    covers: (codePoint) => {
      if (!ranges.some(([first, last]) => codePoint >= first && codePoint <= last)) return false;
      glyphs ??= new Set(create(readFileSync(file)).characterSet);
      return glyphs.has(codePoint);
    },
  };
}

async function readSlices(): Promise<Slice[]> {
  const all = PACKAGES.map(async (name) => {
    const folder = dirname(require.resolve(`@fontsource-variable/${name}/package.json`));
    const ranges: Record<string, string> = JSON.parse(await readFile(join(folder, 'unicode.json'), 'utf8'));
    return Object.entries(ranges)
      .filter(([subset]) => subset !== 'math' && subset !== 'symbols')
      .map(([subset, list]) => {
        const part = subset.replace(/[[\]]/g, '');
        return sliceOf(join(folder, 'files', `${name}-${part}-wght-normal.woff2`), rangesOf(list));
      });
  });
  return (await Promise.all(all)).flat();
}

/** A stretch of text in one font; `font` is undefined where none has it. */
export interface Run {
  readonly text: string;
  readonly font: string | undefined;
}

/** Finds the slice of each character; one that the slice before has too stays with it. */
export async function openFonts(): Promise<(text: string) => Run[]> {
  slices ??= readSlices();
  const known = await slices;
  return (text) => {
    const runs: { text: string; slice: Slice | undefined }[] = [];
    for (const character of text.normalize('NFC').replace(UNSEEN, '')) {
      const codePoint = character.codePointAt(0) ?? 0;
      const latest = runs.at(-1);
      const slice = latest?.slice?.covers(codePoint)
        ? latest.slice
        : known.find((each) => each.covers(codePoint));
      if (latest && latest.slice === slice) latest.text += character;
      else runs.push({ text: character, slice });
    }
    return runs.map(({ text: part, slice }) => ({ text: part, font: slice?.file }));
  };
}

/** The glyphs of some characters of a slice, as a font to embed. */
export async function embeddable(file: string, characters: string, weight: Weight): Promise<Buffer> {
  const options = { targetFormat: 'sfnt', variationAxes: { wght: WEIGHT[weight] } } as const;
  return Buffer.concat([await subsetFont(await readFile(file), characters, options), PADDING]);
}
