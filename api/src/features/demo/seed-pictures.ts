import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Deps } from '../../http/deps.ts';
import { decodePhoto } from '../../http/pictures.ts';
import { storePicture } from '../photos/store.ts';

const PORTRAITS = join(import.meta.dirname, '../../db/seed/portraits');
const WANTED = { field: 'portrait', edge: 512, otherwise: 'a portrait of the demo community expected' };

type PictureDeps = Pick<Deps, 'db' | 'jobs' | 'storage'>;

/** Stores the faces and logos of the demo community as uploads are stored. @returns their keys by email. */
export async function storePictures(deps: PictureDeps) {
  return { faces: await storeAll(deps, 'faces'), logos: await storeAll(deps, 'logos') };
}

async function storeAll(deps: PictureDeps, folder: string): Promise<ReadonlyMap<string, string>> {
  const keys = new Map<string, string>();
  for (const name of await readdir(join(PORTRAITS, folder))) {
    const bytes = await readFile(join(PORTRAITS, folder, name));
    const { content } = await decodePhoto({ read: async () => bytes }, WANTED);
    keys.set(`${name.replace('.webp', '')}@demo.test`, await storePicture(deps, content));
  }
  return keys;
}
