import { describe, expect, test } from 'vitest';
import { until } from './visitor.ts';
import { browserNames, useBrowser } from './visits.ts';

const DEMO = 'Demo#2026';
/** Milliseconds after arrival. */
const MOMENTS = [40, 80, 120, 160, 200, 250, 300, 500];

describe.each(browserNames)('in %s', (name) => {
  const browser = useBrowser(name);

  test('who leaves a page inside while it loads stays where they go', async () => {
    const visitor = await browser.visitAs('founder@demo.test', DEMO);
    // Firefox gives up the scripts that are under way.
    visitor.forgiven = /^$|dynamically imported module|loading route module|React Router caught/;
    for (const moment of MOMENTS) {
      await visitor.window.run(leave, '/founder-dashboard');
      await visitor.arrives('/founder-dashboard');
      await visitor.window.run(rest, moment).catch(() => undefined);
      await visitor.window.run(leave, '/pricing');
      await visitor.arrives('/pricing');
      // A page that throws back does so while the next one loads.
      await until('the app', () => visitor.window.run(appRuns));
      await visitor.window.run(rest, 300);
      expect(await visitor.path(), `${moment} ms after arrival`).toBe('/pricing');
    }
  });
});

const leave = (path: string) => void setTimeout(() => location.assign(path));
const rest = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds, true));
const appRuns = () => 'app' in document.documentElement.dataset;
