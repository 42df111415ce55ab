import * as contract from '@ampersand/contract/equity';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../http/deps.ts';
import { mount } from '../../http/route.ts';
import type { Asked } from '../connections/own.ts';
import { accept, give, keepDraft, propose, withdraw } from './change.ts';
import { presentEquity } from './present.ts';
import { findOwnAgreements } from './queries.ts';

export function equityRoutes(app: FastifyInstance, deps: Deps): void {
  const answered = async (asked: Asked) => ({ data: await presentEquity(deps.db, asked) });

  mount(app, deps, contract.getEquity, ({ params, user }) => answered({ ...params, userId: user.id }));

  mount(app, deps, contract.saveEquityDraft, async ({ params, body, user }) => {
    const asked = { ...params, userId: user.id };
    await keepDraft(deps, asked, body.answers);
    return answered(asked);
  });

  mount(app, deps, contract.giveEquity, async ({ params, user }) => {
    const asked = { ...params, userId: user.id };
    await give(deps, asked);
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

  mount(app, deps, contract.withdrawEquity, async ({ params, user }) => {
    const asked = { ...params, userId: user.id };
    await withdraw(deps, asked);
    return answered(asked);
  });

  mount(app, deps, contract.listEquityAgreements, async ({ user }) => {
    const found = await findOwnAgreements(deps.db, user.id);
    return {
      data: found.map(({ agreement, otherName, holds }) => ({
        id: agreement.id,
        with: otherName,
        acceptedAt: agreement.acceptedAt.toISOString(),
        holds,
      })),
    };
  });
}
