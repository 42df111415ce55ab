import type { Deps } from '../../http/deps.ts';
import { type JobDefinition, LONG_JOB } from '../../lib/jobs.ts';
import { deleteOldOutcomes } from './queries.ts';

/** Removes, once a day, outcomes that are past their retention. */
export function outcomeRetentionJob({ db, now }: Pick<Deps, 'db' | 'now'>): JobDefinition {
  return {
    queue: 'delete-old-outcomes',
    cron: '41 4 * * *',
    options: LONG_JOB,
    run: () => deleteOldOutcomes(db, now()),
  };
}
