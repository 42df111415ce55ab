import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { baseUrl } from '../src/server.ts';

/** A way to the server on which scripts take their time. */
export interface HeldScripts extends AsyncDisposable {
  readonly url: string;
  /** How many scripts were asked for so far. */
  asked(): number;
  /** Lets the scripts of the page that was asked for last come. */
  arrive(): void;
}

/**
 * Passes everything on to the server and back, for one window. What ends with `.js` begins to come `ms` milliseconds after its
 * page was asked for, and once it may arrive. Each way is an origin of its own: of others the browser has kept nothing that counts here.
 */
export async function holdScripts(ms: number): Promise<HeldScripts> {
  const target = new URL(baseUrl());
  let asked = 0;
  let page = holdPage(ms);
  const proxy = createServer((incoming, outgoing) => {
    const isScript = /\.js$/.test(incoming.url ?? '');
    if (isScript) asked++;
    if (incoming.headers.accept?.startsWith('text/html')) page = holdPage(ms);
    const headers = { ...incoming.headers, host: target.host };
    // The server answers its own site alone.
    if (headers.origin) headers.origin = target.origin;
    if (headers.referer) headers.referer = headers.referer.replace(/^http:\/\/[^/]+/, target.origin);
    const passed = request(
      new URL(incoming.url ?? '/', target),
      { method: incoming.method, headers },
      (answer) => {
        const go = () => {
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(outgoing);
        };
        if (isScript) page.held.then(go);
        else go();
      },
    );
    passed.on('error', () => fail(outgoing));
    outgoing.on('close', () => passed.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => proxy.listen(0, 'localhost', resolve));
  const { port } = proxy.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    asked: () => asked,
    arrive: () => page.arrive(),
    [Symbol.asyncDispose]: async () => {
      proxy.closeAllConnections();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}

function holdPage(ms: number) {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { held: Promise.all([promise, sleep(ms)]), arrive: resolve };
}

function fail(outgoing: ServerResponse): void {
  if (!outgoing.headersSent) outgoing.writeHead(502);
  outgoing.end();
}
