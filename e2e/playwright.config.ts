import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';

const PATIENCE_MS = 15_000;

/** `npm test`: the journeys in Chromium. */
export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.e2e.ts',
  outputDir: 'results',
  globalSetup: './src/server.ts',
  // Each has a browser of its own; the server is shared.
  // A journey waits half of its time: one more than there are cores.
  workers: Math.min(availableParallelism() + 1, 4),
  fullyParallel: true,
  timeout: 180_000,
  expect: { timeout: PATIENCE_MS },
  reporter: 'list',
  use: {
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    actionTimeout: PATIENCE_MS,
    navigationTimeout: PATIENCE_MS,
    // Pictures of every step would cost a seventh of the time: `--trace on` takes them.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
