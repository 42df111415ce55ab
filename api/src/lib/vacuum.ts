import type { Database } from '../db/client.ts';
import { type JobDefinition, LONG_JOB } from './jobs.ts';

/**
 * Each night gives the room of removed rows back and counts anew what the planner goes by: nobody else does it in the embedded
 * database. One table after the other, so that requests get their turn in between.
 */
export function vacuumJob({ pool }: Pick<Database, 'pool'>): JobDefinition {
  return {
    queue: 'vacuum',
    cron: '47 4 * * *',
    options: LONG_JOB,
    async run() {
      const { rows } = await pool.query<{ name: string }>(
        `select format('%I.%I', nspname, relname) as name
         from pg_class join pg_namespace on pg_namespace.oid = relnamespace
         where relkind = 'r' and relpersistence = 'p'`,
      );
      for (const { name } of rows) await pool.query(`vacuum (analyze) ${name}`);
    },
  };
}
