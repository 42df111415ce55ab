import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { createEmbedder } from './embedder.ts';
import { type RemoteOptions, remoteEmbedder } from './remote-embedder.ts';
import { dot } from './vectors.ts';

interface Call {
  readonly path: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly model: string;
  readonly input: string[];
}

type Handler = (response: ServerResponse, call: Call) => void;

describe('a remote model', () => {
  const servers: Server[] = [];

  /** A server that answers its calls with the handlers in turn, the last one over and over. */
  async function serve(...handlers: Handler[]) {
    const calls: Call[] = [];
    const server = createServer(async (request, response) => {
      const body = JSON.parse(Buffer.concat(await request.toArray()).toString('utf8'));
      const call: Call = { path: request.url, headers: request.headers, ...body };
      calls.push(call);
      handlers[Math.min(calls.length, handlers.length) - 1]?.(response, call);
    });
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('the test server has no port');
    const url = `http://127.0.0.1:${address.port}`;
    const embedder = (options: Partial<RemoteOptions> = {}) =>
      remoteEmbedder({ url, model: 'a-model', backOff: 10, ...options });
    return { calls, url, embedder };
  }

  afterEach(() => {
    for (const server of servers.splice(0)) {
      server.closeAllConnections();
      server.close();
    }
  });

  /** A vector from the text's first two characters, out of order as the call allows. */
  function embeddings(numbers = 384): Handler {
    return (response, { input }) => {
      const data = input.map((text, index) => {
        const embedding = Array.from({ length: numbers }, () => 0);
        embedding[0] = text.charCodeAt(0);
        embedding[1] = text.charCodeAt(1);
        return { object: 'embedding', index, embedding };
      });
      json(response, { object: 'list', data: data.toReversed() });
    };
  }

  function json(response: ServerResponse, body: unknown): void {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
  }

  function status(code: number, headers: Record<string, string> = {}): Handler {
    return (response) => response.writeHead(code, headers).end('{"error":"busy"}');
  }

  test('gets its texts, model and key in the form of the OpenAI call', async () => {
    const { calls, url, embedder } = await serve(embeddings());
    await embedder({ apiKey: 'secret' }).embed(['one', 'two']);
    await embedder({ url: `${url}/v1/` }).embed(['one']);
    await embedder({ url: `${url}/openai/v1/embeddings?version=2` }).embed(['one']);
    expect(calls.map((call) => call.path)).toEqual([
      '/v1/embeddings',
      '/v1/embeddings',
      '/openai/v1/embeddings?version=2',
    ]);
    expect(calls[0]).toMatchObject({ model: 'a-model', input: ['one', 'two'] });
    expect(calls[0]?.headers.authorization).toBe('Bearer secret');
    expect(calls[1]?.headers.authorization).toBeUndefined();
  });

  test('gives unit vectors in order, asks once for a repeated text and never for a blank one', async () => {
    const { calls, embedder } = await serve(embeddings());
    const vectors = await embedder().embed(['ab', '', 'zz', ' ab ']);
    expect(calls.map((call) => call.input)).toEqual([['ab', 'zz']]);
    expect(vectors[3]).toBe(vectors[0]);
    expect(vectors[1]).toEqual(new Float32Array(384));
    const [first = new Float32Array(), , third = new Float32Array()] = vectors;
    expect(dot(first, first)).toBeCloseTo(1, 5);
    expect(first[0]).toBeCloseTo(97 / Math.hypot(97, 98), 5);
    expect(third[0]).toBeCloseTo(Math.SQRT1_2, 5);
  });

  test('gets at most 64 texts in a request, each of at most 2,000 characters', async () => {
    const { calls, embedder } = await serve(embeddings());
    const texts = Array.from({ length: 130 }, (_, i) =>
      String.fromCharCode(65 + (i % 26), 65 + Math.floor(i / 26)),
    );
    const vectors = await embedder().embed([...texts, 'x'.repeat(5000)]);
    expect(calls.map((call) => call.input.length)).toEqual([64, 64, 3]);
    expect(calls[2]?.input[2]).toHaveLength(2000);
    expect(vectors[129]?.[0]).toBeCloseTo(90 / Math.hypot(90, 69), 5);
  });

  test.each([768, 256])('of %i dimensions is brought to 384', async (numbers) => {
    const { embedder } = await serve(embeddings(numbers));
    const remote = embedder();
    const [vector = new Float32Array()] = await remote.embed(['ab']);
    expect(remote.dimension).toBe(384);
    expect(vector).toHaveLength(384);
    expect(dot(vector, vector)).toBeCloseTo(1, 5);
  });

  test.each([429, 500, 503])('that answers %i once is asked again', async (code) => {
    const { calls, embedder } = await serve(status(code), embeddings());
    expect(await embedder().embed(['ab'])).toHaveLength(1);
    expect(calls).toHaveLength(2);
  });

  test('that asks for a pause gets it', async () => {
    const { embedder } = await serve(status(429, { 'retry-after': '1' }), embeddings());
    const start = performance.now();
    await embedder().embed(['ab']);
    expect(performance.now() - start).toBeGreaterThan(950);
  });

  test('that keeps failing is given up after the second attempt, without showing the key', async () => {
    const { calls, embedder } = await serve(status(500));
    const error: unknown = await embedder({ apiKey: 'secret' })
      .embed(['ab'])
      .catch((reason) => reason);
    expect(String(error)).toMatch(/\/v1\/embeddings answered 500: {"error":"busy"}/);
    expect(String(error)).not.toContain('secret');
    expect(calls).toHaveLength(2);
  });

  test('that refuses the request is not asked again', async () => {
    const { calls, embedder } = await serve(status(401));
    await expect(embedder().embed(['ab'])).rejects.toThrow(/answered 401/);
    expect(calls).toHaveLength(1);
  });

  test('that does not answer in time is an error that names the time', async () => {
    const { calls, embedder } = await serve(() => {});
    await expect(embedder({ timeout: 50 }).embed(['ab'])).rejects.toThrow(/did not answer within 50 ms/);
    expect(calls).toHaveLength(1);
  });

  test('that drops the connection is asked again', async () => {
    const { calls, embedder } = await serve((response) => response.destroy(), embeddings());
    expect(await embedder().embed(['ab'])).toHaveLength(1);
    expect(calls).toHaveLength(2);
  });

  test('that cannot be reached is an error that says so', async () => {
    const embedder = remoteEmbedder({ url: 'http://127.0.0.1:1', model: 'a-model', backOff: 1 });
    await expect(embedder.ready()).rejects.toThrow(/127\.0\.0\.1:1.* cannot be reached/);
  });

  test('that changes the length of its vectors is an error', async () => {
    const { embedder } = await serve(embeddings(384), embeddings(512));
    const remote = embedder();
    await remote.embed(['ab']);
    await expect(remote.embed(['cd'])).rejects.toThrow(/a vector of 512 numbers after vectors of 384/);
  });

  test.each([
    ['no JSON', (response: ServerResponse) => response.end('<html>'), /did not answer in JSON/],
    ['another shape', (response: ServerResponse) => json(response, { vectors: [] }), /no list of embeddings/],
    [
      'too few vectors',
      (response: ServerResponse) => json(response, { data: [] }),
      /0 embeddings for 1 texts/,
    ],
  ])('that answers with %s is an error', async (_, handler, message) => {
    const { embedder } = await serve(handler);
    await expect(embedder().embed(['ab'])).rejects.toThrow(message);
  });

  test('is ready once it has answered, and is not asked again after that', async () => {
    const { calls, embedder } = await serve(status(401), embeddings());
    const remote = embedder();
    await expect(remote.ready()).rejects.toThrow(/401/);
    await remote.ready();
    await remote.ready();
    expect(calls).toHaveLength(2);
  });

  test('that is closed rejects what waits and what comes later', async () => {
    const { embedder } = await serve(() => {});
    const remote = embedder();
    const rejected = expect(remote.embed(['ab'])).rejects.toThrow('The embedder is closed.');
    await remote.close();
    await rejected;
    await expect(remote.embed(['ab'])).rejects.toThrow('The embedder is closed.');
  });
});

test('the embedder follows the configuration', () => {
  const cacheDir = 'unused';
  expect(createEmbedder({ cacheDir }).model).toMatch(/^all-MiniLM-L6-v2/);
  expect(createEmbedder({ cacheDir, url: 'http://localhost:1', model: 'another' }).model).toBe('another');
  expect(() => createEmbedder({ cacheDir, url: 'http://localhost:1' })).toThrow(/name of the model/);
});
