// Proves that Vitest takes the projects together on machines of any size: how many workers a project gets depends on the
// number of cores, and Vitest refuses projects of one group that differ in it. Plans a run for each size, without tests.

import { syncBuiltinESMExports } from 'node:module';
import os from 'node:os';
import { createVitest } from 'vitest/node';

/** Breaks off between the plan and the first test. */
class PlanOnly {
  constructor(vitest) {
    this.vitest = vitest;
  }
  async sort(specifications) {
    // Not awaited: it ends with the run that waits for this.
    void this.vitest.cancelCurrentRun('keyboard-input');
    return specifications;
  }
}

async function plan(cores) {
  os.availableParallelism = () => cores;
  syncBuiltinESMExports();
  const vitest = await createVitest('test', { watch: false, reporters: [{}] });
  vitest.config.sequence.sequencer = PlanOnly;
  // Databases and servers are for tests.
  for (const project of vitest.projects) project.config.globalSetup = [];
  const { unhandledErrors } = await vitest.runTestSpecifications(await vitest.globTestSpecifications());
  await vitest.close();
  return unhandledErrors;
}

let refused = 0;
for (const cores of [1, 2, 3, 4, 16]) {
  const errors = await plan(cores);
  console.log(
    `${cores} cores: ${errors.length === 0 ? 'fine' : errors.map(({ message }) => message).join('\n')}`,
  );
  if (errors.length > 0) refused += 1;
}
// A run that is broken off counts as failed with Vitest; what counts here is whether it could be planned.
process.exit(refused === 0 ? 0 : 1);
