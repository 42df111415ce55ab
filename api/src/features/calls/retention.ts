import { DAY_MS } from '@ampersand/contract/time';
import type { Deps } from '../../http/deps.ts';
import type { JobDefinition } from '../../lib/jobs.ts';
import { deleteLapsed, deleteOldCalls } from './queries.ts';

/** As long as notifications. */
const RETENTION_MS = 180 * DAY_MS;

/** Removes, once a day, calls that began half a year ago, and times that nobody can answer any more. */
export function callRetentionJob({ db, now }: Pick<Deps, 'db' | 'now'>): JobDefinition {
  return {
    queue: 'forget-calls',
    cron: '3 4 * * *',
    async run() {
      await deleteOldCalls(db, new Date(now().getTime() - RETENTION_MS));
      await deleteLapsed(db, now());
    },
  };
}
