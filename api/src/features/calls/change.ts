import { randomUUIDv7 } from 'node:crypto';
import type { SuggestedCall } from '@ampersand/contract/calls';
import { MOST_COMING, startFaults } from '@ampersand/contract/calls/times';
import { HOUR_MS } from '@ampersand/contract/time';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../http/deps.ts';
import { AppError, requireFound } from '../../lib/app-error.ts';
import { newToken } from '../../lib/tokens.ts';
import type { Asked, OpenConnection } from '../connections/own.ts';
import { changeTogether } from '../connections/together.ts';
import type { TellDeps } from '../notifications/tell.ts';
import { noticeCall } from '../reports/notice.ts';
import { endSuggestion } from './ends.ts';
import {
  type AskedCall,
  type AskedSuggestion,
  type CallRow,
  countAhead,
  deleteCall,
  findAhead,
  findSuggestion,
  insertCall,
  insertSuggestion,
  isAskedByEmail,
  type SuggestionRow,
  takeSuggestion,
  updateCall,
} from './queries.ts';
import { remindedBy, roomAt } from './rules.ts';
import { endCallNews, endSuggestionNews, tellOfCall, tellOfNo, tellOfSuggestion } from './tell.ts';

type ChangeDeps = TellDeps & Pick<Deps, 'db'>;

/** For how long after an email about times other times send none: it leads to them. */
const SAME_ASKING_MS = HOUR_MS;
const NEWER = 'Something else is suggested by now. Please look at it first';
const NOT_OPEN = 'This suggestion is not open any more. Please look at the latest';
const NO_CALL = 'This call is not ahead any more';
const GONE_BY = 'This time has gone by. Please pick another one, or suggest other times';
const TOO_MANY = `You two have ${MOST_COMING} calls ahead. Please have one, move it or cancel it first`;
const NO_ROOM = 'No room is offered here. Please use a link of your own, or talk by phone';

function checkSuggested({ starts, way }: SuggestedCall, { config, now }: ChangeDeps): void {
  const faults = startFaults(starts, now()).flatMap((message, index) =>
    message ? [{ path: `starts.${index}`, message }] : [],
  );
  if (way === 'ROOM' && !config.videoUrl) faults.push({ path: 'way', message: NO_ROOM });
  const [first] = faults;
  if (first) throw new AppError('invalid_fields', first.message, { fields: faults });
}

async function requireNotTooMany(tx: Db, connectionId: string, now: Date): Promise<void> {
  if ((await countAhead(tx, connectionId, now)) >= MOST_COMING) throw new AppError('conflict', TOO_MANY);
}

/** @throws {AppError} `not_found`, `conflict` where there is another suggestion than `after` or no room for a call, `invalid_fields`. */
export function suggest(deps: ChangeDeps, asked: Asked, suggested: SuggestedCall): Promise<void> {
  const { connectionId, userId } = asked;
  checkSuggested(suggested, deps);
  return changeTogether(deps, asked, async (tx, open) => {
    const now = deps.now();
    const { after, moves, zone, starts, ...terms } = suggested;
    const before = await findSuggestion(tx, connectionId, now);
    if ((before?.id ?? null) !== after) throw new AppError('conflict', NEWER);
    if (!moves) await requireNotTooMany(tx, connectionId, now);
    else if (!(await findAhead(tx, { connectionId, callId: moves }, now)))
      throw new AppError('conflict', NO_CALL);
    await endSuggestion(deps, tx, open);
    const inOrder = starts.toSorted();
    const id = randomUUIDv7();
    await insertSuggestion(tx, {
      ...terms,
      id,
      connectionId,
      suggesterId: userId,
      suggesterZone: zone,
      starts: inOrder,
      lapsesAt: new Date(inOrder.at(-1) ?? now),
      moves,
      createdAt: now,
    });
    await noticeCall(deps, tx, { writerId: userId, text: `${terms.note ?? ''}\n${terms.link ?? ''}` });
    const byEmail = before ? before.suggesterId !== userId : !(await isStillAsked(tx, open, now));
    await tellOfSuggestion(deps, tx, open, { id, isMove: moves !== null, count: starts.length, byEmail });
  });
}

/** Whether the last email that asks the other is so new that it may stand for what takes the place of what was withdrawn. */
const isStillAsked = (tx: Db, { userId, otherId }: OpenConnection, now: Date) =>
  isAskedByEmail(
    tx,
    { userId: otherId, otherId: userId },
    { since: new Date(now.getTime() - SAME_ASKING_MS), now },
  );

