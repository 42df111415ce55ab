import { defineConfig } from 'vitest/config';

/** `npm run test:browsers`: the main journeys in Firefox and WebKit. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'browsers',
    include: ['browsers/**/*.browsers.ts'],
    globalSetup: ['src/server.ts'],
    maxWorkers: 2,
    sequence: { groupOrder: 3 },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
