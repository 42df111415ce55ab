import { Socket } from 'node:net';
import { setImmediate as afterReading, setTimeout as delay } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';

const BEAT_MS = 250;
/** A server that does not even answer `select 1` for so many half seconds hangs, or the network between is gone. */
const SILENT_STEPS = 4;
const STEP_MS = 500;
/** A step that ends so late was one in which this process itself got no processor time: it says nothing of the server. */
const LATE_MS = 250;

/**
 * Asks a server all the time whether it is there, on a connection of its own. Once no answer comes, it breaks all
 * connections made with its `stream` on which nothing came meanwhile: whoever waits fails within two to three seconds
 * instead of at the end of a time limit. A slow query is not cut, however long it takes, as long as the server answers.
 */
export function watchServer(config: ClientConfig) {
  const closing = new AbortController();
  const sockets = new Set<Socket>();
  let asking: Client | undefined;

  function stream(): Socket {
    const socket = new Socket();
    sockets.add(socket.once('close', () => sockets.delete(socket)));
    return socket;
  }

  async function ask(): Promise<void> {
    if (!asking) {
      asking = new Client({ ...config, stream }).on('error', () => {});
      await asking.connect();
    }
    await asking.query('select 1');
  }

  async function run(): Promise<void> {
    while (!closing.signal.aborted) {
      const answered = new AbortController();
      let heard = new Map<Socket, number>();
      const listen = () => {
        heard = new Map([...sockets].map((socket) => [socket, socket.bytesRead]));
      };
      listen();
      const answer = ask()
        // A refusal is an answer too; connections that break say so by themselves.
        .catch(() => {
          asking = undefined;
        })
        .finally(() => answered.abort());
      while (await isSilent(answered.signal)) {
        for (const socket of sockets) if (socket.bytesRead === (heard.get(socket) ?? 0)) socket.destroy();
        listen();
      }
      await answer;
      await delay(BEAT_MS, undefined, { signal: closing.signal }).catch(() => {});
    }
  }

  const running = run();
  return {
    /** Makes the connections that are watched; an option of `pg`. */
    stream,
    async close(): Promise<void> {
      closing.abort();
      for (const socket of sockets) socket.destroy();
      await running;
    },
  };
}

/** Whether the time is over before the answer came. What arrived while this process was busy is read first. */
async function isSilent(answered: AbortSignal): Promise<boolean> {
  try {
    for (let steps = 0; steps < SILENT_STEPS; ) {
      const from = performance.now();
      await delay(STEP_MS, undefined, { signal: answered });
      if (performance.now() - from < STEP_MS + LATE_MS) steps++;
    }
    await afterReading();
  } catch {
    // The wait was broken off: there is an answer.
  }
  return !answered.aborted;
}
