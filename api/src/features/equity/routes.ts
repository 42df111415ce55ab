import * as contract from '@ampersand/contract/equity';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { besides } from '../../http/besides.ts';
import { decodeCursor, momentCursor, pageOf } from '../../http/cursor.ts';
import type { Deps } from '../../http/deps.ts';
import { sendPdf } from '../../http/pdf-reply.ts';
import { mount, mountRaw } from '../../http/route.ts';
import { requireFound } from '../../lib/app-error.ts';
import type { Asked } from '../connections/own.ts';
import { AGREEMENT_FILE, agreementPdf } from './agreement.ts';
import { accept, decline, give, keepDraft, propose, withdraw } from './change.ts';
import { presentEquity } from './present.ts';
import { findOwnAgreement, findOwnAgreements } from './queries.ts';

export function equityRoutes(app: FastifyInstance, deps: Deps): void {
  const answered = async (asked: Asked) => ({ data: await presentEquity(deps.db, asked) });

  mount(app, deps, contract.getEquity, ({ params, user }) => answered({ ...params, userId: user.id }));

  mount(app, deps, contract.saveEquityDraft, async ({ params, body, user }) => {
    const asked = { ...params, userId: user.id };
    await keepDraft(deps, asked, body.answers);
    return answered(asked);
  });

  mount(app, deps, contract.giveEquity, async ({ params, body, user }) => {
    const asked = { ...params, userId: user.id };
    await give(deps, asked, body.answers);
    return answered(asked);
  });

  mount(app, deps, contract.proposeEquity, async ({ params, body, user }) => {
    const asked = { ...params, userId: user.id };
    await propose(deps, asked, body);
    return answered(asked);
  });

  mount(app, deps, contract.acceptEquity, async ({ params, user }) => {
    const asked = { ...params, userId: user.id };
    await accept(deps, asked);
    return answered(asked);
  });

  mount(app, deps, contract.declineEquity, async ({ params, user }) => {
    const asked = { ...params, userId: user.id };
    await decline(deps, asked);
    return answered(asked);
  });

  mount(app, deps, contract.withdrawEquity, async ({ params, user }) => {
    const asked = { ...params, userId: user.id };
    await withdraw(deps, asked);
    return answered(asked);
  });

  agreementRoute(app, deps);

  mount(app, deps, contract.listEquityAgreements, async ({ query: { limit, cursor }, user }) => {
    const after = decodeCursor(momentCursor, cursor);
    const found = await findOwnAgreements(deps.db, user.id, { limit: limit + 1, after });
    const { rows, next } = pageOf(found, limit, ({ agreement }) => ({
      at: agreement.acceptedAt,
      id: agreement.id,
    }));
    return {
      data: rows.map(({ agreement, otherName, holds }) => ({
        id: agreement.id,
        with: otherName,
        acceptedAt: agreement.acceptedAt.toISOString(),
        holds,
      })),
      ...next,
    };
  });
}

function agreementRoute(app: FastifyInstance, deps: Deps): void {
  mountRaw(app, deps, besides.agreement, async ({ params, user, reply }) => {
    const found = z.uuid().safeParse(params.agreementId).success
      ? await findOwnAgreement(deps.db, user.id, params.agreementId)
      : undefined;
    const agreement = requireFound(found, 'There is no such agreement here');
    return sendPdf(reply, await agreementPdf(agreement), AGREEMENT_FILE);
  });
}
