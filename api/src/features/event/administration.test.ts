import {
  addEvent,
  changeEvent,
  getEvent,
  listEvents,
  listPastEvents,
  removeEvent,
} from '@ampersand/contract/event';
import { ifMatch } from '@ampersand/contract/path';
import { DAY_MS } from '@ampersand/contract/time';
import { beforeEach, expect, test } from 'vitest';
import { events } from '../../db/schema.ts';
import { type Member, makeAdmin, makeEvent, makeFounder } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';

const t = useTestApp({ env: { LOG_LEVEL: 'info' } });
const NOBODY = '0190a8f0-0000-7000-8000-000000000000';
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
const body = {
  title: ' Founders who cook ',
  description: 'Dinner.\nBring numbers.',
  date: '2099-03-01T19:30:00+05:30',
  location: 'Pune',
  imageUrl: '/events/pairs.svg' as const,
};
const kept = { ...body, title: 'Founders who cook', date: '2099-03-01T14:00:00.000Z' };

let admin: Member;
beforeEach(async () => {
  admin = await makeAdmin(t);
});

test('what an administrator adds, changes and removes is what everybody sees', async () => {
  const seen = async () => (await t.browser().call(listEvents)).reply.data;
  const { status, reply } = await admin.browser.call(addEvent, { body });
  const { id } = reply.data;
  expect([status, reply.data]).toEqual([201, { id, ...kept }]);
  expect(await seen()).toEqual([{ id, ...kept }]);

  const params = { eventId: id };
  const changed = { ...body, location: 'Online', imageUrl: null };
  expect((await admin.browser.call(changeEvent, { params, body: changed })).status).toBe(200);
  const { data } = (await admin.browser.call(getEvent, { params })).reply;
  const now = { id, ...kept, location: 'Online', imageUrl: null };
  expect(data).toEqual({ ...now, version: 2 });
  expect(await seen()).toEqual([now]);

  expect((await admin.browser.call(removeEvent, { params })).status).toBe(200);
  expect(await seen()).toEqual([]);
  for (const call of [getEvent, removeEvent] as const)
    expect((await admin.browser.call(call, { params })).status).toBe(404);
  const lines = t.logs.map((line) => JSON.parse(line)).filter(({ eventId }) => eventId === id);
  expect(lines.map(({ event, adminId }) => [event, adminId])).toEqual(
    ['event_added', 'event_changed', 'event_removed'].map((event) => [event, admin.id]),
  );
});

test('an event that another administrator has changed since is not saved over', async () => {
  const { id } = (await admin.browser.call(addEvent, { body })).reply.data;
  const params = { eventId: id };
  const headers = ifMatch((await admin.browser.call(getEvent, { params })).reply.data.version);
  const theirs = { ...body, location: 'Mumbai' };
  const other = await makeAdmin(t);
  expect((await other.browser.call(changeEvent, { params, headers, body: theirs })).status).toBe(200);
  const { status, failure } = await admin.browser.call(changeEvent, { params, headers, body });
  expect([status, failure.code]).toEqual([409, 'conflict']);
  expect(failure.message).toContain('changed in another window');
  expect((await admin.browser.call(getEvent, { params })).reply.data.location).toBe('Mumbai');
});

test('events that have begun are listed latest first, in pages, and can be changed', async () => {
  await makeEvent(t, { title: 'To come', date: inDays(1) });
  const sameMoment = inDays(-2);
  const past = [await makeEvent(t, { date: sameMoment }), await makeEvent(t, { date: sameMoment })];
  const older = await makeEvent(t, { date: inDays(-3) });
  const list = async (query: Record<string, string | number>) => {
    const { reply } = await admin.browser.call(listPastEvents, { query });
    return { ids: reply.data.map(({ id }) => id), cursor: reply.nextCursor };
  };
  const page = await list({ limit: 2 });
  // Made within one millisecond, their ids may come in any order.
  expect(page.ids).toEqual(
    past
      .map(({ id }) => id)
      .sort()
      .reverse(),
  );
  expect((await list({ limit: 2, cursor: page.cursor ?? '' })).ids).toEqual([older.id]);
  const past1 = { ...body, date: inDays(-1).toISOString() };
  const answer = await admin.browser.call(changeEvent, { params: { eventId: older.id }, body: past1 });
  expect(answer.status).toBe(200);
});

test.each([
  ['title', ' '],
  ['title', 'x'.repeat(201)],
  ['description', ''],
  ['description', 'x'.repeat(5_001)],
  ['location', undefined],
  ['date', '2099-03-01'],
  ['date', '2099-03-01T19:30'],
  ['date', '2099-02-30T19:30:00Z'],
  ['date', '9999-12-31T23:59:59-12:00'],
  ['date', '2001-01-01T00:00:00Z'],
  ['imageUrl', 'https://elsewhere.example/x.png'],
  ['imageUrl', '/events/../secret.svg'],
])('an event with the %s %j is refused', async (path, value) => {
  const { status, failure } = await admin.browser.call(addEvent, { body: { ...body, [path]: value } });
  expect([status, failure.errors?.[0]?.path]).toEqual([422, path]);
  expect(await t.deps.db.$count(events)).toBe(0);
});

test('nobody but administrators changes events', async () => {
  const { browser } = await makeFounder(t);
  const params = { eventId: (await makeEvent(t)).id };
  const answers = [
    await browser.call(listPastEvents),
    await browser.call(getEvent, { params }),
    await browser.call(addEvent, { body }),
    await browser.call(changeEvent, { params, body }),
    await browser.call(removeEvent, { params }),
  ];
  expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(403));
  const nothing = await admin.browser.call(changeEvent, { params: { eventId: NOBODY }, body });
  expect(nothing.status).toBe(404);
});
