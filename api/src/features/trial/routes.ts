import * as contract from '@ampersand/contract/trial';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { besides } from '../../http/besides.ts';
import { decodeCursor, momentCursor, pageOf } from '../../http/cursor.ts';
import type { Deps } from '../../http/deps.ts';
import { sendPdf } from '../../http/pdf-reply.ts';
import { mount, mountRaw } from '../../http/route.ts';
import { requireFound } from '../../lib/app-error.ts';
import type { Asked } from '../connections/own.ts';
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
  const answered = async (asked: Asked) => ({ data: await presentTrial(deps.db, asked, deps.now()) });
  /** Does something, and answers what there is then. */
  const doing = async <Own extends Asked>(asked: Own, act: (asked: Own) => Promise<void>) => {
    await act(asked);
    return answered(asked);
  };

  mount(app, deps, contract.getTrial, ({ params, user }) => answered({ ...params, userId: user.id }));
  mount(app, deps, contract.proposeTrial, ({ params, body, user }) =>
    doing({ ...params, userId: user.id }, (asked) => propose(deps, asked, body)),
  );
  mount(app, deps, contract.signTrial, ({ params, body, user }) =>
    doing({ ...params, userId: user.id }, (asked) => sign(deps, asked, body)),
  );
  mount(app, deps, contract.declineTrial, ({ params, user }) =>
    doing({ ...params, userId: user.id }, (asked) => decline(deps, asked)),
  );
  mount(app, deps, contract.withdrawTrial, ({ params, user }) =>
    doing({ ...params, userId: user.id }, (asked) => withdraw(deps, asked)),
  );
  mount(app, deps, contract.checkIn, ({ params, body: { week, ...answer }, user }) =>
    doing({ ...params, userId: user.id }, (asked) => note(deps, asked, { kind: 'WEEK', week, answer })),
  );
  mount(app, deps, contract.decideTrial, ({ params, body, user }) =>
    doing({ ...params, userId: user.id }, (asked) => decide(deps, asked, body)),
  );
  mount(app, deps, contract.debriefTrial, ({ params, body, user }) =>
    doing({ ...params, userId: user.id }, (asked) => note(deps, asked, { kind: 'DEBRIEF', answer: body })),
  );
  mount(app, deps, contract.leaveTrial, ({ params, user }) =>
    doing({ ...params, userId: user.id }, (asked) => leave(deps, asked)),
  );
  mount(app, deps, contract.addTrialTask, ({ params, body, user }) =>
    doing({ ...params, userId: user.id }, (asked) => addTask(deps, asked, body.title)),
  );
  mount(app, deps, contract.changeTrialTask, ({ params, body, user }) =>
    doing({ ...params, userId: user.id }, (asked) => changeTask(deps, asked, body)),
  );
  mount(app, deps, contract.removeTrialTask, ({ params, user }) =>
    doing({ ...params, userId: user.id }, (asked) => removeTask(deps, asked)),
  );

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
    const found = z.uuid().safeParse(params.trialId).success
      ? await findOwnTrial(deps.db, user.id, params.trialId)
      : undefined;
    const trial = requireFound(found, 'There is no such trial here');
    return sendPdf(reply, await trialPdf(trial), TRIAL_FILE);
  });
}
