import type { Db } from '../../db/client.ts';
import type { Deps } from '../../http/deps.ts';
import { addressee } from '../../lib/addressee.ts';
import { type JobDefinition, LONG_JOB } from '../../lib/jobs.ts';
import { enqueueEmail } from '../../lib/mailer.ts';
import { pageUrl } from '../../lib/page-url.ts';
import { findUntold, markEmailed as markRequest } from '../invitations/queries.ts';
import { INVITATION_MS } from '../invitations/rules.ts';
import { findUnemailed, markEmailed, type Unemailed } from '../messages/unread-queries.ts';
import { messagesOf } from '../notifications/rules.ts';
import { switchOffHeaders } from '../notifications/switch-off.ts';
import { namesInEmail } from '../saved-filters/new-fits.ts';
import { findUser } from '../users/queries.ts';
import { digestEmail } from './emails.ts';

/** What has been unread for longer is no news of a day any more. */
const OLDEST_MS = INVITATION_MS;

type DigestDeps = Pick<Deps, 'config' | 'db' | 'jobs' | 'now' | 'secrets'>;
type Request = Awaited<ReturnType<typeof findUntold>>[number];

/** What a member is to be told in one email. */
interface Waiting {
  readonly requests: Request[];
  readonly unread: Unemailed[];
}

/** Emails everybody who wants it so what came since the last time: requests, and conversations with something unread. */
export async function sendDigests(deps: DigestDeps): Promise<void> {
  const now = deps.now();
  const since = new Date(now.getTime() - OLDEST_MS);
  const requests = Map.groupBy(await findUntold(deps.db, now), ({ userId }) => userId);
  const found = await findUnemailed(deps.db, { before: now, since, pace: 'DAILY' });
  const unread = Map.groupBy(found, ({ userId }) => userId);
  for (const userId of new Set([...requests.keys(), ...unread.keys()])) {
    const waiting = { requests: requests.get(userId) ?? [], unread: unread.get(userId) ?? [] };
    await deps.db.transaction((tx) => sendDigest(deps, tx, userId, waiting));
  }
}

async function sendDigest(deps: DigestDeps, tx: Db, userId: string, waiting: Waiting): Promise<void> {
  const fresh = await noteTold(tx, waiting, deps.now());
  const reader = await findUser(tx, userId);
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
  const headers = switchOffHeaders(deps, userId, 'digest');
  await enqueueEmail(tx, deps.jobs, { ...email, headers }, { userId });
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
