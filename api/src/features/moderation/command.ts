/** What moderators decide, for whoever runs the place: `npm run moderate -- --reports`, `-- --suspend <email>` and so on. */
import { parseArgs } from 'node:util';
import { CommandError, runCommand, say, withDatabase } from '../../command.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/client.ts';
import { createServer } from '../../http/server.ts';
import { createBus } from '../../lib/bus.ts';
import { startJobs } from '../../lib/jobs.ts';
import { indexLater } from '../matchings/member-changed.ts';
import { describeReport } from './describe.ts';
import {
  COMMAND,
  close,
  findAccount,
  type ModerationDeps,
  makeAdministrator,
  suspend,
  unsuspend,
} from './moderation.ts';
import { findOpenReports } from './queries.ts';

const OPTIONS = {
  reports: { type: 'boolean' },
  close: { type: 'string' },
  suspend: { type: 'string' },
  unsuspend: { type: 'string' },
  admin: { type: 'string' },
} as const;
const USAGE =
  'Say one of --reports, --close <report>, --suspend <email>, --unsuspend <email>, --admin <email>: npm run moderate -- --reports';

type Options = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values'];

await runCommand(async (config) => {
  const values = readOptions();
  if (Object.keys(values).length !== 1) throw new CommandError(USAGE);
  await withDatabase(config, (database) =>
    withDeps(config, database, (deps) => moderate(deps, config, values)),
  );
});

function readOptions(): Options {
  try {
    return parseArgs({ options: OPTIONS }).values;
  } catch (error) {
    throw new CommandError(USAGE, { cause: error });
  }
}

/** What happens is logged as by a server, on the other channel. */
async function withDeps(
  config: Config,
  database: Database,
  run: (deps: ModerationDeps) => Promise<void>,
): Promise<void> {
  const { log } = createServer(config, process.stderr);
  const { db } = database;
  const bus = await createBus(database, log);
  const jobs = await startJobs({ database, bus, log }, { cron: false });
  const memberChanged = async (userId: string) => {
    await indexLater({ db, jobs }, userId);
    return false;
  };
  try {
    await run({ db, bus, log, memberChanged, now: () => new Date() });
  } finally {
    await jobs.stop();
    await bus.close();
  }
}

async function moderate(deps: ModerationDeps, config: Config, options: Options): Promise<void> {
  if (options.reports) {
    const open = await findOpenReports(deps.db);
    for (const report of open) say(`${describeReport(config, report)}\n`);
    say(open.length === 0 ? 'No report is open.' : `${open.length} open.`);
  }
  if (options.close !== undefined) {
    const changed = await close(deps, options.close, COMMAND);
    say(changed ? 'Closed.' : 'It is closed already.');
  }
  if (options.suspend !== undefined) {
    const { id } = await findAccount(deps, options.suspend);
    const closed = await suspend(deps, id, COMMAND);
    say(
      closed === undefined
        ? `${options.suspend} is suspended already.`
        : `${options.suspend} is suspended: logged out everywhere, and nobody finds them. Reports about them that were open: ${closed}, closed now.`,
    );
  }
  if (options.unsuspend !== undefined) {
    const { id } = await findAccount(deps, options.unsuspend);
    const changed = await unsuspend(deps, id, COMMAND);
    say(changed ? `${options.unsuspend} is let in again.` : `${options.unsuspend} was not suspended.`);
  }
  if (options.admin !== undefined) {
    const changed = await makeAdministrator(deps, options.admin);
    say(
      changed
        ? `${options.admin} is an administrator from the next log-in on.`
        : `${options.admin} is an administrator already.`,
    );
  }
}
