import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { Database, Db } from '../db/client.ts';
import type { Bus } from '../lib/bus.ts';
import type { Embedder } from '../lib/embedder/embedder.ts';
import type { Jobs } from '../lib/jobs.ts';
import type { Mailer } from '../lib/mailer.ts';
import type { Secrets } from '../lib/secrets.ts';
import type { Storage } from '../lib/storage.ts';
import type { Latest, Turns } from '../lib/turns.ts';
import type { Calls } from './calls.ts';
import type { Limits } from './limits.ts';

/** What features work with; made once in app.ts. */
export interface Deps {
  readonly config: Config;
  readonly database: Database;
  readonly db: Db;
  readonly bus: Bus;
  /** Every call of the contract, for pages made in this process. */
  readonly calls: Calls;
  readonly limits: Limits;
  readonly embedder: Embedder;
  readonly storage: Storage;
  readonly mailer: Mailer;
  readonly secrets: Secrets;
  readonly jobs: Jobs;
  /**
   * The one door for whoever changed what a member says or whether they are shown: call it after the commit. Lists follow
   * within two seconds, or by a job. @returns whether they do already.
   */
  readonly memberChanged: (userId: string) => Promise<boolean>;
  /** Members whose rows of the match index are being made by this process. */
  readonly indexing: Latest;
  /** Lists that this process is ranking. */
  readonly ranking: Turns;
  readonly log: FastifyBaseLogger;
  readonly now: () => Date;
}
