import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { areaOf } from '../../page/area.ts';
import { BottomBar } from './bottom-bar.tsx';
import { waysOf } from './nav-links.ts';
import { Sidebar } from './sidebar.tsx';

const area = areaOf({ role: 'FOUNDER' });
const ways = waysOf(area);

test.each([
  ['sidebar', <Sidebar key="s" ways={ways} startsCollapsed={false} />],
  ['bar at the bottom', <BottomBar key="b" ways={ways} />],
])('the %s marks the page that is being opened, no more the one that is left', (_, element) => {
  const { index, messages } = area.paths;
  const never = () => new Promise<never>(() => {});
  const router = createMemoryRouter(
    [
      { path: index, element },
      { path: `${messages}/requests`, element, loader: never },
    ],
    { initialEntries: [index] },
  );
  const marked = () =>
    [
      ...renderToStaticMarkup(<RouterProvider router={router} />).matchAll(
        /<a [^>]*aria-current="page"[^>]*>/g,
      ),
    ].map(([link]) => /href="([^"]*)"/.exec(link)?.[1]);

  expect(marked()).toEqual([index]);
  void router.navigate(`${messages}/requests`);
  expect(marked()).toEqual([messages]);
});
