/** Brings a backup back to an empty place: `npm run restore -- <folder>`. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CommandError, runCommand, say } from '../command.ts';
import { restore } from './restore.ts';

await runCommand(async (config) => {
  const [folder, ...more] = parseArgs({ allowPositionals: true }).positionals;
  if (!folder || more.length > 0) throw new CommandError('Name one folder: npm run restore -- <folder>');
  for (const line of await restore(config, resolve(folder))) say(line);
});
