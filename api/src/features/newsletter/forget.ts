import type { Deps } from '../../http/deps.ts';
import type { JobDefinition } from '../../lib/jobs.ts';
import { forgetBefore } from '../opt-in/rules.ts';
import { forgetUnconfirmedSubscribers } from './queries.ts';

/** Forgets, once a day, the addresses that somebody entered and nobody confirmed. */
export function forgetSubscribersJob({ db, now }: Pick<Deps, 'db' | 'now'>): JobDefinition {
  return {
    queue: 'forget-unconfirmed',
    cron: '41 3 * * *',
    run: () => forgetUnconfirmedSubscribers(db, forgetBefore(now())),
  };
}
