import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { type Unconfirmed, UnconfirmedNotice } from './unconfirmed-notice.tsx';

const account = '/founder-dashboard/account';
const notice = (unconfirmed: Unconfirmed | null, page: string) =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={[page]}>
      <UnconfirmedNotice unconfirmed={unconfirmed} account={account} />
    </MemoryRouter>,
  );
const read = (html: string) => html.replace(/<.*?>/g, '');

test('whoever has not confirmed their address is told on every page but the account page, which says more', () => {
  const own = { email: 'mira@exmaple.com', newEmail: null };
  const html = notice(own, '/founder-dashboard');
  expect(read(html)).toContain('We sent a link to mira@exmaple.com to confirm it.');
  expect(html).toContain(`href="${account}"`);
  expect(notice(own, account)).toBe('');
  expect(notice(null, '/founder-dashboard')).toBe('');
});

test('whoever has asked for another address meanwhile is told where the link that counts was sent', () => {
  const changed = { email: 'mira@exmaple.com', newEmail: 'mira@example.com' };
  expect(read(notice(changed, '/founder-dashboard'))).toContain(
    'We sent a link to mira@example.com: follow it, and that address takes the place of mira@exmaple.com.',
  );
});
