import type { FastifyBaseLogger } from 'fastify';

const PAGE = 100;

export interface RoundPage<Key> {
  /** The key of the last row before these. */
  readonly after: Key | undefined;
  readonly limit: number;
}

/** Rows a page at a time, by a key that grows: whoever is still due after their turn does not come again. */
export async function* byPages<Row, Key>(
  find: (page: RoundPage<Key>) => Promise<readonly Row[]>,
  keyOf: (row: Row) => Key,
): AsyncGenerator<Row, void> {
  for (let after: Key | undefined; ; ) {
    const rows = await find({ after, limit: PAGE });
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < PAGE) return;
    after = keyOf(last);
  }
}

/** Takes the turn of one; `about` says in the log whose it was. @returns undefined where it failed. */
type Turn = <Result>(
  about: Readonly<Record<string, string>>,
  take: () => Promise<Result>,
) => Promise<Result | undefined>;

/**
 * Goes over many, where what fails for one keeps nothing from the others: it is logged as `failure`, and the job fails at the end,
 * so that it comes again for whoever is still due.
 * @throws {AggregateError} after all turns, where some failed
 */
export async function goRound(
  log: FastifyBaseLogger,
  failure: string,
  round: (turn: Turn) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = [];
  await round(async (about, take) => {
    try {
      return await take();
    } catch (error) {
      failures.push(error);
      log.error({ err: error, ...about }, failure);
      return undefined;
    }
  });
  if (failures.length > 0) throw new AggregateError(failures, `${failure}: ${failures.length}`);
}
