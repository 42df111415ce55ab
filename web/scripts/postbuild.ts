/**
 * Runs after `react-router build`, on `build/client`:
 * - `csp.json`: for every HTML file the CSP hashes of its inline scripts, `{ "/index.html": ["sha256-…"] }`;
 * - `.br` and `.gz` siblings of every compressible asset that they make smaller;
 * - prints what the home page costs in compressed JavaScript.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';

const client = join(import.meta.dirname, '../build/client');
const compressible = new Set([
  '.js',
  '.css',
  '.html',
  '.svg',
  '.json',
  '.data',
  '.txt',
  '.xml',
  '.webmanifest',
]);
const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

const names = await readdir(client, { recursive: true, withFileTypes: true });
const files = names.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));

const hashes: Record<string, string[]> = {};
for (const file of files.filter((name) => name.endsWith('.html')).sort()) {
  hashes[urlOf(file)] = inlineScripts(await readFile(file, 'utf8')).map(cspHash);
}
const cspFile = join(client, 'csp.json');
await writeFile(cspFile, `${JSON.stringify(hashes, null, 2)}\n`);

const assets = files.filter((name) => compressible.has(extname(name)));
const compressed = new Map(
  await Promise.all(assets.map(async (file) => [urlOf(file), await compress(file)] as const)),
);

const home = await readFile(join(client, 'index.html'), 'utf8');
const scripts = new Set(home.match(/\/[\w./-]+\.js\b/g));
const total = [...scripts].reduce((sum, url) => sum + (compressed.get(url) ?? 0), 0);
const scriptCount = Object.values(hashes).reduce((sum, list) => sum + list.length, 0);
process.stdout.write(
  `CSP hashes: ${scriptCount} inline scripts in ${Object.keys(hashes).length} pages\n` +
    `Compressed: ${compressed.size} files\n` +
    `Home page: ${(total / 1000).toFixed(1)} kB of JavaScript in ${scripts.size} files (Brotli)\n`,
);

function urlOf(file: string): string {
  return `/${relative(client, file).split(sep).join('/')}`;
}

/** Text of every script element that a browser runs from the page itself; data blocks are not scripts. */
function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !/\ssrc=/.test(attributes) && !/type="application\//.test(attributes))
    .map(([, , text = '']) => text);
}

function cspHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/** Writes the siblings; answers the Brotli size in bytes (the plain size where compression does not pay). */
async function compress(file: string): Promise<number> {
  const plain = await readFile(file);
  const [br, gz] = await Promise.all([
    brotli(plain, {
      params: { [zlib.BROTLI_PARAM_QUALITY]: 11, [zlib.BROTLI_PARAM_SIZE_HINT]: plain.length },
    }),
    deflate(plain, { level: 9 }),
  ]);
  if (br.length >= plain.length) return plain.length;
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
  return br.length;
}
