import { launch } from 'puppeteer-core';
import { percentile } from '../statistics.ts';
import { BROWSER_FLAGS } from './look.ts';
import { areas, pages } from './pages.ts';
import { headersOf, listPath, type Running, type Session, sessionCookie, startServer } from './server.ts';

const AT_ONCE = 8;
const LOAD_MS = 10_000;
const REST_MS = 5000;
const ROUNDS = 5;
const RENDERS_A_ROUND = 40;
const RENDERS = 2000;
const STARTS = 3;
/** As browsers say. */
const BROWSER = { 'accept-encoding': 'gzip, deflate, br' };
const MATCHES = `${areas.founder}/matches`;
const START = 'scripts/start.mjs';

const median = (values: readonly number[]) => percentile(values, 0.5);
const rest = () => new Promise((resolve) => setTimeout(resolve, REST_MS));

/** What pages cost the server, as tables call it. */
export const serverNames = {
  shared: 'shared pages a second',
  processor: 'page of matches over its list, ms of processor',
  idle: 'memory after the start, MB',
  used: 'memory after 2,000 visits of matches, MB',
  start: 'npm start elsewhere over the server alone, s',
} as const;

/** A figure that the server tells of itself. */
async function metric({ url }: Running, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
}

async function get(url: string, headers: Record<string, string> = {}): Promise<void> {
  const response = await fetch(url, { headers: { ...BROWSER, ...headers } });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} answers ${response.status}.`);
}

/** Works through tasks, several at once, until they end. @returns how many were done. */
async function work(tasks: Iterator<() => Promise<void>>): Promise<number> {
  let done = 0;
  const worker = async () => {
    for (let task = tasks.next(); !task.done; task = tasks.next()) {
      await task.value();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return done;
}

/**
 * Public pages a second, one after the other of those that strangers share and this release has; whoever asks runs on the
 * same processor.
 */
export async function sharedPagesASecond({ url }: Running): Promise<number> {
  const shared = pages.filter(
    ({ kind, path, missing }) => kind !== 'inside' && !path.includes('?') && !missing,
  );
  const found = await Promise.all(shared.map(async ({ path }) => (await fetch(url + path)).ok));
  const paths = shared.filter((_, at) => found[at]);
  const started = performance.now();
  function* tasks() {
    for (let next = 0; performance.now() - started < LOAD_MS; next++)
      yield () => get(url + (paths[next % paths.length]?.path ?? '/'));
  }
  const done = await work(tasks());
  return (1000 * done) / (performance.now() - started);
}

/** Milliseconds of processor time that the page of matches takes beyond the call for the list in it. */
export async function pageOverList(server: Running, session: Session): Promise<number> {
  const cost = async (path: string) => {
    const before = await metric(server, 'process_cpu_seconds_total');
    for (let count = 0; count < RENDERS_A_ROUND; count++) await get(server.url + path, headersOf(session));
    return (1000 * ((await metric(server, 'process_cpu_seconds_total')) - before)) / RENDERS_A_ROUND;
  };
  const differences: number[] = [];
  // The first round is for the compiler.
  for (let round = 0; round <= ROUNDS; round++) {
    const list = await cost(listPath('founder', session));
    const page = await cost(MATCHES);
    if (round > 0) differences.push(page - list);
  }
  return median(differences);
}

/** Megabytes that a server holds when it has just started, and after 2,000 visits of the page of matches. */
export async function memory(browserPath: string, server: Running, session: Session) {
  const held = async () => {
    await rest();
    return (await metric(server, 'process_resident_memory_bytes')) / 1e6;
  };
  const idle = await held();
  const asked = await askedFor(browserPath, server, session);
  function* tasks() {
    for (let visit = 0; visit < RENDERS; visit++)
      yield async () => {
        for (const url of asked) await get(url, headersOf(session));
      };
  }
  await work(tasks());
  return { idle, used: await held() };
}

/** What a browser asks the server to make for the page of matches, files left out. */
async function askedFor(browserPath: string, { url }: Running, session: Session): Promise<string[]> {
  const browser = await launch({ executablePath: browserPath, headless: 'shell', args: BROWSER_FLAGS });
  try {
    await browser.setCookie(sessionCookie(session));
    const tab = await browser.newPage();
    const asked: string[] = [];
    tab.on('request', (request) => {
      if (['document', 'fetch', 'xhr'].includes(request.resourceType())) asked.push(request.url());
    });
    await tab.goto(url + MATCHES);
    await tab.waitForNetworkIdle({ idleTime: 1000, concurrency: 1 });
    return asked.filter((each) => each.startsWith(url) && !each.endsWith('/stream'));
  } finally {
    await browser.close();
  }
}

/** Seconds that `npm start` takes beyond the server's own start, at an address that it was not started at before. */
export async function secondStart(root: string, data: string): Promise<number> {
  const differences: number[] = [];
  for (let start = 0; start < STARTS; start++) {
    const [own, whole] = [await timeStart(root, data), await timeStart(root, data, START)];
    differences.push((whole - own) / 1000);
  }
  return median(differences);
}

/** Each start finds a free port, and so has an address of its own. */
async function timeStart(root: string, data: string, program?: string): Promise<number> {
  const server = await startServer(root, data, program);
  await server.stop();
  return server.startMs;
}
