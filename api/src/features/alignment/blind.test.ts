import { requestExport } from '@ampersand/contract/account';

import {
  ALIGNMENT_THEMES,
  type AlignmentQuestionId,
  type AlignmentTheme,
  type AlignmentValue,
  questionsOf,
} from '@ampersand/contract/alignment-questions';
import { endpoints } from '@ampersand/contract/all';
import { blockPerson, unblockPerson } from '@ampersand/contract/blocks';
import { endConnection, resumeConnection } from '@ampersand/contract/connections';
import type { Endpoint } from '@ampersand/contract/endpoint';
import { NOTIFICATION_STREAM } from '@ampersand/contract/path';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { API_BASE } from '../../http/route.ts';
import { alignmentOf, answer, give, themeOf } from '../../testing/alignment.ts';
import { openEvents } from '../../testing/event-stream.ts';
import type { Member } from '../../testing/factories.ts';
import { makeConnection } from '../../testing/invitations.ts';
import { useTestApp } from '../../testing/test-app.ts';

const t = useTestApp({ env: { RATE_LIMIT: 'off', LOG_LEVEL: 'info' } });
/** Nothing else has this word, or this figure by itself: ids and moments may have its digits. */
const WORD = 'zanzibar-marker';
const FIGURE = 90_417;
const figureAlone = new RegExp(`(?<![\\w.-])${FIGURE}(?![\\w-])`);

/** Every call of the feature, and what else shows the conversation, the bell or own data. */
const calls = endpoints.filter(
  ({ method, path }) =>
    path.includes('alignment') ||
    (method === 'GET' && /^\/(connections|notifications|messages|users\/user|account)/.test(path)),
);

let url: string;
beforeAll(async () => {
  url = (await t.app.listen({ port: 0, host: '127.0.0.1' })) + API_BASE + NOTIFICATION_STREAM;
});

let founder: Member;
let applicant: Member;
let id: string;
beforeEach(async () => {
  ({ founder, applicant, id } = await makeConnection(t));
});

const theme: AlignmentTheme = 'ROLES';
/** What must not be learnt, and the same shape with other contents. */
const secrets: [AlignmentQuestionId, AlignmentValue][] = [
  ['handOver', WORD],
  ['spendAlone', FIGURE],
];

async function write(member: Member): Promise<void> {
  for (const [question, value] of secrets)
    await answer(member, question, value, { importance: 3, talk: true });
}

const bodies: Record<string, Record<string, unknown>> = {
  'PUT /alignment/answers': { question: 'chief', value: 'both', importance: 1, talk: false, hidden: false },
  'POST /connections/{connectionId}/alignment/points': { question: 'handOver' },
  'PUT /connections/{connectionId}/alignment/points/{pointId}/proposal': {
    sentence: 'A sentence',
    after: null,
  },
  'POST /connections/{connectionId}/alignment/points/{pointId}/withdraw': { sentence: 'A sentence' },
  'POST /connections/{connectionId}/alignment/points/{pointId}/confirm': { sentence: 'A sentence' },
};

const isGiving = ({ method, path }: Endpoint) => method === 'PUT' && path.endsWith('/alignment/{theme}');

/** All that somebody hears who tries every call but giving this theme, and the status of each. */
async function tryEverything({ browser, id: own }: Member): Promise<{ heard: string; statuses: string[] }> {
  const statuses: string[] = [];
  const answers: string[] = [];
  for (const endpoint of calls.filter((each) => !isGiving(each))) {
    const name = `${endpoint.method} ${endpoint.path}`;
    const params = {
      connectionId: id,
      theme,
      question: 'chief',
      pointId: id,
      id: founder.id,
      userId: own,
      messageId: id,
    };
    const body = bodies[name];
    const { status, reply, failure } = await browser.call(endpoint, { params, ...(body && { body }) });
    statuses.push(`${name} ${status}`);
    answers.push(JSON.stringify([reply, failure]));
  }
  return { heard: answers.join('\n'), statuses };
}

function expectNothing(heard: string): void {
  expect(heard).not.toContain(WORD);
  expect(heard).not.toMatch(figureAlone);
}

type Step = () => Promise<unknown>;
/** What can happen between the two before both have given the theme. */
const steps: Record<string, Step> = {
  'the other writes their answers': () => write(founder),
  'the other gives them': async () => {
    await write(founder);
    await give(founder, id, theme);
  },
  'the other takes them back': () => callTheme(founder, 'DELETE', ''),
  'the other asks to give again': () => callTheme(founder, 'POST', '/again'),
  'one tries to make an agenda of them': () =>
    applicant.browser.call(byName('POST /connections/{connectionId}/alignment/points'), {
      params: { connectionId: id },
      body: { question: 'handOver' },
    }),
  'one asks to give again': () => callTheme(applicant, 'POST', '/again'),
  'one tries to give without an answer': () => give(applicant, id, theme),
  'the connection ends': () => founder.browser.call(endConnection, { params: { connectionId: id } }),
  'it goes on': () => founder.browser.call(resumeConnection, { params: { connectionId: id } }),
  'the other blocks one': () => founder.browser.call(blockPerson, { params: { userId: applicant.id } }),
  'the block is undone': () => founder.browser.call(unblockPerson, { params: { userId: applicant.id } }),
  'one asks for their data': () => applicant.browser.call(requestExport),
};

