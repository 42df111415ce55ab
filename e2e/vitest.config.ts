import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'e2e',
    include: ['src/**/*.e2e.ts'],
    globalSetup: ['src/server.ts'],
    maxWorkers: 2,
    // Vitest runs projects together only if their number of workers is the same, which here depends on the machine.
    sequence: { groupOrder: 2 },
    // As long as the page itself is given for anything; the default of a second is too short for a busy machine.
    expect: { poll: { timeout: 15_000 } },
    testTimeout: 180_000,
    hookTimeout: 60_000,
  },
});
