import { DAY_MS } from '@ampersand/contract/time';
import { lt, or } from 'drizzle-orm';
import { deleteInBatches } from '../db/batches.ts';
import { emailLinks, emails, knownBrowsers, oneTimeCodes, rateLimits, sessions } from '../db/schema.ts';
import type { JobDefinition } from '../lib/jobs.ts';
import { giveUpLostEmails, removeOldEmailFiles } from '../lib/mailer.ts';
import { IDLE_MS } from '../lib/sessions.ts';
import type { Deps } from './deps.ts';
import { KNOWN_MS } from './known-browser.ts';

/** Retention of emails that were sent, and of those that could not be. */
const SENT_MS = 30 * DAY_MS;
const FAILED_MS = 90 * DAY_MS;

/** Removes what is past its retention: sessions, codes, links, browsers that nobody has used for a year, counters of limits, the outbox's memory of old emails, emails that are files. */
export function retentionJob({ db, now, config }: Pick<Deps, 'db' | 'now' | 'config'>): JobDefinition {
  return {
    queue: 'sweep',
    cron: '23 * * * *',
    async run() {
      const at = now();
      const before = (milliseconds: number) => new Date(at.getTime() - milliseconds);
      const isOver = or(lt(sessions.expiresAt, at), lt(sessions.lastSeenAt, before(IDLE_MS)));
      await deleteInBatches(db, sessions, isOver);
      await deleteInBatches(db, oneTimeCodes, lt(oneTimeCodes.expiresAt, at));
      await deleteInBatches(db, knownBrowsers, lt(knownBrowsers.lastUsedAt, before(KNOWN_MS)));
      await deleteInBatches(db, emailLinks, lt(emailLinks.expiresAt, at));
      await deleteInBatches(db, rateLimits, lt(rateLimits.expire, at.getTime()));
      await giveUpLostEmails(db, at);
      await deleteInBatches(db, emails, lt(emails.sentAt, before(SENT_MS)));
      await deleteInBatches(db, emails, lt(emails.failedAt, before(FAILED_MS)));
      await removeOldEmailFiles(config.email.folder, at);
    },
  };
}
