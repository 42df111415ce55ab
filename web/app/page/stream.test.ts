import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StreamEvent } from './stream.ts';

/** The streams to the server, as the browser has opened them. */
let sources: FakeSource[];
let ends: (() => void)[];

class FakeSource extends EventTarget {
  static readonly CLOSED = 2;
  readyState = 1;
  constructor() {
    super();
    sources.push(this);
  }
  close() {
    this.readyState = FakeSource.CLOSED;
  }
  hear(kind: string, data = '') {
    this.dispatchEvent(Object.assign(new Event(kind), { data }));
  }
}

beforeEach(() => {
  sources = [];
  ends = [];
  vi.stubGlobal('EventSource', FakeSource);
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});
afterEach(() => {
  for (const end of ends) end();
});

/** A window of somebody's browser. @returns what adds a part of its page, and answers what that part hears. */
async function openWindow(userId: string) {
  vi.resetModules();
  const { followStream } = await import('./stream.ts');
  return () => {
    const heard: StreamEvent[] = [];
    ends.push(followStream(userId, (event) => heard.push(event)));
    return heard;
  };
}

async function openedSource(): Promise<FakeSource> {
  const [source] = await vi.waitFor(() => {
    expect(sources).toHaveLength(1);
    return sources;
  });
  if (!source) throw new Error('No stream was opened');
  source.hear('open');
  source.hear('unread', '2');
  return source;
}

const opened = { kind: 'opened' };
const unread = { kind: 'unread', unread: 2 };
const away = { kind: 'away' };

test('whoever is there as the stream opens hears so once, whoever comes later hears it as they come', async () => {
  const addPart = await openWindow(crypto.randomUUID());
  const bell = addPart();
  const source = await openedSource();
  expect(bell).toEqual([opened, unread]);
  expect(addPart()).toEqual([opened, unread]);
  expect(bell).toEqual([opened, unread]);

  source.hear('error');
  const late = addPart();
  expect(late).toEqual([away]);
  source.hear('open');
  expect(late).toEqual([away, opened]);
  expect(addPart()).toEqual([opened]);
});

test('a second window hears once that the stream is open, and the first one is not told again', async () => {
  const userId = crypto.randomUUID();
  const first = (await openWindow(userId))();
  await openedSource();
  const addPart = await openWindow(userId);
  const parts = [addPart(), addPart()];
  for (const part of parts) await vi.waitFor(() => expect(part).toEqual([opened, unread]));
  expect(addPart()).toEqual([opened, unread]);
  expect(first).toEqual([opened, unread]);
  expect(sources).toHaveLength(1);
});
