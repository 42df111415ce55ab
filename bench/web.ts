import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { loadavg, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { ensureHeadlessShell, ensureWeb } from '../scripts/prepare.mjs';
import { publicPages } from '../web/app/paths.ts';
import { type Gate, report } from './report.ts';
import { percentile } from './statistics.ts';

const ROOT = join(import.meta.dirname, '..');
const START_MS = 120_000;
const TRIES = 3;
const HOME = '/';
/** Scores of audits, 0 to 1; Lighthouse itself shows these in orange or red. */
const FAULT_BELOW = 0.9;
const CHROME_FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'];

const limits = [
  { figure: 'performance', least: 98 },
  { figure: 'accessibility', least: 100 },
  { figure: 'best practices', least: 100 },
  { figure: 'SEO', least: 100 },
  { figure: 'LCP, ms', most: 1500 },
  { figure: 'CLS', most: 0.02 },
  { figure: 'TBT, ms', most: 50 },
  { figure: 'fonts, kB', most: 120 },
] as const;
const homeLimits = [
  { figure: 'scripts, kB', most: 130 },
  { figure: 'all, kB', most: 350 },
] as const;

type Figure = (typeof limits)[number]['figure'] | (typeof homeLimits)[number]['figure'] | 'machine';
type Figures = Record<Figure, number>;

const columns: readonly Figure[] = [...limits, ...homeLimits].map(({ figure }) => figure);

interface Measured {
  readonly path: string;
  readonly figures: Figures;
  /** What Lighthouse finds fault with, in any run. */
  readonly faults: readonly string[];
}

/** The production server with an empty database of its own. */
async function startServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'ampersand-bench-web-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const server = spawn(process.execPath, ['api/src/main.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      HOST: 'localhost',
      PUBLIC_URL: url,
      DATA_DIR: folder,
      DATABASE_URL: '',
      DEMO: '0',
      RATE_LIMIT: 'off',
    },
  });
  const ended = once(server, 'exit');
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await waitUntilReady(url, server);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}

async function waitUntilReady(url: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_MS;
  while (Date.now() < deadline && server.exitCode === null) {
    const response = await fetch(`${url}/readyz`).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error('The server did not become ready.');
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, 'localhost');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (!address || typeof address === 'string') throw new Error('No free port.');
  return address.port;
}

/** One look at a page with Lighthouse's own settings for a mid-range phone on slow 4G, both simulated. */
async function look(url: string, indexed: boolean): Promise<Result> {
  const chrome = await launch({ chromePath: browser, chromeFlags: CHROME_FLAGS });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      formFactor: 'mobile',
      throttlingMethod: 'simulate',
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
      // Pages that emails lead to stay out of search on purpose.
      skipAudits: indexed ? [] : ['is-crawlable'],
    });
    if (!result) throw new Error(`Lighthouse has no result for ${url}.`);
    if (result.lhr.runtimeError) throw new Error(result.lhr.runtimeError.message);
    return result.lhr;
  } finally {
    chrome.kill();
  }
}

/** A browser that gets no processor time loses its trace: that look says nothing of the page, and is taken again. */
async function lookAgain(url: string, indexed: boolean, tries = TRIES): Promise<Result> {
  try {
    return await look(url, indexed);
  } catch (error) {
    if (tries <= 1) throw error;
    console.error(`${url}: ${error instanceof Error ? error.message : error} Looking again.`);
    return lookAgain(url, indexed, tries - 1);
  }
}

function figuresOf({ categories, audits, environment }: Result): Figures {
  const score = (name: string) => 100 * (categories[name]?.score ?? Number.NaN);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const details = audits['resource-summary']?.details;
  const resources = details?.type === 'table' ? details.items : [];
  const size = (type: string) =>
    Number(resources.find(({ resourceType }) => resourceType === type)?.transferSize ?? Number.NaN) / 1000;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    SEO: score('seo'),
    'LCP, ms': value('largest-contentful-paint'),
    CLS: value('cumulative-layout-shift'),
    'TBT, ms': value('total-blocking-time'),
    'fonts, kB': size('font'),
    'scripts, kB': size('script'),
    'all, kB': size('total'),
    machine: environment.benchmarkIndex,
  };
}

