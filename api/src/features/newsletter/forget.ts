import type { Db } from '../../db/client.ts';
import type { JobDefinition } from '../../lib/jobs.ts';
import { forgetUnconfirmedEntries } from '../waitlist/queries.ts';
import { forgetUnconfirmedSubscribers } from './queries.ts';
import { forgetBefore } from './rules.ts';

/** Forgets, once a day, the addresses that somebody entered and nobody confirmed. */
export function forgetJob(db: Db, now: () => Date): JobDefinition {
  return {
    queue: 'forget-unconfirmed',
    cron: '41 3 * * *',
    async run() {
      await forgetUnconfirmedSubscribers(db, forgetBefore(now()));
      await forgetUnconfirmedEntries(db, forgetBefore(now()));
    },
  };
}
