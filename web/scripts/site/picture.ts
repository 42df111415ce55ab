import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brand } from '@ampersand/contract/brand';
import { type CoverName, coverShapes } from '../../app/features/blog/cover-drawings.ts';
import { ampPath } from '../../app/ui/amp-path.ts';
import { drawingSize } from '../../app/ui/drawing.ts';
import { makePen, type Pen } from './letters.ts';

/** What a page shows of itself where it is shared. */
export interface Card {
  title: string;
  /** In the last line: the category of an article, else what the product is. */
  line: string;
  /** The cover of an article; other pages have the mark. */
  cover?: CoverName | undefined;
}

const cardSize = { width: 1200, height: 630 } as const;

const margin = 64;
const titleSizes = [88, 80, 72, 64, 58, 52, 46];
const leading = 1.12;
const titleHeight = 330;

/** Draws cards as SVG in the colours of the light theme. */
export async function makeCardDrawer(): Promise<(card: Card) => string> {
  const colour = await readColours();
  const display = await makePen('fraunces-latin.woff2');
  const text = await makePen('inter-latin.woff2', 500);
  return ({ title, line, cover }) => {
    const width = cover ? 470 : 620;
    const { size, lines } = fit(display, title, width);
    const first = 330 - ((lines.length - 1) * size * leading) / 2 + size * 0.34;
    return [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${cardSize.width}" height="${cardSize.height}" viewBox="0 0 ${cardSize.width} ${cardSize.height}">`,
      `<path fill="${colour('paper')}" d="M0 0h1200v630H0z"/>`,
      cover ? coverDrawing(cover, colour) : markDrawing(colour),
      `<rect x="${margin}" y="56" width="56" height="56" rx="15" fill="${colour('primary')}"/>`,
      `<path fill="${colour('on-primary')}" transform="translate(${margin + 11} 67) scale(0.34)" d="${ampPath}"/>`,
      display.line(brand.name, 34, margin + 74, 96, colour('ink')),
      ...lines.map((words, index) =>
        display.line(words, size, margin, Math.round(first + index * size * leading), colour('ink')),
      ),
      text.line(line, 24, margin, 572, colour('muted')),
      '</svg>',
    ].join('');
  };
}

type Colours = (token: string) => string;

/** The light values of the tokens in app.css. */
async function readColours(): Promise<Colours> {
  const css = await readFile(join(import.meta.dirname, '../../app/app.css'), 'utf8');
  const values = new Map(
    [...css.matchAll(/--color-([\w-]+): (?:light-dark\()?(#[0-9a-f]{6})/g)].map(([, token, value]) => [
      token,
      value,
    ]),
  );
  return (token) => {
    const value = values.get(token);
    if (!value) throw new Error(`app.css has no colour ${token}`);
    return value;
  };
}

function fit(pen: Pen, title: string, width: number): { size: number; lines: string[] } {
  const tries = titleSizes.map((size) => ({ size, lines: wrap(pen, title, size, width) }));
  const fitting = tries.find(
    ({ size, lines }) =>
      lines.length * size * leading <= titleHeight && lines.every((words) => pen.width(words, size) <= width),
  );
  if (!fitting) throw new Error(`This title is too long for its picture: ${title}`);
  return fitting;
}

function wrap(pen: Pen, title: string, size: number, width: number): string[] {
  const lines: string[] = [];
  let current = '';
  for (const word of title.split(' ')) {
    const longer = current ? `${current} ${word}` : word;
    if (current && pen.width(longer, size) > width) {
      lines.push(current);
      current = word;
    } else current = longer;
  }
  return [...lines, current];
}

function coverDrawing(cover: CoverName, colour: Colours): string {
  const [width, height] = [560, 315];
  const shapes = coverShapes(cover).map(
    ({ d, fill, transform = '' }) => `<path d="${d}" fill="${colour(fill)}" transform="${transform}"/>`,
  );
  return [
    `<clipPath id="cover"><rect width="${drawingSize.width}" height="${drawingSize.height}" rx="4.5"/></clipPath>`,
    `<g transform="translate(${cardSize.width - margin - width} 158) scale(${width / drawingSize.width} ${height / drawingSize.height})">`,
    `<g clip-path="url(#cover)">${shapes.join('')}</g></g>`,
  ].join('');
}

/** The two shapes that share a line, and the ampersand on it. */
function markDrawing(colour: Colours): string {
  return [
    `<path fill="${colour('primary')}" d="M950 105a210 210 0 0 0 0 420z"/>`,
    `<path fill="${colour('accent')}" d="M950 105h186v420H950z"/>`,
    `<path fill="${colour('paper')}" transform="translate(824 190) scale(2.52)" d="${ampPath}"/>`,
  ].join('');
}
