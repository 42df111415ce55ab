import { listEvents } from '@ampersand/contract/event';
import { DAY_MS } from '@ampersand/contract/time';
import { expect, test } from 'vitest';
import { encodeCursor } from '../../http/cursor.ts';
import { makeEvent } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';

const t = useTestApp();
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

test('anybody sees the events still to come, soonest first', async () => {
  const later = await makeEvent(t, { title: 'Later', date: inDays(9), imageUrl: '/covers/later.svg' });
  const soon = await makeEvent(t, { title: 'Soon', date: inDays(1) });
  await makeEvent(t, { title: 'Over', date: inDays(-1) });
  const { status, reply } = await t.browser().call(listEvents);
  expect(status).toBe(200);
  expect(reply).toEqual({
    data: [
      { ...soon, date: soon.date.toISOString(), imageUrl: null },
      { ...later, date: later.date.toISOString(), imageUrl: '/covers/later.svg' },
    ],
  });
});

test('a long list comes in pages without a gap or a repeat, events at the same moment included', async () => {
  const sameMoment = inDays(3);
  for (let i = 0; i < 7; i++)
    await makeEvent(t, { title: `Event ${i}`, date: i < 5 ? sameMoment : inDays(4) });
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const query = { limit: 2, ...(cursor ? { cursor } : {}) };
    const { reply } = await t.browser().call(listEvents, { query });
    seen.push(...reply.data.map(({ id }) => id));
    cursor = reply.nextCursor;
  } while (cursor);
  expect(seen).toHaveLength(7);
  expect(new Set(seen).size).toBe(7);
});

test.each([
  [{ limit: '0' }, 'Please enter 1 or more'],
  [{ limit: '101' }, 'Please enter 100 or fewer'],
  [{ limit: 'many' }, 'This is not in the right format'],
  [{ limit: '' }, 'Please fill in this field'],
  [{ limit: '1.5' }, 'This is not in the right format'],
  [{ cursor: 'x'.repeat(201) }, 'Please enter 200 characters or fewer'],
])('a page like %j is refused in our own words', async (query, message) => {
  const { status, failure } = await t.browser().call(listEvents, { query });
  expect(status).toBe(400);
  expect(failure).toMatchObject({ code: 'bad_request', message });
});

test.each([
  'garbage',
  encodeCursor([1]),
  encodeCursor({}),
  encodeCursor(['2026-01-01', 'not-an-id']),
  encodeCursor(['not a date', '0190a8f0-0000-7000-8000-000000000000']),
])('the cursor %s, which this list never gave, is refused', async (cursor) => {
  const { status, failure } = await t.browser().call(listEvents, { query: { cursor } });
  expect(status).toBe(400);
  expect(failure.message).toBe('This cursor is not from this list; start again without one');
});

test.each([
  ['+275760-09-13T00:00:00.000Z', 400],
  ['0000-01-01T00:00:00.000Z', 400],
  ['9999-12-30T23:59:59.999Z', 200],
  ['1970-01-01T00:00:00.000Z', 200],
])('a cursor at the edge of time, %s, is answered %i', async (date, status) => {
  const cursor = encodeCursor([date, '0190a8f0-0000-7000-8000-000000000000']);
  expect((await t.browser().call(listEvents, { query: { cursor } })).status).toBe(status);
});
