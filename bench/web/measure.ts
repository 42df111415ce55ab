import { loadavg } from 'node:os';
import { mean } from '../statistics.ts';
import { memory, pageOverList, secondStart, serverNames, sharedPagesASecond } from './load.ts';
import { look } from './look.ts';
import { measureMoves, moveNames } from './moves.ts';
import { type Member, members, nameOf, type Page } from './pages.ts';
import { headersOf, logIn, type Running, type Session, startServer } from './server.ts';
import { Book, type Flat, moveCells, pageCells, serverCells } from './table.ts';

export interface Plan {
  /** The checkout that is measured, built. */
  readonly root: string;
  /** Data of its server. */
  readonly data: string;
  readonly browser: string;
  readonly runs: number;
  readonly pages: readonly Page[];
  /** Pages only; no moves and nothing of the server. */
  readonly pagesOnly: boolean;
  /** Printed beside. */
  readonly before: Flat;
}

export interface Measured {
  readonly figures: Flat;
  /** What Lighthouse finds fault with, and where. */
  readonly faults: ReadonlyMap<string, readonly string[]>;
  /** Processes that wanted a core meanwhile, on average. */
  readonly load: number;
}

export async function measure(plan: Plan): Promise<Measured> {
  const book = new Book(plan.before);
  const faults = new Map<string, string[]>();
  const loads: number[] = [];
  const watch = setInterval(() => loads.push(loadavg()[0] ?? Number.NaN), 10_000);
  try {
    await withServer(plan, async (server, sessions) => {
      await measurePages(plan, server, sessions, book, faults);
      if (plan.pagesOnly) return;
      await measureWays(plan, server, sessions, book);
      book.head(serverCells);
      const keep = (name: string, value: number) => book.row(name, serverCells, { server: value });
      keep(serverNames.shared, await sharedPagesASecond(server));
      keep(serverNames.processor, await pageOverList(server, sessions.founder));
    });
    if (!plan.pagesOnly) await measureStarts(plan, book);
  } finally {
    clearInterval(watch);
  }
  return { figures: book.figures, faults, load: mean(loads) };
}

type Sessions = Readonly<Record<Member, Session>>;

async function withServer<Result>(
  { root, data }: Plan,
  use: (server: Running, sessions: Sessions) => Promise<Result>,
): Promise<Result> {
  const server = await startServer(root, data);
  try {
    return await use(server, {
      founder: await logIn(server, 'founder'),
      applicant: await logIn(server, 'applicant'),
    });
  } finally {
    await server.stop();
  }
}

async function measurePages(
  { browser, runs, pages }: Plan,
  { url }: Running,
  sessions: Sessions,
  book: Book,
  faults: Map<string, string[]>,
): Promise<void> {
  book.head(pageCells);
  for (const page of pages) {
    const session = page.member && sessions[page.member];
    const id = /\/(messages|together)\//.test(page.path) ? session?.conversationId : session?.matchId;
    const address = url + page.path.replace(':id', id ?? '').replace(':theme', 'vision');
    if (!page.missing && (await isMissing(address, session))) continue;
    const found = await look(browser, address, runs, page, session);
    const name = nameOf(page);
    book.row(name, pageCells, { ...found.figures });
    for (const fault of found.faults) faults.set(fault, [...(faults.get(fault) ?? []), name]);
  }
}

/** What is not there has no figures, and falls short where there are limits. */
async function isMissing(address: string, session: Session | undefined): Promise<boolean> {
  const response = await fetch(address, { headers: session ? headersOf(session) : {} });
  return response.status === 404;
}

async function measureWays({ browser, runs }: Plan, server: Running, sessions: Sessions, book: Book) {
  book.head(moveCells);
  for (const member of members) {
    const moves = await measureMoves(browser, server, member, sessions[member], runs);
    for (const [step, name] of moveNames(member).entries()) book.row(name, moveCells, { ...moves[step] });
  }
}

/** Figures of a server that has just started, and of its start. */
async function measureStarts(plan: Plan, book: Book): Promise<void> {
  const keep = (name: string, value: number) => book.row(name, serverCells, { server: value });
  await withServer(plan, async (server, { founder }) => {
    const { idle, used } = await memory(plan.browser, server, founder);
    keep(serverNames.idle, idle);
    keep(serverNames.used, used);
  });
  keep(serverNames.start, await secondStart(plan.root, plan.data));
}
