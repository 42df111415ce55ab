import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { pages } from '@ampersand/contract/pages';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const IMPORT = /\b(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g;

/** Files of `root`, tests left out; paths begin at `root`. */
function sourcesIn(root: string): string[] {
  const files = readdirSync(join(ROOT, root), { recursive: true, encoding: 'utf8' });
  return files.filter((name) => /(?<!\.test|\.d)\.tsx?$/.test(name) && !name.startsWith('testing/'));
}

/** Every import of one file of `root` by another. */
function importsIn(root: string): { from: string; to: string }[] {
  return sourcesIn(root).flatMap((from) => {
    const folder = join(ROOT, root, dirname(from));
    const text = readFileSync(join(ROOT, root, from), 'utf8');
    return [...text.matchAll(IMPORT)].map(([, target = '']) => ({
      from,
      to: relative(join(ROOT, root), resolve(folder, target)),
    }));
  });
}

/** A feature, or another folder at the top; files beside those are what puts them together. */
const roomAtTop = (path: string) => /^features\/[^/]+(?=\/)|^[^/]+(?=\/)/.exec(path)?.[0];

/** Rooms that import each other, if only in a roundabout way: `a > b > a`. */
function ringsIn(root: string, roomOf: (path: string) => string | undefined): string[] {
  const neighbours = new Map<string, Set<string>>();
  for (const { from, to } of importsIn(root)) {
    const [room, other] = [roomOf(from), roomOf(to)];
    if (room && other && room !== other) neighbours.set(room, (neighbours.get(room) ?? new Set()).add(other));
  }
  const rings = new Set<string>();
  const walk = (way: readonly string[]) => {
    for (const next of neighbours.get(way.at(-1) ?? '') ?? []) {
      const start = way.indexOf(next);
      if (start === 0) rings.add([...way, next].join(' > '));
      // A ring is found once, from the first of its rooms in the alphabet.
      else if (start < 0 && next > (way[0] ?? '')) walk([...way, next]);
    }
  };
  for (const room of neighbours.keys()) walk([room]);
  return [...rings];
}

test.each(['contract/src', 'api/src', 'web/app'])('no rooms of %s import each other in a ring', (root) => {
  expect(ringsIn(root, roomAtTop)).toEqual([]);
});

test('no folders of the engine import each other in a ring', () => {
  expect(ringsIn('api/src/features/matchings/rules', dirname)).toEqual([]);
});

test('queries know nothing of HTTP', () => {
  const asks = (file: string) => / from 'drizzle-orm/.test(readFileSync(join(ROOT, 'api/src', file), 'utf8'));
  const knowing = importsIn('api/src').filter(
    // What a server is made of is no HTTP.
    ({ from, to }) =>
      to.startsWith('http/') && to !== 'http/deps.ts' && !from.startsWith('http/') && asks(from),
  );
  expect(knowing).toEqual([]);
});

test('dates are written in one place on each side', () => {
  const writing = ['api/src', 'web/app'].flatMap((root) =>
    sourcesIn(root)
      .map((file) => `${root}/${file}`)
      .filter((path) =>
        /Intl\.DateTimeFormat\((?!\))|toLocale(?:Date|Time)String/.test(
          readFileSync(join(ROOT, path), 'utf8'),
        ),
      ),
  );
  expect(writing.sort()).toEqual(['api/src/lib/dates.ts', 'web/app/page/clock.ts']);
});

test('whatever the server answers is mounted, with its access and its limit', () => {
  const root = join(ROOT, 'api/src');
  const byHand = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.ts$/.test(name) && name !== 'http/route.ts')
    .filter((name) =>
      /\w\.(get|head|post|put|delete|patch|all|route)\b(<[^(]*>)?\(\s*(['"`]\/|\{)/.test(
        readFileSync(join(root, name), 'utf8'),
      ),
    );
  expect(byHand).toEqual([]);
});

test('the server takes addresses of the web app from the contract', () => {
  const root = join(ROOT, 'api/src');
  const addresses = Object.values(pages).map((page) => (typeof page === 'string' ? page : page.index));
  const written = new RegExp(`['"\`](${addresses.join('|')})(?=['"\`/?])`);
  const byHand = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.ts$/.test(name))
    .filter((name) => {
      const text = readFileSync(join(root, name), 'utf8');
      return written.test(text) || /new URL\(\s*['"`]\//.test(text);
    });
  expect(byHand).toEqual([]);
});
