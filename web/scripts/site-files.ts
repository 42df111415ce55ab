/**
 * Runs after `react-router build`, on `build/client`: draws the picture that each page names for sharing (`og:image`), and
 * those of the demo's events.
 * Pictures are kept in `node_modules/.cache` and drawn again only when they would look different.
 */
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brand } from '@ampersand/contract/brand';
import sharp from 'sharp';
import { paths } from '../app/paths.ts';
import { readArticles } from './content/read.ts';
import { eventPictures } from './site/event-pictures.ts';
import { type PageHead, readPages } from './site/pages.ts';
import { type Card, makeCardDrawer } from './site/picture.ts';

const client = join(import.meta.dirname, '../build/client');
const cache = join(import.meta.dirname, '../../node_modules/.cache/ampersand/og');

const articles = await readArticles();
const { website } = await import(pathToFileURL(join(client, '../server/index.js')).href);
const pages = await readPages(website);

await mkdir(join(client, 'events'), { recursive: true });
for (const [name, svg] of await eventPictures()) await writeFile(join(client, 'events', name), svg);

await mkdir(cache, { recursive: true });
const draw = await makeCardDrawer();
const pictures = new Map(pages.map((page) => [page.picture, cardOf(page)]));
let drawn = 0;
for (const [path, card] of pictures) {
  const target = join(client, path);
  await mkdir(dirname(target), { recursive: true });
  await copyFile(await picture(draw(card)), target);
}
process.stdout.write(`Site: ${pictures.size} pictures for sharing (${drawn} drawn anew)\n`);

function cardOf({ path, title, section }: PageHead): Card {
  const article = articles.find(({ id }) => path === paths.blogPost(id));
  return { title, line: section ?? brand.tagline, cover: article?.cover };
}

/** Path of the PNG of a drawing, from the cache where it is there. */
async function picture(svg: string): Promise<string> {
  const key = createHash('sha256').update(svg).update(sharp.versions.sharp).digest('hex').slice(0, 32);
  const file = join(cache, `${key}.png`);
  const known = await readFile(file).catch(() => undefined);
  if (known) return file;
  const png = await sharp(Buffer.from(svg)).png({ palette: true, effort: 10 }).toBuffer();
  // Another build may be drawing the same picture: it is either whole or not there.
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, png);
  await rename(draft, file);
  drawn += 1;
  return file;
}
