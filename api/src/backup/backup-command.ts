/** Writes everything to a new folder: `npm run backup -- <folder>`. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CommandError, runCommand, say } from '../command.ts';
import { backUp } from './backup.ts';

await runCommand(async (config) => {
  const [folder, ...more] = parseArgs({ allowPositionals: true }).positionals;
  if (!folder || more.length > 0) throw new CommandError('Name one folder: npm run backup -- <folder>');
  for (const line of await backUp(config, resolve(folder))) say(line);
});