function faultsOf({ categories, audits }: Result): string[] {
  return Object.values(categories).flatMap(({ title, auditRefs }) =>
    auditRefs
      .filter(({ weight, group }) => weight > 0 || group === 'insights')
      .map((ref) => audits[ref.id])
      .filter((audit) => audit !== undefined)
      .filter(({ score }) => score !== null && score < FAULT_BELOW)
      .map((audit) => `${title}: ${audit.title} ${audit.displayValue ?? ''}`.trim()),
  );
}

async function measure(url: string, path: string, runs: number): Promise<Measured> {
  const html = await (await fetch(url + path)).text();
  const indexed = !/<meta name="robots" content="noindex"/.test(html);
  const all: Result[] = [];
  for (let run = 0; run < runs; run++) all.push(await lookAgain(url + path, indexed));
  const each = all.map(figuresOf);
  const median = (figure: Figure) =>
    percentile(
      each.map((figures) => figures[figure]),
      0.5,
    );
  const figures: Figures = {
    performance: median('performance'),
    accessibility: median('accessibility'),
    'best practices': median('best practices'),
    SEO: median('SEO'),
    'LCP, ms': median('LCP, ms'),
    CLS: median('CLS'),
    'TBT, ms': median('TBT, ms'),
    'fonts, kB': median('fonts, kB'),
    'scripts, kB': median('scripts, kB'),
    'all, kB': median('all, kB'),
    machine: median('machine'),
  };
  return { path, figures, faults: [...new Set(all.flatMap(faultsOf))] };
}

function row(path: string, cells: readonly string[]): string {
  return path.padEnd(25) + cells.map((cell, index) => cell.padStart(columns[index]?.length ?? 0)).join('  ');
}

/** The worst page for each limit: a limit that it keeps, all of them keep. */
function gatesOf(measured: readonly Measured[]): Gate[] {
  const home = measured.filter(({ path }) => path === HOME);
  const worst = (pages: readonly Measured[], limit: { figure: Figure; least?: number; most?: number }) => {
    const values = pages.map(({ figures }) => figures[limit.figure]);
    return limit.least === undefined ? Math.max(...values) : Math.min(...values);
  };
  return [
    ...limits.map((limit) => ({
      ...limit,
      name: `${limit.figure}, worst of ${measured.length} pages`,
      value: worst(measured, limit),
    })),
    ...homeLimits.map((limit) => ({
      ...limit,
      name: `home page, ${limit.figure}`,
      value: worst(home, limit),
    })),
  ].map(({ figure: _, ...gate }) => gate);
}

const { values: options } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, page: { type: 'string', multiple: true } },
});
const runs = Number(options.runs);
if (!Number.isInteger(runs) || runs < 1) {
  console.error('Usage: node bench/web.ts [--runs 5] [--page /about ...]');
  process.exit(2);
}
await ensureWeb();
const browser = await ensureHeadlessShell();
const server = await startServer();
const measured: Measured[] = [];
try {
  console.log(row('', columns));
  for (const path of options.page ?? publicPages) {
    const page = await measure(server.url, path, runs);
    measured.push(page);
    console.log(
      row(
        path,
        columns.map((figure) => String(Number(page.figures[figure].toPrecision(3)))),
      ),
    );
  }
} finally {
  await server.stop();
}
const faults = Map.groupBy(
  measured.flatMap(({ path, faults: found }) => found.map((fault) => ({ path, fault }))),
  ({ fault }) => fault,
);
for (const [fault, pages] of faults) {
  console.log(`${fault} (${pages.map(({ path }) => path).join(' ')})`);
}
// A look at a few pages is no benchmark: nothing is judged or written.
if (!options.page) {
  const { version }: { version: string } = JSON.parse(
    await readFile(join(ROOT, 'node_modules/lighthouse/package.json'), 'utf8'),
  );
  await report(
    'web',
    {
      lighthouse: version,
      browser: basename(browser),
      profile: 'mobile, simulated throttling',
      runs,
      note: 'The machine was shared with other work; `machine` is the speed that Lighthouse saw, `load` the processes that wanted a core at the end.',
      load: Number((loadavg()[2] ?? Number.NaN).toFixed(1)),
    },
    Object.fromEntries(
      measured.flatMap(({ path, figures }) =>
        Object.entries(figures).map(([figure, value]) => [`${path} ${figure}`, value]),
      ),
    ),
    gatesOf(measured),
  );
}
