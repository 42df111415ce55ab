import { loadingFor } from '../../loading.server.ts';
import { attempt } from '../../page/attempt.server.ts';
import { cursorIn } from '../../page/next-page.tsx';
import { waiting } from './boxes.ts';

/** The latest; older ones have their own page of the list. */
const PAGE = 20;
/** There are never more requests. */
const MOST = 100;

/** Every request that waits for an answer: there are never more than fit on a page. */
export const loadRequests = loadingFor(async ({ call, you }) => {
  const requests = await attempt(call('GET /invitations', { query: { ...waiting, limit: MOST } }));
  return { you, open: requests.ok ? requests.value.open : 0, requests };
});

export const loadInvitations = loadingFor(async ({ call, you, url }) => {
  const asked = { box: 'sent', ...cursorIn(url) } as const;
  const [invitations, answers] = await Promise.all([
    attempt(call('GET /invitations', { query: { ...asked, limit: PAGE } })),
    attempt(call('GET /invitations/answers').then(({ data }) => data)),
  ]);
  const open = invitations.ok ? invitations.value.open : 0;
  return { you, open, invitations, answers, asked };
});
