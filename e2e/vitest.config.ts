import { defineConfig } from 'vitest/config';

/** `npm run test:browsers`: the main journeys in Firefox and WebKit. */
export default defineConfig({
  test: {
    name: 'browsers',
    include: ['browsers/**/*.browsers.ts'],
    globalSetup: ['src/server.ts'],
    maxWorkers: 2,
    // Vitest runs projects together only if their number of workers is the same, which here depends on the machine.
    sequence: { groupOrder: 2 },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
