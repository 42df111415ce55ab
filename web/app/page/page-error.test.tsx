import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { ApiError } from '../api.ts';
import { PageError } from './page-error.tsx';

function shown(status: number, code: 'not_found' | 'internal', message: string) {
  const error = new ApiError(status, { code, message, requestId: 'r-42' });
  const element = <PageError error={error} all="/admin/reports" allLabel="All reports" />;
  const router = createMemoryRouter([{ path: '/', element }], { hydrationData: { loaderData: {} } });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test('a page of what is not there leads back to all of them, and is no failure of ours', () => {
  const page = shown(404, 'not_found', 'There is no such report');
  expect(page).toContain('There is no such report</h1>');
  expect(page).toMatch(/href="\/admin\/reports".*All reports/);
  expect(page).not.toMatch(/r-42|Try again/);
  expect(shown(500, 'internal', 'Something went wrong')).toMatch(/Try again.*r-42|r-42.*Try again/);
});
