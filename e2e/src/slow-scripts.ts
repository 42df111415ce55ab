import { type BrowserContext, expect, type Page } from '@playwright/test';

const HELD_MS = 5000;

/** Holds every script back, as a slow network does: five seconds from when the first is asked for, and until `arrive` lets them come. */
export async function slowScripts(context: BrowserContext): Promise<{ arrive: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let held: Promise<unknown> | undefined;
  await context.route('**/assets/*.js', async (route) => {
    held ??= Promise.all([promise, new Promise((elapsed) => setTimeout(elapsed, HELD_MS))]);
    await held;
    await route.continue();
  });
  return { arrive: resolve };
}

export const expectRunning = (page: Page) => expect(page.locator('html[data-app=runs]')).toBeVisible();