/** @throws {AppError} `not_found`, `conflict` where it is not open, that start is none of it or has gone by, or there is no room for a call. */
export function accept(
  deps: ChangeDeps,
  asked: AskedSuggestion,
  { startsAt, zone }: { startsAt: string; zone: string },
): Promise<void> {
  return changeTogether(deps, asked, async (tx, open) => {
    const now = deps.now();
    const suggestion = await takeSuggestion(tx, asked, 'theirs', now);
    if (!suggestion?.starts.includes(startsAt)) throw new AppError('conflict', NOT_OPEN);
    if (new Date(startsAt) <= now) throw new AppError('conflict', GONE_BY);
    await endSuggestionNews(deps, tx, open, suggestion.id);
    await agree(deps, tx, open, { suggestion, startsAt: new Date(startsAt), zone });
  });
}

interface Agreed {
  readonly suggestion: SuggestionRow;
  readonly startsAt: Date;
  readonly zone: string;
}

/** The call that it moves is changed, as long as that is not over; else there is a new one. */
async function agree(deps: TellDeps, tx: Db, open: OpenConnection, { suggestion, startsAt, zone }: Agreed) {
  const { connectionId, moves, minutes, way, note } = suggestion;
  const now = deps.now();
  const moved = moves ? await findAhead(tx, { connectionId, callId: moves }, now) : undefined;
  const terms = {
    startsAt,
    minutes,
    way,
    note,
    link: way === 'ROOM' ? roomFor(deps, moved) : suggestion.link,
    suggesterId: suggestion.suggesterId,
    suggesterZone: suggestion.suggesterZone,
    accepterId: open.userId,
    accepterZone: zone,
    remindedAt: remindedBy(startsAt, now),
  };
  if (moved) {
    await endCallNews(deps, tx, open, moved);
    const call = await updateCall(tx, { connectionId, callId: moved.id }, terms, now);
    if (call) await tellOfCall(deps, tx, open, call, 'moved');
    return;
  }
  await requireNotTooMany(tx, connectionId, now);
  const call = await insertCall(tx, { ...terms, id: randomUUIDv7(), connectionId, createdAt: now });
  await tellOfCall(deps, tx, open, call, 'agreed');
}

/** The room that a moved call had, or another one; null where none is offered any more. */
function roomFor({ config }: TellDeps, moved: CallRow | undefined): string | null {
  if (moved?.way === 'ROOM' && moved.link) return moved.link;
  return config.videoUrl ? roomAt(config.videoUrl, newToken()) : null;
}

/** @throws {AppError} `not_found`, `conflict` where it is not open, or one's own. */
export function decline(deps: ChangeDeps, asked: AskedSuggestion): Promise<void> {
  return changeTogether(deps, asked, async (tx, open) => {
    const suggestion = await takeSuggestion(tx, asked, 'theirs', deps.now());
    if (!suggestion) throw new AppError('conflict', NOT_OPEN);
    await endSuggestionNews(deps, tx, open, suggestion.id);
    await tellOfNo(deps, tx, open, suggestion);
  });
}

/** @throws {AppError} `not_found`, `conflict` where it is not open, or the other's. */
export function withdraw(deps: ChangeDeps, asked: AskedSuggestion): Promise<void> {
  return changeTogether(deps, asked, async (tx, open) => {
    const suggestion = await takeSuggestion(tx, asked, 'own', deps.now());
    if (!suggestion) throw new AppError('conflict', NOT_OPEN);
    await endSuggestionNews(deps, tx, open, suggestion.id);
  });
}

/** A link makes a call by phone one by video. @throws {AppError} `not_found`, also where it is over or cancelled. */
export function changeLink(deps: ChangeDeps, asked: AskedCall, link: string | null): Promise<void> {
  return changeTogether(deps, asked, async (tx, open) => {
    const now = deps.now();
    const before = requireFound(await findAhead(tx, asked, now), NO_CALL);
    if (before.link === link) return;
    const way = link || before.way !== 'PHONE' ? 'LINK' : 'PHONE';
    const call = requireFound(await updateCall(tx, asked, { link, way }, now), NO_CALL);
    await noticeCall(deps, tx, { writerId: open.userId, text: link ?? '' });
    await endCallNews(deps, tx, open, before);
    await tellOfCall(deps, tx, open, call, 'changed');
  });
}

/** @throws {AppError} `not_found`, also where it is over or cancelled. */
export function cancel(deps: ChangeDeps, asked: AskedCall): Promise<void> {
  return changeTogether(deps, asked, async (tx, open) => {
    const now = deps.now();
    const suggestion = await findSuggestion(tx, open.id, now);
    // What was to move it goes too.
    if (suggestion?.moves === asked.callId) await endSuggestion(deps, tx, open);
    const call = requireFound(await deleteCall(tx, asked, now), NO_CALL);
    await endCallNews(deps, tx, open, call);
    await tellOfCall(deps, tx, open, { ...call, sequence: call.sequence + 1 }, 'cancelled');
  });
}
