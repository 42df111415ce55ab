import type { Deps } from '../../http/deps.ts';
import type { JobDefinition } from '../../lib/jobs.ts';
import { deleteOldVisits } from './queries.ts';

/** Removes, once a day, visits older than 30 days. */
export function visitRetentionJob({ db, now }: Pick<Deps, 'db' | 'now'>): JobDefinition {
  return { queue: 'forget-visits', cron: '19 4 * * *', run: () => deleteOldVisits(db, now()) };
}
