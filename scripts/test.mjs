// `npm test`: types, lint, dead code, unit and API tests, browser journeys. `--quick` leaves browsers out (`npm run check`),
// `--browsers` runs nothing but the journeys in Firefox and WebKit (`npm run test:browsers`).
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  ensureBrowser,
  ensureModel,
  ensureOtherBrowsers,
  ensurePackages,
  ensureWeb,
  environment,
  run,
  runMain,
} from './prepare.mjs';

/** Half a day ahead of UTC: at noon there, other machines still write the day before. */
const FAR_ZONE = 'Pacific/Auckland';
/** Each checker of the compiler works out for itself what the others know: four take twice the work of one. */
const ONE_CHECKER = ['--checkers', '1'];
const types = (workspace) => ['npx', 'tsc', '-p', workspace, ...ONE_CHECKER];
/** A compiler takes a gigabyte. */
const AT_ONCE = 4;
const quick = process.argv.includes('--quick');
const browsersOnly = process.argv.includes('--browsers');
const folder = mkdtempSync(join(tmpdir(), 'ampersand-report-'));
const REPORT = join(folder, 'report.json');
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
let passed = 0;
let failed = 0;

/** Runs steps side by side, as many as there are cores; of one that fails it shows what it printed. */
async function sideBySide(steps) {
  const waiting = [...steps];
  const inTurn = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) await take(step);
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), AT_ONCE) }, inTurn));
}

async function take({ title, command, env = environment() }) {
  const [program, ...args] = command;
  const good = (await run(program, args, { env, quiet: true })) === 0;
  console.log(good ? `▸ ${title}` : `▸ ${title}: failed, as is said above\n`);
  if (good) passed += 1;
  else failed += 1;
}

/** Vitest projects. */
function tests(title, projects, env) {
  const filters = projects.map((name) => `--project=${name}`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${REPORT}`];
  return counted(title, ['vitest', 'run', ...filters, ...reporters], env, (report) => ({
    good: report.numPassedTests,
    bad: report.numFailedTests,
  }));
}

/** The journeys in Chromium; what fails leaves a trace, is told where, and what its page showed. */
function journeys(title, env) {
  const reporting = { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: REPORT };
  return counted(
    title,
    ['playwright', 'test', '--config=e2e', '--reporter=list,json'],
    reporting,
    ({ stats, suites }) => {
      for (const path of suites.flatMap(pagesOf)) console.log(`\nWhat the page showed:\n${wordsOf(path)}`);
      return { good: stats.expected, bad: stats.unexpected + stats.flaky };
    },
  );
}

/** Where Playwright wrote what the pages of failed journeys showed. */
function pagesOf({ suites = [], specs = [] }) {
  const results = specs.flatMap(({ tests }) => tests).flatMap(({ results }) => results);
  const attached = results.flatMap(({ attachments }) => attachments);
  const own = attached.filter(({ name }) => name === 'error-context').map(({ path }) => path);
  return [...own, ...suites.flatMap(pagesOf)];
}

/** What had a name or a text on a page, in its order: of a run elsewhere the log is often all there is. */
function wordsOf(path) {
  const [, page = ''] = readFileSync(path, 'utf8').split('```yaml');
  return page
    .split('\n')
    .filter((line) => /^ *- .*(?:"|: )/.test(line) && !line.includes('/url:'))
    .map((line) => line.trim().replaceAll(/ \[(?:ref=\w+|cursor=pointer)\]/g, ''))
    .join('\n');
}

/** Runs tests that write `REPORT`, and adds them to the count; a run that breaks off counts as one failure. */
async function counted(title, command, env, read) {
  console.log(`\n▸ ${title}`);
  rmSync(REPORT, { force: true });
  const code = await run('npx', command, { env });
  try {
    const { good, bad } = read(JSON.parse(readFileSync(REPORT, 'utf8')));
    passed += good;
    failed += bad;
    if (code !== 0 && bad === 0) failed += 1;
  } catch {
    failed += 1;
  }
}

await runMain(async () => {
  await ensurePackages();
  const [browser] = await Promise.all([ensureBrowsers(), ensureModel(), ensureWeb()]);
  if (browsersOnly) await testInOthers(browser);
  else await testInChromium(browser);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
});

function ensureBrowsers() {
  if (browsersOnly) return ensureOtherBrowsers();
  return quick ? undefined : ensureBrowser();
}

/** Everything but the journeys in other browsers; without a `browser` no journeys. */
async function testInChromium(browser) {
  // The longest first.
  await sideBySide([
    { title: 'types: api', command: types('api') },
    { title: 'types: bench', command: types('bench') },
    {
      title: 'types: web',
      command: ['npm', 'run', '--silent', 'typecheck', '--workspace', 'web', '--', ...ONE_CHECKER],
    },
    {
      title: 'unit tests where it is tomorrow',
      command: ['npx', 'vitest', 'run', '--project=contract', '--project=web'],
      env: environment({ TZ: FAR_ZONE }),
    },
    { title: 'lint', command: ['npx', 'biome', 'ci', '--error-on-warnings', '.'] },
    { title: 'dead code', command: ['npx', 'knip'] },
    { title: 'types: contract', command: types('contract') },
    { title: 'types: e2e', command: types('e2e') },
    { title: 'browsers we promise', command: ['node', 'web/scripts/baseline/check.ts'] },
    {
      title: 'test projects on 1, 2, 3, 4 and 16 cores',
      command: ['node', 'scripts/test-cores.mjs'],
    },
  ]);
  await tests('unit and API tests', ['contract', 'api', 'web'], environment());
  if (browser) await journeys('browser journeys', environment({ CHROMIUM_PATH: browser }));
}

/** The main journeys in Firefox and WebKit; one that is missing is a failure. */
async function testInOthers({ missing, env }) {
  for (const line of missing) console.log(`\nNot tested in ${line}.`);
  failed += missing.length;
  if (env.OTHER_BROWSERS) await tests('journeys in Firefox and WebKit', ['browsers'], environment(env));
}
