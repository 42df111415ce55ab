import type { Db } from '../../db/client.ts';
import type { Deps } from '../../http/deps.ts';
import { addressee } from '../../lib/addressee.ts';
import { type JobDefinition, LONG_JOB } from '../../lib/jobs.ts';
import { enqueueEmail } from '../../lib/mailer.ts';
import { pageUrl } from '../../lib/page-url.ts';
import { byPages, goRound, type RoundPage } from '../../lib/rounds.ts';
import { findUntold, markEmailed as markRequest } from '../invitations/queries.ts';
import { INVITATION_MS } from '../invitations/rules.ts';
import { findUnemailedOf, markEmailed, type Unemailed } from '../messages/unread-queries.ts';
import { messagesOf } from '../notifications/rules.ts';
import { withSwitchOff } from '../notifications/switch-off.ts';
import { namesInEmail } from '../saved-filters/new-fits.ts';
import { findAccount } from '../users/queries.ts';
import { digestEmail } from './emails.ts';
import { findDailyReaders } from './queries.ts';

/** What has been unread for longer is no news of a day any more. */
const OLDEST_MS = INVITATION_MS;

type DigestDeps = Pick<Deps, 'config' | 'db' | 'jobs' | 'log' | 'now' | 'secrets'>;
type Request = Awaited<ReturnType<typeof findUntold>>[number];

/** What a member is to be told in one email. */
interface Waiting {
  readonly userId: string;
  readonly requests: Request[];
  readonly unread: Unemailed[];
}

/** Emails everybody who wants it so what came since the last time: requests, and conversations with something unread. */
export async function sendDigests(deps: DigestDeps): Promise<void> {
  const now = deps.now();
  const readers = byPages(
    (page) => findWaiting(deps.db, now, page),
    ({ userId }: Waiting) => userId,
  );
  await goRound(deps.log, 'digest not sent', async (turn) => {
    for await (const waiting of readers)
      if (waiting.requests.length + waiting.unread.length > 0)
        await turn({ userId: waiting.userId }, () =>
          deps.db.transaction((tx) => sendDigest(deps, tx, waiting)),
        );
  });
}

/** What waits for some of those who want to hear of it once a day; of some nothing does. */
async function findWaiting(db: Db, now: Date, page: RoundPage<string>): Promise<Waiting[]> {
  const readerIds = await findDailyReaders(db, page);
  const between = { before: now, since: new Date(now.getTime() - OLDEST_MS) };
  const requests = Map.groupBy(await findUntold(db, readerIds, now), ({ userId }) => userId);
  const unread = Map.groupBy(await findUnemailedOf(db, between, readerIds), ({ userId }) => userId);
  return readerIds.map((userId) => ({
    userId,
    requests: requests.get(userId) ?? [],
    unread: unread.get(userId) ?? [],
  }));
}

async function sendDigest(deps: DigestDeps, tx: Db, waiting: Waiting): Promise<void> {
  const { userId } = waiting;
  const fresh = await noteTold(tx, waiting, deps.now());
  const reader = await findAccount(tx, userId);
  if (!reader || fresh.requests.size + fresh.conversations.size === 0) return;
  const to = addressee(reader);
  const pages = messagesOf(reader);
  const email = digestEmail({
    ...to,
    requests: await namesInEmail(tx, to, fresh.requests),
    conversations: await namesInEmail(tx, to, fresh.conversations),
    requestsUrl: pageUrl(deps.config.publicUrl, pages.requests),
    messagesUrl: pageUrl(deps.config.publicUrl, pages.messages),
  });
  await enqueueEmail(tx, deps.jobs, withSwitchOff(deps, { userId, kind: 'digest' }, email), { userId });
}

/** @returns of whom there is something that nobody else has told meanwhile, and that still waits. */
async function noteTold(tx: Db, { requests, unread }: Waiting, now: Date) {
  const fresh = { requests: new Set<string>(), conversations: new Set<string>() };
  for (const { id, otherId } of requests) if (await markRequest(tx, id, now)) fresh.requests.add(otherId);
  for (const each of unread) if (await markEmailed(tx, each)) fresh.conversations.add(each.otherId);
  return fresh;
}

export function digestJob(deps: DigestDeps): JobDefinition {
  return { queue: 'send-digests', cron: '3 7 * * *', options: LONG_JOB, run: () => sendDigests(deps) };
}
