import type { Deps } from '../../http/deps.ts';
import type { JobDefinition } from '../../lib/jobs.ts';
import { forgetBefore } from '../opt-in/rules.ts';
import { forgetUnconfirmedEntries } from './queries.ts';

/** Forgets, once a day, the addresses that somebody entered and nobody confirmed. */
export function forgetEntriesJob({ db, now }: Pick<Deps, 'db' | 'now'>): JobDefinition {
  return {
    queue: 'forget-unconfirmed-entries',
    cron: '43 3 * * *',
    run: () => forgetUnconfirmedEntries(db, forgetBefore(now())),
  };
}
