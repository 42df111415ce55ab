import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { areaOf } from '../../page/area.ts';
import { InviteButton } from './invite-button.tsx';

test('who has invited the reader is answered where the requests are', () => {
  const { matches, requests } = areaOf({ role: 'FOUNDER' }).paths;
  const element = (
    <InviteButton
      name="Ada Neu"
      tie={{ kind: 'RECEIVED', connectionId: null, declined: null }}
      onInvite={() => {}}
    />
  );
  const router = createMemoryRouter([{ path: matches, element }], { initialEntries: [matches] });
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  expect(html).toContain(`href="${requests}"`);
  expect(html.replace(/<[^>]*>/g, '')).toBe('Answer their request: Ada Neu');
});
