import type { Deps } from '../../http/deps.ts';
import type { JobDefinition } from '../../lib/jobs.ts';
import { retainedSince } from '../opt-in/rules.ts';
import { deleteUnconfirmedSubscribers } from './queries.ts';

/** Deletes, once a day, the addresses that somebody entered and nobody confirmed. */
export function subscriberRetentionJob({ db, now }: Pick<Deps, 'db' | 'now'>): JobDefinition {
  return {
    queue: 'forget-unconfirmed',
    cron: '41 3 * * *',
    run: () => deleteUnconfirmedSubscribers(db, retainedSince(now())),
  };
}
