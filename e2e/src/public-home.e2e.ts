import { brand } from '@ampersand/contract/brand';
import { expect, type Page } from '@playwright/test';
import { faq } from '../../web/app/features/home/faq-entries.ts';
import { test } from './browser.ts';
import { logInByApi } from './members.ts';

const FRAME_MS = 17;

interface Sample {
  at: number;
  /** Characters of each line that are not transparent. */
  shown: number[];
  cursor: number;
  /** Height of the headline, and where what follows it stands. */
  place: string;
}

/** Notes how the headline stands after every change, with the time of the page's own clock. */
function recordHeadline() {
  const samples: Sample[] = [];
  Object.assign(globalThis, { headline: samples });
  const record = () => {
    const headline = document.querySelector('h1.typed:not([data-waiting])');
    const lines = [...(headline?.querySelectorAll(':scope > span') ?? [])];
    if (!headline || lines.length === 0) return;
    const rest = (line: Element) => line.querySelector('.typed-rest')?.textContent?.length ?? 0;
    const sample = {
      at: performance.now(),
      shown: lines.map((line) => (line.textContent?.length ?? 0) - rest(line)),
      cursor: lines.findIndex((line) => line.querySelector('.typed-cursor:not([hidden])')),
      place: `${headline.clientHeight} ${headline.nextElementSibling?.getBoundingClientRect().top}`,
    };
    samples.push(sample);
  };
  new MutationObserver(record).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
}

/** When each line first showed each number of characters, in milliseconds after the start. */
function arrivals(samples: readonly Sample[], line: number, length: number): number[] {
  const start = samples[0]?.at ?? Number.NaN;
  return Array.from({ length }, (_, index) => {
    const seen = samples.find(({ shown }) => (shown[line] ?? 0) > index);
    return (seen?.at ?? Number.NaN) - start;
  });
}

const [first, second] = brand.headlineLines;

/** Opens the home page where the clock stands still and nothing is ever idle. */
async function openPaused(page: Page): Promise<void> {
  await page.goto('/', { waitUntil: 'load' });
  await expect(page.locator('html[data-app=runs]')).toBeVisible();
}

test('the headline types itself in the promised time, whole for screen readers, and nothing moves meanwhile', async ({
  visit,
}) => {
  const { page } = await visit({ reducedMotion: 'no-preference' });
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  await page.addInitScript(recordHeadline);
  await openPaused(page);
  await expect(page.getByRole('heading', { level: 1, name: brand.headline, exact: true })).toBeVisible();
  const waiting = async () => {
    await page.clock.runFor(1);
    return page.locator('h1.typed[data-waiting]').count();
  };
  await expect.poll(waiting).toBe(0);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(second);
  await page.clock.runFor(5_500);

  const samples = await page.evaluate((): Sample[] => Reflect.get(globalThis, 'headline'));
  const pause = first.length * 30 + 300;
  arrivals(samples, 0, first.length).forEach((at, index) => {
    expect(Math.abs(at - 30 * (index + 1))).toBeLessThanOrEqual(2 * FRAME_MS);
  });
  arrivals(samples, 1, second.length).forEach((at, index) => {
    expect(Math.abs(at - pause - 40 * (index + 1))).toBeLessThanOrEqual(2 * FRAME_MS);
  });
  expect(new Set(samples.map(({ place }) => place)).size).toBe(1);

  const start = samples[0]?.at ?? Number.NaN;
  const turns = samples.filter(
    ({ cursor }, index) => index > 0 && cursor < 0 !== (samples[index - 1]?.cursor ?? 0) < 0,
  );
  expect(turns).toHaveLength(9);
  turns.forEach(({ at }, index) => {
    expect(Math.abs(at - start - 500 * (index + 1))).toBeLessThanOrEqual(2 * FRAME_MS);
  });
  expect(samples.at(-1)).toMatchObject({ shown: [first.length, second.length], cursor: -1 });
});

/** How far the strip has moved to the left. */
function offset(page: Page): Promise<number> {
  return page
    .getByRole('region', { name: 'Our Network Of Startups' })
    .locator('ul')
    .first()
    .evaluate((list) => -new DOMMatrix(getComputedStyle(list.parentElement ?? list).transform).m41);
}

async function movement(page: Page, frames: number): Promise<number> {
  const before = await offset(page);
  await page.clock.runFor(frames * 16);
  return (await offset(page)) - before;
}

test('the logos move a pixel a frame, and stand still under the pointer, with the focus, and when told to', async ({
  visit,
}) => {
  const { page } = await visit({ reducedMotion: 'no-preference' });
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  await openPaused(page);
  const strip = page.getByRole('region', { name: 'Our Network Of Startups' });
  await expect(strip.getByRole('listitem')).toHaveCount(5);
  await expect(strip.locator('li')).toHaveCount(10);
  await strip.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect.poll(() => movement(page, 1)).toBe(1);
  expect(await movement(page, 50)).toBe(50);

  await strip.hover();
  expect(await movement(page, 20)).toBe(0);
  await page.mouse.move(5, 5);
  expect(await movement(page, 20)).toBe(20);

  const stop = strip.getByRole('button', { name: 'Stop the logos' });
  await stop.focus();
  expect(await movement(page, 20)).toBe(0);
  await page.keyboard.press('Enter');
  await stop.blur();
  await expect(stop).toHaveAttribute('aria-pressed', 'true');
  expect(await movement(page, 20)).toBe(0);
  await stop.focus();
  await page.keyboard.press('Enter');
  await stop.blur();
  await expect.poll(() => movement(page, 1)).toBe(1);

  // Both halves are alike: after one of them the strip starts again, unseen.
  const half = await strip
    .locator('ul')
    .first()
    .evaluate((list) => list.getBoundingClientRect().width);
  await page.clock.runFor(Math.ceil(half) * 16);
  expect(await offset(page)).toBeLessThan(half);
});

