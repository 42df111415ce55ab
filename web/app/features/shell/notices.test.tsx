import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { UnconfirmedNotice } from './unconfirmed-notice.tsx';

const account = '/founder-dashboard/account';
const notice = (email: string | null, page: string) =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={[page]}>
      <UnconfirmedNotice email={email} account={account} />
    </MemoryRouter>,
  );

test('whoever has not confirmed their address is told on every page but the account page, which says more', () => {
  const html = notice('mira@exmaple.com', '/founder-dashboard');
  expect(html.replace(/<.*?>/g, '')).toContain('We sent a link to mira@exmaple.com to confirm it.');
  expect(html).toContain(`href="${account}"`);
  expect(notice('mira@exmaple.com', account)).toBe('');
  expect(notice(null, '/founder-dashboard')).toBe('');
});
