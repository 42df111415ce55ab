import type { ServerProcess } from '../../api/src/testing/server-process.ts';
import { percentile } from '../statistics.ts';
import type { Talker } from '../talkers.ts';

const ROUNDS = 40;
/** For the compiler. */
const FIRST_ROUNDS = 10;

const call = (id: string) => `/api/v1/connections/${id}/messages`;
const page = (id: string) => `/founder-dashboard/messages/${id}`;

/** A founder's conversations, one with few messages and one with many. */
export interface Conversations {
  readonly reader: Talker;
  readonly few: string;
  readonly many: string;
}

/** Milliseconds that it takes to open each of the two: the page as the server makes it, and the call; medians, taken in turns. */
export async function timeOpening({ url }: ServerProcess, { reader, few, many }: Conversations) {
  const get = async (path: string): Promise<number> => {
    const start = performance.now();
    const response = await fetch(url + path, { headers: { cookie: reader.cookie } });
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${path} answers ${response.status}.`);
    return performance.now() - start;
  };
  const asked = { call: call(few), callOfMany: call(many), page: page(few), pageOfMany: page(many) };
  const times = { call: [], callOfMany: [], page: [], pageOfMany: [] } as Record<
    keyof typeof asked,
    number[]
  >;
  for (let round = 0; round < FIRST_ROUNDS + ROUNDS; round++)
    for (const [name, path] of Object.entries(asked) as [keyof typeof asked, string][]) {
      const time = await get(path);
      if (round >= FIRST_ROUNDS) times[name].push(time);
    }
  const median = (name: keyof typeof asked) => percentile(times[name], 0.5);
  return {
    call: { few: median('call'), many: median('callOfMany') },
    page: { few: median('page'), many: median('pageOfMany') },
  };
}
