/**
 * Makes the icons of the installed app and its manifest from the mark: `node scripts/icons.ts`, output committed.
 * The maskable icon keeps the mark inside the middle 80 %, whatever shape the system cuts.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brand } from '@ampersand/contract/brand';
import sharp from 'sharp';
import { ampPath } from '../app/ui/amp-path.ts';

const PAPER = '#fbf9f4';
const GREEN = '#0b5d4b';

const publicFolder = join(import.meta.dirname, '../public');

const icons = [
  { file: 'icons/icon-512.png', size: 512, corner: 0.22, mark: 0.6 },
  { file: 'icons/icon-maskable-512.png', size: 512, corner: 0, mark: 0.48, purpose: 'maskable' },
  { file: 'icons/apple-touch-icon.png', size: 180, corner: 0, mark: 0.56, purpose: 'apple' },
] as const;

type Icon = (typeof icons)[number];

await mkdir(join(publicFolder, 'icons'), { recursive: true });
for (const icon of icons) {
  const { size } = await sharp(Buffer.from(drawing(icon)))
    .png({ palette: true, effort: 10 })
    .toFile(join(publicFolder, icon.file));
  process.stdout.write(`${icon.file.padEnd(30)} ${String(size).padStart(6)} B\n`);
}

const manifest = {
  name: brand.name,
  short_name: brand.name,
  description: brand.tagline,
  lang: 'en',
  id: '/',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: PAPER,
  theme_color: PAPER,
  categories: ['business', 'productivity'],
  icons: [
    // The browser has this one already, and so asks for no other when it reads the manifest.
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ...icons
      .filter((icon) => !('purpose' in icon) || icon.purpose !== 'apple')
      .map((icon) => ({
        src: `/${icon.file}`,
        sizes: `${icon.size}x${icon.size}`,
        type: 'image/png',
        purpose: 'purpose' in icon ? icon.purpose : 'any',
      })),
  ],
};
await writeFile(join(publicFolder, 'manifest.webmanifest'), `${JSON.stringify(manifest, null, 2)}\n`);

/** The mark in the middle of a green square; `corner` and `mark` are shares of its side. */
function drawing({ size, corner, mark }: Icon): string {
  const scale = (size * mark) / 100;
  const inset = (size - size * mark) / 2;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">`,
    `<rect width="${size}" height="${size}" rx="${size * corner}" fill="${GREEN}"/>`,
    `<path fill="${PAPER}" transform="translate(${inset} ${inset}) scale(${scale})" d="${ampPath}"/>`,
    '</svg>',
  ].join('');
}
