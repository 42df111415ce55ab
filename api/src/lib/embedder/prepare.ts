import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { prepareModel } from './model.ts';

// Run before the first start, with the cache folder as argument, so that the server finds its model ready.
const cacheDir = resolve(
  process.argv[2] ?? fileURLToPath(new URL('../../../../node_modules/.cache/ampersand', import.meta.url)),
);
await prepareModel(cacheDir, (message) => process.stdout.write(`${message}\n`));
