import type { Deps } from '../../http/deps.ts';
import type { JobDefinition } from '../../lib/jobs.ts';
import { retainedSince } from '../opt-in/rules.ts';
import { deleteUnconfirmedEntries } from './queries.ts';

/** Deletes, once a day, the addresses that somebody entered and nobody confirmed. */
export function entryRetentionJob({ db, now }: Pick<Deps, 'db' | 'now'>): JobDefinition {
  return {
    queue: 'forget-unconfirmed-entries',
    cron: '43 3 * * *',
    run: () => deleteUnconfirmedEntries(db, retainedSince(now())),
  };
}
