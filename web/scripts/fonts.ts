/**
 * Makes the fonts in `app/fonts` from the packaged variable fonts: `node scripts/fonts.ts`, output committed.
 * Latin loads first and is preloaded; Latin-ext and Vietnamese letters load only when a page has them.
 * Other scripts come from the system. Fraunces' axes are all fixed, which makes it a third of its size: a headline is of one
 * weight, between the 400 of a lead and the 500 of a heading that differ by little at these sizes.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { subsetFont } from './subset-font.ts';

const require = createRequire(import.meta.url);

const limit = 120_000;
const out = join(import.meta.dirname, '../app/fonts');

const latin = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ıŒœˆ˜–—‘’‚“”„†•…‹›₹€™−←→↑↓×`;
const latinExt = `${range(0x100, 0x17f)}ƏǍǎǏǐǑǒǓǔǴǵǸǹȘșȚțəḀḁẀẁẂẃẄẅẞ`;
const vietnamese = `ƠơƯư${range(0x1ea0, 0x1ef9)}₫`;

const inter = { wght: { min: 400, max: 700 } };
const fraunces = { wght: 490, opsz: 72, SOFT: 50, WONK: 0 };
// rvrn and rclt choose the letter forms that belong to the fixed axes: without them the italic & is another glyph.
const layout = ['rvrn', 'rclt', 'rlig', 'kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'calt'];

const fonts = [
  { to: 'inter-latin', from: 'inter/files/inter-latin-wght-normal', text: latin, axes: inter },
  { to: 'inter-latin-ext', from: 'inter/files/inter-latin-ext-wght-normal', text: latinExt, axes: inter },
  { to: 'inter-vietnamese', from: 'inter/files/inter-vietnamese-wght-normal', text: vietnamese, axes: inter },
  { to: 'fraunces-latin', from: 'fraunces/files/fraunces-latin-full-normal', text: latin, axes: fraunces },
  {
    to: 'fraunces-latin-ext',
    from: 'fraunces/files/fraunces-latin-ext-full-normal',
    text: latinExt,
    axes: fraunces,
  },
  {
    to: 'fraunces-vietnamese',
    from: 'fraunces/files/fraunces-vietnamese-full-normal',
    text: vietnamese,
    axes: fraunces,
  },
  {
    to: 'fraunces-italic-latin',
    from: 'fraunces/files/fraunces-latin-full-italic',
    text: `${range(0x20, 0x7e)}–—‘’“”…é`,
    axes: { ...fraunces, wght: 500 },
  },
];

await mkdir(out, { recursive: true });
let total = 0;
for (const { to, from, text, axes } of fonts) {
  const source = await readFile(require.resolve(`@fontsource-variable/${from}.woff2`));
  const font = await subsetFont(source, text, {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: [...layout, 'tnum', 'lnum'],
  });
  await writeFile(join(out, `${to}.woff2`), font);
  total += font.length;
  process.stdout.write(`${to.padEnd(24)} ${String(font.length).padStart(6)} B\n`);
}
process.stdout.write(`${'total'.padEnd(24)} ${String(total).padStart(6)} B\n`);
if (total > limit)
  throw new Error(`The fonts weigh ${total} B, over the ${limit} B a page may spend on them.`);

function range(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, offset) => String.fromCodePoint(from + offset)).join('');
}
