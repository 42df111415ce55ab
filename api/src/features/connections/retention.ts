import type { Deps } from '../../http/deps.ts';
import type { JobDefinition } from '../../lib/jobs.ts';
import { removeFiles } from '../photos/store.ts';
import { deleteAbandoned } from './queries.ts';

/** Removes, once a day, conversations whose two members left at the same moment. */
export function abandonedConnectionsJob({ db, jobs }: Pick<Deps, 'db' | 'jobs'>): JobDefinition {
  return {
    queue: 'delete-abandoned-connections',
    cron: '11 4 * * *',
    run: () => db.transaction(async (tx) => removeFiles(tx, jobs, await deleteAbandoned(tx))),
  };
}
