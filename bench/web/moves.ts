import { setTimeout as wait } from 'node:timers/promises';
import { launch, type Page as Tab } from 'puppeteer-core';
import { startFilm } from './film.ts';
import { BROWSER_FLAGS, mediansOf } from './look.ts';
import { areas, type Member } from './pages.ts';
import { takeTimes, watchPress } from './press.js';
import { type Running, type Session, sessionCookie } from './server.ts';

/** A mid-range phone on slow 4G: what Lighthouse reckons with, here in earnest. */
const PHONE = { width: 412, height: 823, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const NETWORK = { download: 1.6e6 / 8, upload: 0.75e6 / 8, latency: 150 };
const SLOWER = 4;
const WAIT_MS = 60_000;
const REST_MS = 1500;
/** No finger is off the glass in the same moment. */
const FINGER_MS = 80;
/** The page that was scrolled to what is pressed is no answer. */
const SETTLE_MS = 300;

interface Step {
  readonly to: string;
  /** What is pressed, by selector. */
  readonly press: string;
  /** What is pressed before, which is not measured. */
  readonly open?: string;
}

/** The way through an area, from its dashboard on. */
function wayThrough(area: string): Step[] {
  const inBar = (page: string) => ({ to: area + page, press: `nav a[href="${area}${page}"]` });
  return [
    inBar('/matches'),
    { to: `${area}/detail-page/:id`, press: 'main article a[href*="/detail-page/"]' },
    inBar('/profile'),
    inBar('/preferance'),
    inBar(''),
    {
      to: `${area}/account`,
      press: `[role="menu"] a[href="${area}/account"]`,
      open: 'header button[aria-haspopup="menu"][aria-label^="Your account"]',
    },
    inBar('/matches'),
  ];
}

/** Milliseconds from a press until anything is seen to change, and until the page is there that it leads to. */
export type Move = Record<'answer' | 'content', number>;

/** What the steps of a member's way are called in tables. */
export function moveNames(member: Member): string[] {
  const area = areas[member];
  const way = wayThrough(area);
  return way.map(({ to }, step) => `${way[step - 1]?.to ?? area} → ${to.slice(area.length) || '/'}`);
}

/** The medians of several visits, one for each step; the scripts of the next pages have had the time to come. */
export async function measureMoves(
  browserPath: string,
  { url }: Running,
  member: Member,
  session: Session,
  runs: number,
): Promise<Move[]> {
  const area = areas[member];
  const way = wayThrough(area);
  const visits: Move[][] = [];
  for (let run = 0; run < runs; run++) visits.push(await visit(browserPath, url + area, session, way));
  return way.map((_, step) => mediansOf(visits.flatMap((moves) => moves[step] ?? [])));
}

async function visit(browserPath: string, start: string, session: Session, way: readonly Step[]) {
  const browser = await launch({ executablePath: browserPath, headless: 'shell', args: BROWSER_FLAGS });
  try {
    await browser.setCookie(sessionCookie(session));
    const tab = await browser.newPage();
    tab.setDefaultTimeout(WAIT_MS);
    await tab.setViewport(PHONE);
    await tab.emulateNetworkConditions(NETWORK);
    await tab.emulateCPUThrottling(SLOWER);
    await tab.goto(start);
    await tab.waitForSelector('[data-app="runs"]');
    // The scripts of the next pages come once somebody moves.
    await tab.mouse.wheel({ deltaY: 1 });
    const moves: Move[] = [];
    for (const step of way) moves.push(await take(tab, step));
    return moves;
  } finally {
    await browser.close();
  }
}

async function take(tab: Tab, { to, press, open }: Step): Promise<Move> {
  // The event stream stays open.
  const rest = () => tab.waitForNetworkIdle({ idleTime: REST_MS, concurrency: 1 });
  await rest();
  if (open) await tap(tab, open);
  if (open) await rest();
  await tab.evaluate(watchPress, `^${to.replace(':id', '[\\w-]+')}$`);
  const film = await startFilm(tab);
  await tap(tab, press, film.press);
  const { pressed, content } = await tab.evaluate(takeTimes);
  return { answer: (await film.changed) - pressed, content };
}

async function tap(tab: Tab, selector: string, before?: () => void): Promise<void> {
  await tab.waitForSelector(selector);
  // The same link stands in the bar for narrow screens and in that for wide ones.
  for (const target of await tab.$$(selector)) {
    if (!(await target.isVisible())) continue;
    // The bar at the bottom would take the press.
    await target.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await wait(SETTLE_MS);
    before?.();
    const touch = await target.touchStart();
    await wait(FINGER_MS);
    return touch.end();
  }
  throw new Error(`${selector} is not to be seen.`);
}
