import type { Box, Invitation } from '@ampersand/contract/invitations';
import { type Call, loadingFor } from '../../loading.server.ts';
import { attempt } from '../../page/attempt.server.ts';
import { BEFORE } from './addresses.ts';

/** The latest; older ones have their own page of the list. */
const PAGE = 20;
/** More connections than that nobody has looked through yet. */
const MOST = 100;

const accepted = (call: Call, box: Box) =>
  call('GET /invitations', { query: { box, status: 'ACCEPTED', limit: MOST } });

/** Whom the member is connected with, latest first. */
export const loadConnections = loadingFor(async ({ call, you, params }) => {
  const boxes = await attempt(Promise.all([accepted(call, 'received'), accepted(call, 'sent')]));
  if (!boxes.ok) return { you, open: 0, connections: boxes, wanted: params.id };
  const open = boxes.value[0].open;
  const value = connectionsIn(boxes.value.flatMap(({ data }) => data));
  return { you, open, connections: { ok: true, value } as const, wanted: params.id };
});

/** One a conversation: two people may have been connected before. */
function connectionsIn(invitations: readonly Invitation[]): Connection[] {
  const latestFirst = invitations.toSorted((one, other) => since(other).localeCompare(since(one)));
  const byId = new Map<string, Connection>();
  for (const invitation of latestFirst) {
    const { connectionId: id, person } = invitation;
    if (id && !byId.has(id)) byId.set(id, { id, person, since: since(invitation) });
  }
  return [...byId.values()];
}

const since = ({ answeredAt, createdAt }: Invitation) => answeredAt ?? createdAt;

export interface Connection {
  id: string;
  person: Invitation['person'];
  /** ISO 8601 UTC. */
  since: string;
}

/** Every request that waits for an answer: there are never more than fit on a page. */
export const loadRequests = loadingFor(async ({ call, you }) => {
  const requests = await attempt(
    call('GET /invitations', { query: { box: 'received', status: 'PENDING', limit: MOST } }),
  );
  return { you, open: requests.ok ? requests.value.open : 0, requests };
});

export const loadInvitations = loadingFor(async ({ call, you, url }) => {
  const cursor = url.searchParams.get(BEFORE) ?? undefined;
  const [invitations, answers] = await Promise.all([
    attempt(call('GET /invitations', { query: { box: 'sent', limit: PAGE, cursor } })),
    attempt(call('GET /invitations/answers').then(({ data }) => data)),
  ]);
  const open = invitations.ok ? invitations.value.open : 0;
  return { you, open, invitations, answers, isOlder: cursor !== undefined };
});
