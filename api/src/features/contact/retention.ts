import { DAY_MS } from '@ampersand/contract/time';
import type { Deps } from '../../http/deps.ts';
import type { JobDefinition } from '../../lib/jobs.ts';
import { deleteOldContactMessages } from './queries.ts';

const RETENTION_MS = 365 * DAY_MS;

/** Removes, once a day, messages of the contact form that are older than a year. */
export function contactRetentionJob({ db, now }: Pick<Deps, 'db' | 'now'>): JobDefinition {
  return {
    queue: 'forget-contact-messages',
    cron: '29 4 * * *',
    run: () => deleteOldContactMessages(db, new Date(now().getTime() - RETENTION_MS)),
  };
}
