import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { Registered } from './registered.tsx';

test('whoever has signed up is told to which address an email went', () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <Registered title="Sign up" email="mira@exmaple.com" />
    </MemoryRouter>,
  );
  expect(html.replace(/<.*?>/g, '')).toContain('We sent a link to mira@exmaple.com: follow it');
});
