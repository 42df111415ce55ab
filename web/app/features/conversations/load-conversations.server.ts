import { conversationFilterSchema } from '@ampersand/contract/connections';
import { loadingFor } from '../../loading.server.ts';
import { attempt } from '../../page/attempt.server.ts';
import { FILTER, PLACE, SEARCH, SINCE } from './addresses.ts';
import { PAGE } from './use-conversations.ts';

const MOST_FOUND = 20;
/** Shorter words are in everything. */
const LEAST = 2;

/** The conversations of a member, and the messages in which something was found. */
export const loadConversations = loadingFor(async ({ call, you, url }) => {
  const filter = conversationFilterSchema.safeParse(url.searchParams.get(FILTER)).data;
  const search = url.searchParams.get(SEARCH)?.trim() || undefined;
  const wanted = { ...(filter && { filter }), ...(search && { search }) };
  const [conversations, open, found] = await Promise.all([
    attempt(call('GET /connections', { query: { ...wanted, limit: PAGE } })),
    attempt(call('GET /invitations', { query: { box: 'received', status: 'PENDING', limit: 1 } })),
    search && search.length >= LEAST
      ? attempt(call('GET /messages', { query: { search, limit: MOST_FOUND } }))
      : undefined,
  ]);
  return {
    you,
    open: open.ok ? open.value.open : 0,
    conversations,
    wanted,
    found,
    now: new Date().toISOString(),
  };
});

/** One conversation and its newest messages, or those around a place or from a moment on. */
export const loadConversation = loadingFor(async ({ call, you, url, params }) => {
  const connectionId = params.id ?? '';
  const around = Number(url.searchParams.get(PLACE)) || undefined;
  const since = url.searchParams.get(SINCE) ?? undefined;
  const place = around ? { around } : since ? { since } : {};
  const [{ data: conversation }, messages, calls] = await Promise.all([
    call('GET /connections/{connectionId}', { params: { connectionId } }),
    attempt(
      call('GET /connections/{connectionId}/messages', { params: { connectionId }, query: { ...place } }),
    ),
    attempt(call('GET /connections/{connectionId}/calls', { params: { connectionId } })),
  ]);
  return { you, conversation, messages, calls, around };
});