test('people who want less motion see the whole headline at once and logos that stand still', async ({
  visit,
}) => {
  const { page } = await visit({ reducedMotion: 'reduce' });
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  await openPaused(page);
  const rest = page.locator('.typed-rest').first();
  expect(await rest.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
  await expect(rest).toHaveText('');
  await expect(page.locator('.typed-cursor:not([hidden])')).toHaveCount(0);
  const strip = page.getByRole('region', { name: 'Our Network Of Startups' });
  await strip.scrollIntoViewIfNeeded();
  expect(await movement(page, 30)).toBe(0);
  await expect(strip.locator('li:visible')).toHaveCount(5);
  await expect(strip.getByRole('button')).toHaveCount(0);
});

/** Durations and curves of the transitions that begin in the section from now on, however soon they are over. */
async function noteTransitions(page: Page): Promise<Set<string>> {
  const seen = new Set<string>();
  await page.exposeFunction('noteTransition', (timing: string) => void seen.add(timing));
  await page.locator('section[aria-labelledby=why-choose-us]').evaluate((section) =>
    section.addEventListener('transitionrun', () => {
      for (const { effect } of section.getAnimations({ subtree: true })) {
        const timing = effect?.getComputedTiming();
        Reflect.get(window, 'noteTransition')(`${timing?.duration} ms ${timing?.easing}`);
      }
    }),
  );
  return seen;
}

test('Why Choose Us is there from the medium width on, and comes in anew each time it scrolls into view', async ({
  visit,
}) => {
  const { page } = await visit({
    reducedMotion: 'no-preference',
    viewport: { width: 767, height: 900 },
  });
  await page.goto('/');
  const section = page.locator('section[aria-labelledby=why-choose-us]');
  await expect(section).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 900 });
  const seen = await noteTransitions(page);
  for (const _ of ['first', 'second']) {
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(section).not.toHaveAttribute('data-in-view');
    await section.evaluate(
      (element) => Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
      undefined,
    );
    seen.clear();
    await section.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await expect(section).toHaveAttribute('data-in-view', '');
    await expect.poll(() => [...seen]).toEqual(['800 ms ease-in-out']);
  }
  await expect(page.getByRole('img', { name: /An example of the match screen/ })).toBeVisible();
});

test('the phone shows what the demo founder finds in their list, word for word and figure for figure', async ({
  visit,
}) => {
  const { page, context } = await visit();
  await page.goto('/');
  const shown = (await page.getByRole('img', { name: /An example of the match screen/ }).textContent()) ?? '';
  const id = await logInByApi(context, 'founder@demo.test', 'Demo#2026');
  const list = await context.request.get(`/api/v1/matchings/founder/${id}?limit=20`);
  const { data } = (await list.json()) as {
    data: {
      match: string;
      applicant: {
        fullName: string;
        calledName: string;
        profile: { location: string; skills: string[]; experiences: { role: string }[] };
      };
      reasons: { text: string }[];
    }[];
  };
  const onPhone = data.filter(({ applicant }) => shown.includes(applicant.fullName));
  expect(onPhone).toHaveLength(2);
  for (const { match, applicant, reasons } of onPhone) {
    const { fullName, calledName, profile } = applicant;
    const card = [
      fullName,
      profile.experiences[0]?.role,
      profile.location,
      match,
      ...profile.skills.slice(0, 3),
    ];
    expect(shown).toContain(`${card.join('')}Why ${calledName} fits you${reasons[0]?.text}`);
  }
});

test('of the eight questions one is open at a time, by mouse and by keyboard', async ({ visit }) => {
  const { page } = await visit();
  await page.goto('/');
  const section = page.getByRole('region', { name: 'Do you have questions?' });
  const entries = section.locator('summary');
  await expect(section.getByRole('heading', { level: 3 })).toHaveText(faq.map(({ question }) => question));
  const open = () => section.locator('details[open] summary').allTextContents();
  const answer = (index: number) =>
    section.getByText(faq[index]?.answer.slice(0, 30) ?? '', { exact: false });
  expect(await open()).toEqual([]);
  await expect(answer(0)).toBeHidden();

  await entries.nth(0).click();
  await expect(answer(0)).toBeVisible();
  expect(await open()).toEqual([faq[0].question]);
  await entries.nth(1).click();
  await expect(answer(0)).toBeHidden();
  await expect(answer(1)).toBeVisible();
  expect(await open()).toEqual([faq[1].question]);
  await entries.nth(1).click();
  await expect(answer(1)).toBeHidden();
  expect(await open()).toEqual([]);

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(answer(2)).toBeVisible();
  expect(await open()).toEqual([faq[2].question]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(answer(3)).toBeVisible();
  expect(await open()).toEqual([faq[3].question]);
  await page.keyboard.press('Space');
  await expect(answer(3)).toBeHidden();
});

test('the hero leads both sides to their form, and two articles stand before four more', async ({
  visit,
}) => {
  const { page } = await visit();
  await page.goto('/');
  const target = (name: string) => page.getByRole('link', { name, exact: true }).first().getAttribute('href');
  expect(await target('Find Co-Founder')).toBe('/register-founder');
  expect(await target('Become a Co-Founder')).toBe('/register');
  expect(await target('Sign up as Founder')).toBe('/register-founder');
  expect(await target('Sign up as Applicant')).toBe('/register');
  const insights = page.getByRole('region', { name: 'Founder Insights' });
  await expect(insights.getByRole('article')).toHaveCount(6);
  await expect(insights.getByRole('list').getByRole('article')).toHaveCount(4);
  await insights.getByRole('link', { name: 'See All Blog Posts' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Founder Insights' })).toBeVisible();
});
