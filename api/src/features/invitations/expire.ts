import type { Db } from '../../db/client.ts';
import type { Deps } from '../../http/deps.ts';
import { type JobDefinition, LONG_JOB } from '../../lib/jobs.ts';
import { byPages, goRound } from '../../lib/rounds.ts';
import { tellTies } from '../notifications/talk.ts';
import type { TellDeps } from '../notifications/tell.ts';
import { insertOutcomes } from '../outcomes/queries.ts';
import { findDue } from './counts.ts';
import { closeInvitation, findWanted } from './queries.ts';
import { tellWaiters } from './room.ts';
import { endRequestNews, tellOfExpiry } from './tell.ts';

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
  await tellTies(deps, tx, [senderId, recipientId]);
  await tellOfExpiry(deps, tx, expired);
  await tellWaiters(deps, tx, recipientId);
}

type ExpireDeps = TellDeps & Pick<Deps, 'db' | 'log'>;

/** Ends every invitation that nobody answered within seven days, and looks after everybody somebody waits for: room also comes when an account goes, or with time. */
export async function expireInvitations(deps: ExpireDeps): Promise<void> {
  const now = deps.now();
  const due = byPages(
    (page) => findDue(deps.db, now, page),
    (id: string) => id,
  );
  const wanted = byPages(
    (page) => findWanted(deps.db, page),
    (id: string) => id,
  );
  await goRound(deps.log, 'invitation not ended, or its place not offered', async (turn) => {
    for await (const invitationId of due)
      await turn({ invitationId }, () =>
        deps.db.transaction((tx) => expireInvitation(deps, tx, invitationId)),
      );
    for await (const userId of wanted)
      await turn({ userId }, () => deps.db.transaction((tx) => tellWaiters(deps, tx, userId)));
  });
}

export function invitationJob(deps: ExpireDeps): JobDefinition {
  return {
    queue: 'expire-invitations',
    cron: '7 * * * *',
    options: LONG_JOB,
    run: () => expireInvitations(deps),
  };
}
