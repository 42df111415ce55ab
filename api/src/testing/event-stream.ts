import { type TalkEvent, talkEventSchema } from '@ampersand/contract/messages';
import { vi } from 'vitest';
import type { Browser } from './browser.ts';

export interface EventStream {
  readonly status: number;
  readonly headers: Headers;
  /** Data of the `unread` events so far. */
  unread(): number[];
  /** The `talk` events so far. */
  talk(): TalkEvent[];
  /** Waits until there were `count` of them. */
  untilTalk(count: number): Promise<void>;
  /** How many `ties` events came so far. */
  ties(): number;
  /** Waits until there were `count` of them. */
  untilTies(count: number): Promise<void>;
  /** All that came. */
  text(): string;
  /** Waits until the last count is `count`. */
  untilUnread(count: number): Promise<void>;
  /** Resolves when the server has ended the stream. */
  readonly ended: Promise<void>;
  close(): void;
}

const WAIT_MS = 10_000;

/** Opens an event stream over a real connection, with the cookies of a browser. */
export async function openEvents(url: string, browser: Browser): Promise<EventStream> {
  const closing = new AbortController();
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await fetch(url, { headers: { cookie }, signal: closing.signal });
  let text = '';
  const read = async () => {
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) text += chunk;
  };
  const ended = read().catch((error: unknown) => {
    if (!closing.signal.aborted) throw error;
  });
  const unread = () =>
    [...text.matchAll(/event: unread\ndata: (\d+)\n\n/g)].map(([, count]) => Number(count));
  const talk = () =>
    [...text.matchAll(/event: talk\ndata: (.*)\n\n/g)].map(([, data = '']) =>
      talkEventSchema.parse(JSON.parse(data)),
    );
  const ties = () => text.split('event: ties\ndata:\n\n').length - 1;
  return {
    status: response.status,
    headers: response.headers,
    unread,
    talk,
    untilTalk: (count) =>
      vi.waitFor(() => {
        if (talk().length < count) throw new Error(`no ${count} events in ${JSON.stringify(text)}`);
      }, WAIT_MS),
    ties,
    untilTies: (count) =>
      vi.waitFor(() => {
        if (ties() < count) throw new Error(`no ${count} ties in ${JSON.stringify(text)}`);
      }, WAIT_MS),
    text: () => text,
    untilUnread: (count) =>
      vi.waitFor(() => {
        if (unread().at(-1) !== count) throw new Error(`no count of ${count} in ${JSON.stringify(text)}`);
      }, WAIT_MS),
    ended,
    close: () => closing.abort(),
  };
}
