import { localEmbedder } from './local-embedder.ts';

/** A process for tests that exits with code 3 while its embedder works; the first argument is the cache folder. */
const embedder = localEmbedder({ cacheDir: process.argv[2] ?? '' });
embedder.embed(Array.from({ length: 50 }, (_, i) => `${'a rather long text '.repeat(40)}${i}`)).then(
  () => process.exit(0),
  () => process.exit(1),
);
await embedder.ready();
setTimeout(() => process.exit(3), 40);
