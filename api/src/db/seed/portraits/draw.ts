// Draws the faces and logos of the demo community into `faces` and `logos`: `npm run portraits --workspace api`.
// Faces: Open Peeps by Pablo Stanley; logos: DiceBear's own styles. All are CC0 1.0, in the palette of web/app/app.css.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Avatar, Style } from '@dicebear/core';
import loops from '@dicebear/styles/loops.json' with { type: 'json' };
import peeps from '@dicebear/styles/open-peeps.json' with { type: 'json' };
import patchwork from '@dicebear/styles/patchwork.json' with { type: 'json' };
import grid from '@dicebear/styles/shape-grid.json' with { type: 'json' };
import slice from '@dicebear/styles/slice.json' with { type: 'json' };
import sharp from 'sharp';
import { applicants, founders } from '../community/people.ts';
import { type Look, looks } from './looks.ts';

const EDGE = 256;
const SKINS = { 1: '#ffdbb4', 2: '#edb98a', 3: '#d08b5b', 4: '#ae5d29', 5: '#694d3d' } as const;
const HAIRS = {
  black: '#2c1b18',
  brown: '#4a312c',
  chestnut: '#724133',
  red: '#a55728',
  blond: '#d6b370',
  grey: '#cfccc4',
} as const;
const CLOTHES = ['#0b5d4b', '#f2a007', '#fbf9f4', '#5cc9a7', '#774800', '#b3261e', '#1b7f4b'];
const TINTS = ['#dcebe4', '#fae6c0', '#f6ddd3', '#dfe6f3', '#ecdfec', '#e6e8cd'];
const INKS = ['#0b5d4b', '#774800', '#25344f', '#41304a', '#1b7f4b', '#b3261e'];
const FACES = new Style(peeps);
/** Kinds of logos; founders take them in turn. */
const MARKS = [
  { style: new Style(loops), colours: { backgroundColor: INKS, lineColor: TINTS } },
  {
    style: new Style(patchwork),
    colours: {
      backgroundColor: ['#fbf9f4'],
      fabricAColor: INKS,
      fabricBColor: ['#5cc9a7', '#1b7f4b'],
      fabricCColor: ['#f2a007'],
    },
  },
  { style: new Style(grid), colours: { backgroundColor: TINTS, shapeColor: INKS } },
  { style: new Style(slice), colours: { backgroundColor: ['#fbf9f4'], bodyColor: INKS } },
];

function face(seed: string, { head, skin, hair = 'black', beard, glasses, face: look = 'smile' }: Look) {
  return new Avatar(FACES, {
    seed,
    headVariant: head,
    skinColor: SKINS[skin],
    headContrastColor: HAIRS[hair],
    expressionVariant: look,
    clothingColor: CLOTHES,
    backgroundColor: TINTS,
    maskProbability: 0,
    ...(beard && { facialHairVariant: beard }),
    facialHairProbability: beard ? 100 : 0,
    ...(glasses && { accessoriesVariant: glasses }),
    accessoriesProbability: glasses ? 100 : 0,
  });
}

/** One of the kinds in the ink of a founder: of neighbours in the list no two are alike. */
function logo(seed: string, index: number) {
  const mark = MARKS[index % MARKS.length];
  if (!mark) throw new Error('a kind of logos expected');
  return new Avatar(mark.style, { seed, ...mark.colours });
}

async function save(folder: string, email: string, avatar: Avatar): Promise<void> {
  const picture = await sharp(Buffer.from(avatar.toString()), { density: 144 })
    .resize(EDGE, EDGE)
    .webp({ quality: 80, effort: 6 })
    .toBuffer();
  await writeFile(join(import.meta.dirname, folder, `${email.split('@')[0]}.webp`), picture);
}

for (const folder of ['faces', 'logos'].map((name) => join(import.meta.dirname, name))) {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
}
for (const { email } of [...founders, ...applicants]) {
  const look = looks[email.split('@')[0] ?? ''];
  if (look) await save('faces', email, face(email, look));
}
for (const [index, { email, company }] of founders.entries())
  await save('logos', email, logo(company.companyName, index));
