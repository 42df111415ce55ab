import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { amp, circle, type DrawnShape, drawingSize, grid, ground, half, rect } from '../../app/ui/drawing.ts';

/** Pictures of the demo's events by file name, each the two shapes that share a line, and the ampersand. */
const drawings: Record<string, DrawnShape[]> = {
  /** One whole, and who holds which part of it. */
  equity: [
    ground('tint-2'),
    { d: half(64, 45, 34, 'left'), fill: 'primary' },
    { d: rect(68, 11, 22, 68), fill: 'accent' },
    { d: rect(94, 45, 22, 34), fill: 'primary' },
    amp('ink', 124, 48, 0.3),
  ],
  /** One of many that came back. */
  hardware: [
    ground('tint-1'),
    ...grid(8, 5).map(
      ([column, row]): DrawnShape => ({
        d: rect(12 + column * 12, 12 + row * 14, 9, 10),
        fill: column === 5 && row === 2 ? 'accent' : 'primary',
      }),
    ),
    amp('ink', 112, 24, 0.42),
  ],
  /** Two who have just met. */
  pairs: [
    ground('tint-5'),
    { d: half(62, 45, 32, 'left'), fill: 'primary' },
    { d: half(98, 45, 32, 'right'), fill: 'accent' },
    amp('ink', 66, 31, 0.28),
  ],
  /** A signal that comes and goes. */
  networks: [
    ground('tint-4'),
    ...[10, 22, 34, 46, 58].map(
      (height, bar): DrawnShape => ({
        d: rect(14 + bar * 16, 76 - height, 11, height),
        fill: bar < 3 ? 'primary' : 'tint-6',
      }),
    ),
    { d: circle(131, 28, 12), fill: 'accent' },
    amp('ink', 106, 46, 0.3),
  ],
  /** A first name on the line. */
  customers: [
    ground('tint-3'),
    { d: rect(16, 62, 128, 2), fill: 'ink' },
    { d: half(46, 62, 26, 'up'), fill: 'primary' },
    { d: half(104, 62, 38, 'up'), fill: 'accent' },
    amp('paper', 90, 32, 0.28),
  ],
  /** Two days, and what stands at their end. */
  weekend: [
    ground('tint-6'),
    { d: half(40, 70, 26, 'up'), fill: 'accent' },
    { d: half(100, 70, 26, 'up'), fill: 'accent' },
    { d: rect(0, 70, 160, 20), fill: 'primary' },
    amp('on-accent', 32, 50, 0.18),
    amp('on-accent', 92, 50, 0.18),
  ],
};

/** Every picture as SVG under its file name, in the colours of the reader's theme. */
export async function eventPictures(): Promise<[string, string][]> {
  const css = await readFile(join(import.meta.dirname, '../../app/app.css'), 'utf8');
  const colours = new Map(
    [...css.matchAll(/--color-([\w-]+): ([^;]+);/g)].map(([, name, value]) => [name, value]),
  );
  return Object.entries(drawings).map(([name, shapes]) => [`${name}.svg`, svgOf(shapes, colours)]);
}

function svgOf(
  shapes: readonly DrawnShape[],
  colours: ReadonlyMap<string | undefined, string | undefined>,
): string {
  const used = [...new Set(shapes.map(({ fill }) => fill))];
  const rules = used.map((fill) => `.${fill}{fill:${colours.get(fill)}}`).join('');
  const parts = shapes.map(
    ({ d, fill, transform }) =>
      `<path class="${fill}" d="${d}"${transform ? ` transform="${transform}"` : ''}/>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${drawingSize.width} ${drawingSize.height}">`,
    `<style>:root{color-scheme:light dark}${rules}</style>${parts.join('')}</svg>\n`,
  ].join('');
}
