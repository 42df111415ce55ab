import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';

/** A text that was sent so often is prepared: parsed once by each connection, and soon planned once. */
const OFTEN = 5;
/** A connection keeps what it has prepared; texts beyond are parsed and planned each time. */
const MOST = 150;

/** Names the statements that this process sends again and again, whoever sends them. Those without an object around them keep as they are: of jobs and limits. */
export function prepareOften(pool: Pool): void {
  const nameOf = createNames();
  pool.on('connect', (client) => {
    const { query } = client;
    const named = (config: unknown) => {
      const text = textOf(config);
      return text === undefined ? config : Object.assign({}, config, { name: nameOf(text) });
    };
    Object.assign(client, {
      query: (config: unknown, ...rest: unknown[]) => Reflect.apply(query, client, [named(config), ...rest]),
    });
  });
}

/** The text of a statement that has none of its own name yet. */
function textOf(config: unknown): string | undefined {
  if (typeof config !== 'object' || config === null || !('text' in config)) return undefined;
  if ('name' in config && config.name !== undefined) return undefined;
  return typeof config.text === 'string' ? config.text : undefined;
}

/** Names of texts that were asked for often; undefined until then. */
export function createNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  const counts = new LRUCache<string, number>({ max: 1_000 });
  return (text) => {
    const name = names.get(text);
    if (name || names.size >= MOST) return name;
    const count = (counts.get(text) ?? 0) + 1;
    counts.set(text, count);
    if (count < OFTEN) return undefined;
    names.set(text, `often_${names.size}`);
    return names.get(text);
  };
}
