import { WEEK_MS } from '@ampersand/contract/time';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../http/deps.ts';
import { type Addressee, addressee, nameInEmail } from '../../lib/addressee.ts';
import { NAMED } from '../../lib/email-body.ts';
import { type JobDefinition, LONG_JOB } from '../../lib/jobs.ts';
import { enqueueEmail } from '../../lib/mailer.ts';
import { pageUrl } from '../../lib/page-url.ts';
import { byPages, goRound } from '../../lib/rounds.ts';
import { findConversations } from '../connections/list.ts';
import type { ListDeps } from '../matchings/lists.ts';
import { findNewcomers } from '../matchings/newcomers.ts';
import { boardPath, homePath, matchesPath, messagesOf } from '../notifications/rules.ts';
import { withSwitchOff } from '../notifications/switch-off.ts';
import { findNews, namesInEmail } from '../saved-filters/new-fits.ts';
import { takeWeekly } from '../saved-filters/queries.ts';
import { type AccountRow, findAccount } from '../users/queries.ts';
import { findDesk } from './queries.ts';
import { findWaiting } from './waiting.ts';
import { searchWeekEmail } from './week-emails.ts';
import { findWeekly, takeWeek } from './week-queries.ts';

type WeekDeps = ListDeps & Pick<Deps, 'config' | 'jobs' | 'log' | 'secrets'>;

/** How many reminders are looked at: more would be no outlook. */
const MOST_REMINDERS = 20;

/** Emails everybody who wants it what their search has come to this week; nobody of whom there is nothing to tell. */
export async function tellOfWeek(deps: WeekDeps): Promise<void> {
  const now = deps.now();
  const due = byPages(
    (page) => findWeekly(deps.db, { now, ...page }),
    (id: string) => id,
  );
  await goRound(deps.log, 'week of a search not told', async (turn) => {
    for await (const userId of due) await turn({ userId }, () => tell(deps, userId, now));
  });
}

async function tell(deps: WeekDeps, memberId: string, now: Date): Promise<void> {
  const member = await findAccount(deps.db, memberId);
  if (!member) return;
  const to = addressee(member);
  // Before the transaction: lists are made on connections of their own.
  const newcomers = await findNewcomers(deps, member);
  const waits = await findWaits(deps.db, member, to, now);
  await deps.db.transaction(async (tx) => {
    if (!(await takeWeek(tx, member.id, now))) return;
    const { news } = await findNews(deps, tx, member, await takeWeekly(tx, member.id, now));
    const newNames = await namesInEmail(tx, to, newcomers.slice(0, NAMED));
    const email = searchWeekEmail({
      ...to,
      ...waits,
      newcomers: { names: newNames, count: newcomers.length },
      news,
      pages: pagesOf(deps, member),
    });
    if (!email) return;
    const switchable = withSwitchOff(deps, { userId: member.id, kind: 'searchWeek' }, email);
    await enqueueEmail(tx, deps.jobs, switchable, { userId: member.id });
  });
}

function pagesOf({ config }: WeekDeps, member: AccountRow) {
  const messages = messagesOf(member);
  const url = (path: `/${string}`) => pageUrl(config.publicUrl, path);
  return {
    home: url(homePath(member)),
    board: url(boardPath(member)),
    newest: url(`${matchesPath(member)}?sort=NEW`),
    messages: url(messages.messages),
    requests: url(messages.requests),
  };
}

/** What waits for a member, and of whom they are reminded within a week, by the names an email may use. */
async function findWaits(db: Db, member: AccountRow, to: Addressee, now: Date) {
  const { requests, turns } = await findWaiting(db, member, now);
  const wanted = { filter: 'your-turn', search: undefined, after: undefined, limit: MOST_REMINDERS } as const;
  const conversations = await findConversations(db, member, wanted);
  const dueBy = new Date(now.getTime() + WEEK_MS);
  const reminders = await findDesk(db, member, { limit: MOST_REMINDERS, dueBy });
  const nameOf = (person: { fullName: string | null; calledName: string | null }) =>
    nameInEmail(to, { ...person, fullName: person.fullName ?? '' });
  return {
    requests,
    conversations: conversations.map(({ other }) => nameOf(other ?? { fullName: null, calledName: null })),
    turns: [...new Map(turns.map(({ person }) => [person.id, nameOf(person)])).values()],
    reminders: reminders.map(({ person }) => nameOf(person)),
  };
}

export function weekJob(deps: WeekDeps): JobDefinition {
  return { queue: 'tell-search-week', cron: '37 6 * * 1', options: LONG_JOB, run: () => tellOfWeek(deps) };
}
