/** Holds the built styles and the sources of the app against the browsers we promise; what is newer needs a fallback here. */
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freshApis } from './apis.ts';
import { fallbacks } from './fallbacks.ts';
import { freshStyles } from './styles.ts';

const web = join(import.meta.dirname, '../..');
const OURS = ['app/**/*.{ts,tsx,js}', '../contract/src/**/*.ts'];
/** Tests, and what only the build runs. */
const ELSEWHERE = /\.(test|server|d)\.tsx?$/;

const found = new Map<string, string>();
for await (const file of glob(OURS, { cwd: web })) {
  if (ELSEWHERE.test(file)) continue;
  for (const key of freshApis(file, await readFile(join(web, file), 'utf8'))) found.set(key, file);
}
for await (const file of glob('build/current/client/assets/*.css', { cwd: web }))
  for (const what of await freshStyles(await readFile(join(web, file), 'utf8'))) found.set(what, file);

const unknown = [...found].filter(([what]) => !Object.hasOwn(fallbacks, what));
const gone = Object.keys(fallbacks).filter((what) => !found.has(what));
const lines = [
  ...unknown.map(
    ([what, file]) =>
      `${what}, used in ${file}, is not widely available: say in scripts/baseline/fallbacks.ts what happens without it`,
  ),
  ...gone.map((what) => `${what} is in scripts/baseline/fallbacks.ts, and nothing uses it any more`),
];
process.exitCode = lines.length > 0 ? 1 : 0;
if (lines.length === 0) lines.push(`${found.size} features beyond Baseline, each with a fallback`);
process.stdout.write(`${lines.join('\n')}\n`);
