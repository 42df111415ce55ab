import type { CallSuggestion, Calls } from '@ampersand/contract/calls';
import type { CallWay } from '@ampersand/contract/calls/times';
import { HOUR_MS, MINUTE_MS } from '@ampersand/contract/time';

/** Both are reminded so long before a call. */
export const REMIND_MS = HOUR_MS;

interface Timed {
  readonly startsAt: Date;
  readonly minutes: number;
}

export const endOf = ({ startsAt, minutes }: Timed): Date =>
  new Date(startsAt.getTime() + minutes * MINUTE_MS);

const isOver = (call: Timed, now: Date): boolean => endOf(call) <= now;

/** Who agrees on a call that begins within the hour needs no reminder. */
export const remindedBy = (startsAt: Date, now: Date): Date | null =>
  startsAt.getTime() - now.getTime() <= REMIND_MS ? now : null;

/** A room below the address of a video server, under a name that nobody guesses. */
export const roomAt = (server: string, name: string): string => `${server.replace(/\/+$/, '')}/${name}`;

interface Call extends Timed {
  readonly id: string;
  readonly way: CallWay;
  readonly link: string | null;
  readonly note: string | null;
  readonly suggesterId: string;
  readonly suggesterZone: string;
  readonly accepterZone: string;
}

/** The zones in which a member and the other were when they agreed. */
export const zonesFor = (
  me: string,
  { suggesterId, suggesterZone, accepterZone }: Pick<Call, 'suggesterId' | 'suggesterZone' | 'accepterZone'>,
) =>
  suggesterId === me
    ? { yours: suggesterZone, theirs: accepterZone }
    : { yours: accepterZone, theirs: suggesterZone };

interface Suggestion
  extends Pick<CallSuggestion, 'id' | 'starts' | 'minutes' | 'way' | 'link' | 'note' | 'moves'> {
  readonly suggesterId: string;
  readonly suggesterZone: string;
}

interface Of {
  readonly me: string;
  readonly now: Date;
  readonly videoUrl: string | undefined;
}

/** The calls of two as one of them sees them. @param rows latest first */
export function callsFor(
  { me, now, videoUrl }: Of,
  rows: readonly Call[],
  suggestion: Suggestion | undefined,
): Calls {
  const shown = (call: Call) => {
    const { id, startsAt, minutes, way, link, note } = call;
    const theirZone = zonesFor(me, call).theirs;
    return { id, startsAt: startsAt.toISOString(), minutes, way, link, note, theirZone };
  };
  return {
    suggestion: suggestion ? suggestionFor(me, suggestion) : null,
    coming: rows
      .filter((call) => !isOver(call, now))
      .map(shown)
      .reverse(),
    past: rows.filter((call) => isOver(call, now)).map(shown),
    roomHost: videoUrl ? new URL(videoUrl).host : null,
  };
}

function suggestionFor(me: string, suggestion: Suggestion): CallSuggestion {
  const { id, suggesterId, suggesterZone: zone, starts, minutes, way, link, note, moves } = suggestion;
  return { id, mine: suggesterId === me, starts, minutes, way, link, note, zone, moves };
}
