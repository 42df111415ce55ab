import * as contract from '@ampersand/contract/calls';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { besides } from '../../http/besides.ts';
import type { Deps } from '../../http/deps.ts';
import { nothingHere } from '../../http/errors.ts';
import { mount, mountRaw } from '../../http/route.ts';
import { answering } from '../connections/together.ts';
import { CALENDAR_FILE, calendarType } from './calendar.ts';
import { accept, cancel, changeLink, decline, suggest, withdraw } from './change.ts';
import { presentCalendar, presentCalls } from './present.ts';

const calendarParams = z.object({ connectionId: z.uuid(), callId: z.uuid() });

export function callRoutes(app: FastifyInstance, deps: Deps): void {
  const answered = answering((asked) => presentCalls(deps, asked));
  /** The same, and counts what is done. */
  const doing: typeof answered = (call, act) =>
    answered(call, async (asked) => {
      await deps.limits.count('call', asked.userId);
      await act?.(asked);
    });

  mount(app, deps, contract.getCalls, (call) => answered(call));
  mount(app, deps, contract.suggestCall, (call) => doing(call, (asked) => suggest(deps, asked, call.body)));
  mount(app, deps, contract.acceptCall, (call) => doing(call, (asked) => accept(deps, asked, call.body)));
  mount(app, deps, contract.declineCall, (call) => doing(call, (asked) => decline(deps, asked)));
  mount(app, deps, contract.withdrawCall, (call) => doing(call, (asked) => withdraw(deps, asked)));
  mount(app, deps, contract.changeCallLink, (call) =>
    doing(call, async (asked) => {
      await deps.limits.count('callLink', `${asked.userId} ${asked.connectionId}`);
      await changeLink(deps, asked, call.body.link);
    }),
  );
  mount(app, deps, contract.cancelCall, (call) => doing(call, (asked) => cancel(deps, asked)));

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
