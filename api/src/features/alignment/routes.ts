import * as contract from '@ampersand/contract/alignment';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../http/deps.ts';
import { mount } from '../../http/route.ts';
import { findOwn, requireReadable } from '../connections/own.ts';
import { add, again, confirm, give, propose, refuse, remove, takeBack, withdraw } from './change.ts';
import { presentAlignment } from './present.ts';
import { deleteAnswer, findAnswers, findPoints, findThemes, upsertAnswer } from './queries.ts';

export function alignmentRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, contract.listAlignmentAnswers, async ({ user }) => ({
    data: await findAnswers(deps.db, user.id),
  }));

  mount(app, deps, contract.saveAlignmentAnswer, async ({ body, user }) => {
    await upsertAnswer(deps.db, user.id, body, deps.now());
    return { message: 'Saved' };
  });

  mount(app, deps, contract.removeAlignmentAnswer, async ({ params, user }) => {
    await deleteAnswer(deps.db, user.id, params.question);
    return { message: 'Taken back' };
  });

  mount(app, deps, contract.getAlignment, async ({ params, user }) => {
    const asked = { ...params, userId: user.id };
    requireReadable(await findOwn(deps.db, asked));
    const [rows, points] = await Promise.all([
      findThemes(deps.db, asked),
      findPoints(deps.db, params.connectionId),
    ]);
    return { data: presentAlignment(user.id, rows, points) };
  });

  themeRoutes(app, deps);
  pointRoutes(app, deps);
}

function themeRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, contract.giveTheme, async ({ params, body, user }) => {
    await give(deps, { ...params, userId: user.id }, body.answers);
    return { message: 'Given' };
  });

  mount(app, deps, contract.takeBackTheme, async ({ params, user }) => {
    await takeBack(deps, { ...params, userId: user.id });
    return { message: 'Taken back' };
  });

  mount(app, deps, contract.askAgain, async ({ params, user }) => {
    await again(deps, { ...params, userId: user.id });
    return { message: 'Noted' };
  });

  mount(app, deps, contract.refuseAgain, async ({ params, user }) => {
    await refuse(deps, { ...params, userId: user.id });
    return { message: 'It stays as it is' };
  });
}

function pointRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, contract.addPoint, async ({ params, body, user }) => {
    await add(deps, { ...params, userId: user.id }, body.question);
    return { message: 'It is on the agenda' };
  });

  mount(app, deps, contract.removePoint, async ({ params, user }) => {
    await remove(deps, { ...params, userId: user.id });
    return { message: 'It is off the agenda' };
  });

  mount(app, deps, contract.proposeSentence, async ({ params, body, user }) => {
    await propose(deps, { ...params, userId: user.id }, body);
    return { message: 'Proposed' };
  });

  mount(app, deps, contract.withdrawProposal, async ({ params, body, user }) => {
    await withdraw(deps, { ...params, userId: user.id }, body.sentence);
    return { message: 'Taken away' };
  });

  mount(app, deps, contract.confirmSentence, async ({ params, body, user }) => {
    await confirm(deps, { ...params, userId: user.id }, body.sentence);
    return { message: 'Confirmed' };
  });
}
