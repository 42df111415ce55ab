// Brings a checkout to where it can run: packages, the embedding model, the built web app, a browser for tests.
// Runs before anything is installed, so it is plain JavaScript for Node 20 and newer and imports nothing from packages.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export const ROOT = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..');
const CACHE = join(ROOT, 'node_modules/.cache/ampersand');
const PINNED_NODE = join(ROOT, 'node_modules/.bin/node');
const BIN = join(ROOT, 'node_modules/.bin');

/** A step that failed; the message says what to do. */
export class PrepareError extends Error {}

/** The Node to run the product with: the pinned one where there is one, else this one if it is new enough. */
export function nodePath() {
  if (existsSync(PINNED_NODE)) return PINNED_NODE;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  throw new PrepareError(
    `Node ${process.versions.node} is too old here, and no pinned Node exists for this system. Install Node 24 or newer from https://nodejs.org`,
  );
}

/** Environment in which `node`, `npx` and package scripts find the pinned Node and the installed tools first. */
export function environment(more = {}) {
  return { ...process.env, PATH: [BIN, process.env.PATH].join(delimiter), ...more };
}

/** Runs a command to its end. @returns its exit code; with `quiet`, its output is shown only when it fails. */
export function run(command, args, { quiet = false, env = environment(), cwd = ROOT, tick } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit' });
    const output = [];
    child.stdout?.on('data', (chunk) => output.push(chunk));
    child.stderr?.on('data', (chunk) => output.push(chunk));
    const started = Date.now();
    const timer =
      tick &&
      setInterval(() => console.log(`  … ${tick} (${Math.round((Date.now() - started) / 1000)} s)`), 15_000);
    child.on('error', (error) => {
      clearInterval(timer);
      reject(error);
    });
    child.on('close', (code) => {
      clearInterval(timer);
      if (code !== 0 && quiet) process.stderr.write(Buffer.concat(output));
      resolve(code ?? 1);
    });
  });
}

function hashFiles(paths) {
  const hash = createHash('sha256');
  const visit = (path) => {
    if (!existsSync(path)) return;
    if (statSync(path).isDirectory()) {
      for (const name of readdirSync(path).sort())
        if (!['node_modules', 'build', '.react-router'].includes(name)) visit(join(path, name));
    } else {
      hash.update(path.slice(ROOT.length)).update('\0').update(readFileSync(path)).update('\0');
    }
  };
  for (const path of paths) visit(join(ROOT, path));
  return hash.digest('hex');
}

/** Runs `work` unless it was done for the same inputs already. */
async function once(name, key, isThere, work) {
  if (isThere() && isDone(name, key)) return;
  rmSync(stampOf(name), { force: true });
  await work();
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(stampOf(name), key);
}

const stampOf = (name) => join(CACHE, `${name}.stamp`);

function isDone(name, key) {
  return existsSync(stampOf(name)) && readFileSync(stampOf(name), 'utf8') === key;
}

const RUNNING = ['contract', 'api', 'web'];
const WORKSPACES = [...RUNNING, 'e2e', 'bench'];

/** Installs all packages of the lock file, if they are not there. */
export async function ensurePackages() {
  await once('packages', packagesKey(), arePackagesThere, () => install([]));
}

/** Installs what building and running the product needs, about half of all packages, unless all are there. */
export async function ensureProductPackages() {
  if (arePackagesThere() && isDone('packages', packagesKey())) return;
  const only = RUNNING.flatMap((name) => ['--workspace', name]);
  await once('product-packages', packagesKey(), arePackagesThere, () =>
    install(['--omit=dev', '--include-workspace-root', ...only]),
  );
}

function packagesKey() {
  const files = ['package-lock.json', 'package.json', '.npmrc'];
  return `${process.platform}-${process.arch} ${hashFiles([...files, ...WORKSPACES.map((name) => `${name}/package.json`)])}`;
}

function arePackagesThere() {
  return existsSync(join(ROOT, 'node_modules/.package-lock.json'));
}

async function install(more) {
  console.log('Installing packages; the first time this takes about a minute …');
  // Whatever was there before is about to change.
  for (const name of ['packages', 'product-packages']) rmSync(stampOf(name), { force: true });
  // Not `npm ci`: it refuses a lock file that lacks a package for a system which the registry does not have either.
  const code = await run(
    'npm',
    ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error', ...more],
    { tick: 'installing packages' },
  );
  if (code !== 0) {
    throw new PrepareError(
      'The packages could not be installed. Check the network and the free disk space (1.5 GB), then run the same command again',
    );
  }
  removeForeignBinaries();
}

/** The ONNX runtime brings its libraries for every system: two thirds of its 290 MB never run here. */
function removeForeignBinaries() {
  const systems = join(ROOT, 'node_modules/onnxruntime-node/bin/napi-v6');
  if (!existsSync(systems)) return;
  for (const system of readdirSync(systems))
    if (system !== process.platform) rmSync(join(systems, system), { recursive: true });
}

