import type { Message } from '@ampersand/contract/messages';
import { afterEach, expect, test, vi } from 'vitest';
import { createTimeline } from './timeline-store.ts';

afterEach(() => vi.unstubAllGlobals());

const message = (seq: number, lastChange: number): Message => ({
  id: `00000000-0000-7000-8000-${String(seq).padStart(12, '0')}`,
  connectionId: '00000000-0000-7000-8000-000000000000',
  seq,
  mine: false,
  idempotencyKey: null,
  text: `message ${seq}`,
  attachment: null,
  quoted: null,
  reactions: [],
  createdAt: '2026-11-22T10:00:00.000Z',
  editedAt: null,
  takenBack: false,
  lastChange,
});

test('after more changes at once than were asked for the next ones are asked for too', async () => {
  const groups = new Map([
    ['0', Array.from({ length: 250 }, (_, i) => message(i + 1, 1))],
    ['1', [message(300, 2)]],
  ]);
  vi.stubGlobal('fetch', async (url: string) => {
    const after = new URL(url, 'http://localhost').searchParams.get('changedAfter') ?? '';
    return Response.json({ data: groups.get(after) ?? [], lastSeq: 300, lastChange: 2, readSeq: 300 });
  });
  const store = createTimeline('00000000-0000-7000-8000-000000000000', {
    data: [message(300, 0)],
    lastSeq: 300,
    lastChange: 0,
  });
  store.start();
  store.catchUp();
  await vi.waitFor(() => expect(store.shown().lastChange).toBe(2));
  expect(store.shown().messages.map(({ seq, lastChange }) => [seq, lastChange])).toEqual([[300, 2]]);
  store.stop();
});

test('what was heard of before the conversation is on the screen is asked for once it is', async () => {
  const answer = { data: [message(2, 1)], lastSeq: 2, lastChange: 1, readSeq: 2 };
  const fetch = vi.fn(async () => Response.json(answer));
  vi.stubGlobal('fetch', fetch);
  const store = createTimeline('00000000-0000-7000-8000-000000000000', {
    data: [message(1, 0)],
    lastSeq: 1,
    lastChange: 0,
  });
  store.catchUp();
  expect(fetch).not.toHaveBeenCalled();
  store.start();
  await vi.waitFor(() => expect(store.shown().messages.map(({ seq }) => seq)).toEqual([1, 2]));
  store.stop();
});
