import { calledNameOf } from '@ampersand/contract/called';
import type { DeskCard } from '@ampersand/contract/desk';
import { isReviewed, photoUrl } from '../users/present.ts';
import type { DeskRow } from './queries.ts';
import { columnOf, type DeskEvent, lastOf } from './rules.ts';

/** Somebody on the board of `me`; undefined for whom they have nothing to do with any more. */
export function presentCard(me: string, row: DeskRow): DeskCard | undefined {
  const events = eventsOf(me, row);
  const { person, moved, choice, connection } = row;
  const column = columnOf(events, moved ?? undefined);
  const last = lastOf(events, moved ?? undefined);
  if (!column || !last) return undefined;
  const { id, fullName, photoKey, firstLine, headline } = person;
  return {
    person: {
      id,
      fullName,
      calledName: calledNameOf(person),
      profileUrl: photoUrl(photoKey),
      about: firstLine ?? headline,
      identityReviewed: isReviewed(person),
    },
    column,
    last: { ...last, at: last.at.toISOString() },
    note: choice?.note ?? null,
    remindOn: row.remindOn,
    remindAt: row.remindAt?.toISOString() ?? null,
    connectionId: connection?.id ?? null,
  };
}

const TRIED = {
  TRIAL_AGREED: 'TRIED',
  TRIAL_EXTENDED: 'TRIED',
  TRIAL_WENT_ON: 'WENT_ON',
  TRIAL_STOPPED: 'STOPPED',
} as const;

/** What happened between the two, oldest kind first. What the other keeps to themself, as whether they met, is none of it. */
function eventsOf(me: string, { choice, invitation, connection, met, tried }: DeskRow): DeskEvent[] {
  const events: DeskEvent[] = [];
  const add = (kind: DeskEvent['kind'], at: Date | null | undefined, mine: boolean) => {
    if (at) events.push({ kind, at, mine });
  };
  if (!choice?.passedAt) add('SAVED', choice?.savedAt, true);
  if (invitation) {
    const mine = invitation.senderId === me;
    add('INVITED', invitation.createdAt, mine);
    if (invitation.status === 'DECLINED') add('DECLINED', invitation.answeredAt, !mine);
    if (invitation.status === 'EXPIRED') add('EXPIRED', invitation.answeredAt, mine);
  }
  if (!connection) return events;
  const { connectedAt, endedAt, endedBy, lastMessageAt, lastSenderId } = connection;
  add('CONNECTED', connectedAt, true);
  if (lastMessageAt && lastMessageAt > connectedAt) add('WROTE', lastMessageAt, lastSenderId === me);
  // Who connects again has met before.
  if (met?.answer === 'YES' && met.at)
    add('MET', new Date(Math.max(met.at.getTime(), connectedAt.getTime())), true);
  // What was given up before they connected again does not close what has begun anew.
  if (tried && (tried.kind !== 'TRIAL_STOPPED' || tried.at >= connectedAt))
    add(TRIED[tried.kind], new Date(Math.max(tried.at.getTime(), connectedAt.getTime())), true);
  add('ENDED', endedAt, endedBy === me);
  return events;
}
