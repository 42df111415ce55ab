import { randomUUIDv7 } from 'node:crypto';
import { textOf, trialParts } from '@ampersand/contract/trial/text';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { connections, invitations, messages } from '../db/talk.ts';
import { trialAnswers, trialProposals, trialSignatures, trials, trialTasks } from '../db/trial.ts';
import { type Member, makeApplicant, makeFounder } from '../testing/factories.ts';
import { expectHarmless, markupOf } from '../testing/harmless.ts';
import { makePair, type Pair, type Writing, writeEvent } from '../testing/hostile-people.ts';
import { HOSTILE_TEXTS } from '../testing/hostile-texts.ts';
import { invite, makeConnection } from '../testing/invitations.ts';
import { dataTexts, readPage, startTexts } from '../testing/read-page.ts';
import { useTestApp } from '../testing/test-app.ts';
import { dayFrom, trialTerms } from '../testing/trial.ts';
import { webBuild } from '../testing/web-build.ts';

const t = useTestApp({ web: webBuild, env: { RATE_LIMIT: 'off', LOG_LEVEL: 'warn' } });

/** A field meets every twelfth text, each text a twelfth of the fields, and the neighbours of a text others; 1: all of them. */
const STEP = 12;
const LONG_MS = 200_000;

const sides = [
  { side: 'founder', other: 'applicant', area: '/founder-dashboard' },
  { side: 'applicant', other: 'founder', area: '/cofounder-dashboard' },
] as const;
const ofMembers = (pair: Pair): [Member, string][] =>
  sides.flatMap(({ side, other, area }) =>
    ['/profile', '/preferance', '/account', `/detail-page/${pair[other].id}`].map(
      (page): [Member, string] => [pair[side], area + page],
    ),
  );
const ofLists = (pair: Pair): [Member, string][] =>
  sides.flatMap(({ side, area }) =>
    ['', '/matches?show=100'].map((page): [Member, string] => [pair[side], area + page]),
  );

const ask = async (url: string, member?: Member, cookies: Record<string, string> = {}) => {
  const { headers, body } = await t.app.inject({
    url,
    cookies: { ...cookies, ...(member && Object.fromEntries(member.browser.cookies)) },
  });
  expect(headers['x-content-type-options']).toBe('nosniff');
  return { headers, body };
};

async function open(url: string, member?: Member, cookies?: Record<string, string>) {
  const { headers, body } = await ask(url, member, cookies);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['content-security-policy']).toContain(
    `script-src 'self' ${webBuild.website.scriptSources.join(' ')};`,
  );
  return readPage(body);
}

const dataOf = (url: string) => url.replace(/(\?|$)/, '.data$1');

/** What is shown on a page, what it starts the app with, and what a move to it brings. */
async function openWhole([member, url]: [Member, string]) {
  const page = await open(url, member);
  const { headers, body } = await ask(dataOf(url), member);
  expect(headers['content-type']).toBe('text/x-script');
  return { url, page, shown: page.texts, start: await startTexts(page), move: await dataTexts(body) };
}
const openAll = (pages: [Member, string][]) => Promise.all(pages.map(openWhole));
type Opened = Awaited<ReturnType<typeof openWhole>>;

/** As parsers read line breaks. */
const parsed = (text: string) => text.replace(/\r\n?/g, '\n');
const holds = (list: readonly string[], text: string) => list.some((each) => each.includes(text));

/** Of two people's answers the comparison quotes some, on pages about the other one. */
const isQuoted = (field: string, url: string) =>
  field.includes('_preferences.') && !url.endsWith('/preferance');

/** Fields whose text is missing in a place in which another text of that field was seen. */
const missing = (fields: ReadonlyMap<string, string>, { url, ...places }: Opened, about: Opened) =>
  [...fields].filter(
    ([field, text]) =>
      !isQuoted(field, url) &&
      ((holds(about.shown, `of ${field}.`) && !holds(places.shown, parsed(text))) ||
        (holds(about.start, `of ${field}.`) && !holds(places.start, text)) ||
        (holds(about.move, `of ${field}.`) && !holds(places.move, text))),
  );

