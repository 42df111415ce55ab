/** Lists the versions of the engine's weights, or goes back to the one before: `npm run weights`, `npm run weights -- --roll-back`. */
import { parseArgs } from 'node:util';
import { runCommand, say, withDatabase } from '../../command.ts';
import { WEIGHTS_BASIS } from '../matchings/serving-weights.ts';
import { findVersions, rollBack, type WeightVersion } from './queries.ts';

function describe({ id, basis, status, createdAt, figures }: WeightVersion): string {
  const of = basis === WEIGHTS_BASIS ? '' : ', of another release';
  const losses = Object.entries(figures).map(
    ([side, { lossBefore, loss, judgedOn }]) =>
      `${side.toLowerCase()} ${lossBefore.toFixed(4)} > ${loss.toFixed(4)} on ${judgedOn}`,
  );
  return `${id}  ${status.toLowerCase()}${of}  ${createdAt.toISOString()}  ${losses.join('; ')}`;
}

await runCommand(async (config) => {
  const { values: options } = parseArgs({ options: { 'roll-back': { type: 'boolean', default: false } } });
  await withDatabase(config, async ({ db }) => {
    if (options['roll-back']) {
      const { from, to } = await rollBack(db, new Date());
      const name = (id: number | null) => (id === null ? 'the built-in weights' : `version ${id}`);
      say(from === null ? 'The built-in weights serve already.' : `From ${name(from)} back to ${name(to)}.`);
    }
    const versions = await findVersions(db);
    for (const version of versions) say(describe(version));
    if (!versions.some(({ status, basis }) => status === 'SERVING' && basis === WEIGHTS_BASIS))
      say('The built-in weights serve.');
  });
});
