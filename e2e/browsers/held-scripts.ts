import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { baseUrl } from '../src/server.ts';

/** A way to the server on which scripts take their time. */
export interface HeldScripts {
  readonly url: string;
  /** How many scripts were asked for so far. */
  asked(): number;
  close(): Promise<void>;
}

/** Passes everything on to the server and back; what ends with `.js` begins to come only after `ms` milliseconds. */
export async function holdScripts(ms: number): Promise<HeldScripts> {
  const target = new URL(baseUrl());
  let asked = 0;
  const proxy = createServer((incoming, outgoing) => {
    const isScript = /\.js$/.test(incoming.url ?? '');
    if (isScript) asked++;
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
        if (isScript) setTimeout(go, ms);
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
    close: async () => {
      proxy.closeAllConnections();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}

function fail(outgoing: ServerResponse): void {
  if (!outgoing.headersSent) outgoing.writeHead(502);
  outgoing.end();
}