/** Every field that people write into, and the pages of two for whom each holds its own name. */
async function learn() {
  const fields = new Set<string>();
  const named: Writing = (field) => {
    fields.add(field);
    return `of ${field}.`;
  };
  await writeEvent(t, named);
  const pair = await makePair(t, named);
  const own = await openAll(ofMembers(pair));
  // Where two have little to compare, other drawings are shown.
  const others = await openAll(ofMembers(await makePair(t, () => '-')));
  // What is an address is a link.
  const linked = await openAll(ofMembers(await makePair(t, () => 'https://example.org/a')));
  const pages = [...own, ...others, ...linked, ...(await openAll(ofLists(pair)))];
  return { fields: [...fields], pair, own, markup: new Set(pages.flatMap(({ page }) => markupOf(page))) };
}

test(
  'what members write stays text, and as they wrote it, on every page that shows it',
  async () => {
    const { fields, pair, own, markup } = await learn();
    const seen = own.flatMap(({ start }) => start).join(' ');
    // None is in the page: a browser is told by its name, what an event is about is asked for when it is opened, and a reviewed name is only compared.
    const unseen = ['events.description', 'sessions.userAgent', 'users.identityReviewedName'];
    expect(fields.filter((field) => !seen.includes(`of ${field}.`)).sort()).toEqual(unseen);

    for (let first = 0; first < HOSTILE_TEXTS.length; first += STEP) {
      const texts = new Map(
        fields.map((field, index) => [field, HOSTILE_TEXTS[(first + index) % HOSTILE_TEXTS.length] ?? '']),
      );
      const hostile: Writing = (field) => texts.get(field) ?? '';
      await writeEvent(t, hostile);
      for (const [index, opened] of (await openAll(ofMembers(await makePair(t, hostile)))).entries()) {
        expectHarmless(opened.page, markup);
        expect(missing(texts, opened, own[index] ?? opened)).toEqual([]);
      }
    }
    for (const { page, url, shown, move } of await openAll(ofLists(pair))) {
      expectHarmless(page, markup);
      const met = HOSTILE_TEXTS.filter((text) => shown.includes(parsed(text)) && move.includes(text));
      expect(met.length).toBeGreaterThan(url.includes('matches') ? 90 : 4);
    }
    expect(t.logs).toEqual([]);
  },
  LONG_MS,
);

/** How many messages a page of a conversation has. */
const PAGE = 50;

async function writeMessages(connectionId: string, senderId: string, texts: readonly string[]) {
  const rows = texts.map((text, index) => ({
    id: randomUUIDv7(),
    connectionId,
    // The note of the invitation is the first.
    seq: index + 2,
    senderId,
    idempotencyKey: randomUUIDv7(),
    text,
    searchText: text.toLowerCase(),
    createdAt: new Date(),
  }));
  await t.deps.db.insert(messages).values(rows);
  await t.deps.db
    .update(connections)
    .set({ lastSeq: texts.length + 1 })
    .where(eq(connections.id, connectionId));
}

test(
  'messages and notes stay text, on the pages of both and in the search',
  async () => {
    const plain = await makeConnection(t);
    await writeMessages(plain.id, plain.founder.id, ['A word, and https://example.org/a?b=1.']);
    const asker = await makeFounder(t);
    await invite(asker, plain.applicant);
    const pagesOf = (id: string): string[] => [
      ...['', '?search=word', '/requests', '/invitations', `/${id}`].map((path) => `/messages${path}`),
      ...[26, 76, 126, 176].map((place) => `/messages/${id}?at=${place}`),
    ];
    const openFor = ({ founder, applicant, id }: typeof plain) =>
      openAll([
        ...pagesOf(id).map((page): [Member, string] => [founder, `/founder-dashboard${page}`]),
        ...pagesOf(id).map((page): [Member, string] => [applicant, `/cofounder-dashboard${page}`]),
      ]);
    const markup = new Set((await openFor(plain)).flatMap(({ page }) => markupOf(page)));

    const texts = HOSTILE_TEXTS.slice(0, 4 * PAGE).filter((text) => text !== '');
    const hostile = await makeConnection(t);
    await writeMessages(hostile.id, hostile.founder.id, texts);
    const third = await makeFounder(t);
    await invite(third, hostile.applicant);
    await t.deps.db.update(invitations).set({ note: texts.join(' ') });
    const opened = await openFor(hostile);
    for (const { page } of opened) expectHarmless(page, markup);
    const moved = opened.flatMap(({ move }) => move);
    expect(texts.filter((text) => !moved.includes(text))).toEqual([]);
    expect(t.logs).toEqual([]);
  },
  LONG_MS,
);

