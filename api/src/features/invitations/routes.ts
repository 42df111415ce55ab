import * as contract from '@ampersand/contract/invitations';
import type { FastifyInstance } from 'fastify';
import { decodeCursor, momentCursor, pageOf } from '../../http/cursor.ts';
import type { Deps } from '../../http/deps.ts';
import { mount } from '../../http/route.ts';
import { audit } from '../../lib/audit.ts';
import { acceptRequest, declineRequest, noteOpened, withdrawInvitation } from './answer.ts';
import { countOpen, findAnswers, findPlaces } from './counts.ts';
import { findForm } from './form.ts';
import { presentInvitation } from './present.ts';
import { deleteWait, findBox, insertWait } from './queries.ts';
import { findRecipient, invite } from './send.ts';
import { findTies } from './ties.ts';

export function invitationRoutes(app: FastifyInstance, deps: Deps): void {
  sendRoutes(app, deps);
  answerRoutes(app, deps);
  roomRoutes(app, deps);
}

function sendRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, contract.listTies, async ({ query, user }) => ({
    data: await findTies(deps.db, { userId: user.id, otherIds: query.userId }, deps.now()),
  }));

  mount(app, deps, contract.getInvitationForm, async ({ params, user }) => ({
    data: await findForm(deps, user, params.userId),
  }));

  mount(app, deps, contract.sendInvitation, async ({ body, user, request }) => {
    const sent = await invite(deps, user, body);
    audit(request, 'invited', { invitationId: sent.id, recipientId: body.recipientId });
    return { data: sent, message: sent.connectionId ? 'You two are connected' : 'Invitation sent' };
  });

  mount(app, deps, contract.withdrawInvitation, async ({ params, user, request }) => {
    const id = params.invitationId;
    await withdrawInvitation(deps, { id, userId: user.id });
    audit(request, 'invitation_withdrawn', { invitationId: id });
    return { message: 'Invitation withdrawn' };
  });

  mount(app, deps, contract.getAnswers, async ({ user }) => ({
    data: (await findAnswers(deps.db, user.id)) ?? null,
  }));
}

function answerRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, contract.listInvitations, async ({ query: { box, status, limit, cursor }, user }) => {
    const after = decodeCursor(momentCursor, cursor);
    const now = deps.now();
    const found = await findBox(deps.db, user.id, { box, status, limit: limit + 1, after }, now);
    const { rows, next } = pageOf(found, limit, ({ invitation: { createdAt, id } }) => ({
      at: createdAt,
      id,
    }));
    return {
      data: rows.map((row) => presentInvitation(box, row)),
      open: await countOpen(deps.db, user.id, now),
      ...next,
    };
  });

  mount(app, deps, contract.openInvitation, async ({ params, user }) => {
    await noteOpened(deps, { id: params.invitationId, userId: user.id });
    return { message: 'Noted' };
  });

  mount(app, deps, contract.acceptInvitation, async ({ params, user, request }) => {
    const id = params.invitationId;
    const connectionId = await acceptRequest(deps, { id, userId: user.id });
    audit(request, 'invitation_accepted', { invitationId: id, connectionId });
    return { data: { connectionId }, message: 'You two are connected' };
  });

  mount(app, deps, contract.declineInvitation, async ({ params, body, user, request }) => {
    const id = params.invitationId;
    await declineRequest(deps, { id, userId: user.id }, body);
    audit(request, 'invitation_declined', { invitationId: id });
    return { message: 'Declined. They will read your reason in kind words' };
  });
}

function roomRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, contract.waitForRoom, async ({ params, user }) => {
    const { id: wantedId } = await findRecipient(deps.db, user, params.userId);
    const room = (await findPlaces(deps.db, wantedId, deps.now())) > 0;
    if (!room) await insertWait(deps.db, { waiterId: user.id, wantedId }, deps.now());
    return { data: { room, waiting: !room } };
  });

  mount(app, deps, contract.stopWaiting, async ({ params, user }) => {
    await deleteWait(deps.db, { waiterId: user.id, wantedId: params.userId });
    return { message: 'You will not be told' };
  });
}