function byName(name: string): Endpoint {
  const found = endpoints.find(({ method, path }) => `${method} ${path}` === name);
  if (!found) throw new Error(`no call ${name}`);
  return found;
}
const callTheme = ({ browser }: Member, method: string, rest: string) =>
  browser.call(byName(`${method} /connections/{connectionId}/alignment/{theme}${rest}`), {
    params: { connectionId: id, theme },
  });

test('the calls that are tried are all of the feature', () => {
  expect(calls.filter(({ path }) => path.includes('alignment'))).toHaveLength(13);
});

/** The same orders in every run: each step at every place at some time. */
const names = Object.keys(steps);
const orders = names.map((_, first) => {
  const turned = [...names.slice(first), ...names.slice(0, first)];
  return first % 2 === 0 ? turned : turned.toReversed();
});

test.each(orders.map((order) => [`${order[0]}, then ${order[1]} …`, order] as const))(
  'whatever happens in whatever order, nothing of the other’s answers is heard before both gave: %s',
  async (_, order) => {
    const url = await t.app.listen({ port: 0, host: '127.0.0.1' }).catch(() => undefined);
    const address = t.app.server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    expect(url ?? port).toBeTruthy();
    const stream = await openEvents(
      `http://127.0.0.1:${port}/api/v1/notifications/stream`,
      applicant.browser,
    );
    for (const name of order) {
      await steps[name]?.();
      // One's own answers are no answer to the question.
      const { heard } = await tryEverything(applicant);
      expectNothing(heard);
    }
    expectNothing(stream.text());
    stream.close();
    expectNothing(t.logs.join(''));
    expect((await t.deps.db.execute('select title, text from notifications')).rows).not.toContainEqual(
      expect.objectContaining({ text: expect.stringContaining(WORD) }),
    );
    expectNothing(t.emails.map(({ subject, text }) => subject + text).join('\n'));
  },
);

test('an answer says the same before both gave, whatever the other wrote and however much', async () => {
  const seen = async () => JSON.stringify((await alignmentOf(applicant, id)).reply);
  await answer(founder, 'chief', 'me');
  await give(founder, id, theme);
  const little = await seen();
  for (const { id: question, kind } of questionsOf(theme))
    if (kind === 'sentence') await answer(founder, question, WORD.repeat(20), { talk: true, importance: 3 });
  await write(founder);
  await give(founder, id, theme);
  expect(await seen()).toBe(little);
  expect(await themeOf(applicant, id, theme)).toMatchObject({ theyGave: true, given: [], compared: [] });
});

test('each call answers alike before both gave, whatever the other wrote', async () => {
  await answer(founder, 'chief', 'me');
  await give(founder, id, theme);
  const first = await tryEverything(applicant);
  await write(founder);
  await give(founder, id, theme);
  expect((await tryEverything(applicant)).statuses).toEqual(first.statuses);
});

test('one theme that both gave opens no other', async () => {
  await write(founder);
  await give(founder, id, theme);
  for (const member of [founder, applicant]) {
    await answer(member, 'feedback', 3);
    await give(member, id, 'CONFLICT');
  }
  for (const each of ALIGNMENT_THEMES.filter((one) => one !== 'CONFLICT'))
    expect((await themeOf(applicant, id, each)).compared).toEqual([]);
  expectNothing((await tryEverything(applicant)).heard);
});

test('what is compared without being shown is never heard, also after both gave', async () => {
  await answer(founder, 'ownMoney', FIGURE, { hidden: true });
  await answer(applicant, 'ownMoney', FIGURE - 1);
  for (const member of [founder, applicant]) await give(member, id, 'MONEY');
  expect((await themeOf(applicant, id, 'MONEY')).compared).toMatchObject([{ reading: 'FITS' }]);
  expectNothing((await tryEverything(applicant)).heard);
});

test('both hear of it at the same moment, by an event without content', async () => {
  const streams = await Promise.all([founder, applicant].map(({ browser }) => openEvents(url, browser)));
  await vi.waitFor(() => expect(streams.map((stream) => stream.unread().length > 0)).toEqual([true, true]));
  await write(founder);
  await give(founder, id, theme);
  await answer(applicant, 'spendAlone', 10);
  await give(applicant, id, theme);
  for (const stream of streams) {
    await stream.untilTalk(2);
    expect(stream.talk()).toEqual([1, 2].map(() => ({ kind: 'together', connectionId: id })));
    expectNothing(stream.text());
    stream.close();
  }
  expect((await themeOf(applicant, id, theme)).compared[0]?.theirs?.value).toBeDefined();
});
