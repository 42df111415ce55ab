import { defineConfig } from '@playwright/test';

const PATIENCE_MS = 15_000;

/** `npm test`: the journeys in Chromium. */
export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.e2e.ts',
  outputDir: 'results',
  globalSetup: './src/server.ts',
  workers: 2,
  fullyParallel: true,
  timeout: 180_000,
  expect: { timeout: PATIENCE_MS },
  reporter: 'list',
  use: {
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    actionTimeout: PATIENCE_MS,
    navigationTimeout: PATIENCE_MS,
    trace: { mode: 'retain-on-failure', screenshots: false },
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