/** Puts texts wherever two who try working together can write. */
async function tryTogether(texts: readonly string[]) {
  const pair = await makeConnection(t);
  const { id: connectionId, founder, applicant } = pair;
  const [goal = '', ...rest] = texts;
  const terms = trialTerms(t, { goal, deliverables: rest.slice(0, 3), startsOn: dayFrom(t, -27) });
  const text = textOf(trialParts(terms));
  const id = randomUUIDv7();
  const { db } = t.deps;
  const now = new Date();
  const paper = { connectionId, terms, text, hash: '' };
  await db.insert(trials).values({
    ...paper,
    ...{ id, firstSignedAt: now, signedAt: now, toldThrough: dayFrom(t), lastDay: dayFrom(t) },
  });
  await db.insert(trialProposals).values({ ...paper, id: randomUUIDv7(), proposerId: founder.id });
  for (const [index, { id: userId }] of [founder, applicant].entries()) {
    const said = (place: number) => rest[(place * 2 + index) % rest.length] ?? '';
    await db
      .insert(trialSignatures)
      .values({ paperId: id, connectionId, userId, name: said(2), signedAt: now });
    const answer = { trialId: id, userId, givenAt: now };
    await db.insert(trialAnswers).values([
      { ...answer, round: 'WEEK', week: 1, answer: { going: 1, between: 1, change: said(3) } },
      { ...answer, round: 'DEBRIEF', week: 0, answer: { well: said(4), hard: said(5), learned: said(6) } },
    ]);
  }
  await db
    .insert(trialTasks)
    .values(texts.map((title) => ({ id: randomUUIDv7(), connectionId, title, column: 'TO_DO' as const })));
  return pair;
}

test(
  'what two write while they try working together stays text, for both',
  async () => {
    const openFor = ({ founder, applicant, id }: Awaited<ReturnType<typeof tryTogether>>) =>
      openAll(
        ['', '/trial'].flatMap((page): [Member, string][] => [
          [founder, `/founder-dashboard/together/${id}${page}`],
          [applicant, `/cofounder-dashboard/together/${id}${page}`],
        ]),
      );
    const plain = await openFor(await tryTogether(['A goal', 'A thing', 'Another']));
    const markup = new Set(plain.flatMap(({ page }) => markupOf(page)));
    const texts = HOSTILE_TEXTS.filter((text) => text !== '');
    const opened = await openFor(await tryTogether(texts));
    for (const { page } of opened) expectHarmless(page, markup);
    const moved = opened.flatMap(({ move }) => move);
    expect(texts.filter((text) => !moved.includes(text))).toEqual([]);
    expect(t.logs).toEqual([]);
  },
  LONG_MS,
);

const withText = (text: string) => {
  const written = encodeURIComponent(text);
  const names = ['q', 'category', 'next', 'show', 'why', 'event', 'token', 'index', text];
  const search = new URLSearchParams(names.map((name) => [name, text]));
  const paths = ['/blog', '/login', '/newsletter/confirm', `/${written}`, `/blog/${written}`];
  return paths.map((path) => `${path}?${search}`);
};

test(
  'what stands in an address or a cookie stays text on every page',
  async () => {
    const about = await Promise.all(withText('x').map((url) => open(url)));
    const markup = new Set(about.flatMap(markupOf));
    for (const text of HOSTILE_TEXTS) {
      const cookies = { theme: text, sidebar: text };
      const pages = await Promise.all(withText(text).map((url) => open(url, undefined, cookies)));
      for (const page of pages) expectHarmless(page, markup);
      expect(holds(pages[0]?.texts ?? [], parsed(text))).toBe(true);
    }
    expect(t.logs).toEqual([]);
  },
  LONG_MS,
);

test('nobody is led to another site by what stands in an address', async () => {
  const { browser } = await makeApplicant(t);
  for (const text of HOSTILE_TEXTS.filter((each) => /[/\\:]/.test(each))) {
    for (const path of ['/login', '/login.data']) {
      const { headers, body } = await t.app.inject({
        url: `${path}?${new URLSearchParams({ next: text })}`,
        cookies: Object.fromEntries(browser.cookies),
      });
      const places = path === '/login' ? [String(headers.location)] : await dataTexts(body);
      expect(places.filter((place) => place.startsWith('/'))).toHaveLength(1);
      const origins = places.map((place) => new URL(place, 'https://here.example').origin);
      expect(new Set(origins)).toEqual(new Set(['https://here.example']));
    }
  }
});
