import type { Deps } from '../../http/deps.ts';
import type { JobDefinition } from '../../lib/jobs.ts';
import { deleteAbandoned } from './queries.ts';

/** Removes, once a day, conversations whose two members left at the same moment. */
export function abandonedConnectionsJob({ db }: Pick<Deps, 'db'>): JobDefinition {
  return { queue: 'delete-abandoned-connections', cron: '11 4 * * *', run: () => deleteAbandoned(db) };
}
