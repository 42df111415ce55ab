import { type BrowserContext, expect, type Page } from '@playwright/test';

/** Holds every script back, as a slow network does: until `arrive` lets them come, and so long at least from when the first is asked for. */
export async function slowScripts(context: BrowserContext, leastMs = 0): Promise<{ arrive: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let held: Promise<unknown> | undefined;
  await context.route('**/assets/*.js', async (route) => {
    held ??= Promise.all([promise, new Promise((elapsed) => setTimeout(elapsed, leastMs))]);
    await held;
    await route.continue();
  });
  return { arrive: resolve };
}

export const expectRunning = (page: Page) => expect(page.locator('html[data-app=runs]')).toBeVisible();