/** Builds the embedding model from the weights that the packages bring, if it is not there. */
export async function ensureModel() {
  const code = await run(nodePath(), ['api/src/lib/embedder/prepare.ts', CACHE]);
  if (code !== 0)
    throw new PrepareError(
      'The embedding model could not be built. Remove node_modules and run the same command again',
    );
}

/** Builds the web app, if its sources changed. */
export async function ensureWeb() {
  const key = hashFiles(['web', 'contract/src', 'package-lock.json']);
  await once(
    'web',
    key,
    () => existsSync(join(ROOT, 'web/build/current/server/index.js')),
    async () => {
      console.log('Building the web app …');
      const code = await run('npm', ['run', '--silent', 'build', '--workspace', 'web'], {
        quiet: true,
        tick: 'building',
      });
      if (code !== 0) throw new PrepareError('The web app could not be built; the reason is above');
    },
  );
}

const BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Path of a Chromium for the browser tests: the system's, else Debian's package when root, else Playwright's. */
export async function ensureBrowser() {
  const found = [process.env.CHROMIUM_PATH, ...BROWSERS].find((path) => path && existsSync(path));
  if (found) return found;
  const installed = await installFromDebian('chromium');
  if (installed) return installed;
  console.log("Installing Playwright's Chromium for the browser tests …");
  await run(nodePath(), [join(ROOT, 'node_modules/@playwright/test/cli.js'), 'install', 'chromium'], {
    quiet: true,
    tick: 'installing Chromium',
  });
  const { chromium } = await import('@playwright/test');
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  throw new PrepareError(
    'No Chromium for the browser tests. Install one, or set CHROMIUM_PATH to the one you have',
  );
}

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** Path of a Chromium without windows, to measure pages with: a desktop's windows, drawn meanwhile, would be measured too. */
export async function ensureHeadlessShell() {
  const found = [process.env.HEADLESS_SHELL_PATH, HEADLESS_SHELL].find((path) => path && existsSync(path));
  const path = found ?? (await installFromDebian('chromium-headless-shell'));
  if (path) return path;
  throw new PrepareError(
    "No headless shell of Chromium. Install one ('npx playwright install chromium-headless-shell'), and set HEADLESS_SHELL_PATH to it",
  );
}

const FIREFOXES = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];
/** What drives WebKit, and the screen nobody sees that it draws on. */
const WEBKIT_PROGRAMS = { '/usr/bin/WebKitWebDriver': 'webkit2gtk-driver', '/usr/bin/Xvfb': 'xvfb' };

/**
 * The browsers that are not Chromium, installed when root on a Debian.
 * @returns the settings for their journeys, and what to do about each that is missing.
 */
export async function ensureOtherBrowsers() {
  const missing = [];
  const firefox =
    [process.env.FIREFOX_PATH, ...FIREFOXES].find((path) => path && existsSync(path)) ??
    (await installFromDebian('firefox-esr'));
  if (!firefox) missing.push('Firefox: install it, or set FIREFOX_PATH to the one you have');
  const lacking = Object.entries(WEBKIT_PROGRAMS).filter(([path]) => !existsSync(path));
  for (const [path, name] of lacking) await installFromDebian(name, path);
  const webkit = lacking.every(([path]) => existsSync(path));
  if (!webkit)
    missing.push(`WebKit: it needs Linux with the packages ${Object.values(WEBKIT_PROGRAMS).join(' and ')}`);
  const names = [firefox && 'Firefox', webkit && 'WebKit'].filter(Boolean);
  return { missing, env: { OTHER_BROWSERS: names.join(), ...(firefox && { FIREFOX_PATH: firefox }) } };
}

/** Installs a package for one program, when root on a Debian. @returns its path, or undefined. */
async function installFromDebian(name, path = `/usr/bin/${name}`) {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || spawnSync('apt-get', ['--version']).status !== 0) return undefined;
  console.log(`Installing ${name} …`);
  const env = environment({ DEBIAN_FRONTEND: 'noninteractive' });
  // Another installation may be under way.
  const patient = ['-qq', '-o', 'DPkg::Lock::Timeout=300'];
  await run('apt-get', [...patient, 'update'], { quiet: true, env, tick: 'reading package lists' });
  const code = await run('apt-get', [...patient, 'install', '-y', '--no-install-recommends', name], {
    quiet: true,
    env,
    tick: `installing ${name}`,
  });
  return code === 0 && existsSync(path) ? path : undefined;
}

/** Runs `main` and turns a failed step into a clear last line. */
export async function runMain(main) {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof PrepareError ? `\n${error.message}.` : error);
    process.exit(1);
  }
}
