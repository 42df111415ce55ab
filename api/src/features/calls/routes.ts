import * as contract from '@ampersand/contract/calls';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { besides } from '../../http/besides.ts';
import type { Deps } from '../../http/deps.ts';
import { nothingHere } from '../../http/errors.ts';
import { mount, mountRaw } from '../../http/route.ts';
import type { Asked } from '../connections/own.ts';
import { CALENDAR_FILE, calendarType } from './calendar.ts';
import { accept, cancel, changeLink, decline, suggest, withdraw } from './change.ts';
import { presentCalendar, presentCalls } from './present.ts';

const calendarParams = z.object({ connectionId: z.uuid(), callId: z.uuid() });

export function callRoutes(app: FastifyInstance, deps: Deps): void {
  const answered = async (asked: Asked) => ({ data: await presentCalls(deps, asked) });
  /** Does something, and answers what there is then. */
  const doing = async <Own extends Asked>(asked: Own, act: (asked: Own) => Promise<void>) => {
    await deps.limits.count('call', asked.userId);
    await act(asked);
    return answered(asked);
  };

  mount(app, deps, contract.getCalls, ({ params, user }) => answered({ ...params, userId: user.id }));
  mount(app, deps, contract.suggestCall, ({ params, body, user }) =>
    doing({ ...params, userId: user.id }, (asked) => suggest(deps, asked, body)),
  );
  mount(app, deps, contract.acceptCall, ({ params, body, user }) =>
    doing({ ...params, userId: user.id }, (asked) => accept(deps, asked, body)),
  );
  mount(app, deps, contract.declineCall, ({ params, user }) =>
    doing({ ...params, userId: user.id }, (asked) => decline(deps, asked)),
  );
  mount(app, deps, contract.withdrawCall, ({ params, user }) =>
    doing({ ...params, userId: user.id }, (asked) => withdraw(deps, asked)),
  );
  mount(app, deps, contract.changeCallLink, ({ params, body, user }) =>
    doing({ ...params, userId: user.id }, async (asked) => {
      await deps.limits.count('callLink', `${asked.userId} ${asked.connectionId}`);
      await changeLink(deps, asked, body.link);
    }),
  );
  mount(app, deps, contract.cancelCall, ({ params, user }) =>
    doing({ ...params, userId: user.id }, (asked) => cancel(deps, asked)),
  );

  mountRaw(app, deps, besides.callCalendar, async ({ params, user, reply }) => {
    const asked = calendarParams.safeParse(params).data ?? nothingHere();
    const text = await presentCalendar(deps, { ...asked, userId: user.id });
    return reply
      .header('content-type', calendarType())
      .header('content-disposition', `attachment; filename="${CALENDAR_FILE}"`)
      .header('cache-control', 'no-store')
      .header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
      .send(text);
  });
}
