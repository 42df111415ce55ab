import { calledNameOf } from '@ampersand/contract/called';
import type { Deps } from '../../http/deps.ts';
import { emailBody } from '../../lib/email-body.ts';
import { type JobDefinition, LONG_JOB } from '../../lib/jobs.ts';
import type { Email } from '../../lib/mailer.ts';
import { boardPath, dayOf } from '../notifications/rules.ts';
import { type TellDeps, type Told, tell } from '../notifications/tell.ts';
import { findUser, findVisiblePerson } from '../users/queries.ts';
import { setReminder, takeDueReminder } from './queries.ts';

type RemindDeps = TellDeps & Pick<Deps, 'db'>;

/** Reminds members of whom they wanted to be reminded of by today, once; of nobody they cannot find now. It stays on their board. */
export async function remind(deps: RemindDeps): Promise<void> {
  const today = dayOf(deps.now());
  while (await deps.db.transaction((tx) => remindOne({ ...deps, db: tx }, today)));
}

/** @returns whether there was one. */
async function remindOne(deps: RemindDeps, today: string): Promise<boolean> {
  const due = await takeDueReminder(deps.db, today, deps.now());
  if (!due) return false;
  const { memberId: readerId, personId } = due;
  const member = await findUser(deps.db, readerId);
  if (!member || !(await findVisiblePerson(deps.db, member, personId))) {
    await setReminder(deps.db, due, null);
    return true;
  }
  await tell(deps, deps.db, { readerId, personId }, (reader, person) => ({
    kind: 'REMINDER_DUE',
    title: `You wanted to be reminded of ${calledNameOf(person)}`,
    text: 'See where you stand on your board.',
    link: boardPath(reader),
    byEmail: { kind: 'reminderDue', email: reminderEmail },
  }));
  return true;
}

/** Reminds a member of somebody; what they noted stays out of it. */
function reminderEmail(told: Told): Email {
  return {
    kind: 'reminder_due',
    to: told.to,
    subject: `Your reminder: ${told.name}`,
    ...emailBody({
      greeting: told.greeting,
      paragraphs: [
        `You asked us to remind you of ${told.name} today.`,
        { link: told.url, label: 'Open your board' },
        'This comes once. You can turn these emails off on your account page.',
      ],
    }),
  };
}

export function reminderJob(deps: RemindDeps): JobDefinition {
  return { queue: 'remind-of-people', cron: '11 5 * * *', options: LONG_JOB, run: () => remind(deps) };
}
