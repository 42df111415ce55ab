import type { Waiting } from '@ampersand/contract/desk';
import type { Db } from '../../db/client.ts';
import { findAlignmentTurns } from '../alignment/turns.ts';
import { findCallTurns, findNextCalls } from '../calls/turns.ts';
import { countUnread } from '../connections/list.ts';
import { findEquityTurns } from '../equity/turns.ts';
import { countOpen } from '../invitations/counts.ts';
import { findTrialTurns } from '../trial/turns.ts';
import type { Viewer } from '../users/queries.ts';
import { presentCard } from './present.ts';
import { findDesk } from './queries.ts';

const MOST_REMINDERS = 10;

/** What waits for a member. */
export async function findWaiting(db: Db, viewer: Viewer, now: Date): Promise<Waiting> {
  const [requests, unread, alignment, trial, equity, called, calls, due] = await Promise.all([
    countOpen(db, viewer.id, now),
    countUnread(db, viewer.id),
    findAlignmentTurns(db, viewer.id),
    findTrialTurns(db, viewer.id, now),
    findEquityTurns(db, viewer.id),
    findCallTurns(db, viewer.id, now),
    findNextCalls(db, viewer.id, now),
    findDesk(db, viewer, { limit: MOST_REMINDERS, dueBy: now }),
  ]);
  return {
    requests,
    unread,
    turns: [...called, ...alignment, ...trial, ...equity],
    calls,
    reminders: due.flatMap((row) => presentCard(viewer.id, row) ?? []),
  };
}
