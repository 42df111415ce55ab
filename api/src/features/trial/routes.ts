import * as contract from '@ampersand/contract/trial';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { besides } from '../../http/besides.ts';
import { decodeCursor, momentCursor, pageOf } from '../../http/cursor.ts';
import type { Deps } from '../../http/deps.ts';
import { sendPdf } from '../../http/pdf-reply.ts';
import { mount, mountRaw } from '../../http/route.ts';
import { requireFound } from '../../lib/app-error.ts';
import { answering } from '../connections/together.ts';
import {
  addTask,
  changeTask,
  decide,
  decline,
  leave,
  note,
  propose,
  removeTask,
  sign,
  withdraw,
} from './change.ts';
import { TRIAL_FILE, trialPdf } from './paper.ts';
import { presentTrial } from './present.ts';
import { findOwnTrial, findOwnTrials } from './queries.ts';

export function trialRoutes(app: FastifyInstance, deps: Deps): void {
  const answered = answering((asked) => presentTrial(deps.db, asked, deps.now()));

  mount(app, deps, contract.getTrial, (call) => answered(call));
  mount(app, deps, contract.proposeTrial, (call) =>
    answered(call, (asked) => propose(deps, asked, call.body)),
  );
  mount(app, deps, contract.signTrial, (call) => answered(call, (asked) => sign(deps, asked, call.body)));
  mount(app, deps, contract.declineTrial, (call) => answered(call, (asked) => decline(deps, asked)));
  mount(app, deps, contract.withdrawTrial, (call) => answered(call, (asked) => withdraw(deps, asked)));
  mount(app, deps, contract.checkIn, (call) => {
    const { week, ...answer } = call.body;
    return answered(call, (asked) => note(deps, asked, { kind: 'WEEK', week, answer }));
  });
  mount(app, deps, contract.decideTrial, (call) => answered(call, (asked) => decide(deps, asked, call.body)));
  mount(app, deps, contract.debriefTrial, (call) =>
    answered(call, (asked) => note(deps, asked, { kind: 'DEBRIEF', answer: call.body })),
  );
  mount(app, deps, contract.leaveTrial, (call) => answered(call, (asked) => leave(deps, asked)));
  mount(app, deps, contract.addTrialTask, (call) =>
    answered(call, (asked) => addTask(deps, asked, call.body.title)),
  );
  mount(app, deps, contract.changeTrialTask, (call) =>
    answered(call, (asked) => changeTask(deps, asked, call.body)),
  );
  mount(app, deps, contract.removeTrialTask, (call) => answered(call, (asked) => removeTask(deps, asked)));

  mount(app, deps, contract.listTrials, async ({ query: { limit, cursor }, user }) => {
    const after = decodeCursor(momentCursor, cursor);
    const found = await findOwnTrials(deps.db, user.id, { limit: limit + 1, after });
    const { rows, next } = pageOf(found, limit, ({ trial }) => ({ at: trial.signedAt, id: trial.id }));
    return {
      data: rows.map(({ trial, otherName }) => ({
        id: trial.id,
        with: otherName,
        signedAt: trial.signedAt.toISOString(),
        holds: trial.endedHow !== 'REPLACED',
      })),
      ...next,
    };
  });

  mountRaw(app, deps, besides.trial, async ({ params, user, reply }) => {
    const isId = z.uuid().safeParse(params.trialId).success;
    const found = isId && (await findOwnTrial(deps.db, user.id, params.trialId));
    const trial = requireFound(found, 'There is no such trial here');
    return sendPdf(reply, await trialPdf(trial), TRIAL_FILE);
  });
}
