import type { Calls } from '@ampersand/contract/calls';
import type { Deps } from '../../http/deps.ts';
import { AppError } from '../../lib/app-error.ts';
import { pageUrl } from '../../lib/page-url.ts';
import { type Asked, findOwn, requireReadable } from '../connections/own.ts';
import { togetherOf } from '../notifications/rules.ts';
import { findAccounts } from '../users/queries.ts';
import { calendarText } from './calendar.ts';
import { type AskedCall, findAhead, findCalls, findSuggestion } from './queries.ts';
import { callsFor } from './rules.ts';

type PresentDeps = Pick<Deps, 'config' | 'db' | 'now'>;

/** The calls of two; with their connection what is ahead ends. @throws {AppError} `not_found`, `conflict` while it is closed. */
export async function presentCalls({ config, db, now }: PresentDeps, asked: Asked): Promise<Calls> {
  const { id, userId: me, state } = requireReadable(await findOwn(db, asked));
  const [suggestion, found] = await Promise.all([findSuggestion(db, id, now()), findCalls(db, id)]);
  const calls = callsFor({ me, now: now(), videoUrl: config.videoUrl }, found, suggestion);
  return state === 'OPEN' ? calls : { ...calls, suggestion: null, coming: [] };
}

const NONE = 'There is no such call here';

/** A call that is ahead as a file for calendars. @throws {AppError} `not_found` */
export async function presentCalendar(deps: PresentDeps, asked: AskedCall): Promise<string> {
  const { userId, otherId, state, id } = await findOwn(deps.db, asked);
  const [call, accounts] = await Promise.all([
    state === 'OPEN' ? findAhead(deps.db, asked, deps.now()) : undefined,
    findAccounts(deps.db, otherId ? [userId, otherId] : [userId]),
  ]);
  const [reader, person] = [accounts.get(userId), accounts.get(otherId ?? '')];
  if (!call || !reader) throw new AppError('not_found', NONE);
  const url = pageUrl(deps.config.publicUrl, togetherOf(reader).calls(id));
  return calendarText(deps, { call, person, url });
}
