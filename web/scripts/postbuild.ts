/** Runs after `react-router build`, on `build/client`: writes `.br` and `.gz` siblings of every asset that they make smaller. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';

const client = join(import.meta.dirname, '../build/client');
const compressible = new Set(['.js', '.css', '.svg', '.webmanifest']);
const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

const entries = await readdir(client, { recursive: true, withFileTypes: true });
const files = entries
  .filter((entry) => entry.isFile() && compressible.has(extname(entry.name)))
  .map((entry) => join(entry.parentPath, entry.name));
await Promise.all(files.map(compress));
process.stdout.write(`Compressed: ${files.length} files\n`);

async function compress(file: string): Promise<void> {
  const plain = await readFile(file);
  const [br, gz] = await Promise.all([
    brotli(plain, {
      params: { [zlib.BROTLI_PARAM_QUALITY]: 11, [zlib.BROTLI_PARAM_SIZE_HINT]: plain.length },
    }),
    deflate(plain, { level: 9 }),
  ]);
  if (br.length >= plain.length) return;
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
