import * as contract from '@ampersand/contract/equity';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { besides } from '../../http/besides.ts';
import { decodeCursor, momentCursor, pageOf } from '../../http/cursor.ts';
import type { Deps } from '../../http/deps.ts';
import { sendPdf } from '../../http/pdf-reply.ts';
import { mount, mountRaw } from '../../http/route.ts';
import { requireFound } from '../../lib/app-error.ts';
import { answering } from '../connections/together.ts';
import { AGREEMENT_FILE, agreementPdf } from './agreement.ts';
import { accept, decline, give, keepDraft, propose, withdraw } from './change.ts';
import { presentEquity } from './present.ts';
import { findOwnAgreement, findOwnAgreements } from './queries.ts';

export function equityRoutes(app: FastifyInstance, deps: Deps): void {
  const answered = answering((asked) => presentEquity(deps.db, asked));

  mount(app, deps, contract.getEquity, (call) => answered(call));
  mount(app, deps, contract.saveEquityDraft, (call) =>
    answered(call, (asked) => keepDraft(deps, asked, call.body.answers)),
  );
  mount(app, deps, contract.giveEquity, (call) =>
    answered(call, (asked) => give(deps, asked, call.body.answers)),
  );
  mount(app, deps, contract.proposeEquity, (call) =>
    answered(call, (asked) => propose(deps, asked, call.body)),
  );
  mount(app, deps, contract.acceptEquity, (call) => answered(call, (asked) => accept(deps, asked)));
  mount(app, deps, contract.declineEquity, (call) => answered(call, (asked) => decline(deps, asked)));
  mount(app, deps, contract.withdrawEquity, (call) => answered(call, (asked) => withdraw(deps, asked)));

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
    const isId = z.uuid().safeParse(params.agreementId).success;
    const found = isId && (await findOwnAgreement(deps.db, user.id, params.agreementId));
    const agreement = requireFound(found, 'There is no such agreement here');
    return sendPdf(reply, await agreementPdf(agreement), AGREEMENT_FILE);
  });
}
