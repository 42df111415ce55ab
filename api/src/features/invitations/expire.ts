import type { Db } from '../../db/client.ts';
import type { Deps } from '../../http/deps.ts';
import { type JobDefinition, LONG_JOB } from '../../lib/jobs.ts';
import type { TellDeps } from '../notifications/tell.ts';
import { insertOutcomes } from '../outcomes/queries.ts';
import { findDue } from './counts.ts';
import { closeInvitation } from './queries.ts';
import { tellAllWaiters, tellWaiters } from './room.ts';
import { endRequestNews, tellOfExpiry } from './tell.ts';

const BATCH = 100;

/** Ends an invitation whose time is over and tells both, as part of `tx`; nothing where somebody was first. */
export async function expireInvitation(deps: TellDeps, tx: Db, id: string): Promise<void> {
  const at = deps.now();
  const expired = await closeInvitation(tx, id, { status: 'EXPIRED' }, at);
  if (!expired) return;
  const { senderId, recipientId, listPosition } = expired;
  await insertOutcomes(tx, [
    { kind: 'EXPIRED', actorId: recipientId, subjectId: senderId, at, listPosition },
  ]);
  await endRequestNews(deps, tx, expired, 'removed');
  await tellOfExpiry(deps, tx, expired);
  await tellWaiters(deps, tx, recipientId);
}

type ExpireDeps = TellDeps & Pick<Deps, 'db'>;

/** Ends every invitation that nobody answered within seven days. */
export async function expireInvitations(deps: ExpireDeps): Promise<void> {
  const now = deps.now();
  for (let due = await findDue(deps.db, now, BATCH); due.length > 0; due = await findDue(deps.db, now, BATCH))
    for (const { id } of due) await deps.db.transaction((tx) => expireInvitation(deps, tx, id));
  await tellAllWaiters(deps);
}

export function invitationJob(deps: ExpireDeps): JobDefinition {
  return {
    queue: 'expire-invitations',
    cron: '7 * * * *',
    options: LONG_JOB,
    run: () => expireInvitations(deps),
  };
}
