import { calledNameOf } from '@ampersand/contract/called';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../http/deps.ts';
import { type JobDefinition, LONG_JOB } from '../../lib/jobs.ts';
import { byPages, goRound } from '../../lib/rounds.ts';
import { boardPath } from '../notifications/rules.ts';
import type { SwitchableEmail } from '../notifications/switch-off.ts';
import { type TellDeps, type Told, tell } from '../notifications/tell.ts';
import type { Viewer } from '../users/queries.ts';
import { findReminded, takeReminders } from './queries.ts';

type RemindDeps = TellDeps & Pick<Deps, 'db' | 'log'>;

/** Reminds members of whom they wanted to be reminded of by now, once; of whom they cannot find now, once they can. It stays on their board. */
export async function remind(deps: RemindDeps): Promise<void> {
  const now = deps.now();
  const members = byPages(
    (page) => findReminded(deps.db, now, page),
    ({ id }: Viewer) => id,
  );
  await goRound(deps.log, 'member not reminded', async (turn) => {
    for await (const member of members) await turn({ userId: member.id }, () => remindOne(deps, member, now));
  });
}

function remindOne(deps: RemindDeps, member: Viewer, now: Date): Promise<void> {
  return deps.db.transaction(async (tx) => {
    for (const personId of await takeReminders(tx, member, now)) await remindOf(deps, tx, member, personId);
  });
}

function remindOf(deps: TellDeps, tx: Db, { id: readerId }: Viewer, personId: string) {
  return tell(deps, tx, { readerId, personId }, (reader, person) => ({
    kind: 'REMINDER_DUE',
    title: `You wanted to be reminded of ${calledNameOf(person)}`,
    text: 'See where you stand on your board.',
    link: boardPath(reader),
    byEmail: { kind: 'reminderDue', email: reminderEmail },
  }));
}

/** Reminds a member of somebody; what they noted stays out of it. */
export function reminderEmail(told: Told): SwitchableEmail {
  return {
    kind: 'reminder_due',
    to: told.to,
    subject: told.name ? `Your reminder: ${told.name}` : 'Your reminder',
    greeting: told.greeting,
    paragraphs: [
      `You asked us to remind you of ${told.name ?? 'somebody on your board'} today.`,
      { link: told.url, label: 'Open your board' },
      'This comes once.',
    ],
  };
}

export function reminderJob(deps: RemindDeps): JobDefinition {
  return { queue: 'remind-of-people', cron: '11 * * * *', options: LONG_JOB, run: () => remind(deps) };
}
