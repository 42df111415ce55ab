import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import start, { baseUrl } from './server.ts';

/** `npm run pictures --workspace e2e`: takes the pictures of the product that 'How We Work' shows, from the demo community. */

const FOLDER = join(import.meta.dirname, '../../web/app/features/how-we-work/pictures');
const SCHEMES = ['light', 'dark'] as const;
const SCALE = 1.5;
/** Of an AVIF, 1 to 100: as low as small letters stay clear. */
const QUALITY = 50;

interface Shot {
  path: string;
  /** Goes to what is shown. */
  open?: (page: Page) => Promise<void>;
  of: (page: Page) => Locator;
}

const shots: Record<string, Shot> = {
  tell: {
    path: '/founder-dashboard/preferance',
    async open(page) {
      const time = page.getByRole('textbox', { name: 'Commitment' });
      while (!(await time.isVisible())) await page.getByRole('button', { name: 'Next' }).click();
      await page.getByText('We read:').first().waitFor();
      await page.evaluate(() => document.querySelector<HTMLElement>(':focus')?.blur());
      // The frame of the page that shows it has round corners.
      await page.addStyleTag({ content: 'form { padding: 1rem }' });
    },
    of: (page) => page.locator('form').filter({ has: page.getByRole('button', { name: 'Next' }) }),
  },
  match: { path: '/founder-dashboard/matches', of: (page) => page.getByRole('article').first() },
  meet: {
    path: '/founder-dashboard/messages',
    async open(page) {
      await page.locator('main a[href*="/messages/0"]').first().click();
      await page.getByRole('main').getByRole('textbox').last().waitFor();
      // It goes by itself where the conversation comes to its end.
      const newest = page.getByRole('button', { name: /newest/ });
      await newest.click({ timeout: 2000 }).catch(() => undefined);
      // Not every machine has a font with the signs of reactions.
      await page.getByRole('button', { name: /: (you|Joseph)/ }).evaluateAll((reactions) => {
        for (const one of reactions) one.remove();
      });
    },
    of: (page) => page.getByRole('main'),
  },
};

async function visit(browser: Browser, colorScheme: (typeof SCHEMES)[number]) {
  const context = await browser.newContext({
    baseURL: baseUrl(),
    // Narrow enough to be read on a phone, too low for bars that stay in view.
    viewport: { width: 480, height: 630 },
    deviceScaleFactor: SCALE,
    colorScheme,
    reducedMotion: 'reduce',
  });
  await context.request.post('/api/v1/auth/login', {
    data: { email: 'founder@demo.test', password: 'Demo#2026' },
    headers: { origin: baseUrl() },
  });
  return context.newPage();
}

async function take(page: Page, { path, open, of }: Shot): Promise<Buffer> {
  await page.goto(path);
  await page.waitForFunction(() => document.documentElement.dataset.app === 'runs');
  await open?.(page);
  await page.mouse.move(0, 0);
  // The bar at the window's foot would cover what is shown.
  await page.addStyleTag({ content: '.fixed { display: none !important }' });
  await page.evaluate(() => document.fonts.ready);
  // Pictures and what is read in answers come late.
  await page.waitForLoadState('networkidle');
  return of(page).screenshot({ animations: 'disabled' });
}

const stop = await start();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  await mkdir(FOLDER, { recursive: true });
  const sizes: Record<string, { width: number; height: number }> = {};
  for (const scheme of SCHEMES) {
    const page = await visit(browser, scheme);
    for (const [name, shot] of Object.entries(shots)) {
      const png = await take(page, shot);
      const picture = sharp(png);
      await picture.avif({ quality: QUALITY, effort: 9 }).toFile(join(FOLDER, `${name}-${scheme}.avif`));
      const { width, height } = await picture.metadata();
      sizes[name] = { width: width / SCALE, height: height / SCALE };
    }
  }
  await writeFile(join(FOLDER, 'sizes.json'), `${JSON.stringify(sizes, null, 2)}\n`);
} finally {
  await browser.close();
  await stop();
}
