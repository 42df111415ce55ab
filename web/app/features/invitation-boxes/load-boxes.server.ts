import { loadingFor } from '../../loading.server.ts';
import { attempt } from '../../page/attempt.server.ts';
import { cursorIn } from '../../page/next-page.tsx';

/** The latest; older ones have their own page of the list. */
const PAGE = 20;
/** There are never more requests. */
const MOST = 100;

/** Every request that waits for an answer: there are never more than fit on a page. */
export const loadRequests = loadingFor(async ({ call, you }) => {
  const requests = await attempt(
    call('GET /invitations', { query: { box: 'received', status: 'PENDING', limit: MOST } }),
  );
  return { you, open: requests.ok ? requests.value.open : 0, requests };
});

export const loadInvitations = loadingFor(async ({ call, you, url }) => {
  const older = cursorIn(url);
  const [invitations, answers] = await Promise.all([
    attempt(call('GET /invitations', { query: { box: 'sent', limit: PAGE, ...older } })),
    attempt(call('GET /invitations/answers').then(({ data }) => data)),
  ]);
  const open = invitations.ok ? invitations.value.open : 0;
  return { you, open, invitations, answers, isOlder: 'cursor' in older };
});
