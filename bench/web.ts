import { execFileSync } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureHeadlessShell, ensurePackages, ensureWeb } from '../scripts/prepare.mjs';
import { report, rounded } from './report.ts';
import { measure } from './web/measure.ts';
import { moveNames } from './web/moves.ts';
import { checkTable, members, nameOf, pages } from './web/pages.ts';
import { dataFolder } from './web/server.ts';
import { type Flat, moveGates, pageGates, serverGates } from './web/table.ts';

// Measures every page of the product, the way from one to the next, and what they cost the server, beside what was before:
// the figures of another checkout, which stay in the results.

const ROOT = join(import.meta.dirname, '..');
const RESULTS = join(ROOT, 'bench/results/web.json');

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    /** Looks at these pages only, and judges nothing. */
    page: { type: 'string', multiple: true },
    /** Measures another checkout, which is built, as what was before. */
    before: { type: 'string' },
    /** Data of a server with the demo community, to copy; without it, the server makes its own. */
    data: { type: 'string' },
  },
});
const runs = Number(options.runs);
if (!Number.isInteger(runs) || runs < 1) {
  console.error(
    'Usage: node bench/web.ts [--runs 3] [--page /about ...] [--before ../other] [--data folder]',
  );
  process.exit(2);
}

interface Results {
  readonly before?: { readonly figures: Flat };
}

await checkTable();
if (!options.before) {
  await ensurePackages();
  await ensureWeb();
}
const root = resolve(options.before ?? ROOT);
const results: Results = JSON.parse(await readFile(RESULTS, 'utf8'));
const before = results.before?.figures ?? {};
const data = await dataFolder(options.data);
const { figures, faults, load } = await measure({
  root,
  data,
  runs,
  before: options.before ? {} : before,
  browser: await ensureHeadlessShell(),
  pages: pages.filter((page) => !options.page || options.page.includes(nameOf(page))),
  pagesOnly: options.page !== undefined,
}).finally(() => rm(data, { recursive: true, force: true }));
for (const [fault, names] of faults) console.log(`${fault} (${names.join(' ')})`);

if (options.page) console.log('A look at a few pages: nothing is judged or written.');
else if (options.before) await keepAsBefore();
else await judge();

async function keepAsBefore(): Promise<void> {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  }).trim();
  const kept = { commit, date: new Date().toISOString(), runs, load, figures: rounded(figures) };
  await writeFile(RESULTS, `${JSON.stringify({ ...results, before: kept }, null, 2)}\n`);
}

async function judge(): Promise<void> {
  const lighthouse = join(ROOT, 'node_modules/lighthouse/package.json');
  const { version }: { version: string } = JSON.parse(await readFile(lighthouse, 'utf8'));
  await report(
    'web',
    {
      lighthouse: version,
      browser: basename(await ensureHeadlessShell()),
      profile: 'mobile, simulated throttling; moves with 1.6 Mbit/s, 150 ms and a quarter of the processor',
      runs,
      note: 'The machine is shared with other work; `machine` is the speed that Lighthouse saw, `load` the processes that wanted a core, on average.',
      load: Number(load.toFixed(1)),
      ...(results.before && { before: results.before }),
    },
    figures,
    [
      ...pages.flatMap((page) => pageGates(nameOf(page), page.kind, figures)),
      ...members.flatMap(moveNames).flatMap((name) => moveGates(name, figures)),
      ...serverGates(figures, before),
    ],
    { shown: 'missed' },
  );
}
