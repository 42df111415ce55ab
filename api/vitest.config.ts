import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'api',
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/global-setup.ts'],
    // Some files wait for servers and jobs for most of their time, so one more than there are cores; each takes a gigabyte and a half.
    maxWorkers: Math.min(availableParallelism() + 1, 4),
    // Vitest runs projects together only if their number of workers is the same, which here depends on the machine.
    sequence: { groupOrder: 1 },
    // Files share what they import (the database engine alone takes a second to compile); none of them replaces a module.
    isolate: false,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
