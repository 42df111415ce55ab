import type { Deps } from '../../http/deps.ts';
import type { JobDefinition } from '../../lib/jobs.ts';
import { deleteOldNotifications } from './queries.ts';
import { retainedSince } from './rules.ts';

/** Removes, once a day, notifications older than half a year, of strong matches older than two years. */
export function notificationRetentionJob({ db, now }: Pick<Deps, 'db' | 'now'>): JobDefinition {
  return {
    queue: 'forget-notifications',
    cron: '53 3 * * *',
    run: () => deleteOldNotifications(db, retainedSince(now())),
  };
}
