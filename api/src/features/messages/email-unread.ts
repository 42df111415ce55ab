import { DAY_MS } from '@ampersand/contract/time';
import type { Deps } from '../../http/deps.ts';
import { addressee, nameInEmail, SOMEBODY } from '../../lib/addressee.ts';
import { type JobDefinition, LONG_JOB } from '../../lib/jobs.ts';
import { enqueueEmail } from '../../lib/mailer.ts';
import { pageUrl } from '../../lib/page-url.ts';
import { byPages, goRound } from '../../lib/rounds.ts';
import { messagesOf } from '../notifications/rules.ts';
import { withSwitchOff } from '../notifications/switch-off.ts';
import { findAccounts } from '../users/queries.ts';
import { unreadEmail } from './emails.ts';
import { findUnemailed, markEmailed, type Unemailed } from './unread-queries.ts';

const WAIT_MS = 10 * 60 * 1000;
/** What has waited for longer, as after a stop of the server, is no news. */
const OLDEST_MS = 2 * DAY_MS;

type EmailDeps = Pick<Deps, 'config' | 'db' | 'jobs' | 'log' | 'now' | 'secrets'>;

/** Emails whoever has had something unread for ten minutes: once a conversation, and not again until they have read it. */
export async function emailUnread(deps: EmailDeps): Promise<void> {
  const now = deps.now().getTime();
  const between = { before: new Date(now - WAIT_MS), since: new Date(now - OLDEST_MS) };
  const due = byPages(
    (page) => findUnemailed(deps.db, between, page),
    (unread: Unemailed) => unread,
  );
  await goRound(deps.log, 'member not told of something unread', async (turn) => {
    for await (const unread of due) await turn({ userId: unread.userId }, () => emailOne(deps, unread));
  });
}

async function emailOne(deps: EmailDeps, unread: Unemailed): Promise<void> {
  await deps.db.transaction(async (tx) => {
    if (!(await markEmailed(tx, unread))) return;
    const { userId, otherId, connectionId } = unread;
    const accounts = await findAccounts(tx, [userId, otherId]);
    const [reader, other] = [accounts.get(userId), accounts.get(otherId)];
    if (!reader || !other) return;
    const to = addressee(reader);
    const url = pageUrl(deps.config.publicUrl, messagesOf(reader).conversation(connectionId));
    const name = nameInEmail(to, other) ?? SOMEBODY;
    const email = withSwitchOff(deps, { userId, kind: 'messageReceived' }, unreadEmail({ ...to, name, url }));
    await enqueueEmail(tx, deps.jobs, email, { userId, aboutId: otherId });
  });
}

export function unreadEmailJob(deps: EmailDeps): JobDefinition {
  return {
    queue: 'email-unread',
    cron: '* * * * *',
    options: LONG_JOB,
    run: () => emailUnread(deps),
  };
}
