import { pages } from '@ampersand/contract/pages';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { matchRoutes, type RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { paths, sharedPages } from './paths.ts';
import routes from './routes.ts';

const objectOf = ({ index, path, children }: RouteConfigEntry): RouteObject =>
  index ? { index } : { ...(path && { path }), children: (children ?? []).map(objectOf) };
const table = routes.map(objectOf);

/** The route of an address as the table spells it; undefined where nothing but a page for lost people is left. */
function routeOf(address: string): string | undefined {
  const way = matchRoutes(table, new URL(address, 'http://here').pathname) ?? [];
  const pattern = way
    .map(({ route }) => route.path)
    .filter(Boolean)
    .join('/');
  return way.length === 0 || pattern.endsWith('*') ? undefined : `/${pattern}`;
}

/** Every address in a table of them; whatever is to be filled in is `x`. */
function addressesIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return [value('x')];
  return Object.values(value ?? {}).flatMap(addressesIn);
}

test.each(addressesIn(pages))('%s, to which the server leads people, is a page', (address) => {
  expect(routeOf(address)).toBeDefined();
});

test.each(addressesIn(paths))('%s is a page', (address) => {
  expect(routeOf(address)).toBeDefined();
});

test.each(sharedPages)('%s, which is kept, is a page', (address) => {
  expect(routeOf(address)).toBeDefined();
});

test('an address that is no page is told from one that is', () => {
  expect(routeOf('/nowhere')).toBeUndefined();
  expect(routeOf('/founder-dashboard/nowhere')).toBeUndefined();
});
