import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { Signatures } from './signatures.tsx';

test.each([
  ['America/Los_Angeles', '2026-11-23T02:00:00.000Z'],
  ['Asia/Kolkata', '2026-11-23T23:30:00.000Z'],
])('who signs a trial is told the UTC day in %s, as on the paper', (zone, signedAt) => {
  const signatures = [{ mine: true, name: 'Amina Okafor', signedAt }];
  const router = createMemoryRouter(
    [{ id: 'root', path: '/', element: <Signatures signatures={signatures} /> }],
    { hydrationData: { loaderData: { root: { zone } } } },
  );
  expect(renderToStaticMarkup(<RouterProvider router={router} />)).toContain('23 November 2026');
});
