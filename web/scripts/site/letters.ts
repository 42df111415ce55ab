import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Blob, Face, Font, Buffer as Run, shape } from 'harfbuzzjs';
import { subsetFont } from '../subset-font.ts';

const fonts = join(import.meta.dirname, '../../app/fonts');
const letters = Array.from({ length: 0x17f - 0x20 }, (_, offset) => String.fromCodePoint(0x20 + offset)).join(
  '',
);

/** Writes with one of the site's own fonts, as outlines: what draws the pictures knows no fonts. */
export interface Pen {
  /** Width of a line in pixels. */
  width(text: string, size: number): number;
  /** SVG of a line whose baseline starts at the point. */
  line(text: string, size: number, x: number, y: number, fill: string): string;
}

/** @param weight of a variable font, inside the range the site ships; a font of one weight takes none. */
export async function makePen(file: string, weight?: number): Promise<Pen> {
  const packed = await readFile(join(fonts, file));
  const plain = await subsetFont(packed, `${letters}–—‘’“”…`, {
    targetFormat: 'sfnt',
    variationAxes: weight ? { wght: weight } : {},
    keepFeatures: ['kern', 'liga', 'rvrn', 'rclt'],
  });
  const face = new Face(new Blob(new Uint8Array(plain)));
  const font = new Font(face);
  const glyphs = (text: string) => {
    const run = new Run();
    run.addText(text);
    run.guessSegmentProperties();
    shape(font, run);
    return run.getGlyphInfosAndPositions();
  };
  return {
    width: (text, size) =>
      (glyphs(text).reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0) * size) / face.upem,
    line: (text, size, x, y, fill) => {
      const scale = size / face.upem;
      let at = 0;
      const paths = glyphs(text).map(({ codepoint, xAdvance = 0, xOffset = 0 }) => {
        const path = `<path transform="translate(${at + xOffset} 0)" d="${font.glyphToPath(codepoint)}"/>`;
        at += xAdvance;
        return path;
      });
      return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${paths.join('')}</g>`;
    },
  };
}
