import { and, isNotNull, lt, or } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { emailLinks, emails, knownBrowsers, oneTimeCodes, rateLimits, sessions } from '../db/schema.ts';
import type { JobDefinition } from '../lib/jobs.ts';
import { giveUpLostEmails } from '../lib/mailer.ts';
import { IDLE_MS } from '../lib/sessions.ts';
import { KNOWN_MS } from './known-browser.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Retention of emails that were sent, and of those that could not be. */
const SENT_MS = 30 * DAY_MS;
const FAILED_MS = 90 * DAY_MS;

/** Removes what is past its retention: sessions, codes, links, browsers that nobody has used for a year, counters of limits, the outbox's memory of old emails. */
export function retentionJob(db: Db, now: () => Date): JobDefinition {
  return {
    queue: 'sweep',
    cron: '23 * * * *',
    async run() {
      const at = now();
      const before = (milliseconds: number) => new Date(at.getTime() - milliseconds);
      await db
        .delete(sessions)
        .where(or(lt(sessions.expiresAt, at), lt(sessions.lastSeenAt, before(IDLE_MS))));
      await db.delete(oneTimeCodes).where(lt(oneTimeCodes.expiresAt, at));
      await db.delete(knownBrowsers).where(lt(knownBrowsers.lastUsedAt, before(KNOWN_MS)));
      await db.delete(emailLinks).where(lt(emailLinks.expiresAt, at));
      await db
        .delete(rateLimits)
        .where(and(isNotNull(rateLimits.expire), lt(rateLimits.expire, at.getTime())));
      await giveUpLostEmails(db, at);
      await db
        .delete(emails)
        .where(or(lt(emails.sentAt, before(SENT_MS)), lt(emails.failedAt, before(FAILED_MS))));
    },
  };
}
