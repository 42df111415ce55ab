import { brand } from '@ampersand/contract/brand';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { paths } from '../../paths.ts';
import Login from './login.tsx';

test('a suspended member is told at the log-in what happened and whom to write to, without scripts too', () => {
  const refused = { status: 403, code: 'account_suspended', message: 'This account is suspended' };
  const router = createMemoryRouter([{ id: 'login', path: paths.login(), element: <Login /> }], {
    initialEntries: [paths.login()],
    hydrationData: { loaderData: {}, actionData: { login: { values: { email: 'a@example.com' }, refused } } },
  });
  const page = renderToStaticMarkup(<RouterProvider router={router} />);
  expect(page).toContain('Your account is suspended</h1>');
  expect(page).toContain(`href="mailto:${brand.supportEmail}"`);
  expect(page).not.toContain('<form');
});
